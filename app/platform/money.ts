/** Money is integer rupiah everywhere. There are no sen. */

/** Per cent of new orders. Each order keeps the fee with which it was opened. */
export const PLATFORM_FEE_PERCENT = 10;

/** Rupiah. Below this the payment method's own cost would exceed the fee. */
export const MIN_PRICE = 1_000;
/** Rupiah. 100 pieces of the most expensive package stay far below Number.MAX_SAFE_INTEGER. */
export const MAX_PRICE = 500_000_000;

export class NotRupiah extends RangeError {
  constructor(value: unknown) {
    super(`not a whole, non-negative amount of rupiah: ${String(value)}`);
    this.name = "NotRupiah";
  }
}

export function isRupiah(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

export function isPrice(value: unknown): value is number {
  return isRupiah(value) && value >= MIN_PRICE && value <= MAX_PRICE;
}

/** Parses "150000.00", as payment companies write amounts. Returns null if it is not whole rupiah. */
export function rupiahIn(text: string): number | null {
  const whole = /^(\d{1,15})(?:\.00?)?$/.exec(text)?.[1];
  return whole === undefined ? null : Number(whole);
}

export function assertRupiah(value: unknown): asserts value is number {
  if (!isRupiah(value)) throw new NotRupiah(value);
}

/** Formats 250000 as "250.000". Intl takes 50 µs per number, and a home page has dozens. */
export function formatAmount(amount: number): string {
  const digits = Math.abs(Math.trunc(amount)).toString();
  return (amount < 0 ? "-" : "") + digits.replace(/\B(?=(\d{3})+$)/g, ".");
}

export function formatRupiah(amount: number): string {
  return `Rp ${formatAmount(amount)}`;
}

/** Returns the fee, rounded down in whole numbers: 7% of 100 must not become 7.000000000000001. */
export function platformFee(total: number, percent: number): number {
  return percentOf(total, percent);
}

function percentOf(total: number, percent: number): number {
  assertRupiah(total);
  const rest = total % 100;
  return ((total - rest) / 100) * percent + Math.floor((rest * percent) / 100);
}

/** Returns the buyer's part, rounded down. The odd rupiah goes to the seller, before the fee. */
export function buyerPart(total: number, buyerShare: number): number {
  if (!isShare(buyerShare)) throw new RangeError(`not a whole per cent from 0 to 100: ${buyerShare}`);
  return percentOf(total, buyerShare);
}

export type Division = { buyer: number; seller: number; fee: number };

export function divide(total: number, buyerShare: number, feePercent: number): Division {
  const buyer = buyerPart(total, buyerShare);
  const fee = platformFee(total - buyer, feePercent);
  return { buyer, seller: total - buyer - fee, fee };
}

function isShare(share: unknown): share is number {
  return typeof share === "number" && Number.isInteger(share) && share >= 0 && share <= 100;
}

export function sellerProceeds(total: number, percent: number): number {
  return total - platformFee(total, percent);
}

/** Matches controls, bidi marks, zero-width characters and fillers, variation selectors, and the frame of keycaps. */
const UNSEEN = /(?![\t-\r\x85])[\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800]|\u20E3/gu;
const DASHES = /[\p{Pd}\u02D7\u2043\u2212]/gu;
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
/** Matches spaces that keep a number on one line. */
const FIXED_SPACES = /[\u00A0\u2000-\u200A\u202F]/g;

export function plainSigns(text: string): string {
  return text
    .replace(UNSEEN, "")
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(DASHES, "-")
    .replace(/[\s\u0085]/g, " ");
}

/** Replaces signs that a parser of digits rejects, so that "350\u00A0000" is 350000. */
export function plainNumber(text: string): string {
  return plainSigns(text.replace(FIXED_SPACES, "")).trim();
}

export type RupiahRead = { ok: true; amount: number } | { ok: false; reason: "unreadable" | "ambiguous" };

const UNREADABLE: RupiahRead = { ok: false, reason: "unreadable" };
const AMBIGUOUS: RupiahRead = { ok: false, reason: "ambiguous" };

const UNITS: Record<string, number> = { ribu: 3, rebu: 3, rb: 3, k: 3, juta: 6, jt: 6 };
const UNIT = Object.keys(UNITS).join("|");

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const WRITTEN = new RegExp(
  String.raw`^(?:(?:rp\.?|idr)\s*)?(${NUMBER})\s*(?:(${UNIT})(?:\s*(\d{1,3})\s*(ribu|rebu|rb|k))?)?\s*(?:rupiah)?(?:\.?,?-|,|\.\.?)?$`,
);
// This allows dots only between thousands, so that "2.50" is refused, and only ",00" as sen.
const PLAIN = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,00)?$/;

/**
 * Matches spaces and dashes between groups of three digits: "1 250 000", "1.250-000", "1-250-000". "100-250" and
 * "100.000-250" may be ranges, so a single dash must precede "000".
 */
const GROUPS = /^\D*\d{1,3}(?:[. ]\d{3})*(?: \d{3}|-000|(?:-\d{3}){2,})(?!\d)/;

/** Reads "350.000", "Rp150.000,00", "150rb" and "1,5 jt". Never rounds, and refuses fractions. */
export function readRupiah(text: string): RupiahRead {
  const typed = plainNumber(text).toLowerCase();
  const joined = GROUPS.test(typed) ? typed.replace(/(\d)[ -](?=\d{3}(?!\d))/g, "$1.") : typed;
  const [found, number = "", unit, thousands, lesser] = WRITTEN.exec(joined) ?? [];
  if (found === undefined) return UNREADABLE;
  if (unit === undefined) return plain(number);
  const larger = withUnit(number, UNITS[unit] ?? 0);
  if (lesser === undefined || !larger.ok) return larger;
  if (UNITS[unit] !== 6 || !/^\d+$/.test(number)) return UNREADABLE;
  return { ok: true, amount: larger.amount + Number(thousands) * 1_000 };
}

export function parseRupiah(text: string): number | null {
  const read = readRupiah(text);
  return read.ok ? read.amount : null;
}

function plain(number: string): RupiahRead {
  const digits = PLAIN.exec(number)?.[1];
  if (digits !== undefined) return whole(digits.replaceAll(".", ""));
  // "1,500" is 1500 in English notation and 1.5 in Indonesian. "1,250,000" has only one meaning.
  const [, english, more] = /^(\d{1,3}(?:,\d{3})(,\d{3})*)(?:\.00)?$/.exec(number) ?? [];
  if (english === undefined) return UNREADABLE;
  return more === undefined ? AMBIGUOUS : whole(english.replaceAll(",", ""));
}

function withUnit(number: string, zeros: number): RupiahRead {
  const [head = "", fraction = "", ...more] = number.split(/[.,]/);
  // "1.500 ribu" may be 1.500 or 1.500.000, and "150000rb" is most likely a full price with an extra unit.
  if (more.length > 0 || fraction.length === 3 || head.length > 4) return AMBIGUOUS;
  if (fraction.length > zeros) return UNREADABLE;
  return whole(head + fraction.padEnd(zeros, "0"));
}

function whole(digits: string): RupiahRead {
  const amount = Number(digits);
  return Number.isSafeInteger(amount) ? { ok: true, amount } : UNREADABLE;
}

/** Rupiah that one operator alone may send to one person per day (WIB), over all payouts. */
export const SECOND_PERSON_ABOVE = 5_000_000;

export function needsSecondPerson(amount: number): boolean {
  return amount > SECOND_PERSON_ABOVE;
}

/** Reads "3.0" and "3,00", but not "1.000", whose point may separate thousands. Otherwise null. */
export function readWholeNumber(typed: string): number | null {
  const [, digits] = /^(\d{1,15})(?:[.,]0{1,2})?$/.exec(plainNumber(typed)) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** The limits of a count. Bounds are inclusive. `junk` refuses numbers that are not whole. */
export type CountLimits = {
  empty: string;
  junk: string;
  min: number;
  few: string;
  max: number;
  many: string;
};

export function countFault(typed: string, { empty, junk, min, few, max, many }: CountLimits): string | null {
  const count = readWholeNumber(typed);
  if (count === null) {
    const text = plainNumber(typed);
    if (/^\d+$/.test(text)) return many;
    return /^-\d+(?:[.,]0{1,2})?$/.test(text) ? few : /^-?\d/.test(text) ? junk : empty;
  }
  return count < min ? few : count > max ? many : null;
}

/** Returns true if the typed text is ignored, so that only a positive whole number can be entered. */
export function canStartNoCount(result: string): boolean {
  if (result.trim() === "") return false;
  const count = readWholeNumber(result);
  return count === null ? !/^\d+$/.test(plainNumber(result)) : count === 0;
}

export function cappedCount(typed: string, limits: CountLimits): string {
  return countFault(typed, limits) === limits.many ? String(limits.max) : typed;
}

/**
 * Returns the next count. A step beyond a bound stays at the bound, and an empty text becomes `min`. A refused count
 * returns a fault, so that nothing typed is replaced.
 */
export function steppedCount(typed: string, by: number, limits: CountLimits): { count: string } | { fault: string } {
  const text = plainNumber(typed);
  if (text === "") return { count: String(limits.min) };
  const sign = text.startsWith("-") ? -1 : 1;
  const size = readWholeNumber(sign < 0 ? text.slice(1) : text);
  const next = size === null ? null : sign * size + by;
  if (next !== null && next >= limits.min && next <= limits.max) return { count: String(next) };
  const fault = countFault(typed, limits);
  return fault === null ? { count: String(Number(size)) } : { fault };
}
