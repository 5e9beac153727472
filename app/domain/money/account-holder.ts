import { withoutApostrophes } from "../core/text";
import type { PayoutAccount } from "./payout-account";

/** Why a new account is not taken yet. `holder` as far as it may be shown. */
export type AccountRefusal =
  | { ok: false; reason: "unknown_account" }
  | { ok: false; reason: "another_holder"; account: PayoutAccount; holder: string }
  | { ok: false; reason: "check_limited"; seconds: number };

/** Written before a name or behind it, by people more often than by banks. */
const TITLE =
  /^(?:h|hj|haji|hajjah|dr|dr[asgh]|ir|prof|kh|ust|ustadz|bpk|bapak|ibu|sdri?|tn|ny|nn|pt|cv|ud)$/;
const DEGREE =
  /^(?:s[ehtp]|s(?:ag|ei|hi|ip|si|sn|sos|pdi?|psi|pt|k?om|ikom|ked|kep|farm)|amd(?:kep|keb)?|m[amht]|m(?:ba|kes|kom|pd|si|sc)|phd|ners|apt|tbk)$/;
const MUHAMMAD = /^(?:m[ou]hd?|m[ou]c?h?am+[ae]d)$/;

/** Letters of a name that a bank left out, as it masks it: "SA** WUL******". */
const MASK = "*";
/** A bank cuts no name shorter than this. */
const CUT_FROM = 12;

/** Whether a bank's name can be the one that was typed: in capitals, without titles, shortened, cut off or masked. */
export function isSameHolder(typed: string, known: string): boolean {
  const [ours, theirs] = [typedWords(typed), wordsOf(known)];
  const [joined, theirJoined] = [ours.join(""), theirs.join("")];
  if (joined === "" || theirJoined === "") return false;
  if (joined === theirJoined || (theirJoined.length >= CUT_FROM && joined.startsWith(theirJoined)))
    return true;
  // One name of several is everybody's: "Muhammad". But who has only one may write more than the bank keeps.
  const [first = ""] = ours;
  if (theirs.length === 1) return theirs.every((word) => isClear(word) && fits(first, word));
  return ours.length > 1 && isWithin(ours, theirs);
}

/** For whom an operator looks at: banks leave some of a name out, and so do people. */
export function isHeldBy({ holder }: Pick<PayoutAccount, "holder">, name: string): boolean {
  return isWithin(typedWords(holder), typedWords(name));
}

/** Enough to know one's own name by; of a stranger's only what was typed already, and beginnings. */
export function hintedHolder(known: string, typed: string): string {
  const ours = wordsOf(typed);
  return (known.normalize("NFC").match(/[\p{L}\p{M}*]+/gu) ?? [])
    .slice(0, 6)
    .map((word) => {
      const [plain = ""] = wordsOf(word);
      if (plain.includes(MASK) || ours.includes(plain)) return word.replaceAll(MASK, "•");
      const letters = [...word];
      const shown = letters.length > 3 ? 2 : 1;
      return letters.map((letter, place) => (place < shown ? letter : "•")).join("");
    })
    .join(" ");
}

/** Only banks mask: what somebody types so would be anybody's name. */
function typedWords(name: string): string[] {
  return wordsOf(name)
    .map((word) => word.replaceAll(MASK, ""))
    .filter((word) => word !== "");
}

function wordsOf(name: string): string[] {
  const plain = withoutApostrophes(name)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/x{3,}|[•●]/g, MASK);
  const [person = "", ...behind] = plain.split(",");
  const words = (/\p{L}/u.test(person) ? person : behind.join(" "))
    .split(/\s+/)
    // "S.Kom" is one word, "H.Ahmad" two.
    .flatMap((word) => (DEGREE.test(word.replaceAll(".", "")) ? [word.replaceAll(".", "")] : word.split(".")))
    .flatMap((word) => word.match(/[\p{L}*]+/gu) ?? [])
    .map((word) => word.replace(MUHAMMAD, "muhammad").replace(/^abd$/, "abdul"));
  while (words.length > 1 && TITLE.test(words[0] ?? "")) words.shift();
  while (words.length > 1 && DEGREE.test(words.at(-1) ?? "")) words.pop();
  return words;
}

/**
 * Each word of the shorter name is another one of the longer, and at least one pair is more than an initial. `one`, as typed,
 * begins with the other's where it is longer by more than a word: else two people's names in a row would be either's.
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
  if (one.includes(MASK)) return isUnder(one, other);
  if (other.includes(MASK)) return isUnder(other, one);
  if (one.length === 1 || other.length === 1) return one[0] === other[0];
  return Math.min(one.length, other.length) > 4 && isOneSlip(one, other);
}

function isUnder(masked: string, word: string): boolean {
  const begins = masked.slice(0, masked.indexOf(MASK));
  const ends = masked.slice(masked.lastIndexOf(MASK) + 1);
  return word.length >= begins.length + ends.length && word.startsWith(begins) && word.endsWith(ends);
}

/** One letter more, less or another. */
function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  const at = [...short].findIndex((letter, place) => letter !== long[place]);
  if (at < 0) return true;
  return long.slice(at + 1) === short.slice(long.length === short.length ? at + 1 : at);
}
