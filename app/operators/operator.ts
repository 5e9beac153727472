import { ALERT_KINDS, PAYOUT_TROUBLES } from "~/database/stored-values";
import type { PaymentStatus } from "~/orders/order";
import { DAY, HOUR, MINUTE } from "~/platform/dates";
import { plainSigns } from "~/platform/money";
import { cleanLine, cutText, isId } from "~/platform/strings";

/** Actions on a refund and on a withdrawal. The log stores them with the noun, as in `assign_refund`. */
const PAYOUT_VERBS = [
  ...(["approve", "assign", "take_over", "unassign", "pay", "return"] as const),
  ...([
    "prepare_payout",
    "release_payout",
    "reject_payout",
    "enter_reference",
    "declare_absent",
    "judge_returned",
    "judge_arrived",
  ] as const),
] as const;

export type PayoutVerb = (typeof PAYOUT_VERBS)[number];
export type PayoutTable = "refunds" | "withdrawals";
type PayoutNoun = "refund" | "withdrawal";

/** Kinds that are stored as the form sends them, by the page of their subject. A review has no page. */
const KINDS_BY_PAGE = {
  "/operator/disputes": ["propose_ruling", "rule_dispute"],
  "/operator/refunds": ["return_refund_account", "reroute_refund", "record_transfer"],
  "/operator/withdrawals": ["fail_withdrawal"],
  "/operator/listings": ["hide_listing", "show_listing"],
  "/operator/people": ["suspend_person", "restore_person", "become_operator", "leave_operators"],
  "/operator/reports": ["close_report"],
  "/operator/data": ["answer_correction"],
  "/operator/orders": ["recheck_payment", "replay_notification"],
  "": ["hide_review", "show_review", "remove_review_picture"],
} as const;

export type WholeKind = (typeof KINDS_BY_PAGE)[keyof typeof KINDS_BY_PAGE][number];
export type OperatorActionKind = WholeKind | `${PayoutVerb}_${PayoutNoun}`;

const NOUNS = { refunds: "refund", withdrawals: "withdrawal" } as const satisfies Record<PayoutTable, PayoutNoun>;

export function payoutActionKind(act: PayoutVerb | WholeKind, table: PayoutTable): OperatorActionKind {
  return isPayoutVerb(act) ? `${act}_${NOUNS[table]}` : act;
}

function isPayoutVerb(act: string): act is PayoutVerb {
  return PAYOUT_VERBS.some((verb) => verb === act);
}

export const APPROVAL_ENDS: readonly OperatorActionKind[] = [
  "leave_operators",
  "return_refund_account",
  "return_refund",
  "return_withdrawal",
];

const HIDDEN_FROM_RECIPIENT = PAYOUT_VERBS.filter((verb) => verb !== "pay" && verb !== "return");

export const CONFLICT_OF_INTEREST_KINDS = {
  report: ["close_report"],
  dataRequest: ["answer_correction"],
  order: ["propose_ruling"],
  refund: HIDDEN_FROM_RECIPIENT.map((verb) => payoutActionKind(verb, "refunds")),
  withdrawal: HIDDEN_FROM_RECIPIENT.map((verb) => payoutActionKind(verb, "withdrawals")),
} satisfies Record<string, readonly OperatorActionKind[]>;

export type OperatorAction = {
  operatorId: string;
  kind: OperatorActionKind;
  subjectId: string;
  reason: string;
};

/** Returns true for actions of our command. The operator of such a row is the affected account. */
export function isByCommandLine(kind: string): boolean {
  return kind === "become_operator" || kind === "leave_operators";
}

export function operatorActionUrl({ kind, subjectId }: { kind: string; subjectId: string }): string | null {
  const [verb, table] = /^(.*)_(refund|withdrawal)$/.exec(kind)?.slice(1) ?? [];
  const path =
    verb && isPayoutVerb(verb)
      ? `/operator/${table}s`
      : Object.entries(KINDS_BY_PAGE).find(([, kinds]) => kinds.some((one) => one === kind))?.[0];
  return path ? `${path}/${subjectId}` : null;
}

export type PayoutTrouble = (typeof PAYOUT_TROUBLES)[number];

export type AlertKind = (typeof ALERT_KINDS)[number];

/** ms without a run after which the scheduler counts as stopped. It runs every five minutes. */
export const SILENT_AFTER = 15 * MINUTE;
export const MAIL_LATE = HOUR;
/** The number of failing mails from which the cause is probably not a few wrong addresses. */
const FAILING_MAIL = 3;
/** ms after which waiting money is late. The pages promise three working days. */
export const PAYOUT_LATE = 2 * DAY;
/** ms without a usable answer from the provider, or without a query. */
export const PAYOUT_SILENT = HOUR;
/** ms for which a return is an alert, so that another return causes a new one. */
export const PAYOUT_RETURN_TOLD = DAY;
/** ms after the scheduled hour at which a missing dump is late. */
export const BACKUP_LATE = 8 * HOUR;
/** ms before the legal deadline of a request about personal data from which it is an alert. */
export const REQUEST_NEAR = DAY;
/** ms for which the search index may lack a change. The scheduler sends changes every five minutes. */
export const INDEX_LATE = 20 * MINUTE;

export type CountedSince = { count: number; since: number | null };

export type HealthFigures = {
  /** UTC ms of the end of the last run. Null before the first run. */
  finishedAt: number | null;
  failing: readonly string[];
  booksSound: boolean;
  stuck: CountedSince;
  lateMail: CountedSince;
  failingMail: CountedSince;
  payouts: CountedSince;
  payoutTroubles: Record<PayoutTrouble, CountedSince>;
  /** UTC ms of the next dump. It is in the past until the dump is complete. Null if unreadable. */
  backupDue: number | null;
  dataRequests: CountedSince;
  archive: CountedSince;
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

/** Returns true if the scheduler is silent. Before its first run it is not. */
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

export const FAULT_RETENTION = 30 * DAY;

const DUE_PHASES = ["awaiting_payment", "working", "delivered", "cancel_requested", "disputed", "no_show"] as const;
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
  /** The whole id, or at least its first eight characters. The id of a gateway order finds its order. */
  | { by: "id"; start: string }
  | { by: "email"; email: string }
  | { by: "words"; text: string };

const MAX_SEARCH_LENGTH = 100;
const ID = /^(?:[2-9][2-9a-hj-np-z]{7,19}|[0-9a-f]{8}[0-9a-f-]{0,28})$/;

export function queryText(typed: string | null): string {
  return cutText(cleanLine(typed ?? ""), MAX_SEARCH_LENGTH);
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

/** Returns the upper bound of an index range. No character sorts after it. */
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

export type QueueRow = {
  key: string;
  href: string;
  title: string;
  note: string;
  mark?: string | null;
  amount: number | null;
  more?: boolean;
  due: string;
  at?: string | undefined;
  tone: "late" | "due" | "calm";
  count: string;
};
