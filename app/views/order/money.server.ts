import { dayAndMonth } from "~/copy/core/days";
import { holdSentence } from "~/copy/money/card-hold";
import { accountName, postingReason } from "~/copy/money/ledger";
import { methodLabel } from "~/copy/money/payment-methods";
import { moneyBrief } from "~/copy/order/money/brief";
import { moneyPath } from "~/copy/order/money/path";
import { moneySummary } from "~/copy/order/money/summary";
import { causeOf, toPosting } from "~/db/money/ledger.server";
import type { OrderPage } from "~/db/order/pages.server";
import type { Zone } from "~/domain/core/dates";
import { formatRupiah, platformFee, sellerProceeds } from "~/domain/core/money";
import { inEscrow } from "~/domain/money/balances";
import { heldUntil } from "~/domain/money/card-hold";
import { accountKind, escrowOf } from "~/domain/money/ledger";
import { isCard, type PaymentMethod } from "~/domain/money/payment-method";
import { stageOf } from "~/domain/money/refund-stage";
import type { Order, Side } from "~/domain/order/order";
import type { People } from "~/domain/order/people";
import { orderRefunds } from "./refunds.server";

export type MoneyRules = { cardHoldDays: number; methods: readonly PaymentMethod[]; now: number };

export function orderMoney(
  page: OrderPage,
  side: Side,
  people: People,
  { cardHoldDays, methods, now, zone }: MoneyRules & { zone: Zone },
) {
  const { order, attempts, events, ledgerEntries } = page;
  const owed = owedOf(page);
  const path = moneyPath(order, side, owed);
  const postings = ledgerEntries.map(toPosting);
  const lines = ledgerEntries.map((row) => {
    const posting = toPosting(row);
    const cause = causeOf(order.id, events, row.transferId);
    const from = accountName(posting.from, side, people);
    const paid = accountKind(posting.from) === "gateway_clearing" && methodOf(cause, attempts, methods);
    return {
      key: `${row.transferId}:${row.line}`,
      when: row.at,
      from: paid ? `${from} (${paid})` : from,
      to: accountName(posting.to, side, people),
      note: postingReason(posting, cause, side),
      amount: posting.amount,
    };
  });
  const times = { first: ledgerEntries[0]?.at ?? null, last: ledgerEntries.at(-1)?.at ?? null };
  return {
    brief: moneyBrief(order, side, people, zone),
    summary: moneySummary(order, side, people, times, owed, zone),
    hold: side === "seller" ? holdOf(page, { cardHoldDays, methods, now }) : null,
    refunds: orderRefunds(page, { side, people, zone }, methods),
    stations: path.map(({ label, note, state }, index) => {
      const paid = index === 0 && state === "past" && times.first !== null;
      // How it was shared is said below.
      const said = order.paymentStatus === "split" && index === 2;
      return {
        name: label,
        note: paid ? `bayar ${dayAndMonth(times.first ?? 0, zone)}` : said ? undefined : (note ?? undefined),
      };
    }),
    at: path.findIndex(({ state }) => state === "now"),
    lines: [...lines, ...plannedLines(order, side, people)],
    inEscrow: inEscrow(postings, order.id),
  };
}

/** Until when a card payment cannot be withdrawn; null where nothing waits. */
function holdOf({ order, attempts }: OrderPage, { cardHoldDays, methods, now }: MoneyRules): string | null {
  const paid = attempts.find(({ status, surplus }) => status === "paid" && !surplus);
  if (!paid || !isCard(methods, paid) || order.startedAt === null) return null;
  const until = heldUntil(order.startedAt, cardHoldDays, now);
  return until !== null && ["held", "released", "split"].includes(order.paymentStatus)
    ? holdSentence(until)
    : null;
}

/** Of a divided order not what was paid a second time. */
function owedOf({ order, attempts, refunds }: OrderPage) {
  const surplus = (number: number | null) =>
    attempts.some((attempt) => attempt.attempt === number && attempt.surplus);
  return refunds
    .filter(({ attempt }) => order.paymentStatus !== "split" || !surplus(attempt))
    .map((refund) => ({ amount: refund.amount, stage: stageOf(refund) }));
}

function methodOf(
  event: OrderPage["events"][number] | undefined,
  attempts: OrderPage["attempts"],
  methods: readonly PaymentMethod[],
) {
  const attempt = attempts.find(({ attempt }) => attempt === event?.detail.attempt);
  return attempt?.method ? methodLabel(methods, attempt) : null;
}

/** What comes next if all goes well; the fee included. */
function plannedLines(order: Order, side: Side, people: People) {
  const total = order.totalPrice;
  if (total === null) return [];
  const escrow = accountName(escrowOf(order.id), side, people);
  const payer = side === "buyer" ? "Anda" : "pembeli";
  const onward = {
    key: "plan",
    when: `Setelah ${payer} setuju`,
    from: escrow,
    to: side === "seller" ? "Anda" : people.seller,
    note: `Setelah biaya platform ${order.feePercent}%, ${formatRupiah(platformFee(total, order.feePercent))}`,
    amount: sellerProceeds(total, order.feePercent),
  };
  if (order.phase === "awaiting_payment") {
    const reviewed = order.paymentStatus === "review";
    const paid = {
      key: "pay",
      when: reviewed ? "Setelah pemeriksaan" : `Setelah ${payer} membayar`,
      from: side === "buyer" ? "Anda" : people.buyer,
      to: escrow,
      note: `${reviewed ? "Bila pembayarannya diterima: ditahan" : "Ditahan"} sampai ${payer} puas`,
      amount: total,
    };
    return side === "seller" ? [paid, onward] : [paid];
  }
  // Unknown while the two sides still disagree.
  if (order.paymentStatus !== "held" || order.phase === "disputed" || order.phase === "cancel_requested")
    return [];
  return [onward];
}
