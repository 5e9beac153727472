import { describe, expect, it } from "vitest";
import { isTaken } from "~/ui/form-life";

describe("a submitted draft", () => {
  const earlier = { kind: "success" };

  it("counts as stored after a new success, also with the same text", () => {
    expect(isTaken({ kind: "success" }, undefined)).toBe(true);
    expect(isTaken({ kind: "success" }, earlier)).toBe(true);
  });

  it("is kept after a new error", () => {
    expect(isTaken({ kind: "error" }, earlier)).toBe(false);
  });

  it("is undecided while there is only the earlier answer, or none", () => {
    expect(isTaken(earlier, earlier)).toBeNull();
    expect(isTaken(null, earlier)).toBeNull();
    expect(isTaken(undefined, undefined)).toBeNull();
  });
});
