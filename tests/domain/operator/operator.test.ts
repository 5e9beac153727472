import { describe, expect, it } from "vitest";
import { actHref, actLabel } from "~/domain/operator/action";
import { operatorRefusal } from "~/domain/operator/operator";

const somebody = { verified: true, suspended: false, operator: false };

describe("who may become an operator", () => {
  it("is anybody with a verified address", () => {
    expect(operatorRefusal("add", somebody)).toBeNull();
    expect(operatorRefusal("add", { ...somebody, verified: false })).toBe("unverified");
    expect(operatorRefusal("add", undefined)).toBe("unknown");
  });

  it("is nobody who is suspended, and nobody twice", () => {
    expect(operatorRefusal("add", { ...somebody, suspended: true })).toBe("suspended");
    expect(operatorRefusal("add", { ...somebody, operator: true })).toBe("already");
  });

  it("ends it in any case", () => {
    expect(operatorRefusal("remove", { verified: false, suspended: true, operator: true })).toBeNull();
    expect(operatorRefusal("remove", somebody)).toBe("no_operator");
    expect(operatorRefusal("remove", undefined)).toBe("unknown");
  });
});

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
