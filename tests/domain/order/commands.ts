import type { Command, CommandKind, CommandOf, EventKind } from "~/orders/lifecycle";
import type { OrderPlace } from "~/orders/order";
import type { ActorKind } from "~/orders/rules/step";
import { DAY, HOUR } from "~/platform/dates";

import type { Visit } from "~/visits/visit";
import { NOW } from "./fixture";

export const LATER = NOW + 2 * HOUR;
export const pay: CommandOf<"record_payment"> = {
  kind: "record_payment",
  bill: 1,
  amount: 350_000,
  attempt: 1,
  method: "qris",
};

/** A day after the deadline, which both sides may agree on at any time. */
export const NEW_TERMS = { price: null, deadline: NOW + 30 * DAY, revisions: 3 };

export const VISIT: Visit = {
  mode: "at_buyer",
  placeCode: "31.74",
  agreed: null,
  wish: { day: "2026-12-24", slots: [600, 780], by: "buyer" },
};

export const COMMANDS: { [K in CommandKind]: CommandOf<K> } = {
  quote: { kind: "quote", price: 400_000, days: 3 },
  accept_quote: { kind: "accept_quote" },
  propose_change: { kind: "propose_change", description: "Ditambah satu halaman.", ...NEW_TERMS },
  accept_change: { kind: "accept_change", ...NEW_TERMS },
  decline_change: { kind: "decline_change", reason: "Jadwal saya penuh." },
  withdraw_change: { kind: "withdraw_change" },
  propose_visit: { kind: "propose_visit", visit: VISIT, day: "2026-12-24", slots: [480, 600] },
  accept_visit: { kind: "accept_visit", visit: VISIT, day: "2026-12-24", slot: 600 },
  start_payment: { kind: "start_payment" },
  record_payment: pay,
  payment_in_review: { kind: "payment_in_review", attempt: 1 },
  payment_failed: { kind: "payment_failed", attempt: 1 },
  expire: { kind: "expire" },
  cancel: { kind: "cancel" },
  leave: { kind: "leave" },
  arrive: { kind: "arrive" },
  complete: { kind: "complete" },
  deliver: { kind: "deliver", note: "Semua berkas ada di lampiran.", files: 2, visit: null },
  request_revision: { kind: "request_revision", reason: "Warna hijaunya terlalu muda." },
  release: { kind: "release" },
  cancel_late: { kind: "cancel_late" },
  request_cancellation: { kind: "request_cancellation", buyerShare: 60, reason: "Acaranya batal." },
  accept_cancellation: { kind: "accept_cancellation" },
  refuse_cancellation: { kind: "refuse_cancellation", reason: "Sudah hampir jadi." },
  withdraw_cancellation: { kind: "withdraw_cancellation" },
  enforce_cancellation: { kind: "enforce_cancellation" },
  open_dispute: { kind: "open_dispute", reason: "Berkasnya tidak bisa dibuka." },
  answer_dispute: { kind: "answer_dispute", reason: "Berkasnya bisa dibuka di sini." },
  propose_settlement: { kind: "propose_settlement", buyerShare: 40 },
  accept_settlement: { kind: "accept_settlement" },
  rule_dispute: { kind: "rule_dispute", buyerShare: 30, reason: "Sebagian sudah dikerjakan." },
  return_refund: { kind: "return_refund", amount: 350_000, debt: 2, taken: false },
  record_transfer: { kind: "record_transfer", amount: 350_000 },
  record_refund: { kind: "record_refund", amount: 350_000, through: "bank", last: true },
  take_back: {
    kind: "take_back",
    bill: 1,
    amount: 350_000,
    isSurplus: false,
    owed: 0,
    last: true,
    held: 0,
    cause: "chargeback",
  },
};
const OVERDUE: CommandKind[] = ["expire", "release", "enforce_cancellation", "rule_dispute"];
const WEEKS_LATER = NOW + 20 * DAY;
/** The time at which a command is allowed for an order due in an hour. */
export function timeFor(command: Command): number {
  if (command.kind === "cancel_late" || command.kind === "open_dispute") return WEEKS_LATER;
  return OVERDUE.includes(command.kind) ? LATER : NOW;
}

/** The whole life cycle: from, command, by, to, and the state of the money. */
type Row = [OrderPlace, CommandKind, ActorKind, OrderPlace, string];
export const ALLOWED: Row[] = [
  ["inquiry", "quote", "seller", "quoted", "unpaid"],
  ["quoted", "quote", "seller", "quoted", "unpaid"],
  ["quoted", "accept_quote", "buyer", "awaiting_payment", "unpaid"],
  ...(["quoted", "awaiting_payment", "working", "delivered", "revision"] as const).flatMap((place): Row[] => {
    const money = place === "quoted" || place === "awaiting_payment" ? "unpaid" : "held";
    return [
      [place, "propose_change", "buyer", place, money],
      [place, "propose_change", "seller", place, money],
    ];
  }),
  ...(["inquiry", "quoted", "awaiting_payment", "working", "revision"] as const).flatMap((place): Row[] => {
    const money = place === "working" || place === "revision" ? "held" : "unpaid";
    return [
      [place, "propose_visit", "buyer", place, money],
      [place, "propose_visit", "seller", place, money],
      [place, "accept_visit", "seller", place, money],
    ];
  }),
  ["awaiting_payment", "start_payment", "buyer", "awaiting_payment", "awaiting"],
  ["awaiting_payment", "payment_in_review", "gateway", "awaiting_payment", "review"],
  ["awaiting_payment", "payment_failed", "gateway", "awaiting_payment", "awaiting"],
  ["awaiting_payment", "record_payment", "gateway", "working", "held"],
  ["awaiting_payment", "expire", "scheduler", "cancelled", "expired"],
  ["inquiry", "cancel", "buyer", "cancelled", "unpaid"],
  ["inquiry", "cancel", "seller", "cancelled", "unpaid"],
  ["quoted", "cancel", "buyer", "cancelled", "unpaid"],
  ["quoted", "cancel", "seller", "cancelled", "unpaid"],
  ["awaiting_payment", "cancel", "buyer", "cancelled", "unpaid"],
  ["awaiting_payment", "cancel", "seller", "cancelled", "unpaid"],
  ["working", "complete", "buyer", "completed", "released"],
  ["delivered", "complete", "buyer", "completed", "released"],
  ["revision", "complete", "buyer", "completed", "released"],
  ["working", "record_payment", "gateway", "working", "held"],
  ["delivered", "record_payment", "gateway", "delivered", "held"],
  ["revision", "record_payment", "gateway", "revision", "held"],
  ["cancel_requested", "record_payment", "gateway", "cancel_requested", "held"],
  ["disputed", "record_payment", "gateway", "disputed", "held"],
  ["completed", "record_payment", "gateway", "completed", "released"],
  ["cancelled", "record_payment", "gateway", "cancelled", "refund_pending"],
  ["working", "deliver", "seller", "delivered", "held"],
  ["revision", "deliver", "seller", "delivered", "held"],
  ["delivered", "request_revision", "buyer", "revision", "held"],
  ["delivered", "release", "scheduler", "completed", "released"],
  ["working", "cancel", "seller", "cancelled", "refund_pending"],
  ["revision", "cancel", "seller", "cancelled", "refund_pending"],
  ["working", "cancel_late", "scheduler", "cancelled", "refund_pending"],
  ["working", "request_cancellation", "buyer", "cancel_requested", "held"],
  ["delivered", "request_cancellation", "buyer", "cancel_requested", "held"],
  ["revision", "request_cancellation", "buyer", "cancel_requested", "held"],
  ["cancel_requested", "deliver", "seller", "delivered", "held"],
  ["cancel_requested", "accept_cancellation", "seller", "completed", "split"],
  ["cancel_requested", "enforce_cancellation", "scheduler", "completed", "split"],
  ["cancel_requested", "refuse_cancellation", "seller", "working", "held"],
  ["cancel_requested", "withdraw_cancellation", "buyer", "working", "held"],
  ["working", "open_dispute", "buyer", "disputed", "held"],
  ["working", "open_dispute", "seller", "disputed", "held"],
  ["delivered", "open_dispute", "buyer", "disputed", "held"],
  ["delivered", "open_dispute", "seller", "disputed", "held"],
  ["revision", "open_dispute", "buyer", "disputed", "held"],
  ["revision", "open_dispute", "seller", "disputed", "held"],
  ["cancel_requested", "open_dispute", "buyer", "disputed", "held"],
  ["cancel_requested", "open_dispute", "seller", "disputed", "held"],
  ["disputed", "answer_dispute", "seller", "disputed", "held"],
  ["disputed", "propose_settlement", "buyer", "disputed", "held"],
  ["disputed", "propose_settlement", "seller", "disputed", "held"],
  ["disputed", "rule_dispute", "operator", "completed", "split"],
  ...(["working", "delivered", "revision", "cancel_requested", "disputed"] as const).flatMap((place): Row[] => [
    [place, "record_refund", "gateway", place, "held"],
    [place, "record_refund", "operator", place, "held"],
    [place, "return_refund", "operator", place, "held"],
    [place, "return_refund", "gateway", place, "held"],
    [place, "record_transfer", "operator", place, "held"],
    [place, "record_transfer", "gateway", place, "held"],
    [place, "take_back", "gateway", "cancelled", "charged_back"],
  ]),
  ["awaiting_payment", "record_refund", "gateway", "awaiting_payment", "unpaid"],
  ["awaiting_payment", "record_refund", "operator", "awaiting_payment", "unpaid"],
  ["awaiting_payment", "return_refund", "operator", "awaiting_payment", "unpaid"],
  ["awaiting_payment", "return_refund", "gateway", "awaiting_payment", "unpaid"],
  ["awaiting_payment", "record_transfer", "operator", "awaiting_payment", "unpaid"],
  ["awaiting_payment", "record_transfer", "gateway", "awaiting_payment", "unpaid"],
  ["completed", "record_refund", "gateway", "completed", "released"],
  ["completed", "record_refund", "operator", "completed", "released"],
  ["completed", "return_refund", "operator", "completed", "released"],
  ["completed", "return_refund", "gateway", "completed", "released"],
  ["completed", "record_transfer", "operator", "completed", "released"],
  ["completed", "record_transfer", "gateway", "completed", "released"],
  ["completed", "take_back", "gateway", "completed", "charged_back"],
  ["cancelled", "record_refund", "gateway", "cancelled", "unpaid"],
  ["cancelled", "record_refund", "operator", "cancelled", "unpaid"],
  ["cancelled", "return_refund", "operator", "cancelled", "unpaid"],
  ["cancelled", "return_refund", "gateway", "cancelled", "unpaid"],
  ["cancelled", "record_transfer", "operator", "cancelled", "unpaid"],
  ["cancelled", "record_transfer", "gateway", "cancelled", "unpaid"],
  ["cancelled", "take_back", "gateway", "cancelled", "charged_back"],
];

export const NOTIFIED: Record<EventKind, readonly string[]> = {
  placed: ["Sari"],
  inquired: ["Sari"],
  quoted: ["Budi"],
  quote_accepted: ["Sari"],
  proposal_accepted: ["Sari"],
  change_proposed: ["Budi", "Sari"],
  change_accepted: ["Budi", "Sari"],
  change_declined: ["Budi", "Sari"],
  change_withdrawn: ["Budi", "Sari"],
  visit_proposed: ["Budi", "Sari"],
  visit_accepted: ["Budi", "Sari"],
  payment_started: [],
  payment_reviewed: ["Budi"],
  payment_failed: ["Budi"],
  paid: ["Budi", "Sari"],
  bill_paid: ["Budi", "Sari"],
  paid_again: ["Budi"],
  paid_late: ["Budi"],
  paid_outdated: ["Budi"],
  expired: ["Budi", "Sari"],
  cancelled: ["Budi", "Sari"],
  completed: ["Budi", "Sari"],
  seller_left: ["Budi"],
  seller_arrived: ["Budi"],
  buyer_arrived: ["Budi"],
  delivered: ["Budi"],
  revision_requested: ["Sari"],
  released: ["Budi", "Sari"],
  cancelled_late: ["Budi", "Sari"],
  cancellation_requested: ["Sari"],
  cancellation_refused: ["Budi"],
  cancellation_withdrawn: ["Sari"],
  cancellation_enforced: ["Budi", "Sari"],
  disputed: ["Budi", "Sari"],
  dispute_answered: ["Budi", "Sari"],
  settlement_proposed: ["Budi", "Sari"],
  settled: ["Budi", "Sari"],
  ruled: ["Budi", "Sari"],
  refunded: ["Budi"],
  refund_returned: [],
  taken_back: ["Budi", "Sari"],
};
