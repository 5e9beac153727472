/** Amounts as people write them: "350.000", "Rp150.000,00", "150rb", "1,5 jt". */

import { plainNumber } from "./plain-signs";

export type RupiahRead = { ok: true; amount: number } | { ok: false; reason: "unreadable" | "ambiguous" };

const UNREADABLE: RupiahRead = { ok: false, reason: "unreadable" };
const AMBIGUOUS: RupiahRead = { ok: false, reason: "ambiguous" };

const UNITS: Record<string, number> = { ribu: 3, rebu: 3, rb: 3, k: 3, juta: 6, jt: 6 };
const UNIT = Object.keys(UNITS).join("|");

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const WRITTEN = new RegExp(
  String.raw`^(?:(?:rp\.?|idr)\s*)?(${NUMBER})\s*(?:(${UNIT})(?:\s*(\d{1,3})\s*(ribu|rebu|rb|k))?)?\s*(?:rupiah)?(?:\.?,?-|,|\.\.?)?$`,
);
// Dots only between thousands, so that "2.50" is refused; sen only where there are none.
const PLAIN = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,00)?$/;

/** Integer rupiah, below Number.MAX_SAFE_INTEGER. Nothing is rounded: what is not whole is refused. */
export function readRupiah(text: string): RupiahRead {
  const [found, number = "", unit, thousands, lesser] = WRITTEN.exec(plainNumber(text).toLowerCase()) ?? [];
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
  // "1,500" is 1.500 to who learnt it in English, and one and a half to everybody else.
  return /^\d{1,3}(?:,\d{3})+(?:\.00)?$/.test(number) ? AMBIGUOUS : UNREADABLE;
}

function withUnit(number: string, zeros: number): RupiahRead {
  const [head = "", fraction = "", ...more] = number.split(/[.,]/);
  // "1.500 ribu" is 1.500 or 1.500.000, and "150000rb" most likely a full price with a word too many.
  if (more.length > 0 || fraction.length === 3 || head.length > 4) return AMBIGUOUS;
  if (fraction.length > zeros) return UNREADABLE;
  return whole(head + fraction.padEnd(zeros, "0"));
}

function whole(digits: string): RupiahRead {
  const amount = Number(digits);
  return Number.isSafeInteger(amount) ? { ok: true, amount } : UNREADABLE;
}
