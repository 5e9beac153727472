// biome-ignore-all lint/a11y/noRedundantRoles: shown as cards, a table without them is no table to a screen reader.
import type { ReactNode } from "react";
import { formatShortDate, formatTime, type Zone } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import { Price } from "../kit/money/price";
import { CashTable } from "./cash-table";

export type LedgerLine = {
  key: string;
  /** UTC ms of what happened, or in words when it will: "Setelah Anda setuju". */
  when: number | string;
  from: string;
  to: string;
  note?: string;
  /** integer rupiah */
  amount: number;
};

export function LedgerTable({
  lines,
  total,
  zone,
}: {
  lines: readonly LedgerLine[];
  zone?: Zone | undefined;
  total: { label: string; amount: number };
}) {
  return (
    <CashTable
      caption="Jurnal uang pesanan ini"
      heads={["Tanggal", "Dari dan ke"]}
      foot={{ label: total.label, amount: <Price amount={total.amount} /> }}
    >
      {lines.map((line) => (
        <LedgerTableRow key={line.key} line={line} zone={zone} />
      ))}
    </CashTable>
  );
}

function LedgerTableRow({ line, zone }: { line: LedgerLine; zone: Zone | undefined }) {
  const planned = typeof line.when === "string";
  return (
    <tr role="row" className={planned ? "cash-table__planned" : undefined}>
      <td role="cell" className="data-table__date">
        {moment(line.when, zone)}
      </td>
      <td role="cell" className="data-table__title">
        {line.from} → {line.to}
        {line.note && <small>{line.note}</small>}
      </td>
      <td role="cell" className="data-table__amount">
        {planned ? formatRupiah(line.amount) : <b>{formatRupiah(line.amount)}</b>}
      </td>
    </tr>
  );
}

function moment(when: number | string, zone: Zone | undefined): ReactNode {
  if (typeof when === "string") return when;
  return (
    <>
      {formatShortDate(when, zone)}, <br />
      {formatTime(when, zone)}
    </>
  );
}
