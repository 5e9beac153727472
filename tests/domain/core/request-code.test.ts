import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readOperatorQuery } from "~/operators/operator";
import { shownCode } from "~/platform/forms";
import { readCode, requestCode } from "~/platform/log-lines";

const random = fc.uint8Array({ minLength: 8, maxLength: 8 });

describe("a request's code", () => {
  it("is read back however it was typed", () => {
    fc.assert(
      fc.property(random, (bytes) => {
        const code = requestCode(bytes);
        const shown = shownCode(code);
        for (const typed of [
          code,
          shown,
          shown.toLowerCase(),
          ` ${shown} `,
          `Kode ${shown}`,
          `500 · ${shown}`,
        ])
          expect(readCode(typed)).toBe(code);
        expect(readCode(`Kode 503 · ${shown}`)).toBe(code);
        expect(readCode(`kode: ${shown.replace("-", " ")}`)).toBe(code);
      }),
    );
  });

  it("has nothing that is taken for something else when read out", () => {
    fc.assert(
      fc.property(random, (bytes) => {
        expect(shownCode(requestCode(bytes))).toMatch(/^[^01IO]{9}$/);
      }),
    );
  });

  it("is never taken for an order's id, nor the other way round", () => {
    fc.assert(
      fc.property(random, fc.uuid(), (bytes, id) => {
        for (const typed of [requestCode(bytes), shownCode(requestCode(bytes))])
          expect(readOperatorQuery(typed)).toMatchObject({ by: "words" });
        expect(readCode(id)).toBeNull();
        expect(readCode(id.slice(0, 8))).toBeNull();
      }),
    );
  });

  it.each(["", "sari wulandari", "K7QF", "K7QF-9M20", "K7QF-9M2X-4", "500"])("is not %j", (typed) => {
    expect(readCode(typed)).toBeNull();
  });
});
