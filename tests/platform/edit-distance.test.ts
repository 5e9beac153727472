import { expect, it } from "vitest";
import { areOneSlipApart, editDistance } from "~/platform/strings";

it.each([
  ["bogor", "bogor", 0, 0],
  ["", "bogor", 5, 5],
  ["bogr", "bogor", 1, 1],
  ["boggor", "bogor", 1, 1],
  ["bagor", "bogor", 1, 1],
  ["bogro", "bogor", 1, 2],
  ["obgor", "bogor", 1, 2],
  ["ca", "abc", 3, 3],
  ["sidoarjo", "sidorajo", 1, 2],
  ["surabaya", "surakarta", 3, 3],
])("%s and %s differ by %d, and by %d if swaps count twice", (one, other, distance, withoutSwaps) => {
  for (const [a, b] of [
    [one, other],
    [other, one],
  ] as const) {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(a, b, { swaps: false })).toBe(withoutSwaps);
    expect(editDistance(a, b, { max: 2 })).toBe(Math.min(distance, 3));
    expect(areOneSlipApart(a, b)).toBe(distance <= 1);
    expect(areOneSlipApart(a, b, { swaps: false })).toBe(withoutSwaps <= 1);
  }
});
