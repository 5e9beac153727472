// Kinds of operator actions, rules for alerts, and the search for orders and people.

import { ALERT_KINDS, PAYOUT_TROUBLES } from "~/database/stored-values";
import type { PaymentStatus } from "~/orders/order";
import { DAY, HOUR, MINUTE } from "~/platform/dates";
import { plainSigns } from "~/platform/money";
import { cleanLine, cutText, isId } from "~/platform/strings";

/** Page of the action's subject; null if it has none. */
const SUBJECT_PATHS = {
  propose_ruling: "/operator/disputes",
  rule_dispute: "/operator/disputes",
  claim_refund: "/operator/refunds",
  take_over_refund: "/operator/refunds",
  release_refund: "/operator/refunds",
  approve_refund: "/operator/refunds",
  pay_refund: "/operator/refunds",
  reroute_refund: "/operator/refunds",
  record_transfer: "/operator/refunds",
  return_refund_account: "/operator/refunds",
  return_refund: "/operator/refunds",
  claim_withdrawal: "/operator/withdrawals",
  take_over_withdrawal: "/operator/withdrawals",
  release_withdrawal: "/operator/withdrawals",
  approve_withdrawal: "/operator/withdrawals",
  pay_withdrawal: "/operator/withdrawals",
  fail_withdrawal: "/operator/withdrawals",
  return_withdrawal: "/operator/withdrawals",
  prepare_refund: "/operator/refunds",
  send_refund: "/operator/refunds",
  recall_refund: "/operator/refunds",
  find_refund: "/operator/refunds",
  write_off_refund: "/operator/refunds",
  prepare_withdrawal: "/operator/withdrawals",
  send_withdrawal: "/operator/withdrawals",
  recall_withdrawal: "/operator/withdrawals",
  find_withdrawal: "/operator/withdrawals",
  write_off_withdrawal: "/operator/withdrawals",
  judge_back_refund: "/operator/refunds",
  judge_sent_refund: "/operator/refunds",
  judge_back_withdrawal: "/operator/withdrawals",
  judge_sent_withdrawal: "/operator/withdrawals",
  hide_listing: "/operator/listings",
  show_listing: "/operator/listings",
  hide_review: null,
  show_review: null,
  suspend_person: "/operator/people",
  restore_person: "/operator/people",
  close_report: "/operator/reports",
  answer_correction: "/operator/data",
  recheck_payment: "/operator/orders",
  replay_notification: "/operator/orders",
  become_operator: "/operator/people",
  leave_operators: "/operator/people",
} as const;

export type OperatorActionKind = keyof typeof SUBJECT_PATHS;

export const MANUAL_PAYOUT_KINDS = {
  refunds: {
    approval: "approve_refund",
    assign: "claim_refund",
    reassign: "take_over_refund",
    payment: "pay_refund",
    unassign: "release_refund",
    "account-return": "return_refund_account",
    "bank-transfer": "reroute_refund",
    "transfer-sent": "record_transfer",
    "transfer-return": "return_refund",
  },
  withdrawals: {
    approval: "approve_withdrawal",
    assign: "claim_withdrawal",
    reassign: "take_over_withdrawal",
    payment: "pay_withdrawal",
    unassign: "release_withdrawal",
    failure: "fail_withdrawal",
    "transfer-return": "return_withdrawal",
  },
} as const satisfies Record<string, Record<string, OperatorActionKind>>;

export const PAYOUT_KINDS = {
  refunds: {
    "payout-prepare": "prepare_refund",
    "payout-release": "send_refund",
    "payout-reject": "recall_refund",
    "payout-found": "find_refund",
    "payout-absent": "write_off_refund",
    "payout-came-back": "judge_back_refund",
    "payout-did-arrive": "judge_sent_refund",
  },
  withdrawals: {
    "payout-prepare": "prepare_withdrawal",
    "payout-release": "send_withdrawal",
    "payout-reject": "recall_withdrawal",
    "payout-found": "find_withdrawal",
    "payout-absent": "write_off_withdrawal",
    "payout-came-back": "judge_back_withdrawal",
    "payout-did-arrive": "judge_sent_withdrawal",
  },
} as const satisfies Record<string, Record<string, OperatorActionKind>>;

export const APPROVAL_ENDS: readonly OperatorActionKind[] = [
  "leave_operators",
  "return_refund_account",
  "return_refund",
  "return_withdrawal",
];

export const CONFLICT_OF_INTEREST_KINDS = {
  report: ["close_report"],
  dataRequest: ["answer_correction"],
  order: ["propose_ruling"],
  refund: [
    "approve_refund",
    "claim_refund",
    "take_over_refund",
    "release_refund",
    ...Object.values(PAYOUT_KINDS.refunds),
  ],
  withdrawal: [
    "approve_withdrawal",
    "claim_withdrawal",
    "take_over_withdrawal",
    "release_withdrawal",
    ...Object.values(PAYOUT_KINDS.withdrawals),
  ],
} satisfies Record<string, readonly OperatorActionKind[]>;

export type OperatorAction = {
  operatorId: string;
  kind: OperatorActionKind;
  subjectId: string;
  reason: string;
};

/** Operators are appointed outside the product: the row's operator is the affected account. */
export function isByCommandLine(kind: string): boolean {
  return kind === "become_operator" || kind === "leave_operators";
}

export function operatorActionUrl({ kind, subjectId }: { kind: string; subjectId: string }): string | null {
  const path = new Map<string, string | null>(Object.entries(SUBJECT_PATHS)).get(kind);
  return path ? `${path}/${subjectId}` : null;
}

export type PayoutTrouble = (typeof PAYOUT_TROUBLES)[number];

export type AlertKind = (typeof ALERT_KINDS)[number];

/** The scheduler runs every five minutes. */
export const SILENT_AFTER = 15 * MINUTE;
export const MAIL_LATE = HOUR;
/** From this number on, failing mail is no longer a few wrong addresses. */
const FAILING_MAIL = 3;
/** Money that waits for an operator; the pages promise three working days. */
export const PAYOUT_LATE = 2 * DAY;
/** Without a usable answer, or without being queried. */
export const PAYOUT_SILENT = HOUR;
/** Duration of the alert, so that another return causes a new one. */
export const PAYOUT_RETURN_TOLD = DAY;
/** After the scheduled hour of the nightly dump. */
export const BACKUP_LATE = 8 * HOUR;
/** Time before the legal deadline of a request about personal data. */
export const REQUEST_NEAR = DAY;
/** Time that the search index may lack a change; the scheduler sends changes every five minutes. */
export const INDEX_LATE = 20 * MINUTE;

export type CountedSince = { count: number; since: number | null };

export type HealthFigures = {
  /** Null before the first run. */
  finishedAt: number | null;
  failing: readonly string[];
  booksSound: boolean;
  stuck: CountedSince;
  lateMail: CountedSince;
  failingMail: CountedSince;
  payouts: CountedSince;
  payoutTroubles: Record<PayoutTrouble, CountedSince>;
  /** Start of the next dump; in the past until one is complete. Null if unreadable. */
  backupDue: number | null;
  /** Requests about personal data with a near deadline. */
  dataRequests: CountedSince;
  /** Conversations whose archive does not match its hash. */
  archive: CountedSince;
  /** Changes of listings that the index lacks. */
  unindexed: CountedSince;
};

type ProblemCounts = Partial<Record<AlertKind, CountedSince>>;

export function healthProblems(figures: HealthFigures, now: number): ProblemCounts {
  const { finishedAt, failing, booksSound, stuck, payouts, backupDue, dataRequests, archive, unindexed } = figures;
  const wrongs: ProblemCounts = {};
  if (hasSchedulerStopped(finishedAt, now)) wrongs.scheduler = { count: 1, since: finishedAt };
  if (failing.length > 0) wrongs.steps = { count: failing.length, since: null };
  if (!booksSound) wrongs.books = { count: 1, since: null };
  if (stuck.count > 0) wrongs.payments = stuck;
  const mail = unsentMail(figures);
  if (mail) wrongs.mail = mail;
  if (payouts.count > 0) wrongs.payouts = payouts;
  for (const kind of PAYOUT_TROUBLES)
    if (figures.payoutTroubles[kind].count > 0) wrongs[kind] = figures.payoutTroubles[kind];
  if (backupDue !== null && now - backupDue > BACKUP_LATE) wrongs.backup = { count: 1, since: backupDue };
  if (dataRequests.count > 0) wrongs.data = dataRequests;
  if (archive.count > 0) wrongs.archive = archive;
  if (unindexed.count > 0) wrongs.index = unindexed;
  return wrongs;
}

export function unsentMail({
  lateMail,
  failingMail,
}: Pick<HealthFigures, "lateMail" | "failingMail">): CountedSince | null {
  if (lateMail.count > 0) return lateMail;
  return failingMail.count >= FAILING_MAIL ? failingMail : null;
}

/** Before its first run it is not silent. */
export function hasSchedulerStopped(finishedAt: number | null, now: number): boolean {
  return finishedAt !== null && now - finishedAt > SILENT_AFTER;
}

/** Reports each change once: new problems, and those of `open` that ended. */
export function alertChanges(wrongs: ProblemCounts, open: readonly AlertKind[]) {
  return {
    began: ALERT_KINDS.filter((kind) => wrongs[kind] && !open.includes(kind)),
    ended: open.filter((kind) => !wrongs[kind]),
  };
}

export const FAULTS_KEPT = 30 * DAY;

const DUE_PHASES = ["awaiting_payment", "working", "delivered", "cancel_requested", "disputed"] as const;
const ENDS = ["completed", "cancelled"] as const;
const MONEY = ["review", "refund_pending", "charged_back"] as const satisfies readonly PaymentStatus[];

export type AdminOrderFilter =
  | { of: "phase"; value: (typeof DUE_PHASES)[number] }
  | { of: "status"; value: (typeof ENDS)[number] }
  | { of: "money"; value: (typeof MONEY)[number] }
  | null;

export const ORDER_FILTERS: NonNullable<AdminOrderFilter>[] = [
  ...DUE_PHASES.map((value) => ({ of: "phase" as const, value })),
  ...ENDS.map((value) => ({ of: "status" as const, value })),
  ...MONEY.map((value) => ({ of: "money" as const, value })),
];

export function readAdminOrderFilter(text: string | null): AdminOrderFilter {
  return ORDER_FILTERS.find(({ value }) => value === text) ?? null;
}

export const MIN_ACTION_REASON = 5;

export type OperatorRefusal = "unknown" | "unverified" | "suspended" | "already" | "no_operator";

type Candidate = { verified: boolean; suspended: boolean; operator: boolean };

export function operatorRefusal(kind: "add" | "remove", person: Candidate | undefined): OperatorRefusal | null {
  if (!person) return "unknown";
  if (kind === "remove") return person.operator ? null : "no_operator";
  if (person.operator) return "already";
  if (!person.verified) return "unverified";
  return person.suspended ? "suspended" : null;
}

export type OperatorQuery =
  | { by: "nothing" }
  /** The whole id or at least its first eight characters. A gateway order id means its order. */
  | { by: "id"; start: string }
  | { by: "email"; email: string }
  | { by: "words"; text: string };

const LONGEST = 100;
const ID = /^(?:[2-9][2-9a-hj-np-z]{7,19}|[0-9a-f]{8}[0-9a-f-]{0,28})$/;

export function queryText(typed: string | null): string {
  return cutText(cleanLine(typed ?? ""), LONGEST);
}

export function readOperatorQuery(typed: string | null): OperatorQuery {
  const text = queryText(typed);
  if (text === "") return { by: "nothing" };
  const plain = plainSigns(text).trim().toLowerCase();
  const id = plain
    .replace(/^jw-/, "")
    .replace(/(?:\.{2,}|…)$/, "")
    .replace(/^(.+)-\d+$/, (whole, order) => (isId(order) ? order : whole));
  if (ID.test(id)) return { by: "id", start: id };
  return text.includes("@") ? { by: "email", email: plain } : { by: "words", text };
}

/** Upper bound of an index range: no character sorts after it. */
export function prefixEnd(start: string): string {
  return `${start}\u{10FFFF}`;
}

export const OPERATOR_TASKS = ["disputes", "refunds", "withdrawals", "data", "reports", "payments", "mail"] as const;
export type OperatorTask = (typeof OPERATOR_TASKS)[number];

export const TASK_GROUPS: Record<"money" | "others", readonly OperatorTask[]> = {
  money: ["withdrawals", "refunds"],
  others: ["data", "reports", "payments", "mail"],
};

export const TASK_PATHS: Record<OperatorTask, string> = {
  disputes: "/operator/disputes",
  refunds: "/operator/refunds",
  withdrawals: "/operator/withdrawals",
  data: "/operator/data",
  reports: "/operator/reports",
  payments: "/operator/payments",
  mail: "/operator/mail",
};

/** A row of a list of waiting work. */
export type QueueRow = {
  key: string;
  href: string;
  title: string;
  note: string;
  /** Shown next to the note if operators must do more. */
  mark?: string | null;
  /** Integer rupiah; null if it is not about money. */
  amount: number | null;
  more?: boolean;
  due: string;
  at?: string | undefined;
  tone: "late" | "due" | "calm";
  count: string;
};
