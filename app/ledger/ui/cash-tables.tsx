// biome-ignore-all lint/a11y/noRedundantRoles: CSS shows the table as cards, and without the roles screen readers no longer announce a table.
// Tables of money movements, which show two lines for each movement on phones.

import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatShortDate, formatTime, type Zone } from "~/platform/dates";
import { formatAmount, formatRupiah } from "~/platform/money";
import { Bdi } from "~/ui/kit";
import { Price } from "~/ui/prices";

export function CashTable({
  caption,
  heads,
  foot,
  children,
}: {
  caption: string;
  heads: readonly [string, string];
  foot?: { label: string; amount: ReactNode };
  children: ReactNode;
}) {
  return (
    <table className="data-table mt-2 w-full border-collapse max-md:block" role="table">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only" role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th
              key={head}
              role="columnheader"
              scope="col"
              className="whitespace-nowrap border-b-2 border-ink py-2 pl-0 pr-2 text-left text-sm text-ink-soft"
            >
              {head}
            </th>
          ))}
          <th
            role="columnheader"
            scope="col"
            className="whitespace-nowrap border-b-2 border-ink py-2 pl-0 pr-2 text-right text-sm text-ink-soft"
          >
            Jumlah
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block" role="rowgroup">
        {children}
      </tbody>
      {foot && (
        <tfoot className="max-md:block" role="rowgroup">
          <tr
            role="row"
            className="max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:py-2"
          >
            <td role="cell" colSpan={2} className="p-0 align-top text-base font-bold md:py-2.5 md:pr-3">
              {foot.label}
            </td>
            <td
              role="cell"
              className="whitespace-nowrap p-0 text-right align-top text-base font-bold max-md:flex-[1_0_42%] md:py-2.5 md:pr-3"
            >
              {foot.amount}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** Shows a row. `planned` means that the money has not moved yet. */
export function CashRow({ planned = false, children }: { planned?: boolean; children: ReactNode }) {
  return (
    <tr
      role="row"
      className={
        planned
          ? "text-ink-soft max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:border-b max-md:py-2"
          : "max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:border-b max-md:py-2"
      }
    >
      {children}
    </tr>
  );
}

const cells = {
  date: "whitespace-nowrap p-0 align-top text-sm max-md:flex-[0_0_42%] md:border-b md:py-2.5 md:pr-3 max-md:[&>br]:hidden",
  title:
    "min-w-36 p-0 align-top text-sm font-bold [word-break:break-word] max-md:-order-1 max-md:flex-[0_0_100%] max-md:pb-1 md:border-b md:py-2.5 md:pr-3",
  amount: "whitespace-nowrap p-0 text-right align-top text-sm max-md:flex-[1_0_42%] md:border-b md:py-2.5 md:pr-3",
} as const;

export function CashCell({ kind, children }: { kind: keyof typeof cells; children: ReactNode }) {
  return (
    <td role="cell" className={cells[kind]}>
      {children}
    </td>
  );
}

export type LedgerEntryView = {
  row: number;
  at: number;
  title: string;
  detail: string;
  orderId: string | null;
  /** Rupiah, negative if the money left the account. */
  amount: number;
  balanceAfter?: number | null;
};

export function LedgerEntryList({
  caption,
  lines,
  orders,
}: {
  caption: string;
  lines: readonly LedgerEntryView[];
  orders: string;
}) {
  return (
    <CashTable caption={caption} heads={["Tanggal", "Keterangan"]}>
      {lines.map(({ row, at, title, detail, orderId, amount, balanceAfter = null }) => (
        <CashRow key={row}>
          <CashCell kind="date">
            {formatShortDate(at)}, <br />
            {formatTime(at)}
          </CashCell>
          <CashCell kind="title">
            {title}
            <small>
              {orderId ? (
                <Link to={`${orders}/${orderId}`}>
                  <Bdi>{detail}</Bdi>
                </Link>
              ) : (
                <Bdi>{detail}</Bdi>
              )}
            </small>
          </CashCell>
          <CashCell kind="amount">
            <b>
              {amount < 0 ? "−" : "+"} Rp {formatAmount(Math.abs(amount))}
            </b>
            {balanceAfter !== null && <small>Saldo {formatRupiah(balanceAfter)}</small>}
          </CashCell>
        </CashRow>
      ))}
    </CashTable>
  );
}

export type LedgerLine = {
  key: string;
  /** UTC ms. An event in the future has words, like "Setelah Anda setuju". */
  when: number | string;
  from: string;
  to: string;
  note?: string;
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
    <CashRow planned={planned}>
      <CashCell kind="date">{moment(line.when, zone)}</CashCell>
      <CashCell kind="title">
        {line.from} → {line.to}
        {line.note && <small>{line.note}</small>}
      </CashCell>
      <CashCell kind="amount">{planned ? formatRupiah(line.amount) : <b>{formatRupiah(line.amount)}</b>}</CashCell>
    </CashRow>
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
