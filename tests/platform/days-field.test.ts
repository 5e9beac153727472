import { describe, expect, it } from "vitest";
import { daysField } from "~/platform/forms/fields.server";

describe("a working time as people write it", () => {
  it.each([
    ["3", 3],
    [" 3 hari ", 3],
    ["3 hr", 3],
    ["1 minggu", 7],
    ["dua minggu", 14],
    ["3-5 hari", 5],
    ["365", 365],
  ])("%j is %d days", (typed, days) => {
    expect(daysField().parse(typed)).toBe(days);
  });

  it.each(["0", "366", "-3", "lama", "besok", "2 tahun", " ", "9".repeat(101)])("%j is invalid", (typed) => {
    const messages = daysField()
      .safeParse(typed)
      .error?.issues.map(({ message }) => message);
    expect(new Set(messages)).toEqual(
      new Set(["Waktu pengerjaan harus antara 1 dan 365 hari, misalnya 3 hari atau 1 minggu"]),
    );
  });
});
