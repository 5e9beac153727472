import { maskedTaxNumber } from "~/accounts/personal-data";
import { TAX_KINDS } from "~/accounts/text";
import type { Database } from "~/database/connection.server";
import type { PageOf } from "~/database/statements.server";
import { orderedAs } from "~/orders/label-text";
import { billRows, orderedRows } from "~/orders/opening-text";
import { type PaymentMethod, withdrawable } from "~/payments/payment";
import { methodLabel } from "~/payments/text";
import { maskedAccount } from "~/payouts/account";
import { isOpenPayout } from "~/payouts/manual-payout";
import { waitView, withdrawalView } from "~/payouts/page-data.server";
import { MIN_WITHDRAWAL } from "~/payouts/withdrawal";
import { formatDate, formatDateTime, formatMonth, lastMonths, monthKey, type Zone } from "~/platform/dates";
import { CSV_MARK } from "~/platform/files";
import { formatRupiah } from "~/platform/money";
import type { RowKey } from "~/platform/paging";
import { ACCOUNT_KIND_LABELS, AUDIT_RULE_LABELS, mismatchSentence, TRIAL_FAULT_LABELS } from "./books-text";
import {
  AUDIT_RULES,
  invoiceNumber,
  type LedgerAccountKind,
  salesSummaryNumber,
  salesSums,
  stateOfInvoices,
  trialFaults,
  WITHHELD_PERCENT,
} from "./ledger";
import {
  type BalanceEntryWithTotal,
  type findInvoices,
  listSellerMonths,
  type readSellerMonth,
  type selectBalancePage,
} from "./page-queries.server";
import type { BalanceEntry, readLedgerAudit } from "./queries.server";
import { INVOICE_STATES, ledgerEntryTitle, sellerMonthHead, sellerMonthLine } from "./text";

const MONTHS_OFFERED = 24;

/** Returns months in WIB, newest first, like `2026-11`. The first month contains `since`. */
export function monthOptions(now: number, since = 0) {
  const first = monthKey(since);
  return lastMonths(now, MONTHS_OFFERED)
    .map((at) => ({ value: monthKey(at), label: formatMonth(at) }))
    .filter(({ value }) => value >= first);
}

export function balanceView(found: PageOf<typeof selectBalancePage>, after: RowKey | null, now: number) {
  const { balance, byCard, held, paidOut, latest, entries } = found;
  const available = withdrawable({ balance, held: byCard.amount });
  const open = latest.find(isOpenPayout);
  return {
    headline: open ? { title: "Saldo", amount: balance } : { title: "Dapat ditarik sekarang", amount: available },
    // A charge-back may have reduced the balance since.
    waiting: waitView({ ...byCard, amount: balance - available }),
    held,
    withdrawing: open?.amount ?? 0,
    paidOut,
    wait: open ? ("open" as const) : available < MIN_WITHDRAWAL ? ("too_little" as const) : null,
    withdrawals: latest.map((one) => withdrawalView(one, now)),
    moreWithdrawals: found.moreWithdrawals,
    entries: entries.items.map(balanceEntryView),
    first: after && "/dashboard/balance",
    next: entries.after && `/dashboard/balance?after=${entries.after}`,
    months: monthOptions(now, found.joinedAt),
  };
}

export function ledgerEntryView(entry: BalanceEntry) {
  const { row, at, to, amount, orderId, orderTitle, payout } = entry;
  return {
    row,
    at,
    title: ledgerEntryTitle(entry),
    detail: orderTitle ?? (payout ? maskedAccount(payout) : ""),
    orderId,
    // The amount is negative if the money left.
    amount: to.startsWith("seller:") ? amount : -amount,
  };
}

function balanceEntryView(entry: BalanceEntryWithTotal) {
  return { ...ledgerEntryView(entry), balanceAfter: entry.balanceAfter };
}

export function ledgerAuditView(books: Awaited<ReturnType<typeof readLedgerAudit>>) {
  const { totals, below, checkedAt, unchecked, mismatches, broken } = books;
  const faults = trialFaults(totals, below);
  const kinds = Object.entries(ACCOUNT_KIND_LABELS) as [
    LedgerAccountKind,
    (typeof ACCOUNT_KIND_LABELS)[LedgerAccountKind],
  ][];
  return {
    lines: kinds.map(([kind, words]) => {
      const { accounts = 0, balance = 0 } = totals.find((total) => total.kind === kind) ?? {};
      return { kind, ...words, accounts, balance };
    }),
    sum: totals.reduce((sum, { balance }) => sum + balance, 0),
    rules: [
      ...(["not_zero", "below_zero"] as const).map((fault) => ({
        text: TRIAL_FAULT_LABELS[fault],
        holds: !faults.includes(fault),
      })),
      ...AUDIT_RULES.map((rule) => ({
        text: AUDIT_RULE_LABELS[rule],
        holds: !broken.includes(rule),
      })),
    ],
    below,
    mismatches: mismatches.map((mismatch) => ({
      orderId: mismatch.orderId,
      rule: AUDIT_RULE_LABELS[mismatch.rule],
      found: mismatchSentence(mismatch),
      seen: formatDateTime(mismatch.seenAt),
    })),
    checked: checkedAt === null ? null : formatDateTime(checkedAt),
    unchecked,
  };
}

type InvoiceRows = NonNullable<Awaited<ReturnType<typeof findInvoices>>>;

export function invoiceView(
  { order, attempts, invoices, refunds }: InvoiceRows,
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
      ...(orderedRows(order) ? [] : [{ label: "Jumlah", value: String(order.quantity) }]),
      ...(order.price === null ? [] : billRows(order)),
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

const sum = (amount: number) => formatRupiah(amount).replace(" ", "\u00a0");

export function salesSummaryView(
  { sums, sales, tax }: Awaited<ReturnType<typeof readSellerMonth>>,
  { month, from, running, max, seller }: { month: string; from: number; running: boolean; max: number; seller: string },
) {
  const { turnover, fee, withheld, takenBack, net } = salesSums(sums ?? { turnover: 0, fee: 0, takenBack: 0 });
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
    more: sales.length === max,
  };
}

const ROWS_PER_CHUNK = 1_000;

/** Streams a month's fees. The first rows are read before the answer begins, so that a failure can be an error page. */
export async function feesStream(db: Database, month: string): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let chunk = await listSellerMonths(db, month, { after: 0, limit: ROWS_PER_CHUNK });
  const lines = () => chunk.map((line) => sellerMonthLine(month, line)).join("");
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(CSV_MARK + sellerMonthHead()));
    },
    async pull(controller) {
      controller.enqueue(encoder.encode(lines()));
      const last = chunk.at(-1);
      if (chunk.length < ROWS_PER_CHUNK || !last) return controller.close();
      chunk = await listSellerMonths(db, month, { after: last.number, limit: ROWS_PER_CHUNK });
    },
  });
}
