import { describe, expect, it } from "vitest";
import { isTaken } from "~/ui/form-life";

describe("a draft that was sent", () => {
  const earlier = { kind: "success" };

  it("is taken by a new answer that says so, also one in the same words", () => {
    expect(isTaken({ kind: "success" }, undefined)).toBe(true);
    expect(isTaken({ kind: "success" }, earlier)).toBe(true);
  });

  it("is kept by a new answer that says no", () => {
    expect(isTaken({ kind: "error" }, earlier)).toBe(false);
  });

  it("still waits while the answer to something earlier stands, or none does", () => {
    expect(isTaken(earlier, earlier)).toBeNull();
    expect(isTaken(null, earlier)).toBeNull();
    expect(isTaken(undefined, undefined)).toBeNull();
  });
});
