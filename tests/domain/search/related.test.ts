import { expect, it } from "vitest";
import { relatedSearches } from "~/search/suggest";
import { understand } from "~/search/understand";
import { createVocabulary } from "~/search/words/reading";

const listed =
  "pijat urut eyang mandi bayi sewa kursi roda tukang pipa pompa keran bocor sedot wc kipas kompor listrik".split(
    " ",
  );
const known = createVocabulary(new Map(listed.map((word) => [word, 3])));
const related = (q: string) => relatedSearches(understand(q, known), known);

it("offers what is near, and nothing that only shares a wide concept", () => {
  expect(related("pijat")).toEqual([]);
  expect(related("tukang ledeng")).toEqual(["keran bocor", "pipa bocor", "pompa"]);
});

it("offers another trade that may help", () => {
  expect(related("sedot wc")).toEqual(["tukang pipa"]);
});

it("calls nothing by the name of its kin", () => {
  expect(related("kipas angin")).not.toContain("kompor listrik");
});
