import { DAY, HOUR } from "~/domain/core/dates";
import type { Command, CommandKind, CommandOf } from "~/domain/order/decision";
import { NOW } from "./fixture";

export const LATER = NOW + 2 * HOUR;
export const pay: CommandOf<"record_payment"> = {
  kind: "record_payment",
  amount: 350_000,
  attempt: 1,
  method: "qris",
};

/** A day later than the work is due, which both may agree on at any time. */
export const NEW_TERMS = { price: null, deadline: NOW + 30 * DAY, revisions: 3 };

/** A command of each kind, as it fits an order of Rp 350.000. */
export const COMMANDS: { [K in CommandKind]: CommandOf<K> } = {
  quote: { kind: "quote", price: 400_000, days: 3 },
  accept_quote: { kind: "accept_quote" },
  propose_change: { kind: "propose_change", description: "Ditambah satu halaman.", ...NEW_TERMS },
  accept_change: { kind: "accept_change", ...NEW_TERMS },
  decline_change: { kind: "decline_change", reason: "Jadwal saya penuh." },
  withdraw_change: { kind: "withdraw_change" },
  start_payment: { kind: "start_payment" },
  record_payment: pay,
  payment_in_review: { kind: "payment_in_review", attempt: 1 },
  payment_failed: { kind: "payment_failed", attempt: 1 },
  expire: { kind: "expire" },
  cancel: { kind: "cancel" },
  complete: { kind: "complete" },
  deliver: { kind: "deliver", note: "Semua berkas ada di lampiran.", files: 2 },
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
  take_back: { kind: "take_back", amount: 350_000, surplus: false, owed: 0, held: 0, cause: "chargeback" },
};
const OVERDUE: CommandKind[] = ["expire", "release", "enforce_cancellation", "rule_dispute"];
const WEEKS_LATER = NOW + 20 * DAY;
/** When a command fits an order that is due in an hour: what waits for time to pass comes later. */
export function timeFor(command: Command): number {
  if (command.kind === "cancel_late" || command.kind === "open_dispute") return WEEKS_LATER;
  return OVERDUE.includes(command.kind) ? LATER : NOW;
}
