import { readFileSync } from "node:fs";
import Argon2 from "@phi-ag/argon2";
import { describe, expect, it, vi } from "vitest";
import { createPasswords } from "~/platform/secrets.server";

const wasm = readFileSync(new URL("../../node_modules/@phi-ag/argon2/dist/argon2.wasm", import.meta.url));
const passwords = createPasswords(new WebAssembly.Module(wasm));

describe("passwords", () => {
  it("are stored as Argon2id with the current cost and their own salt", async () => {
    const [one, two] = [await passwords.hash("Melati#2026"), await passwords.hash("Melati#2026")];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await passwords.verify(one, "Melati#2026")).toBe(true);
    expect(await passwords.verify(one, "melati#2026")).toBe(false);
  });

  it("differ after a zero character and up to the last of 128", async () => {
    const stored = await passwords.hash("Melati#1\0dan ekor");
    expect(await passwords.verify(stored, "Melati#1\0lain ekor")).toBe(false);
    const long = `a1#${"x".repeat(125)}`;
    expect(await passwords.verify(await passwords.hash(long), `${long.slice(0, -1)}y`)).toBe(false);
  });

  it("are equal for every way to compose a letter", async () => {
    const stored = await passwords.hash("caf\u00e9#2026");
    expect(await passwords.verify(stored, "cafe\u0301#2026")).toBe(true);
  });

  it("never match an unknown account, with the same work", async () => {
    const stored = await passwords.hash("Melati#2026");
    const verify = vi.spyOn(Argon2.prototype, "tryVerify");
    try {
      expect(await passwords.verify(stored, "salah")).toBe(false);
      expect(await passwords.verify(null, "salah")).toBe(false);
      const [known, nobodys] = verify.mock.calls.map(([encoded]) => String(encoded).split("$"));
      // Cost and lengths determine the time of a check. Both fail because of the password, not as malformed.
      expect(nobodys?.slice(0, 4)).toEqual(known?.slice(0, 4));
      expect(nobodys?.map(({ length }) => length)).toEqual(known?.map(({ length }) => length));
      const [one, other] = verify.mock.results.map(({ value }) => value);
      expect(one).toMatchObject({ success: false });
      expect(other).toEqual(one);
    } finally {
      verify.mockRestore();
    }
  });

  it("are outdated if the cost was different", async () => {
    expect(passwords.isOutdated(await passwords.hash("Melati#2026"))).toBe(false);
    expect(passwords.isOutdated("$argon2id$v=19$m=8192,t=1,p=1$c2FsdHNhbHQ$aGFzaA")).toBe(true);
  });

  it("do not match an invalid hash", async () => {
    expect(await passwords.verify("no password fits this", "no password fits this")).toBe(false);
  });
});
