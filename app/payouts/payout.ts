import { imitatesOurName, isOnlyRole } from "~/accounts/names";
import { readPhone } from "~/accounts/phone";
import type {
  DENIAL_VERDICTS,
  PAYOUT_CAUSES,
  PAYOUT_STATES,
  PAYOUT_STATUSES,
  WITHDRAWAL_STATUSES,
} from "~/database/stored-values";
import { type Posting, withdrawalFailed, withdrawalPaid, withdrawalReturned } from "~/ledger/ledger";
import { withdrawable } from "~/payments/payment";
import { DAY, endOfWorkingDay, HOUR, MINUTE } from "~/platform/dates";
import { type Outcome, ok, refused } from "~/platform/forms";
import { isRupiah, needsSecondPerson, plainNumber } from "~/platform/money";
import { withoutApostrophes } from "~/platform/strings";

export type AccountRefusal =
  | { ok: false; reason: "unknown_account" }
  | { ok: false; reason: "another_holder"; account: PayoutAccount; holder: string }
  | { ok: false; reason: "check_limited"; seconds: number };

/** Titles before or after a name. People write them more often than banks do. */
const TITLE = /^(?:h|hj|haji|hajjah|dr|dr[asgh]|ir|prof|kh|ust|ustadz|bpk|bapak|ibu|sdri?|tn|ny|nn|pt|cv|ud)$/;
const DEGREE =
  /^(?:s[ehtp]|s(?:ag|ei|hi|ip|si|sn|sos|pdi?|psi|pt|k?om|ikom|ked|kep|farm)|amd(?:kep|keb)?|m[amht]|m(?:ba|kes|kom|pd|si|sc)|phd|ners|apt|tbk)$/;
const MUHAMMAD = /^(?:m[ou]hd?|m[ou]c?h?am+[ae]d)$/;

/** Marks letters that a bank masked: "SA** WUL******". */
const MASK = "*";
const CUT_FROM = 12;

/** Banks write capitals, omit titles, and shorten, cut or mask names. */
export function isSameHolder(typed: string, known: string): boolean {
  const [ours, theirs] = [typedWords(typed), nameWords(known)];
  const [joined, theirJoined] = [ours.join(""), theirs.join("")];
  if (joined === "" || theirJoined === "") return false;
  if (joined === theirJoined || (theirJoined.length >= CUT_FROM && joined.startsWith(theirJoined))) return true;
  // One name of several is too common: "Muhammad". A person with a single name may type more than the bank stores.
  const [first = ""] = ours;
  if (theirs.length === 1) return theirs.every((word) => isClear(word) && fits(first, word));
  return ours.length > 1 && isWithin(ours, theirs);
}

/** Banks and people omit parts of names, so an operator checks the result. */
export function isAccountOwner({ holder }: Pick<PayoutAccount, "holder">, name: string): boolean {
  return isWithin(typedWords(holder), typedWords(name));
}

/** Returns enough to recognise one's own name. A stranger's name shows only the typed parts and initials. */
export function hintedHolder(known: string, typed: string): string {
  const ours = nameWords(typed);
  return (known.normalize("NFC").match(/[\p{L}\p{M}*]+/gu) ?? [])
    .slice(0, 6)
    .map((word) => {
      const [plain = ""] = nameWords(word);
      if (plain.includes(MASK) || ours.includes(plain)) return word.replaceAll(MASK, "•");
      const letters = [...word];
      const shown = letters.length > 3 ? 2 : 1;
      return letters.map((letter, place) => (place < shown ? letter : "•")).join("");
    })
    .join(" ");
}

/** Only banks mask: typed masks would match any name. */
function typedWords(name: string): string[] {
  return nameWords(name)
    .map((word) => word.replaceAll(MASK, ""))
    .filter((word) => word !== "");
}

function nameWords(name: string): string[] {
  const plain = withoutApostrophes(name)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/x{3,}|[•●]/g, MASK);
  const [person = "", ...behind] = plain.split(",");
  const words = (/\p{L}/u.test(person) ? person : behind.join(" "))
    .split(/\s+/)
    // Splits "H.Ahmad" into two words but not the degree "S.Kom".
    .flatMap((word) => (DEGREE.test(word.replaceAll(".", "")) ? [word.replaceAll(".", "")] : word.split(".")))
    .flatMap((word) => word.match(/[\p{L}*]+/gu) ?? [])
    .map((word) => word.replace(MUHAMMAD, "muhammad").replace(/^abd$/, "abdul"));
  while (words.length > 1 && TITLE.test(words[0] ?? "")) words.shift();
  while (words.length > 1 && DEGREE.test(words.at(-1) ?? "")) words.pop();
  return words;
}

/**
 * Returns whether each word of the shorter name matches a different word of the longer one. One pair must be
 * more than an initial. If the typed name `one` is longer by two words or more, its first clear word must
 * match too. Otherwise two names in a row would match either person.
 */
function isWithin(one: readonly string[], other: readonly string[]): boolean {
  const begin = one.find((word) => isClear(word) && word !== "muhammad") ?? one[0] ?? "";
  if (one.length > other.length + 1 && !other.some((word) => fits(begin, word))) return false;
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  const left = [...many];
  const unequal = few.filter((word) => take(left, (candidate) => candidate === word) === null);
  const pairs = unequal.map((word) => [word, take(left, (candidate) => fits(word, candidate))] as const);
  const clear = pairs.some(([word, match]) => isClear(word) && isClear(match ?? ""));
  return pairs.every(([, match]) => match !== null) && (clear || unequal.length < few.length);
}

function take(words: string[], is: (word: string) => boolean): string | null {
  const place = words.findIndex(is);
  return place < 0 ? null : (words.splice(place, 1)[0] ?? null);
}

function isClear(word: string): boolean {
  return word.replaceAll(MASK, "").length > 0 && word.length > 2;
}

function fits(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.includes(MASK)) return isMaskMatch(one, other);
  if (other.includes(MASK)) return isMaskMatch(other, one);
  if (one.length === 1 || other.length === 1) return one[0] === other[0];
  return Math.min(one.length, other.length) > 4 && isOneSlip(one, other);
}

function isMaskMatch(masked: string, word: string): boolean {
  const begins = masked.slice(0, masked.indexOf(MASK));
  const ends = masked.slice(masked.lastIndexOf(MASK) + 1);
  return word.length >= begins.length + ends.length && word.startsWith(begins) && word.endsWith(ends);
}

function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  const at = [...short].findIndex((letter, place) => letter !== long[place]);
  if (at < 0) return true;
  return long.slice(at + 1) === short.slice(long.length === short.length ? at + 1 : at);
}

export const BANKS = [
  "BCA",
  "BRI",
  "BNI",
  "Mandiri",
  "BSI",
  "BTN",
  "CIMB Niaga",
  "Permata",
  "Danamon",
  "OCBC",
  "Maybank",
  "Panin",
  "Mega",
  "BTPN",
  "Sinarmas",
  "Bukopin",
  "Muamalat",
  "BCA Syariah",
  "Bank DKI",
  "BJB",
  "Bank Jateng",
  "Bank Jatim",
  "Bank Sumut",
  "Bank Nagari",
  "Bank Sumsel Babel",
  "Bank Kalbar",
  "Bank Kaltimtara",
  "Bank Sulselbar",
  "Bank Papua",
  "BPD Bali",
  "BPD DIY",
  "Jago",
  "SeaBank",
  "blu",
  "Neo",
  "Allo",
] as const;
export const WALLETS = ["GoPay", "OVO", "DANA", "ShopeePay", "LinkAja"] as const;
export const PAYOUT_CHANNELS = [...BANKS, ...WALLETS] as const;
type PayoutChannel = (typeof PAYOUT_CHANNELS)[number];

export type PayoutAccount = {
  channel: PayoutChannel;
  number: string;
  holder: string;
  /** The bank's answer about the holder. other: the owner confirmed the account anyway. */
  bankSays?: "same" | "other";
  bankHolder?: string;
};

export type BadAccount = "unknown_channel" | "bad_bank_number" | "bad_wallet_number" | "bad_holder" | "reserved_holder";

const MAX_HOLDER = 100;

/** Large banks use 10 to 16 digits. */
const BANK_NUMBER = /^\d{6,20}$/;
const WALLET_NUMBER = /^08\d{8,11}$/;

export function isWallet(channel: PayoutChannel): boolean {
  return WALLETS.some((wallet) => wallet === channel);
}

type Typed = { channel: string; number: string; holder: string };

export function readPayoutAccount(typed: Typed): Outcome<PayoutAccount, BadAccount> {
  const channel = findChannel(typed);
  const [fault] = payoutFaults(typed);
  if (channel === undefined || fault) return refused(fault ?? "unknown_channel");
  return ok({ channel, number: plainAccountNumber(typed), holder: typed.holder.trim() });
}

export function payoutFaults(typed: Typed): BadAccount[] {
  const channel = findChannel(typed);
  const wallet = channel !== undefined && isWallet(channel);
  const holder = typed.holder.trim();
  const { length } = [...holder];
  const faults: BadAccount[] = [];
  if (channel === undefined) faults.push("unknown_channel");
  if (!(wallet ? WALLET_NUMBER : BANK_NUMBER).test(plainAccountNumber(typed)))
    faults.push(wallet ? "bad_wallet_number" : "bad_bank_number");
  if (length < 2 || length > MAX_HOLDER || !/\p{L}/u.test(holder)) faults.push("bad_holder");
  else if (imitatesOurName(holder) || isOnlyRole(holder)) faults.push("reserved_holder");
  return faults;
}

function findChannel({ channel }: Typed): PayoutChannel | undefined {
  return PAYOUT_CHANNELS.find((known) => known === channel);
}

function plainAccountNumber(typed: Typed): string {
  const channel = findChannel(typed);
  if (channel === undefined || !isWallet(channel)) return plainNumber(typed.number).replace(/[\s.-]/g, "");
  const read = readPhone(typed.number);
  return read.ok ? read.phone.digits : "";
}

export function maskedAccount(account: PayoutAccount): string {
  return `${account.channel} ${maskedNumber(account)}`;
}

export function maskedNumber({ number }: Pick<PayoutAccount, "number">): string {
  return `•••• ${number.slice(-4)}`;
}

export function accountMark({ channel, number, holder }: PayoutAccount): string {
  return `${channel} ${number} ${holder}`;
}

export function maskedMark(account: PayoutAccount): string {
  return `${maskedAccount(account)} ${account.holder}`;
}
export type PayoutState = (typeof PAYOUT_STATES)[number];
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];
export type PayoutCause = (typeof PAYOUT_CAUSES)[number];

export type PayoutReport = {
  reference: string;
  status: PayoutStatus;
  amount: number | null;
  cause: PayoutCause | null;
  attemptId: string | null;
};

/** A report may omit the id, but its sum must match. */
export function isMatchingReport(
  report: Pick<PayoutReport, "amount" | "attemptId"> | null,
  { id, amount }: { id: string; amount: number },
): boolean {
  return report !== null && report.amount === amount && (report.attemptId ?? id) === id;
}

type Moves = "paid" | "returned";
export type PayoutProgress = { state: PayoutState; moves: Moves | null; revived: boolean };

const RANK: Record<PayoutState, number> = {
  intended: 0,
  prepared: 1,
  releasing: 2,
  released: 3,
  sending: 4,
  arrived: 5,
  failed: 6,
  returned: 6,
};

const FORWARD: Record<Exclude<PayoutStatus, "failed" | "rejected">, PayoutState> = {
  waiting: "prepared",
  released: "released",
  sent: "sending",
  arrived: "arrived",
};

export function isInProgress(state: PayoutState): boolean {
  return RANK[state] < RANK.arrived;
}

/** The payout is released and has not failed, so nobody can change its destination. */
export function isLeaving(state: PayoutState): boolean {
  return isInProgress(state) && RANK[state] >= RANK.releasing;
}

/** While an attempt is current, nothing else may send the money. An index allows one. */
export function isCurrentPayout(state: PayoutState): boolean {
  return state !== "failed" && state !== "returned";
}

/**
 * Reports arrive twice, late and in any order. Only a failure undoes an arrival. A success after a failure
 * counts (`revived`) unless the money was used otherwise (contradicted). stale: the report says nothing new.
 */
export function nextProgress(
  state: PayoutState,
  status: PayoutStatus,
): Outcome<PayoutProgress, "stale" | "contradicted"> {
  if (status === "failed" || status === "rejected") {
    if (isInProgress(state)) return ok({ state: "failed", moves: null, revived: false });
    if (state !== "arrived") return refused("stale");
    return status === "failed" ? ok({ state: "returned", moves: "returned", revived: false }) : refused("contradicted");
  }
  const next = FORWARD[status];
  const moves = next === "arrived" ? "paid" : null;
  if (state === "returned") return refused(moves ? "contradicted" : "stale");
  if (state === "failed") return status === "waiting" ? refused("stale") : ok({ state: next, moves, revived: true });
  return RANK[next] <= RANK[state] ? refused("stale") : ok({ state: next, moves, revived: false });
}

/** Returns true if repeating the request creates nothing new. `window` is the provider's, in ms. */
export function canRepeatPayout({ createdAt }: { createdAt: number }, window: number, now: number): boolean {
  return now - createdAt < window;
}

/** ms. Used if the provider's own window is unknown. */
export const LONGEST_WINDOW = DAY;

/** ms after an arrival in which a late failure is still checked. */
const RETURNS_WITHIN = 7 * DAY;

const ACCOUNT_CAUSES: readonly (PayoutCause | null)[] = ["account", "account_blocked", "wallet_full", "other"];

/** Returns true if the account may be the cause, so an operator checks it before sending again. */
export function isAccountDoubtful(
  { state, cause, account }: { state: PayoutState; cause: PayoutCause | null; account: PayoutAccount },
  to: PayoutAccount,
): boolean {
  return state === "failed" && ACCOUNT_CAUSES.includes(cause) && accountMark(account) === accountMark(to);
}

/** Returns null for never. Queries run every few minutes at first and twice a day at the end. */
export function nextPayoutCheck(
  {
    state,
    createdAt,
    arrivedAt,
    tries,
  }: { state: PayoutState; createdAt: number; arrivedAt: number | null; tries: number },
  window: number,
  now: number,
): number | null {
  if (!isCurrentPayout(state)) return null;
  if (state === "arrived") return now + DAY - (arrivedAt ?? now) <= RETURNS_WITHIN ? now + DAY : null;
  if (state === "intended" && !canRepeatPayout({ createdAt }, window, now)) return null;
  if (state === "prepared") return now + 6 * HOUR;
  return (
    now + Math.min(5 * MINUTE * 2 ** Math.min(tries, 10), state === "sending" || state === "released" ? 2 * HOUR : HOUR)
  );
}

export const PAYOUT_ACTIONS = [
  "payout-prepare",
  "payout-release",
  "payout-reject",
  "payout-check",
  "payout-found",
  "payout-absent",
] as const;
export type PayoutAction = (typeof PAYOUT_ACTIONS)[number];

type PayoutAttempt = {
  state: PayoutState;
  createdBy: string;
  createdAt: number;
  /** The operator who prepared it left since, so the preparation does not count. */
  creatorLapsed: boolean;
};

export type PayoutRefusal =
  | "not_open"
  | "own_money"
  | "assigned"
  | "no_account"
  | "not_served"
  | "under_way"
  | "not_prepared"
  | "same_person"
  | "approval_lapsed"
  | "not_lost"
  | "balance_low"
  | "provider_silent"
  | "provider_refused"
  | "wrong_reference"
  | "not_denied"
  | "contradicted"
  | "not_ended"
  | "changed_meanwhile"
  | "still_waiting"
  | "foreign_answer"
  | "done_otherwise";

type Sendable = {
  status: string;
  assignedTo: string | null;
  open: boolean;
  own: boolean;
  account: PayoutAccount | null;
};

export type PayoutWork = Omit<Sendable, "account"> & {
  account: boolean;
  served: boolean;
  attempt: PayoutAttempt | null;
  /** The provider never answered and can no longer be asked. */
  lost: boolean;
};

/** Returns the state that decides on permissions. `provider` is the current or the next attempt's. */
export function payoutQuestion(
  { status, assignedTo, open, own, account }: Sendable,
  attempt: PayoutAttempt | null,
  provider: { repeatWindow: number; serves(account: PayoutAccount): boolean } | null,
  now: number,
): PayoutWork {
  return {
    ...{ status, assignedTo, open, own, attempt },
    account: account !== null,
    served: account !== null && (provider?.serves(account) ?? false),
    lost: attempt !== null && !canRepeatPayout(attempt, provider?.repeatWindow ?? LONGEST_WINDOW, now),
  };
}

export function canActOnProvider(
  act: PayoutAction,
  work: PayoutWork,
  by: { operatorId: string; needsTwo: boolean },
): Outcome<PayoutAction, PayoutRefusal> {
  const refusal = providerRefusal(act, work, by);
  return refusal === null ? ok(act) : refused(refusal);
}

function providerRefusal(
  act: PayoutAction,
  { open, own, status, assignedTo, account, served, attempt, lost }: PayoutWork,
  { operatorId, needsTwo }: { operatorId: string; needsTwo: boolean },
): PayoutRefusal | null {
  if (own) return "own_money";
  if (act === "payout-check") return attempt && isCurrentPayout(attempt.state) ? null : "not_open";
  if (!open || status === "paid" || status === "failed") return "not_open";
  if (act === "payout-prepare") {
    if (attempt && isCurrentPayout(attempt.state)) return "under_way";
    if (assignedTo !== null) return "assigned";
    if (!account) return "no_account";
    return served ? null : "not_served";
  }
  if (act === "payout-found" || act === "payout-absent")
    return attempt?.state === "intended" && lost ? null : "not_lost";
  if (attempt?.state !== "prepared") return "not_prepared";
  if (act === "payout-reject") return null;
  if (attempt.creatorLapsed) return "approval_lapsed";
  return needsTwo && attempt.createdBy === operatorId ? "same_person" : null;
}

/** `requested` and `pending` are open. `approved` is between the two operators of a large sum. */
export type ManualPayoutStatus = "pending" | "requested" | "approved" | "paid" | "failed";

export const ASSIGNMENT_LASTS = 2 * HOUR;

export type ManualPayout = {
  status: ManualPayoutStatus;
  amount: number;
  /** Other sums that one operator alone sent, returned or took over for this person today. */
  sentAlone: number;
  approvedBy: string | null;
  /** The approver left the operators since, so the approval does not count. */
  lapsed: boolean;
  paidBy: string | null;
  /** The operator who is about to send it. If somebody else could, it might be sent twice. */
  assignedTo: string | null;
  assignedAt: number | null;
  provider: PayoutState | null;
};

export type ManualPayoutRefusal =
  | "not_open"
  | "same_person"
  | "same_payer"
  | "needs_second_person"
  | "approval_lapsed"
  | "no_reference"
  | "own_money"
  | "assigned"
  | "unassigned"
  | "with_provider"
  | "sent_by_provider"
  | "done_otherwise";

export const MANUAL_PAYOUT_ACTIONS = ["approval", "assign", "reassign", "payment", "unassign"] as const;
type ManualPayoutAction = (typeof MANUAL_PAYOUT_ACTIONS)[number];

export type ManualPayoutActor = { operatorId: string; now: number; words: string };

/** Stands in for the form's text when only permissions are checked. */
export const UNWRITTEN = "?";

type Rule = (work: ManualPayout, by: ManualPayoutActor) => ManualPayoutRefusal | null;

const RULES: Record<ManualPayoutAction | "failure" | "transfer-return", Rule> = {
  /** The first of two operators. The one who is about to send it is the second, so may not approve. */
  approval(work, { operatorId }) {
    if (!isOpenPayout(work) || isApproved(work) || !needsTwoOperators(work)) return "not_open";
    return work.assignedTo === operatorId ? "same_person" : null;
  },

  assign: (work, { operatorId }) => paymentRefusal(work, operatorId) ?? (work.assignedTo === null ? null : "assigned"),

  /** A separate action, because the first operator may have sent the money. */
  reassign(work, { operatorId, now }) {
    const barred = paymentRefusal(work, operatorId);
    if (barred) return barred;
    if (!isWithAnother(work, operatorId)) return "unassigned";
    return isAbandoned(work, now) ? null : "assigned";
  },

  unassign(work, { operatorId }) {
    if (!isOpenPayout(work)) return "not_open";
    return work.assignedTo === operatorId ? null : "unassigned";
  },

  payment(work, { operatorId, words }) {
    const barred = paymentRefusal(work, operatorId);
    if (barred) return barred;
    if (work.assignedTo !== operatorId) return work.assignedTo === null ? "unassigned" : "assigned";
    return words.trim() === "" ? "no_reference" : null;
  },

  failure(work, { operatorId }) {
    if (!isOpenPayout(work)) return "not_open";
    return isWithAnother(work, operatorId) ? "assigned" : null;
  },

  "transfer-return"(work, { operatorId }) {
    if (work.status !== "paid") return "not_open";
    return isReturnedByAnother(work, operatorId) ? "same_payer" : null;
  },
};

export function canActOnPayout<Act extends keyof typeof RULES>(
  act: Act,
  work: ManualPayout,
  by: ManualPayoutActor,
): Outcome<Act, ManualPayoutRefusal> {
  const refusal = manualRefusal(act, work) ?? RULES[act](work, by);
  return refusal === null ? ok(act) : refused(refusal);
}

/** The provider may have sent it, so nobody sends it manually. The provider itself reports a return. */
function manualRefusal(act: keyof typeof RULES, { provider }: ManualPayout): ManualPayoutRefusal | null {
  if (provider === null || !isCurrentPayout(provider)) return null;
  return act === "transfer-return" ? "sent_by_provider" : "with_provider";
}

export function needsTwoOperators({ amount, sentAlone }: Pick<ManualPayout, "amount" | "sentAlone">): boolean {
  return needsSecondPerson(amount + sentAlone);
}

export function isOpenPayout({ status }: Pick<ManualPayout, "status">): boolean {
  return status !== "paid" && status !== "failed";
}

/** True if an operator should check the account before it is sent. */
export function isStillToSend({ status, provider }: Pick<ManualPayout, "status" | "provider">): boolean {
  return isOpenPayout({ status }) && !(provider !== null && isLeaving(provider));
}

export function isApproved({ status, lapsed }: Pick<ManualPayout, "status" | "lapsed">): boolean {
  return status === "approved" && !lapsed;
}

export function isWithAnother({ assignedTo }: Pick<ManualPayout, "assignedTo">, operatorId: string): boolean {
  return assignedTo !== null && assignedTo !== operatorId;
}

export function isAbandoned({ assignedAt }: Pick<ManualPayout, "assignedAt">, now: number): boolean {
  return assignedAt !== null && now - assignedAt >= ASSIGNMENT_LASTS;
}

/** If two operators were needed, the payer alone must not record a return. */
export function isReturnedByAnother(
  { status, amount, approvedBy, paidBy }: Pick<ManualPayout, "status" | "amount" | "approvedBy" | "paidBy">,
  operatorId: string,
): boolean {
  const tookTwo = needsSecondPerson(amount) || (approvedBy !== null && approvedBy !== paidBy);
  return status === "paid" && tookTwo && paidBy === operatorId;
}

function paymentRefusal(work: ManualPayout, operatorId: string): ManualPayoutRefusal | null {
  if (!isOpenPayout(work)) return "not_open";
  if (!needsTwoOperators(work)) return null;
  if (work.status !== "approved") return "needs_second_person";
  if (work.lapsed) return "approval_lapsed";
  return work.approvedBy === operatorId ? "same_person" : null;
}

export const ASSIGNMENT_ACTIONS = ["assign", "reassign", "unassign"] as const;
export type AssignmentAction = (typeof ASSIGNMENT_ACTIONS)[number];

export type Assignment = Pick<ManualPayout, "assignedTo" | "assignedAt">;

export const UNASSIGNED = { assignedTo: null, assignedAt: null };

const taken = {
  isDone: (work: ManualPayout, { operatorId }: ManualPayoutActor) =>
    isOpenPayout(work) && work.assignedTo === operatorId,
  become: <Status>({ status }: { status: Status }, { operatorId, now }: ManualPayoutActor) => ({
    status,
    assignedTo: operatorId,
    assignedAt: now,
  }),
};

/** apply: the columns to change. isDone: whether an earlier submission of the same form changed them. */
export const SHARED_ACTS = {
  approval: {
    isDone: (work: ManualPayout, { operatorId }: ManualPayoutActor) =>
      isApproved(work) && work.approvedBy === operatorId,
    become: (_: ManualPayout, { operatorId }: ManualPayoutActor) => ({
      status: "approved" as const,
      approvedBy: operatorId,
    }),
  },
  assign: taken,
  reassign: taken,
  unassign: {
    isDone: (work: ManualPayout) => isOpenPayout(work) && work.assignedTo === null,
    become: <Status>({ status }: { status: Status }) => ({ status, ...UNASSIGNED }),
  },
};
export type DenialVerdict = (typeof DENIAL_VERDICTS)[number];

export const DENIAL_ACTIONS = ["payout-came-back", "payout-did-arrive"] as const;
export type DenialAction = (typeof DENIAL_ACTIONS)[number];

export const ACTION_VERDICTS: Record<DenialAction, DenialVerdict> = {
  "payout-came-back": "returned",
  "payout-did-arrive": "arrived",
};

export type Denial = {
  state: PayoutState;
  amount: number;
  createdBy: string;
  releasedBy: string | null;
  contradictedAt: number | null;
  deniedAs: PayoutStatus | null;
  verdict: DenialVerdict | null;
  judgedBy: string | null;
  denialClosedAt: number | null;
  surplus: number;
};

export function isOpenDenial({ contradictedAt, denialClosedAt }: Pick<Denial, "contradictedAt" | "denialClosedAt">) {
  return contradictedAt !== null && denialClosedAt === null;
}

export function denialNeedsTwo({
  amount,
  createdBy,
  releasedBy,
}: Pick<Denial, "amount" | "createdBy" | "releasedBy">): boolean {
  return needsSecondPerson(amount) || (releasedBy !== null && releasedBy !== createdBy);
}

type DenialRefusal = Extract<PayoutRefusal, "not_denied" | "own_money" | "not_ended">;

export function judgeDenial(
  denial: Denial & { judgeLapsed: boolean },
  verdict: DenialVerdict,
  { operatorId, own }: { operatorId: string; own: boolean },
): Outcome<"proposed" | "closed", DenialRefusal> {
  if (own) return refused("own_money");
  if (!isOpenDenial(denial)) return refused("not_denied");
  if (!isCertain(denial.state)) return refused("not_ended");
  const { judgedBy, judgeLapsed } = denial;
  const seconded = judgedBy !== null && judgedBy !== operatorId && !judgeLapsed && denial.verdict === verdict;
  return ok(denialNeedsTwo(denial) && !seconded ? "proposed" : "closed");
}

export function isDenialJudged(
  denial: Denial & { denialClosedBy: string | null; judgeLapsed: boolean },
  verdict: DenialVerdict,
  operatorId: string,
): boolean {
  if (denial.contradictedAt === null || denial.verdict !== verdict) return false;
  if (denial.denialClosedAt !== null) return denial.denialClosedBy === operatorId;
  return denial.judgedBy === operatorId && !denial.judgeLapsed;
}

function isCertain(state: PayoutState): boolean {
  return state === "arrived" || state === "failed" || state === "returned";
}

/**
 * The correction that the books need. paid: the money waits to be sent but had arrived. lost: it was also
 * sent another way. found: a loss was returned.
 */
export type DenialMove = "returned" | "paid" | "lost" | "found";

/** `waits` is true if the money was not used otherwise, so it may count as sent. */
export function denialEffect(
  { state, surplus }: Pick<Denial, "state" | "surplus">,
  verdict: DenialVerdict,
  waits: boolean,
): DenialMove | null {
  if (verdict === "returned") {
    if (state === "arrived") return "returned";
    return surplus > 0 ? "found" : null;
  }
  if (state === "arrived" || surplus > 0) return null;
  return waits ? "paid" : "lost";
}

/** A verdict stays if the provider repeats the report that it was about. */
export function isSettledBy(
  denial: Pick<Denial, "contradictedAt" | "denialClosedAt" | "deniedAs" | "verdict">,
  { status }: Pick<PayoutReport, "status">,
): boolean {
  if (denial.contradictedAt === null || denial.denialClosedAt === null) return false;
  return denial.verdict === impliedVerdict(status) || denial.deniedAs === status;
}

/** A transfer booked as arrived despite its state is not booked again, and does not become failed. */
export function isSurplus({ surplus }: Pick<Denial, "surplus">, { status }: Pick<PayoutReport, "status">) {
  if (surplus === 0) return null;
  return impliedVerdict(status) === "returned" ? "contradicted" : "stale";
}

function impliedVerdict(status: PayoutStatus): DenialVerdict | null {
  if (status === "arrived") return "arrived";
  return status === "failed" || status === "rejected" ? "returned" : null;
}

export type PayoutReader = { operatorId: string; now: number; own: boolean };

export function isReadersStep(
  work: ManualPayout & { assigneeName: string | null },
  { operatorId, now, own }: PayoutReader,
): boolean {
  if (own || !isOpenPayout(work) || awaitsSecondOperator(work, operatorId)) return false;
  // After the release the provider continues by itself.
  if (work.provider !== null && isInProgress(work.provider)) return work.provider === "prepared";
  return !isWithAnother(work, operatorId) || isAbandoned(work, now);
}

export function awaitsSecondOperator(work: ManualPayout, operatorId: string): boolean {
  const { provider } = work;
  const isSent = provider !== null && provider !== "prepared" && isInProgress(provider);
  return isApproved(work) && needsTwoOperators(work) && work.approvedBy === operatorId && !isSent;
}

type Withdrawal = ManualPayout & {
  id: string;
  fee: number;
  userId: string;
  status: WithdrawalStatus;
  decidedBy: string | null;
  reference: string;
  reason: string;
};

export type WithdrawalChange = { status: WithdrawalStatus } & Partial<
  Assignment & {
    approvedBy: string;
    decidedBy: string | null;
    decidedAt: number;
    reference: string;
    reason: string;
  }
>;

type Act = {
  isDone(withdrawal: Withdrawal, by: ManualPayoutActor): boolean;
  become(withdrawal: Withdrawal, by: ManualPayoutActor): WithdrawalChange;
  postings?(withdrawal: Withdrawal): Posting[];
};

const failed: Act = {
  isDone: ({ status, decidedBy, reason }, { operatorId, words }) =>
    status === "failed" && decidedBy === operatorId && reason === words,
  become: (_, { operatorId, now, words }) => ({
    status: "failed",
    decidedBy: operatorId,
    decidedAt: now,
    reason: words,
    ...UNASSIGNED,
  }),
};

export const WITHDRAWAL_ACTS: Record<WithdrawalAction, Act> = {
  ...SHARED_ACTS,
  payment: {
    isDone: ({ status, decidedBy, reference }, { operatorId, words }) =>
      status === "paid" && decidedBy === operatorId && reference === words,
    become: (_, { operatorId, now, words }) => ({
      status: "paid",
      decidedBy: operatorId,
      decidedAt: now,
      reference: words,
      ...UNASSIGNED,
    }),
    postings: ({ id, amount, fee }) => withdrawalPaid(id, amount, fee),
  },
  failure: { ...failed, postings: ({ id, userId, amount }) => withdrawalFailed(userId, id, amount) },
  "transfer-return": {
    ...failed,
    postings: ({ id, userId, amount, fee }) => withdrawalReturned(userId, id, amount, fee),
  },
};
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** arrived: it counted as failed until operators found that it had arrived. */
export type WithdrawalOutcome = WithdrawalStatus | "arrived";

/** `arrivedToo` is the sum of duplicate transfers. */
export function withdrawalOutcome({
  status,
  arrivedToo,
}: {
  status: WithdrawalStatus;
  arrivedToo: number;
}): WithdrawalOutcome {
  return status === "failed" && arrivedToo > 0 ? "arrived" : status;
}

/** A smaller transfer would cost too high a share. */
export const MIN_WITHDRAWAL = 10_000;

/** Promise for every transfer to a seller or a buyer. */
export const TRANSFER_WORKING_DAYS = 3;

/** End of the last day on which the withdrawal is sent. */
export function transferDeadline(createdAt: number): number {
  return endOfWorkingDay(createdAt, TRANSFER_WORKING_DAYS);
}
export type WithdrawalRefusal = "not_money" | "too_little" | "above_balance" | "held" | "one_at_a_time";
export type WithdrawalNotRequested = WithdrawalRefusal | "account_changed" | "asked_otherwise";
export type WithdrawalDecisionError = ManualPayoutRefusal | "no_withdrawal";

export function requestableWithdrawal(
  amount: number,
  { balance, held, open }: { balance: number; held: number; open: boolean },
): Outcome<number, WithdrawalRefusal> {
  if (open) return refused("one_at_a_time");
  if (!isRupiah(amount)) return refused("not_money");
  if (amount < MIN_WITHDRAWAL) return refused("too_little");
  if (amount > balance) return refused("above_balance");
  return amount > withdrawable({ balance, held }) ? refused("held") : ok(amount);
}

export const WITHDRAWAL_ACTIONS = [...MANUAL_PAYOUT_ACTIONS, "failure", "transfer-return"] as const;
export type WithdrawalAction = (typeof WITHDRAWAL_ACTIONS)[number];

export function canDecideWithdrawal(
  act: WithdrawalAction,
  withdrawal: ManualPayout & { userId: string },
  by: ManualPayoutActor,
): Outcome<WithdrawalAction, ManualPayoutRefusal> {
  return withdrawal.userId === by.operatorId ? refused("own_money") : canActOnPayout(act, withdrawal, by);
}

export function withdrawalActions(
  withdrawal: ManualPayout & { userId: string },
  by: { operatorId: string; now: number },
): WithdrawalAction[] {
  return WITHDRAWAL_ACTIONS.filter((act) => canDecideWithdrawal(act, withdrawal, { ...by, words: UNWRITTEN }).ok);
}
