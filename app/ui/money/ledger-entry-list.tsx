// biome-ignore-all lint/a11y/noRedundantRoles: shown as cards, a table without them is no table to a screen reader.
import { Link } from "@remix-run/react";
import { formatShortDate, formatTime } from "~/domain/core/dates";
import { formatAmount, formatRupiah } from "~/domain/core/money";
import { Bdi } from "../kit/text/bdi";
import { CashTable } from "./cash-table";

export type LedgerEntryView = {
  row: number;
  /** UTC ms */
  at: number;
  title: string;
  detail: string;
  orderId: string | null;
  /** integer rupiah, below zero where it left */
  amount: number;
  balanceAfter?: number | null;
};

/** Newest first. `orders`: where an order's page is, for whoever may see it. */
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
        <tr role="row" key={row}>
          <td role="cell" className="data-table__date">
            {formatShortDate(at)}, <br />
            {formatTime(at)}
          </td>
          <td role="cell" className="data-table__title">
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
          </td>
          <td role="cell" className="data-table__amount whitespace-nowrap">
            <b>
              {amount < 0 ? "−" : "+"} Rp {formatAmount(Math.abs(amount))}
            </b>
            {balanceAfter !== null && <small>Saldo {formatRupiah(balanceAfter)}</small>}
          </td>
        </tr>
      ))}
    </CashTable>
  );
}
