import { describe, expect, it } from "vitest";
import { maskedTaxNumber, readTaxIdentity } from "~/accounts/personal-data";

const read = (kind: string, number: string) => {
  const identity = readTaxIdentity({ kind, number });
  return identity.ok ? identity.value.number : identity.reason;
};

describe("a tax identity", () => {
  it.each([
    ["nik", "3174096512900007", "3174096512900007"],
    ["nik", " 3174.0901 0190-0007 ", "3174090101900007"],
    ["npwp", "3174096512900007", "3174096512900007"],
    ["npwp", "0012345678901000", "0012345678901000"],
    ["npwp", "01.234.567.8-901.000", "0012345678901000"],
    ["nik", "", "bad_nik"],
    ["nik", "317409651290000", "bad_nik"],
    ["nik", "31740965129000077", "bad_nik"],
    ["nik", "0174096512900007", "bad_nik"],
    // No such day, no such month, no serial number.
    ["nik", "3174093212900007", "bad_nik"],
    ["nik", "3174097212900007", "bad_nik"],
    ["nik", "3174090013900007", "bad_nik"],
    ["nik", "3174090113900007", "bad_nik"],
    ["nik", "3174090112900000", "bad_nik"],
    ["nik", "31740901129O0007", "bad_nik"],
    ["npwp", "0000000000000000", "bad_npwp"],
    ["npwp", "01234567890100", "bad_npwp"],
    ["npwp", "9999999999999999", "bad_npwp"],
    ["ktp", "3174096512900007", "unknown_kind"],
    ["", "", "unknown_kind"],
  ])("%s %j is %s", (kind, number, answer) => {
    expect(read(kind, number)).toBe(answer);
  });

  it("accepts each day of a month, for men and women", () => {
    for (let day = 1; day <= 31; day++)
      for (const of of [day, day + 40])
        expect(read("nik", `317409${String(of).padStart(2, "0")}12900007`)).toMatch(/^\d{16}$/);
  });

  it("shows the last four digits only", () => {
    expect(maskedTaxNumber({ number: "3174096512900007" })).toBe("•••• 0007");
  });
});
