import { expect, it } from "vitest";
import { kindOfOwnList, ownListPath } from "~/listings/listing";

it.each(["offer", "wanted"] as const)("the kind of the list of %ss is read from its address", (kind) => {
  expect(kindOfOwnList(ownListPath(kind).split("/").at(-1))).toBe(kind);
});

it("other lists do not exist", () => {
  for (const name of ["orders", "offer", "Services", "", undefined]) expect(kindOfOwnList(name)).toBeNull();
});
