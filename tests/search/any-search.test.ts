import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { questionOf } from "~/search/question";
import { readSearch, type Search, searchHref } from "~/search/search";
import { searchChips, shownText } from "~/search/shown-search";
import { understand } from "~/search/understand";
import { isListedWord } from "~/search/words/listed-words";
import { createVocabulary } from "~/search/words/vocabulary";

const known = createVocabulary(new Map([["servis", 3]]), isListedWord);
const read = (query: string) => readSearch(new URLSearchParams(query));
const understood = (search: Search) => understand(search.q, known, { literal: search.literal });

const pieces = [
  "servis",
  "ac",
  "bandung",
  "di",
  "jaksel",
  "300rb",
  "di bawah 1 juta",
  "murah",
  "les",
  "gitar",
  "online",
  "lowongan",
  "dekat saya",
  "srevis",
  "keran",
  "bocor",
  "jabodetabek",
  "nasi",
  "padang",
  "zzqqx",
  "2 unit",
  ";",
  "kota",
  "yogyakarta",
  "wedding",
  "foto",
  "100-300 ribu",
  "ga dingin",
  "batu",
  "medan",
];
const query = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 7 }).map((words) => words.join(" "));
const anything = fc.oneof(query, fc.string({ unit: "binary", maxLength: 60 }));
const place = fc.constantFrom("", "kota-bandung", "32.73", "Bandung", "jabodetabek", "online", "Atlantis", "\u0000");

describe("any search", () => {
  it("becomes a query with a limited number of parts", () => {
    fc.assert(
      fc.property(anything, place, (q, lokasi) => {
        const search = readSearch(new URLSearchParams({ q, lokasi }));
        const { tiers, groups } = questionOf(search, understood(search));
        // D1 allows five terms in a compound SELECT, and the parts are nested once.
        expect(Math.max(1, tiers?.length ?? 0) * groups.length).toBeLessThanOrEqual(25);
      }),
    );
  });

  it("is read back from its address unchanged", () => {
    fc.assert(
      fc.property(anything, place, (q, lokasi) => {
        const search = readSearch(new URLSearchParams({ q, lokasi }));
        const again = read(searchHref(search).split("?")[1] ?? "");
        expect(searchHref(again)).toBe(searchHref(search));
        expect(again.q).toBe(search.q);
      }),
    );
  });

  it("loses exactly the removed chip, and no other place, price or kind", () => {
    fc.assert(
      fc.property(query, (q) => {
        const search = readSearch(new URLSearchParams({ q }));
        const before = understood(search);
        for (const chip of searchChips(before)) {
          const href = searchHref({ ...search, q: shownText(before, chip), after: null });
          const after = understood(read(href.split("?")[1] ?? ""));
          if (chip.of === "part") expect(after.parts.map(({ typed }) => typed)).not.toContain(chip.typed);
          else expect(searchChips(after).map(({ of }) => of)).not.toContain(chip.of);
          if (chip.of !== "place" && before.place) expect(after.place?.places).toEqual(before.place.places);
          if (chip.of !== "price") expect(after.price).toEqual(before.price);
        }
      }),
    );
  });
});
