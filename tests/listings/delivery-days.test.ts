import { describe, expect, it } from "vitest";
import { deliveryDays } from "~/listings/listing";
import { choosePackage, type Package, packageEstimate, packagesOf, parseDays } from "~/listings/package";

const pkg = (minDays: number | null, maxDays: number | null): Package => ({
  name: "Paket",
  price: 100_000,
  minDays,
  maxDays,
  revisions: null,
  checklist: [],
});

const offer = (deliveryTime: string, ...packages: Package[]) =>
  deliveryDays({ kind: "offer", price: 100_000, deliveryTime, packages });

describe("the delivery days of an offer", () => {
  it("are the upper limit of its quickest package", () => {
    expect(offer("30 hari", pkg(5, 7), pkg(3, 5), pkg(2, null))).toBe(2);
  });

  it("are its stated time if it has no packages", () => {
    expect(offer("seminggu")).toBe(7);
    expect(offer("48 jam")).toBe(2);
  });

  it("are the usual time of its package's position if that has none", () => {
    expect(offer("30 hari", pkg(null, null))).toBe(7);
    expect(offer("30 hari", pkg(null, null), pkg(null, null), pkg(6, 8))).toBe(5);
  });

  it("are the usual time if none is stated", () => {
    expect(offer("dibicarakan")).toBe(5);
  });

  it("do not exist for a wanted listing", () => {
    expect(deliveryDays({ kind: "wanted" })).toBeNull();
  });

  it("are those that its order gets", () => {
    for (const time of ["seminggu", "sekitar 2 minggu", "dibicarakan"]) {
      for (const packages of [[], [pkg(null, null)], [pkg(null, 9)]]) {
        const listing = { kind: "offer", price: 100_000, deliveryTime: time, packages } as const;
        const choice = choosePackage(packagesOf({ ...listing, days: parseDays(time) }), null);
        expect(deliveryDays(listing)).toBe(packageEstimate(choice.pkg, choice.index).max);
      }
    }
  });
});
