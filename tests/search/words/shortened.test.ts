import { describe, expect, it } from "vitest";
import { understand } from "~/search/understand";
import { isListedWord } from "~/search/words/listed-words";
import { createVocabulary } from "~/search/words/vocabulary";

const known = createVocabulary(new Map(), isListedWord);
const readingOf = (q: string) =>
  understand(q, known)
    .parts.map(({ typed }) => typed)
    .join(" ");

describe("words without their vowels", () => {
  it.each([
    ["tkg kyu", "tukang kayu"],
    ["bhs mndrin", "bahasa mandarin"],
    ["slip gj", "slip gaji"],
    ["ctring nsi ktk", "catering nasi kotak"],
    ["sdt wc", "sedot wc"],
    ["tmbl ban", "tambal ban"],
    ["tkng gntng", "tukang genteng"],
    ["kue ulth", "kue ultah"],
    ["dkr lmrn", "dekor lamaran"],
    ["psg wifi", "pasang wifi"],
    ["bkin wbsite", "bikin website"],
    ["tbh daya listrik", "tambah daya listrik"],
  ])("“%s” is “%s”", (q, reading) => {
    expect(readingOf(q)).toBe(reading);
  });

  it.each(["bgn", "krs", "lmr", "xyz", "mrk"])("“%s” alone stays as it is", (q) => {
    expect(readingOf(q)).toBe(q);
  });
});

describe("two errors in a long word", () => {
  it.each([
    ["prewedingg", "prewedding"],
    ["terjmahn tersumph", "terjemahan tersumpah"],
    ["undagngan", "undangan"],
    ["fotogrfar", "fotografer"],
    ["matmatka", "matematika"],
  ])("“%s” is “%s”", (q, reading) => {
    expect(readingOf(q)).toBe(reading);
  });

  it.each(["majalengka", "prasetyawan", "kertanegara", "transparansi"])("“%s” stays unchanged", (q) => {
    expect(understand(q, known).correction).toBeNull();
  });
});

it("two swapped letters in a short word are corrected", () => {
  expect(readingOf("tukang kauy")).toBe("tukang kayu");
  expect(readingOf("desain lgoo")).toBe("desain logo");
});
