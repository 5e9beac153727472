import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { suggestedSearches } from "~/search/suggest";
import { understand } from "~/search/understand";
import { createVocabulary } from "~/search/words/vocabulary";

const known = createVocabulary(
  new Map([..."ac servis gitar les logo listrik pipa".split(" ")].map((word) => [word, 3])),
);
const suggested = (typed: string, titles: string[] = []) => suggestedSearches(typed, titles, known);

describe("suggestions while typing", () => {
  it.each([
    ["list", "listrik"],
    ["pendid", "Pendidikan"],
    ["servis ac band", "servis ac Kota Bandung"],
  ])("%s: %s", (typed, text) => expect(suggested(typed)).toContain(text));

  it("contain titles once", () => {
    const title = "Logo dan identitas merek";
    expect(suggested("identitas", [title, title])).toEqual([title]);
  });

  it("contain only words of listings", () => {
    expect(suggested("pip")).toContain("pipa");
    expect(suggested("plumb")).toEqual([]);
  });

  it("leave out the category Lainnya", () => expect(suggested("lai")).not.toContain("Lainnya"));

  it("are empty before two letters, and do not repeat the typed text", () => {
    expect(suggested("l")).toEqual([]);
    expect(suggested("listrik")).not.toContain("listrik");
  });

  it("are at most eight for any text, and each is a search", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary", maxLength: 30 }), fc.string({ maxLength: 4 })), (typed) => {
        const found = suggested(typed);
        expect(found.length).toBeLessThanOrEqual(8);
        expect(new Set(found).size).toBe(found.length);
        for (const text of found) expect(understand(text, known).nonsense).toBe(false);
      }),
    );
  });
});
