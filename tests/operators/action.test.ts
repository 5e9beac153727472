import { describe, expect, it } from "vitest";
import { operatorActionUrl } from "~/operators/operator";
import { operatorActionLabel } from "~/operators/text";

describe("the operators' log", () => {
  it("names the action and links to its subject", () => {
    expect(operatorActionLabel("hide_listing")).toBe("Menyembunyikan jasa");
    expect(operatorActionUrl({ kind: "hide_listing", subjectId: "7" })).toBe("/operator/listings/7");
  });

  it("shows an unknown kind as it is", () => {
    expect(operatorActionLabel("paint_walls")).toBe("Tindakan operator");
    expect(operatorActionUrl({ kind: "paint_walls", subjectId: "7" })).toBeNull();
  });
});
