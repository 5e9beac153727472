import { expect, it } from "vitest";
import { monthOptions } from "~/ledger/page-data.server";

/** 1 March 2026, 00.30 WIB. */
const NOW = Date.UTC(2026, 1, 28, 17, 30);
const months = (since?: number) => monthOptions(NOW, since).map(({ value }) => value);

it("the options are two years of months, newest first", () => {
  expect(months()).toHaveLength(24);
  expect(months().slice(0, 3)).toEqual(["2026-03", "2026-02", "2026-01"]);
  expect(months(Date.UTC(2020, 0, 1))).toEqual(months());
});

it("the options begin with the first month in WIB", () => {
  expect(months(NOW)).toEqual(["2026-03"]);
  expect(months(NOW - 3_600_000)).toEqual(["2026-03", "2026-02"]);
  expect(months(Date.UTC(2025, 11, 31, 17))).toEqual(["2026-03", "2026-02", "2026-01"]);
});
