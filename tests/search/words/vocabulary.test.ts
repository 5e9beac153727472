import { expect, it } from "vitest";
import { createVocabulary } from "~/search/words/vocabulary";

const known = createVocabulary(new Map([["meylani", 2]]));

it.each([
  ["a letter left out", "sevis", "servis"],
  ["a letter too many", "jahitt", "jahit"],
  ["two letters swapped", "podcats", "podcast"],
  ["a doubled letter", "kurrir", "kurir"],
  ["a neighbouring key", "laptip", "laptop"],
  ["another vowel", "resliting", "resleting"],
  ["a name of the index", "meylami", "meylani"],
  ["a place", "semarag", "semarang"],
])("%s is corrected", (_what, typed, meant) => expect(known.near(typed)[0]).toBe(meant));

it("words of three letters and numbers are not corrected, and words of four only if one letter is missing", () => {
  expect(known.near("rmh")).toEqual([]);
  expect(known.near("gtar")).toEqual(["gitar"]);
  expect(known.near("acar")).not.toContain("cat");
  expect(known.near("12345")).toEqual([]);
});

it("its own words, those of the index and places are known", () => {
  for (const word of ["servis", "plumber", "meylani", "semarang", "yang"]) expect(known.has(word)).toBe(true);
  expect(known.has("asdfghjkl")).toBe(false);
  expect([known.count("meylani"), known.count("servis")]).toEqual([2, 0]);
});
