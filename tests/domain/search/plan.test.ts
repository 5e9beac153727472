import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { searchPlan } from "~/domain/search/plan";
import { understand } from "~/domain/search/understand";
import { createVocabulary } from "~/domain/search/vocabulary";

const known = createVocabulary(new Map([["teras", 3]]));
const plan = (q: string) => searchPlan(understand(q, known)).map(({ expression }) => expression);
const database = new DatabaseSync(":memory:");
database.exec("CREATE VIRTUAL TABLE search USING fts5(title, words, tags)");
const select = database.prepare("SELECT rowid FROM search WHERE search MATCH ?");
afterAll(() => database.close());

it("goes from all of it to what it is about", () => {
  const [first, second, ...others] = plan("pasang cctv");
  expect(first).toContain('"pasang"');
  expect(first).toContain(" AND ");
  expect(second).toContain('"xkcctv"');
  expect(second).not.toContain('"pasang"');
  expect(others).toEqual([]);
});

it("asks for what nobody knows as it is typed, and with nothing beside", () => {
  expect(plan("qwrtpsd zzz")).toEqual(['{title words} : ("qwrtpsd" AND "zzz")']);
});

it("takes the beginning of a word only for the last one, if it is long and unknown", () => {
  expect(plan("teras meyla").join()).toContain('"meyla"*');
  expect(plan("meyla teras").join()).not.toContain("*");
  expect(plan("teras mey").join()).not.toContain("*");
  expect(plan("cat").join()).not.toContain("*");
});

it("plans nothing where only a place or a price is asked", () => {
  expect(plan("bandung")).toEqual([]);
  expect(plan("di bawah 200rb")).toEqual([]);
  expect(plan("")).toEqual([]);
});

it("makes of any text an expression that the index reads", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.array(fc.constantFrom("OR", "NEAR", '"', "*", "-ac", "(", "NOT", "title:", "^", "cuci", "日本"), {
      maxLength: 8,
    }),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const q = Array.isArray(typed) ? typed.join(" ") : typed;
      const tiers = plan(q);
      expect(tiers.length).toBeLessThanOrEqual(3);
      for (const expression of tiers) expect(select.all(`tags : jenisoffer AND ${expression}`)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});
