import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readOperatorQuery } from "~/operators/operator";
import { readCode, requestCode } from "~/platform/log-lines";
import { shownCode } from "~/platform/strings";

const random = fc.uint8Array({ minLength: 8, maxLength: 8 });

describe("a request code", () => {
  it("is read in every notation", () => {
    fc.assert(
      fc.property(random, (bytes) => {
        const code = requestCode(bytes);
        const shown = shownCode(code);
        for (const typed of [code, shown, shown.toLowerCase(), ` ${shown} `, `Kode ${shown}`, `500 · ${shown}`])
          expect(readCode(typed)).toBe(code);
        expect(readCode(`Kode 503 · ${shown}`)).toBe(code);
        expect(readCode(`kode: ${shown.replace("-", " ")}`)).toBe(code);
      }),
    );
  });

  it("contains no characters that sound alike", () => {
    fc.assert(
      fc.property(random, (bytes) => {
        expect(shownCode(requestCode(bytes))).toMatch(/^[^01IO]{9}$/);
      }),
    );
  });

  it("is never read as an order's id, and an order's id is never read as a code", () => {
    fc.assert(
      fc.property(random, fc.uuid(), (bytes, id) => {
        for (const typed of [requestCode(bytes), shownCode(requestCode(bytes))])
          expect(readOperatorQuery(typed)).toMatchObject({ by: "words" });
        expect(readCode(id)).toBeNull();
        expect(readCode(id.slice(0, 8))).toBeNull();
      }),
    );
  });

  it.each(["", "sari wulandari", "K7QF", "K7QF-9M20", "K7QF-9M2X-4", "500"])("cannot be %j", (typed) => {
    expect(readCode(typed)).toBeNull();
  });
});
