import { expect, it } from "vitest";
import { CATEGORIES } from "~/listings/category";
import { CATEGORY_CONCEPTS, CATEGORY_WORDS, concepts, conceptToken } from "~/search/words/concepts";
import { readLines } from "~/search/words/word-lists";

it("names, needs, wider and near concepts are read from a line", () => {
  expect(readLines("@ac = ac, aircon ! panas > rumah ~ kipas & listrik")).toEqual([
    {
      key: "ac",
      role: "setting",
      names: ["ac", "aircon"],
      needs: ["panas"],
      wider: ["rumah"],
      near: ["kipas"],
      beside: ["listrik"],
    },
  ]);
});

it.each(["no equals sign", "key with space = a", "k = "])("the line “%s” is refused", (line) =>
  expect(() => readLines(line)).toThrow(RangeError),
);

it("two lines of one key are one, in the role of the first", () => {
  const servis = concepts().get("servis");
  expect(servis?.role).toBe("doing");
  expect(servis?.names).toEqual(expect.arrayContaining(["reparasi", "benerno"]));
});

it("all named concepts exist", () => {
  for (const { key, wider, near } of concepts().values())
    for (const other of [...wider, ...near]) expect(concepts().has(other), `${key} names ${other}`).toBe(true);
  for (const key of [...Object.values(CATEGORY_CONCEPTS), ...CATEGORY_WORDS.values()])
    expect(concepts().has(key), key).toBe(true);
});

it("there are far more than four hundred things, in every category but the last", () => {
  expect(concepts().size).toBeGreaterThan(400);
  expect(CATEGORIES.filter(({ name }) => CATEGORY_CONCEPTS[name] === undefined).map(({ name }) => name)).toEqual([
    "Lainnya",
  ]);
});

it("a concept's token differs from every word", () => {
  for (const key of concepts().keys()) expect(conceptToken(key)).toMatch(/^xk[a-z0-9]+$/);
});
