import fc from "fast-check";
import { expect, it } from "vitest";
import { readEvidence } from "~/domain/report/evidence";

it("is none where nothing was kept", () => {
  expect(readEvidence("")).toBeNull();
});

it("reads the words and pictures that were kept", () => {
  const kept = { words: "Emas batangan\nMurah", pictures: ["/media/a"] };
  expect(readEvidence(JSON.stringify(kept))).toEqual(kept);
});

it.each([
  "Emas batangan\nMurah",
  "2026",
  "null",
  '"Emas"',
  "[]",
  "{}",
  '{"words":1,"pictures":[]}',
  "{rusak",
])("reads what was kept as plain words: %j", (kept) => {
  expect(readEvidence(kept)).toEqual({ words: kept, pictures: [] });
});

it("loses no words, whatever they are", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (words) => {
      expect(readEvidence(words)?.words).toBe(words);
      expect(readEvidence(JSON.stringify({ words, pictures: [] }))).toEqual({ words, pictures: [] });
    }),
  );
});
