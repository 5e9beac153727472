import { expect, it } from "vitest";
import { kindOfOwnList, ownListPath } from "~/listings/listing";

it.each(["offer", "wanted"] as const)("reads the kind of the list of %ss from its address", (kind) => {
  expect(kindOfOwnList(ownListPath(kind).split("/").at(-1))).toBe(kind);
});

it("knows no other lists", () => {
  for (const name of ["orders", "offer", "Services", "", undefined]) expect(kindOfOwnList(name)).toBeNull();
});
