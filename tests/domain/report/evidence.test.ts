import fc from "fast-check";
import { expect, it } from "vitest";
import { readEvidence } from "~/moderation/report";

it("has no parts where nothing was kept", () => {
  expect(readEvidence("")).toEqual([]);
});

it("reads each listing, profile and proposal that was kept", () => {
  const kept = [
    {
      ...{ subject: "listing", id: "a", kind: "offer", texts: { title: "Emas batangan" } },
      pictures: [{ url: "/media/a" }],
    },
    { subject: "person", id: "b", texts: { skills: ["Emas"] }, pictures: [] },
  ];
  expect(readEvidence(JSON.stringify(kept))).toEqual(kept);
});

it("reads words and pictures as earlier versions kept them", () => {
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
])("reads what was kept as plain words: %j", (kept) => {
  expect(readEvidence(kept)).toEqual([{ subject: "words", words: kept, pictures: [] }]);
});

it("loses no words, whatever they are", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (words) => {
      const read = [{ subject: "words", words, pictures: [] }];
      expect(readEvidence(words)).toEqual(read);
      expect(readEvidence(JSON.stringify({ words, pictures: [] }))).toEqual(read);
    }),
  );
});
