import { TAX_KINDS } from "~/copy/account/tax-identity";
import { feesHead, feesLine, INVOICE_STATES } from "~/copy/money/invoice";
import { methodLabel } from "~/copy/money/payment-methods";
import { orderedAs } from "~/copy/order/labels";
import type { Database } from "~/db/core/connection.server";
import { type findInvoices, listSellerMonths, type readSellerMonth } from "~/db/money/invoices.server";
import { maskedTaxNumber } from "~/domain/account/tax-identity";
import { CSV_MARK } from "~/domain/core/csv";
import { formatDate, formatDateTime, formatMonth, type Zone } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import {
  invoiceNumber,
  salesSummaryNumber,
  salesSums,
  stateOfInvoices,
  WITHHELD_PERCENT,
} from "~/domain/money/invoice";
import type { PaymentMethod } from "~/domain/money/payment-method";

type Found = NonNullable<Awaited<ReturnType<typeof findInvoices>>>;

/** Null while nothing was paid. */
export function invoiceView(
  { order, attempts, invoices, refunds }: Found,
  { methods, zone }: { methods: readonly PaymentMethod[]; zone: Zone },
) {
  const first = invoices.find(({ kind }) => kind === "invoice");
  if (!first) return null;
  const paid = attempts.find(({ status }) => status === "paid");
  return {
    id: order.id,
    number: invoiceNumber(first),
    state:
      INVOICE_STATES[
        stateOfInvoices(
          invoices,
          refunds.some(({ status }) => status !== "paid"),
        )
      ],
    rows: [
      { label: "Tanggal", value: formatDateTime(first.at, zone) },
      { label: "Pembeli", value: first.buyerName },
      { label: "Penjual", value: first.sellerName },
      { label: "Jasa", value: order.title },
      { label: "Paket", value: orderedAs(order) },
      { label: "Jumlah", value: String(order.quantity) },
      { label: "Harga", value: order.price === null ? "" : formatRupiah(order.price) },
      { label: "Biaya tambahan", value: "Tidak ada" },
      { label: "Cara bayar", value: methodLabel(methods, paid) },
      { label: "ID pesanan", value: order.id },
    ],
    total: first.amount,
    later: invoices
      .filter((one) => one !== first)
      .map((one) => ({
        number: invoiceNumber(one),
        date: formatDate(one.at, zone),
        back: one.kind === "correction",
        amount: one.amount,
      })),
  };
}

/** Stays on one line. */
const sum = (amount: number) => formatRupiah(amount).replace(" ", "\u00a0");

/** `month` as `2026-11`. */
export function salesSummaryView(
  { sums, sales, tax }: Awaited<ReturnType<typeof readSellerMonth>>,
  {
    month,
    from,
    running,
    most,
    seller,
  }: { month: string; from: number; running: boolean; most: number; seller: string },
) {
  const { turnover, fee, withheld, takenBack, net } = salesSums(
    sums ?? { turnover: 0, fee: 0, takenBack: 0 },
  );
  return {
    month,
    name: formatMonth(from),
    running,
    number: sums && salesSummaryNumber(sums),
    rows: [
      { label: "Penjual", value: seller },
      ...(tax ? [{ label: TAX_KINDS[tax.kind], value: maskedTaxNumber(tax) }] : []),
      { label: "Penjualan", value: formatRupiah(turnover) },
      { label: "Biaya platform", value: formatRupiah(fee) },
      { label: `Pajak yang dipotong (${WITHHELD_PERCENT} %)`, value: formatRupiah(withheld) },
      ...(takenBack > 0 ? [{ label: "Ditarik kembali bank pembeli", value: formatRupiah(takenBack) }] : []),
    ],
    net,
    sales: sales.map(({ orderId, title, at, net, fee, year, number }) => ({
      orderId,
      title,
      date: formatDate(at),
      text: `${invoiceNumber({ kind: "invoice", year, number })} · harga ${sum(net + fee)}, biaya ${sum(fee)}`,
      amount: net,
    })),
    more: sales.length === most,
  };
}

/** Sellers read at a time. */
const CHUNK = 1_000;

/** Streamed CSV of a month's fees by seller. The first rows are read before answering, so that a failure can be an error page. */
export async function feesStream(db: Database, month: string): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let chunk = await listSellerMonths(db, month, { after: 0, limit: CHUNK });
  const lines = () => chunk.map((line) => feesLine(month, line)).join("");
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(CSV_MARK + feesHead()));
    },
    async pull(controller) {
      controller.enqueue(encoder.encode(lines()));
      const last = chunk.at(-1);
      if (chunk.length < CHUNK || !last) return controller.close();
      chunk = await listSellerMonths(db, month, { after: last.number, limit: CHUNK });
    },
  });
}
