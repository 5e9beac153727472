import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { suggestedSearches } from "~/search/suggest";
import { understand } from "~/search/understand";
import { createVocabulary } from "~/search/words/reading";

const known = createVocabulary(
  new Map([..."ac servis gitar les logo listrik pipa".split(" ")].map((word) => [word, 3])),
);
const suggested = (typed: string, titles: string[] = []) => suggestedSearches(typed, titles, known);

describe("while somebody types, it is suggested", () => {
  it.each([
    ["list", "listrik"],
    ["pendid", "Pendidikan"],
    ["servis ac band", "servis ac Kota Bandung"],
  ])("%s: %s", (typed, text) => expect(suggested(typed)).toContain(text));

  it("what titles say, once", () => {
    const title = "Logo dan identitas merek";
    expect(suggested("identitas", [title, title])).toEqual([title]);
  });

  it("only in words that listings are written with", () => {
    expect(suggested("pip")).toContain("pipa");
    expect(suggested("plumb")).toEqual([]);
  });

  it("no category that names nothing", () => expect(suggested("lai")).not.toContain("Lainnya"));

  it("nothing before two letters, nor what is typed already", () => {
    expect(suggested("l")).toEqual([]);
    expect(suggested("listrik")).not.toContain("listrik");
  });

  it("at most eight, whatever is typed, and each is a search", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "binary", maxLength: 30 }), fc.string({ maxLength: 4 })),
        (typed) => {
          const found = suggested(typed);
          expect(found.length).toBeLessThanOrEqual(8);
          expect(new Set(found).size).toBe(found.length);
          for (const text of found) expect(understand(text, known).nonsense).toBe(false);
        },
      ),
    );
  });
});
