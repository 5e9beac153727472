import { describe, expect, it } from "vitest";
import { typedQuantity } from "~/domain/order/typed-quantity";

const BOUNDS = { min: 1, max: 100 };

describe("a quantity that is typed", () => {
  it.each([
    ["7", "", "7"],
    ["70", "7", "70"],
    ["100", "10", "100"],
    ["", "5", ""],
  ])("%s after “%s” stands", (typed, before, after) => {
    expect(typedQuantity(typed, before, BOUNDS)).toBe(after);
  });

  it.each(["0", "101", "1000", "-1", "-", "2.5", "1e2", "tiga"])("%s leaves what was there", (typed) => {
    expect(typedQuantity(typed, "10", BOUNDS)).toBe("10");
    expect(typedQuantity(typed, "", BOUNDS)).toBe("");
  });
});
