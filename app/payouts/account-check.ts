import { imitatesOurName, isOnlyRole } from "~/accounts/impersonation";
import { readPhone } from "~/accounts/phone";
import { plainNumber } from "~/platform/money";
import { type Outcome, ok, refused } from "~/platform/outcome";
import { areOneSlipApart, withoutApostrophes } from "~/platform/strings";
import { isWallet, PAYOUT_CHANNELS, type PayoutAccount, type PayoutChannel } from "./account";

export type BadAccount = "unknown_channel" | "bad_bank_number" | "bad_wallet_number" | "bad_holder" | "reserved_holder";

const MAX_HOLDER = 100;

/** Matches account numbers of banks. Large banks use 10 to 16 digits. */
const BANK_NUMBER = /^\d{6,20}$/;
const WALLET_NUMBER = /^08\d{8,11}$/;

type TypedAccount = { channel: string; number: string; holder: string };

export function readPayoutAccount(typed: TypedAccount): Outcome<PayoutAccount, BadAccount> {
  const channel = findChannel(typed);
  const [fault] = payoutFaults(typed);
  if (channel === undefined || fault) return refused(fault ?? "unknown_channel");
  return ok({ channel, number: plainAccountNumber(typed), holder: typed.holder.trim() });
}

export function payoutFaults(typed: TypedAccount): BadAccount[] {
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

function findChannel({ channel }: TypedAccount): PayoutChannel | undefined {
  return PAYOUT_CHANNELS.find((known) => known === channel);
}

function plainAccountNumber(typed: TypedAccount): string {
  const channel = findChannel(typed);
  if (channel === undefined || !isWallet(channel)) return plainNumber(typed.number).replace(/[\s.-]/g, "");
  const read = readPhone(typed.number);
  return read.ok ? read.phone.digits : "";
}

export type AccountRefusal =
  | { ok: false; reason: "unknown_account" }
  | { ok: false; reason: "another_holder"; account: PayoutAccount; holder: string }
  | { ok: false; reason: "check_limited"; seconds: number };

/** Matches titles before or after a name. People write them more often than banks do. */
const TITLE = /^(?:h|hj|haji|hajjah|dr|dr[asgh]|ir|prof|kh|ust|ustadz|bpk|bapak|ibu|sdri?|tn|ny|nn|pt|cv|ud)$/;
const DEGREE =
  /^(?:s[ehtp]|s(?:ag|ei|hi|ip|si|sn|sos|pdi?|psi|pt|k?om|ikom|ked|kep|farm)|amd(?:kep|keb)?|m[amht]|m(?:ba|kes|kom|pd|si|sc)|phd|ners|apt|tbk)$/;
const MUHAMMAD = /^(?:m[ou]hd?|m[ou]c?h?am+[ae]d)$/;

/** The character in place of letters that a bank masked: "SA** WUL******". */
const MASK = "*";
const CUT_FROM = 12;

/** Compares a typed name with the bank's. Banks write capitals, omit titles, and shorten, cut or mask names. */
export function isSameHolder(typed: string, known: string): boolean {
  const [ours, theirs] = [typedWords(typed), nameWords(known)];
  const [joined, theirJoined] = [ours.join(""), theirs.join("")];
  if (joined === "" || theirJoined === "") return false;
  if (joined === theirJoined || (theirJoined.length >= CUT_FROM && joined.startsWith(theirJoined))) return true;
  // One name out of several is too common ("Muhammad"). A person with a single name may type more than the bank stores.
  const [first = ""] = ours;
  if (theirs.length === 1) return theirs.every((word) => isClear(word) && fits(first, word));
  return ours.length > 1 && isWithin(ours, theirs);
}

/** Returns true if the account seems to be the owner's. Names may lack parts, so an operator checks the result. */
export function isAccountOwner({ holder }: Pick<PayoutAccount, "holder">, name: string): boolean {
  return isWithin(typedWords(holder), typedWords(name));
}

/** Returns enough to recognise one's own name. Of a stranger's name it has only the typed parts and initials. */
export function hintedHolder(known: string, typed: string): string {
  const ours = nameWords(typed);
  return (known.normalize("NFC").match(/[\p{L}\p{M}*]+/gu) ?? [])
    .slice(0, 6)
    .map((word) => {
      const [plain = ""] = nameWords(word);
      if (plain.includes(MASK) || ours.includes(plain)) return word.replaceAll(MASK, "•");
      const letters = [...word];
      const shown = letters.length > 3 ? 2 : 1;
      return letters.map((letter, index) => (index < shown ? letter : "•")).join("");
    })
    .join(" ");
}

/** Returns the words without masks. Only banks mask, and typed masks would match any name. */
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
    // Split "H.Ahmad" into two words, but not the degree "S.Kom".
    .flatMap((word) => (DEGREE.test(word.replaceAll(".", "")) ? [word.replaceAll(".", "")] : word.split(".")))
    .flatMap((word) => word.match(/[\p{L}*]+/gu) ?? [])
    .map((word) => word.replace(MUHAMMAD, "muhammad").replace(/^abd$/, "abdul"));
  while (words.length > 1 && TITLE.test(words[0] ?? "")) words.shift();
  while (words.length > 1 && DEGREE.test(words.at(-1) ?? "")) words.pop();
  return words;
}

/**
 * Returns true if each word of the shorter name matches a different word of the longer one. One pair must be more than
 * an initial. If the typed name `one` is longer by two words or more, its first clear word must match too. Otherwise
 * two names in a row would match either person.
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
  const index = words.findIndex(is);
  return index < 0 ? null : (words.splice(index, 1)[0] ?? null);
}

function isClear(word: string): boolean {
  return word.replaceAll(MASK, "").length > 0 && word.length > 2;
}

function fits(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.includes(MASK)) return isMaskMatch(one, other);
  if (other.includes(MASK)) return isMaskMatch(other, one);
  if (one.length === 1 || other.length === 1) return one[0] === other[0];
  return Math.min(one.length, other.length) > 4 && areOneSlipApart(one, other, { swaps: false });
}

function isMaskMatch(masked: string, word: string): boolean {
  const begins = masked.slice(0, masked.indexOf(MASK));
  const ends = masked.slice(masked.lastIndexOf(MASK) + 1);
  return word.length >= begins.length + ends.length && word.startsWith(begins) && word.endsWith(ends);
}
