import { postingReason, staffAccountName } from "~/copy/money/ledger";
import { ATTEMPT_LABELS, outcomeLabel } from "~/copy/money/payment";
import { methodLabel } from "~/copy/money/payment-methods";
import { PHASE_LABELS } from "~/copy/operator/order-filters";
import { CHANGE_STATUS_LABELS } from "~/copy/order/change";
import { eventDetails } from "~/copy/order/event-details";
import { staffEventSentence } from "~/copy/order/history";
import { orderedAs, staffActorName } from "~/copy/order/labels";
import { ORDER_STATUS_LABELS, PAYMENT_STATUS_LABELS } from "~/copy/order/status";
import { scheduledNext } from "~/copy/order/status/scheduled-next";
import { causeOf, toPosting } from "~/db/money/ledger.server";
import type { AdminOrderRows } from "~/db/operator/order.server";
import { formatDate, formatDateTime } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import { inEscrow } from "~/domain/money/balances";
import { isApproved } from "~/domain/money/manual-payout";
import type { PaymentMethod } from "~/domain/money/payment-method";
import { gatewayTryAt } from "~/domain/money/refund";
import type { EventDetail } from "~/domain/order/decision";
import { fileSize } from "~/domain/order/file";
import { type People, peopleOf } from "~/domain/order/people";
import { stepsOf } from "../order/history.server";

/** What its sides wrote leaves the server only once one of them has opened a dispute. */
export function adminOrderView(
  found: AdminOrderRows,
  { now, methods }: { now: number; methods: readonly PaymentMethod[] },
) {
  const { order } = found;
  const opened = order.disputedBy !== null;
  const people = peopleOf(order);
  const attemptOf = (detail: EventDetail) => found.attempts.find(({ attempt }) => attempt === detail.attempt);
  const withLabel = (detail: EventDetail) =>
    "method" in detail ? { ...detail, method: methodLabel(methods, attemptOf(detail)) } : detail;
  const steps = stepsOf(found.events, {
    title: staffEventSentence,
    who: ({ actor, actorName, detail }) => [
      staffActorName(actor, people, actorName),
      eventDetails(withLabel(detail)),
    ],
    quote: opened,
  });
  const last = steps.at(-1);
  return {
    id: order.id,
    title: order.title,
    status: order.status,
    phase: order.phase,
    state: {
      title: order.phase ? PHASE_LABELS[order.phase] : ORDER_STATUS_LABELS[order.status],
      why: last ? `${last.title}, ${formatDateTime(last.at)} (${last.who}).` : "",
      scheduledNext: scheduledNext(order, now),
      disputed: order.phase === "disputed",
    },
    facts: factRows(found),
    sides: [sideOf(found, "Pembeli", order.buyerId), sideOf(found, "Penjual", order.sellerId)],
    listing: { id: order.listingId },
    steps,
    money: moneyLines(found, people),
    attempts: found.attempts.map((attempt) => attemptView(attempt, methods)),
    notifications: found.notifications.map(notificationView),
    refunds: found.refunds.map(refundView),
    changes: found.changes.map(({ id, proposedBy, description, status, createdAt }) => ({
      id,
      by: people[proposedBy],
      description: opened ? description : null,
      state: CHANGE_STATUS_LABELS[status],
      at: formatDateTime(createdAt),
    })),
    files: found.files.map(({ key, name, size, senderId }) => ({
      key,
      name,
      size: fileSize(size),
      from: senderId === order.buyerId ? people.buyer : people.seller,
    })),
    acts: found.acts,
    words: opened ? { requirements: order.requirements, notes: order.notes } : null,
  };
}

function factRows({ order }: AdminOrderRows) {
  const amount = (value: number | null) => (value === null ? "Belum ada" : formatRupiah(value));
  return [
    { label: "Dana", value: PAYMENT_STATUS_LABELS[order.paymentStatus] },
    { label: "Paket", value: orderedAs(order) },
    { label: "Harga", value: amount(order.price) },
    { label: "Jumlah", value: String(order.quantity) },
    { label: "Total", value: amount(order.totalPrice) },
    { label: "Biaya platform", value: `${order.feePercent}%` },
    { label: "Versi", value: String(order.version) },
    ...moments([
      ["Dibuat", order.createdAt],
      ["Penawaran sampai", order.quoteExpiresAt],
      ["Bayar sebelum", order.paymentDueAt],
      ["Dimulai", order.startedAt],
      ["Tenggat", order.workDueAt],
      ["Diserahkan", order.deliveredAt],
      ["Diperiksa sebelum", order.reviewDueAt],
      ["Dijawab sebelum", order.answerDueAt],
      ["Pengingat", order.remindAt],
      ["Ditutup", order.closedAt],
    ]),
    ...(order.buyerShare === null ? [] : [{ label: "Bagian pembeli", value: `${order.buyerShare}%` }]),
  ];
}

function moments(named: [string, number | null][]) {
  return named.flatMap(([label, at]) => (at === null ? [] : [{ label, value: formatDateTime(at) }]));
}

function sideOf({ people }: AdminOrderRows, label: string, id: string) {
  const person = people.find(({ personId }) => personId === id);
  return {
    label,
    id,
    name: person?.name ?? "User",
    email: person?.email ?? "",
    suspended: person?.suspendedAt != null,
  };
}

/** With what rested in escrow after each. */
function moneyLines({ ledgerEntries, order, events }: AdminOrderRows, people: People) {
  const postings = ledgerEntries.map(toPosting);
  const held = (count: number) => inEscrow(postings.slice(0, count), order.id);
  return {
    lines: postings.map((posting, index) => ({
      key: `${ledgerEntries[index]?.transferId}:${ledgerEntries[index]?.line}`,
      when: ledgerEntries[index]?.at ?? "",
      from: staffAccountName(posting.from, people),
      to: staffAccountName(posting.to, people),
      note: `${postingReason(posting, causeOf(order.id, events, ledgerEntries[index]?.transferId), "staff")} · titipan sesudahnya ${formatRupiah(held(index + 1))}`,
      amount: posting.amount,
    })),
    inEscrow: held(postings.length),
  };
}

function attemptView(attempt: AdminOrderRows["attempts"][number], methods: readonly PaymentMethod[]) {
  return {
    id: attempt.id,
    gatewayOrderId: attempt.gatewayOrderId,
    number: attempt.attempt,
    status: ATTEMPT_LABELS[attempt.status],
    surplus: attempt.surplus,
    method: methodLabel(methods, attempt),
    amount: attempt.amount,
    begun: formatDateTime(attempt.createdAt),
    checked: formatDateTime(attempt.checkedAt),
  };
}

function notificationView(notification: AdminOrderRows["notifications"][number]) {
  const { key, body, receivedAt, processedAt, outcome, shortenedAt } = notification;
  return {
    key,
    body: body === null ? null : prettyJson(body),
    received: formatDateTime(receivedAt),
    processed: processedAt === null ? null : formatDateTime(processedAt),
    shortened: shortenedAt === null ? null : formatDate(shortenedAt),
    outcome: outcomeLabel(outcome),
  };
}

function prettyJson(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function refundView(refund: AdminOrderRows["refunds"][number]) {
  const { id, amount, route, status, tries, lastError, reference, createdAt, paidAt } = refund;
  const askedAgain = gatewayTryAt(refund);
  return {
    id,
    amount,
    state:
      status === "paid"
        ? `Dibayarkan${paidAt === null ? "" : ` ${formatDateTime(paidAt)}`}`
        : isApproved(refund)
          ? "Disetujui, menunggu orang kedua"
          : "Belum dibayarkan",
    facts: [
      route === "gateway" ? "lewat penyedia pembayaran" : "lewat transfer bank",
      `sejak ${formatDateTime(createdAt)}`,
      tries > 0 && `${tries} kali dicoba`,
      askedAgain !== null && `dicoba lagi ${formatDateTime(askedAgain)}`,
      lastError && `kesalahan terakhir: ${lastError}`,
      reference && `referensi ${reference}`,
    ]
      .filter(Boolean)
      .join(" · "),
  };
}
