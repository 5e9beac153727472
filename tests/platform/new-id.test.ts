import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newId } from "~/database/statements.server";
import { readOperatorQuery } from "~/operators/operator";
import { gatewayOrderId } from "~/payments/payment";
import { ID_LENGTH, idOf, logLine, readCode } from "~/platform/log-lines";
import { newestKey, readNewestKey } from "~/platform/paging";
import { isId, shortId } from "~/platform/strings";

const ids = fc.uint8Array({ minLength: ID_LENGTH, maxLength: ID_LENGTH }).map(idOf);
const anyIds = fc.oneof(ids, fc.uuid());
const of = (check: (id: string) => void, some = anyIds) => fc.assert(fc.property(some, (id) => void check(id)));

describe("a row's id", () => {
  it("has twenty lower-case letters and digits without look-alikes", () => {
    of((id) => expect(id).toMatch(/^[2-9][^\W_A-Z01io]{19}$/), ids);
  });

  it("uses all its bits", () => {
    fc.assert(
      fc.property(fc.nat(ID_LENGTH - 1), fc.nat(7), (place, digit) => {
        const made = Array.from({ length: place === 0 ? 8 : 32 }, (_, bits) => {
          const random = new Uint8Array(ID_LENGTH).fill(digit);
          random[place] = bits;
          return idOf(random);
        });
        expect(new Set(made).size).toBe(made.length);
      }),
    );
  });

  it("is unique, and so are its first eight characters", () => {
    const made = Array.from({ length: 5_000 }, newId);
    expect(new Set(made).size).toBe(made.length);
    // Two of 5,000 share a prefix in one run of 22,000. Two of 300 do so in one of six million.
    expect(new Set(made.slice(0, 300).map(shortId)).size).toBe(300);
    const drawnOnce = made.map((_, n) => idOf(createHash("sha256").update(`${n}`).digest().subarray(0, ID_LENGTH)));
    expect(new Set(drawnOnce.map(shortId)).size).toBe(made.length);
  });

  it("is accepted in keys and log lines, like a UUID", () => {
    of((id) => {
      expect(isId(id)).toBe(true);
      expect(readNewestKey(newestKey({ createdAt: 1, id }))).toEqual({ createdAt: 1, id });
      const about = { order: id, id, attempt: gatewayOrderId(id, 12) };
      expect(JSON.parse(logLine("error", "gateway_fault", about))).toMatchObject(about);
      expect(about.attempt).toMatch(/^[\w.~-]{1,50}$/);
    });
  });

  it("is found by operators: complete, abbreviated, as shown or as the gateway has it", () => {
    of((id) => {
      for (const typed of [id, id.toUpperCase(), gatewayOrderId(id, 3)])
        expect(readOperatorQuery(typed)).toEqual({ by: "id", start: id });
      for (const typed of [shortId(id), id.slice(0, 8)])
        expect(readOperatorQuery(typed)).toEqual({ by: "id", start: id.slice(0, 8) });
    });
  });

  it("is never a request code", () => {
    of((id) => {
      expect(readCode(id)).toBeNull();
      expect(readCode(id.slice(0, 8))).toBeNull();
    });
  });

  it.each([
    "",
    "new",
    "tidak-ada",
    "2",
    "darmawan",
    "harta-karun-kami-semua",
    "ab".repeat(10),
    "2b".repeat(10).toUpperCase(),
    `${"2b".repeat(10)}2`,
    `0${"2b".repeat(9)}b`,
    `2${"io".repeat(9)}b`,
    "3f0c5a52-1c2d-4e3f-8a9b-00000000beeg",
    "3f0c5a521c2d4e3f8a9b00000000beef",
  ])("cannot be %j", (text) => {
    expect(isId(text)).toBe(false);
  });

  it.each(["Darmawan", "Chandra Harahap", "rahayu", "0812.3456"])("cannot start with %j", (name) => {
    expect(readOperatorQuery(name)).toMatchObject({ by: "words" });
  });
});
