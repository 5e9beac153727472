import fc from "fast-check";
import { expect, it } from "vitest";
import { readEvidence } from "~/moderation/report";

it("evidence without content has no parts", () => {
  expect(readEvidence("")).toEqual([]);
});

it("each kept listing, profile and proposal is read", () => {
  const kept = [
    {
      subject: "listing",
      id: "a",
      kind: "offer",
      texts: { title: "Emas batangan" },
      pictures: [{ url: "/media/a" }],
    },
    { subject: "person", id: "b", texts: { skills: ["Emas"] }, pictures: [] },
  ];
  expect(readEvidence(JSON.stringify(kept))).toEqual(kept);
});

it("words and pictures in earlier formats are read", () => {
  const kept = { words: "Emas batangan\nMurah", pictures: ["/media/a"] };
  expect(readEvidence(JSON.stringify(kept))).toEqual([
    { subject: "words", words: kept.words, pictures: [{ url: "/media/a" }] },
  ]);
});

it.each([
  "Emas batangan\nMurah",
  "2026",
  "null",
  '"Emas"',
  "[]",
  "[1]",
  '[{"texts":{}}]',
  "{}",
  '{"words":1,"pictures":[]}',
  "{rusak",
])("plain text is read: %j", (kept) => {
  expect(readEvidence(kept)).toEqual([{ subject: "words", words: kept, pictures: [] }]);
});

it("no text is lost, even with unusual characters", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (words) => {
      const read = [{ subject: "words", words, pictures: [] }];
      expect(readEvidence(words)).toEqual(read);
      expect(readEvidence(JSON.stringify({ words, pictures: [] }))).toEqual(read);
    }),
  );
});
