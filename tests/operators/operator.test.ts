import { describe, expect, it } from "vitest";
import { operatorRefusal } from "~/operators/operator";

const somebody = { verified: true, suspended: false, operator: false };

describe("becoming an operator", () => {
  it("is possible with a verified address", () => {
    expect(operatorRefusal("add", somebody)).toBeNull();
    expect(operatorRefusal("add", { ...somebody, verified: false })).toBe("unverified");
    expect(operatorRefusal("add", undefined)).toBe("unknown");
  });

  it("is refused to suspended people, and twice", () => {
    expect(operatorRefusal("add", { ...somebody, suspended: true })).toBe("suspended");
    expect(operatorRefusal("add", { ...somebody, operator: true })).toBe("already");
  });

  it("can be ended in any case", () => {
    expect(operatorRefusal("remove", { verified: false, suspended: true, operator: true })).toBeNull();
    expect(operatorRefusal("remove", somebody)).toBe("no_operator");
    expect(operatorRefusal("remove", undefined)).toBe("unknown");
  });
});
