import { describe, expect, it } from "vitest";
import { HOUR } from "~/platform/dates";
import { isFinalRefusal } from "~/platform/gateways/midtrans/midtrans.server";

describe("a refund refusal", () => {
  const midnight = Date.UTC(2026, 10, 20, 17);

  it("is final by day, and at night for banks that work at night", () => {
    expect(isFinalRefusal("qris", midnight + 12 * HOUR)).toBe(true);
    expect(isFinalRefusal("gopay", midnight)).toBe(true);
    expect(isFinalRefusal(null, midnight)).toBe(true);
  });

  it("is not final at night for banks that are closed", () => {
    for (const at of [midnight, midnight + 6 * HOUR, midnight - 10 * 60_000]) {
      expect(isFinalRefusal("shopeepay", at)).toBe(false);
      expect(isFinalRefusal("qris", at)).toBe(false);
    }
    expect(isFinalRefusal("qris", midnight + 6.2 * HOUR)).toBe(true);
  });
});
