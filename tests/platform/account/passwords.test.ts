import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createPasswords } from "~/platform/account/passwords.server";

const wasm = readFileSync(new URL("../../../node_modules/@phi-ag/argon2/dist/argon2.wasm", import.meta.url));
const passwords = createPasswords(new WebAssembly.Module(wasm));

describe("passwords", () => {
  it("are kept as Argon2id with today's cost and a salt of their own", async () => {
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

  it("are the same however a keyboard composes a letter", async () => {
    const stored = await passwords.hash("caf\u00e9#2026");
    expect(await passwords.verify(stored, "cafe\u0301#2026")).toBe(true);
  });

  it("never fit nobody's account, which takes as long to find out", async () => {
    const stored = await passwords.hash("Melati#2026");
    const best = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    // By turns, and the best of each: other work on the machine only ever adds.
    const ratio = () => best.unknown / best.known;
    const isAlike = () => ratio() > 0.5 && ratio() < 2;
    for (let i = 0; i < 6 || (i < 60 && !isAlike()); i += 1) {
      for (const who of ["known", "unknown"] as const) {
        const started = performance.now();
        expect(await passwords.verify(who === "known" ? stored : null, "salah")).toBe(false);
        best[who] = Math.min(best[who], performance.now() - started);
      }
    }
    expect(ratio()).toBeGreaterThan(0.5);
    expect(ratio()).toBeLessThan(2);
  });

  it("are outdated when the cost was another one", async () => {
    expect(passwords.isOutdated(await passwords.hash("Melati#2026"))).toBe(false);
    expect(passwords.isOutdated("$argon2id$v=19$m=8192,t=1,p=1$c2FsdHNhbHQ$aGFzaA")).toBe(true);
  });

  it("do not fit what is no hash at all", async () => {
    expect(await passwords.verify("no password fits this", "no password fits this")).toBe(false);
  });
});
