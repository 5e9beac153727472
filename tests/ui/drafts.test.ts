import { describe, expect, it } from "vitest";
import { isAccepted } from "~/ui/drafts";

describe("a submitted draft", () => {
  const earlier = { kind: "success" };

  it("counts as stored after a new success, also with the same text", () => {
    expect(isAccepted({ kind: "success" }, undefined)).toBe(true);
    expect(isAccepted({ kind: "success" }, earlier)).toBe(true);
  });

  it("is kept after a new error", () => {
    expect(isAccepted({ kind: "error" }, earlier)).toBe(false);
  });

  it("is undecided while there is only the earlier answer, or none", () => {
    expect(isAccepted(earlier, earlier)).toBeNull();
    expect(isAccepted(null, earlier)).toBeNull();
    expect(isAccepted(undefined, undefined)).toBeNull();
  });
});
