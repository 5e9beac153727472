// biome-ignore-all lint/a11y/noRedundantRoles: shown as cards, a table without them is no table to a screen reader.
import { formatAmount, formatRupiah } from "~/domain/core/money";
import { CashTable } from "../../money/cash-table";

type TrialLine = {
  kind: string;
  name: string;
  text: string;
  /** Accounts that hold something. */
  accounts: number;
  /** integer rupiah; outside accounts stand below zero */
  balance: number;
};

/** By kind of account; `sum` is zero, or the books are wrong. */
export function TrialBalance({ lines, sum }: { lines: readonly TrialLine[]; sum: number }) {
  return (
    <CashTable
      caption="Isi rekening menurut golongannya"
      heads={["Golongan", "Rekening terisi"]}
      foot={{ label: "Jumlah semua", amount: <span className="whitespace-nowrap">{signed(sum)}</span> }}
    >
      {lines.map(({ kind, name, text, accounts, balance }) => (
        <tr key={kind} role="row">
          <td role="cell" className="data-table__title">
            {name}
            <small>{text}</small>
          </td>
          <td role="cell" className="data-table__date">
            {formatAmount(accounts)} rekening
          </td>
          <td role="cell" className="data-table__amount whitespace-nowrap">
            <b>{signed(balance)}</b>
          </td>
        </tr>
      ))}
    </CashTable>
  );
}

function signed(amount: number): string {
  return `${amount < 0 ? "−" : ""}${formatRupiah(Math.abs(amount))}`;
}
