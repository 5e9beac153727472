import { describe, expect, it } from "vitest";
import { actLabel } from "~/copy/operator/action";
import { actHref } from "~/domain/operator/action";

describe("the log of acts", () => {
  it("names what was done and leads to what it was done to", () => {
    expect(actLabel("hide_listing")).toBe("Menyembunyikan jasa");
    expect(actHref({ kind: "hide_listing", subjectId: "7" })).toBe("/operator/listings/7");
  });

  it("tells a kind that it does not know plainly", () => {
    expect(actLabel("paint_walls")).toBe("Tindakan operator");
    expect(actHref({ kind: "paint_walls", subjectId: "7" })).toBeNull();
  });
});
