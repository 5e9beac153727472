import { plainNumber } from "./money";

/** Reads "3.0" and "3,00", but not "1.000", whose point may separate thousands. Otherwise null. */
export function readWholeNumber(typed: string): number | null {
  const [, digits] = /^(\d{1,15})(?:[.,]0{1,2})?$/.exec(plainNumber(typed)) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Bounds are inclusive. `junk` refuses numbers that are not whole. */
export type CountLimits = {
  empty: string;
  junk: string;
  min: number;
  few: string;
  max: number;
  many: string;
};

/** Returns null if the count is accepted. */
export function countFault(typed: string, { empty, junk, min, few, max, many }: CountLimits): string | null {
  const count = readWholeNumber(typed);
  if (count === null) {
    const text = plainNumber(typed);
    if (/^\d+$/.test(text)) return many;
    return /^-\d+(?:[.,]0{1,2})?$/.test(text) ? few : /^-?\d/.test(text) ? junk : empty;
  }
  return count < min ? few : count > max ? many : null;
}

/** True if the typed text is ignored: nothing but a positive whole number can be entered. */
export function canStartNoCount(result: string): boolean {
  if (result.trim() === "") return false;
  const count = readWholeNumber(result);
  return count === null ? !/^\d+$/.test(plainNumber(result)) : count === 0;
}

/** Text of a count after it was typed: a count above `max` becomes `max`. */
export function cappedCount(typed: string, limits: CountLimits): string {
  return countFault(typed, limits) === limits.many ? String(limits.max) : typed;
}

/**
 * A step beyond a bound stays at the bound, and an empty text becomes `min`. A refused count returns a fault,
 * so that nothing typed is replaced.
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
