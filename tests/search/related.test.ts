import { expect, it } from "vitest";
import { neighbourCategories, relatedSearches } from "~/search/suggest";
import { understand } from "~/search/understand";
import { createVocabulary } from "~/search/words/vocabulary";

const listed =
  "pijat urut eyang mandi bayi sewa kursi roda tukang pipa pompa keran bocor sedot wc kipas kompor listrik".split(" ");
const known = createVocabulary(new Map(listed.map((word) => [word, 3])));
const related = (q: string) => relatedSearches(understand(q, known), known);

it("near searches are suggested, but none that only share a wide concept", () => {
  expect(related("pijat")).toEqual([]);
  expect(related("tukang ledeng")).toEqual(["keran bocor", "pipa bocor", "pompa"]);
});

it("another trade that may help is suggested", () => {
  expect(related("sedot wc")).toEqual(["tukang pipa"]);
});

it("nothing gets the name of a related thing", () => {
  expect(related("kipas angin")).not.toContain("kompor listrik");
});

it.each([
  ["tukang ledeng", ["Rumah Tangga"]],
  ["fotografer", ["Desain Grafis", "Video & Animasi"]],
  ["pindahan", ["Lainnya"]],
  ["isi ulang galon", ["Lainnya"]],
  ["xyz", []],
])("the nearest categories of %s are %j", (q, categories) => {
  expect(neighbourCategories(understand(q, known))).toEqual(categories);
});
