import { describe, expect, it } from "vitest";
import { deliveryDays, longestDays } from "~/domain/delivery-days";
import type { Package } from "~/domain/package";

const pkg = (minDays: number | null, maxDays: number | null): Package => ({
  name: "Paket",
  price: 100_000,
  minDays,
  maxDays,
  revisions: null,
  checklist: [],
});

describe("the longest a text says", () => {
  it.each([
    ["3-5 hari", 5],
    ["3 – 5 hari kerja", 5],
    ["1 sampai 2 minggu", 14],
    ["1 jam", 1],
    ["48 jam", 2],
    ["sekitar 3 hari", 3],
    ["3", 3],
    ["1 bulan", 30],
    ["seminggu", 7],
    ["Hari ini juga", 1],
    ["dibicarakan", null],
    ["", null],
    ["999 bulan", null],
    ["0 hari", null],
  ])("%j is %j days", (text, days) => {
    expect(longestDays(text)).toBe(days);
  });
});

describe("an offer can be had", () => {
  it("within the slow end of its quickest package", () => {
    const packages = [pkg(5, 7), pkg(3, 5), pkg(2, null)];
    expect(deliveryDays({ kind: "offer", deliveryTime: "30 hari", packages })).toBe(2);
  });

  it("within the time it states as a whole, where packages say nothing", () => {
    expect(deliveryDays({ kind: "offer", deliveryTime: "1-3 hari", packages: [pkg(null, null)] })).toBe(3);
  });

  it("and a request cannot", () => {
    expect(deliveryDays({ kind: "wanted" })).toBeNull();
  });
});
