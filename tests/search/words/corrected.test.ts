import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Understanding } from "~/search/search";
import { understand } from "~/search/understand";
import { isListedWord } from "~/search/words/listed-words";
import { wordsOf } from "~/search/words/query-words";
import { createVocabulary } from "~/search/words/vocabulary";
import { size } from "../../support/size";

const known = createVocabulary(
  new Map([
    ["teras", 7],
    ["sopan", 9],
    ["meylani", 2],
    ["keripik", 3],
    ["gosokan", 1],
  ]),
  isListedWord,
);
const read = (q: string) => understand(q, known);

const WORDS =
  "servis ac keran bocor cuci di bandung barat murah 200rb sampai 75.000 rp toko online laundry jasa tukang logo iklan lowongan dekat saya kota , yang dan untuk acara lamaran".split(
    " ",
  );
/** A search with lost or swapped letters in some words. `right` are the unchanged words. */
const misspelt = fc
  .array(
    fc.record({
      word: fc.constantFrom(...WORDS),
      typo: fc.constantFrom("none", "none", "lost", "swapped"),
      at: fc.nat(8),
    }),
    {
      minLength: 1,
      maxLength: 7,
    },
  )
  .map((some) => {
    const typos = some.map(({ word, typo, at }) => {
      if (typo === "none" || at + 1 >= word.length) return word;
      const [head, one, next, tail] = [word.slice(0, at), word[at] ?? "", word[at + 1] ?? "", word.slice(at + 2)];
      return typo === "lost" ? head + next + tail : head + next + one + tail;
    });
    return {
      q: typos.join(" "),
      right: new Set(some.map(({ word }) => word).filter((word) => typos.includes(word))),
    };
  });

describe("misspellings", () => {
  it.each([
    ["sevis ac", "sevis", "servis ac"],
    ["aniamsi", "aniamsi", "animasi"],
    ["kebayaa", "kebayaa", "kebaya"],
    ["meilani rias", "meilani", "meylani rias"],
    ["cucimobil", "cucimobil", "cuci mobil"],
    ["tukng keran  bocr", "tukng keran bocr", "tukang keran bocor"],
    ["Tolong sevis AC, Bandung 300rb dong", "sevis", "tolong servis ac, bandung 300rb dong"],
  ])("%s: %s is read as %s", (q, from, to) => expect(read(q).correction).toEqual({ from, to }));

  it("change the spelling of words, and remove none", () => {
    fc.assert(
      fc.property(misspelt, ({ q, right }) => {
        const { correction, ...understood } = read(q);
        fc.pre(correction !== null);
        const [typed, to] = [wordsOf(q), wordsOf(correction?.to ?? "")];
        for (const word of typed.filter((one) => right.has(one) && known.has(one))) expect(to).toContain(word);
        expect(to.length).toBeGreaterThanOrEqual(typed.length);
        const { correction: _, ...said } = understand(correction?.to ?? "", known, { literal: true });
        expect(withoutBecause(said)).toEqual(withoutBecause(understood));
      }),
      { numRuns: size(200, 40) },
    );
  });

  it.each([
    "servis ac",
    "bandung",
    "sumpah",
    "ngurusin",
    "keripik",
    "lsss",
    "resik omah",
    "motoin",
    "ndandani",
    "hidung",
    "kuping",
    "mabuk",
    "jumat",
    "garansi",
    "wonten tukang kulkas",
    "aya nu tiasa",
    "mauka cuci ac",
    "listrike",
    "laptopku",
    "cat tembak",
  ])("%s stays unchanged", (q) => expect(read(q).correction).toBeNull());

  it.each([
    ["les gitat", "les gitar"],
    ["cat tembk", "cat tembok"],
    ["foto prodk makanan", "foto produk makanan"],
    ["tukang kayo", "tukang kayu"],
    ["cuci sopa", "cuci sofa"],
    ["cuci sopa bandung", "cuci sofa bandung"],
    ["kursi sopa", "kursi sofa"],
    ["sopa", "sofa"],
    ["wipi", "wifi"],
    ["wipi kantor lemot", "wifi kantor lemot"],
    ["edit pideo", "edit video"],
    ["sebar plyer", "sebar flyer"],
  ])("%s is read with its neighbours as %s", (q, to) => expect(read(q).correction?.to).toBe(to));

  it.each([
    ...["tukang becak", "pawang hujan", "oppo reno", "oppo rena", "pak rusmadi ac", "tikarnya", "infinix note"],
    ...["gree bocor", "sewa tikar", "tukang patri", "lemang bambu", "rumah ibu wiwin"],
  ])("%s contains words of the language, of brands and of people", (q) => expect(read(q).correction).toBeNull());

  it("are searched as typed on request", () => {
    const { correction, parts } = understand("sevis ac", known, { literal: true });
    expect(correction).toBeNull();
    expect(parts.map(({ typed }) => typed)).toEqual(["sevis", "ac"]);
  });

  it("do not include unknown words", () => {
    expect(read("asdfghjkl").nonsense).toBe(true);
    expect(read("asdfghjkl ac").nonsense).toBe(false);
    expect(read("").nonsense).toBe(false);
  });
});

/** The result without the reasons, because a corrected word is no correction when it is searched again. */
function withoutBecause({ parts, ...others }: Omit<Understanding, "correction">) {
  return { ...others, parts: parts.map(({ because: _, prefix: __, ...part }) => part) };
}
