// biome-ignore-all lint/a11y/noRedundantRoles: shown as cards, a table without them is no table to a screen reader.
import { formatAmount, formatRupiah } from "~/domain/money";

export type TrialLine = {
  kind: string;
  name: string;
  text: string;
  /** Accounts that hold something. */
  accounts: number;
  /** integer rupiah; outside accounts stand below zero */
  balance: number;
};

/** What every kind of account holds; together they are zero, or something is wrong. */
export function TrialBalance({ lines, sum }: { lines: readonly TrialLine[]; sum: number }) {
  return (
    <table className="tbl kas" role="table">
      <caption className="sr">Isi rekening menurut golongannya</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Golongan
          </th>
          <th role="columnheader" scope="col">
            Rekening terisi
          </th>
          <th role="columnheader" scope="col" className="r">
            Jumlah
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {lines.map(({ kind, name, text, accounts, balance }) => (
          <tr key={kind} role="row">
            <td role="cell" className="t">
              {name}
              <small>{text}</small>
            </td>
            <td role="cell" className="dt">
              {formatAmount(accounts)} rekening
            </td>
            <td role="cell" className="r whitespace-nowrap">
              <b>{signed(balance)}</b>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot role="rowgroup">
        <tr role="row">
          <td role="cell" colSpan={2}>
            Jumlah semua
          </td>
          <td role="cell" className="r whitespace-nowrap">
            {signed(sum)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function signed(amount: number): string {
  return `${amount < 0 ? "−" : ""}${formatRupiah(Math.abs(amount))}`;
}
