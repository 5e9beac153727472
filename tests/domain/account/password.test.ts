import { describe, expect, it } from "vitest";
import { passwordFault } from "~/domain/account/password";

describe("a new password", () => {
  it.each(["Melati#2026", "naik-sepeda 7 hari", "Ünïcödé#9x", "Demo#2026", "a1#".repeat(42)])(
    "%s is taken",
    (password) => expect(passwordFault(password)).toBeNull(),
  );

  it.each([
    ["Ab#4567", "too_short"],
    ["", "too_short"],
    [`${"a1#".repeat(43)}`, "too_long"],
    ["1234567#8", "no_letter"],
    ["melati#sari", "no_number"],
    ["melati2026", "no_symbol"],
    ["melati 2026", "no_symbol"],
    ["JasaWarga#2026", "product_name"],
    ["J4sa-W4rga!99", "product_name"],
  ])("%s is refused: %s", (password, fault) => {
    expect(passwordFault(password)).toBe(fault);
  });

  it.each([
    "Password1!",
    "P@ssw0rd",
    "P@ssw0rd123",
    "p455w0rd!!1",
    "Qwerty#2026",
    "Admin@123",
    "Welcome#99",
    "Rahasia123!",
    "Indonesia@1",
    "!QAZ2wsx",
    "1q2w3e4r!",
  ])("%s is refused: everybody guesses it first", (password) => {
    expect(passwordFault(password)).toBe("common");
  });

  it("counts characters, not bytes", () => {
    expect(passwordFault("😀😀😀😀a1#")).toBe("too_short");
    expect(passwordFault("😀😀😀😀😀a1#")).toBeNull();
  });
});
