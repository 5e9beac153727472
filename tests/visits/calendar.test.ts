import { expect, it } from "vitest";
import { isDay } from "~/visits/visit";

it.each([
  ["2026-12-17", true],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-02-30", false],
  ["2026-13-01", false],
  ["2026-00-10", false],
  ["2026-12-00", false],
  ["26-12-17", false],
  ["2026-12-17T00:00", false],
  [" 2026-12-17", false],
  ["17 Desember 2026", false],
  ["", false],
])("%j is a day: %s", (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
