import { describe, expect, it } from "vitest";
import { operatorActionUrl } from "~/operators/operator";
import { operatorActionLabel } from "~/operators/text";

describe("the log of actions", () => {
  it("names what was done and leads to what it was done to", () => {
    expect(operatorActionLabel("hide_listing")).toBe("Menyembunyikan jasa");
    expect(operatorActionUrl({ kind: "hide_listing", subjectId: "7" })).toBe("/operator/listings/7");
  });

  it("tells a kind that it does not know plainly", () => {
    expect(operatorActionLabel("paint_walls")).toBe("Tindakan operator");
    expect(operatorActionUrl({ kind: "paint_walls", subjectId: "7" })).toBeNull();
  });
});
