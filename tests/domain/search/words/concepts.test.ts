import { expect, it } from "vitest";
import { CATEGORIES } from "~/listings/category";
import { CATEGORY_CONCEPTS, CATEGORY_WORDS, concepts, conceptToken } from "~/search/words/concepts";
import { readLines } from "~/search/words/word-lists";

it("reads names, needs, wider and near of a line", () => {
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

it.each(["no equals sign", "key with space = a", "k = "])("refuses the line “%s”", (line) =>
  expect(() => readLines(line)).toThrow(RangeError),
);

it("reads two lines of one key as one, in the first one's role", () => {
  const servis = concepts().get("servis");
  expect(servis?.role).toBe("doing");
  expect(servis?.names).toEqual(expect.arrayContaining(["reparasi", "benerno"]));
});

it("names only concepts that there are", () => {
  for (const { key, wider, near } of concepts().values())
    for (const other of [...wider, ...near])
      expect(concepts().has(other), `${key} names ${other}`).toBe(true);
  for (const key of [...Object.values(CATEGORY_CONCEPTS), ...CATEGORY_WORDS.values()])
    expect(concepts().has(key), key).toBe(true);
});

it("covers much more than four hundred things and every category but the last", () => {
  expect(concepts().size).toBeGreaterThan(400);
  expect(
    CATEGORIES.filter(({ name }) => CATEGORY_CONCEPTS[name] === undefined).map(({ name }) => name),
  ).toEqual(["Lainnya"]);
});

it("keeps a concept's token apart from every word", () => {
  for (const key of concepts().keys()) expect(conceptToken(key)).toMatch(/^xk[a-z0-9]+$/);
});
