import { expect, it } from "vitest";
import { listingStatusLabel } from "~/listings/text";

it("an offer is Aktif or Tidak Aktif, a wanted listing Terbuka or Ditutup", () => {
  expect(listingStatusLabel("offer", "active")).toBe("Aktif");
  expect(listingStatusLabel("offer", "inactive")).toBe("Tidak Aktif");
  expect(listingStatusLabel("wanted", "active")).toBe("Terbuka");
  expect(listingStatusLabel("wanted", "inactive")).toBe("Ditutup");
});
