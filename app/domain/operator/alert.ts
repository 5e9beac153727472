import { DAY, HOUR, MINUTE } from "../core/dates";

/**
 * Of payouts through a provider. denied: what was certain, so that somebody may have the money twice. lost: not answered within
 * the time in which asking again is safe. silent: nobody can ask how it stands. failed: after its release, and somebody has
 * to go on with it. returned: it had arrived.
 */
export const PAYOUT_TROUBLES = [
  "payout_denied",
  "payout_lost",
  "payout_silent",
  "payout_failed",
  "payout_returned",
] as const;
export type PayoutTrouble = (typeof PAYOUT_TROUBLES)[number];

/** What operators are told of by mail, once when it begins and once when it is over. */
export const ALERT_KINDS = [
  "scheduler",
  "steps",
  "books",
  "payments",
  "mail",
  "payouts",
  ...PAYOUT_TROUBLES,
  "backup",
  "data",
  "archive",
  "index",
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** It runs every five minutes. */
export const SILENT_AFTER = 15 * MINUTE;
export const MAIL_LATE = HOUR;
/** So many that are tried again and again are no longer single wrong addresses. */
const FAILING_MAIL = 3;
/** Money that waits for an operator; the pages promise three working days. */
export const PAYOUT_LATE = 2 * DAY;
/** Without an answer of use, or without being asked. */
export const PAYOUT_SILENT = HOUR;
/** It stays what it is: this long it is called wrong, so that another one is told of again. */
export const PAYOUT_RETURN_TOLD = DAY;
/** After the hour at which the night's dump was to begin. */
export const BACKUP_LATE = 8 * HOUR;
/** Before the time is over in which a request about somebody's own data must be answered. */
export const REQUEST_NEAR = DAY;
/** How long the search index in its own database may not know a change; the scheduler feeds it at least each five minutes. */
export const INDEX_LATE = 20 * MINUTE;

export type Counted = { count: number; since: number | null };

export type HealthFigures = {
  /** Null before the first run. */
  finishedAt: number | null;
  failing: readonly string[];
  booksSound: boolean;
  stuck: Counted;
  lateMail: Counted;
  failingMail: Counted;
  payouts: Counted;
  payoutTroubles: Record<PayoutTrouble, Counted>;
  /** When the next dump is to begin: past until one is complete. Null where that could not be read. */
  backupDue: number | null;
  /** Requests about people's own data that must be answered soon. */
  dataRequests: Counted;
  /** Conversations whose archive is not what was put there. */
  archive: Counted;
  /** Changes of listings that their index does not know. */
  unindexed: Counted;
};

type Wrongs = Partial<Record<AlertKind, Counted>>;

export function wrongsIn(figures: HealthFigures, now: number): Wrongs {
  const { finishedAt, failing, booksSound, stuck, payouts, backupDue, dataRequests, archive, unindexed } =
    figures;
  const wrongs: Wrongs = {};
  if (isSilent(finishedAt, now)) wrongs.scheduler = { count: 1, since: finishedAt };
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
}: Pick<HealthFigures, "lateMail" | "failingMail">): Counted | null {
  if (lateMail.count > 0) return lateMail;
  return failingMail.count >= FAILING_MAIL ? failingMail : null;
}

/** Before its first run it is not silent yet. */
export function isSilent(finishedAt: number | null, now: number): boolean {
  return finishedAt !== null && now - finishedAt > SILENT_AFTER;
}

/** Each change is told once: what began, and what of `open` is over. */
export function changesOf(wrongs: Wrongs, open: readonly AlertKind[]) {
  return {
    began: ALERT_KINDS.filter((kind) => wrongs[kind] && !open.includes(kind)),
    ended: open.filter((kind) => !wrongs[kind]),
  };
}
