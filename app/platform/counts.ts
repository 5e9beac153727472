import { plainNumber } from "./money";

/**
 * Returns a typed whole number, or null. "3.0" and "3,00" are whole; "1.000" is not read because its point may separate
 * thousands. Signs, exponents and fractions are not read.
 */
export function readWholeNumber(typed: string): number | null {
  const [, digits] = /^(\d{1,15})(?:[.,]0{1,2})?$/.exec(plainNumber(typed)) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Sentences for a count that is refused, and its inclusive bounds. `junk` is for numbers that are not whole. */
export type CountLimits = {
  empty: string;
  junk: string;
  min: number;
  few: string;
  max: number;
  many: string;
};

/** Returns the sentence that refuses a typed count, or null when it is accepted. */
export function countFault(typed: string, { empty, junk, min, few, max, many }: CountLimits): string | null {
  const count = readWholeNumber(typed);
  if (count === null) {
    const text = plainNumber(typed);
    return /^-\d+(?:[.,]0{1,2})?$/.test(text) ? few : /^-?\d/.test(text) ? junk : empty;
  }
  return count < min ? few : count > max ? many : null;
}

/**
 * Returns a typed count changed by `by`, as text. A step beyond a bound stays at the bound. Returns a fault instead when
 * the count itself is refused, so that nothing typed is replaced; an empty text becomes `min`.
 */
export function steppedCount(
  typed: string,
  by: number,
  limits: CountLimits,
): { count: string } | { fault: string } {
  const text = plainNumber(typed);
  if (text === "") return { count: String(limits.min) };
  const sign = text.startsWith("-") ? -1 : 1;
  const size = readWholeNumber(sign < 0 ? text.slice(1) : text);
  const next = size === null ? null : sign * size + by;
  if (next !== null && next >= limits.min && next <= limits.max) return { count: String(next) };
  const fault = countFault(typed, limits);
  return fault === null ? { count: String(Number(size)) } : { fault };
}
