import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { searchPlan } from "~/search/question";
import { indexTerms } from "~/search/rank";
import { understand } from "~/search/understand";
import { createVocabulary } from "~/search/words/reading";

const known = createVocabulary(new Map([["teras", 3]]));
const plan = (q: string) => searchPlan(understand(q, known)).map(({ expression }) => expression);
const database = new DatabaseSync(":memory:");
database.exec("CREATE VIRTUAL TABLE search USING fts5(title, words, tags)");
database.exec("CREATE VIRTUAL TABLE listed USING fts5(title, words)");
const walk = database.prepare("SELECT rowid FROM listed WHERE listed MATCH ?");
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

it("leaves a word that very many listings hold to its concept, but not where it is asked for alone", () => {
  const often = createVocabulary(
    new Map([...["pasang", "cctv", "gitar"].map((word) => [word, 50_000] as const)]),
  );
  const plansOf = (q: string) => searchPlan(understand(q, often)).map(({ expression }) => expression);
  expect(plansOf("pasang cctv")).toEqual([
    expect.not.stringContaining('"pasang"'),
    expect.stringContaining('"cctv"'),
  ]);
  expect(plansOf("cctv")).toEqual([expect.stringContaining('"cctv"')]);
  expect(plan("pasang cctv")[0]).toContain('"pasang"');
});

it("finds with every tier what no stricter one has, and with all of them what the widest has", () => {
  const words = ["pasang", "cctv", "servis", "ac", "gitar", "les", "anak", "rapi", "murah", "teras", "zzqq"];
  const counts = fc.dictionary(fc.constantFrom(...words), fc.constantFrom(3, 50_000));
  const some = fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 5 });
  const listings = fc.array(some, { minLength: 1, maxLength: 8 });
  const insert = database.prepare("INSERT INTO listed (rowid, title, words) VALUES (?, ?, ?)");
  const found = (expression: string) => walk.all(expression).map(({ rowid }) => Number(rowid));
  fc.assert(
    fc.property(some, listings, counts, (typed, titles, held) => {
      database.exec("DELETE FROM listed");
      for (const [at, title] of titles.entries()) {
        const listing = { title: title.join(" "), description: "", category: "Lainnya", texts: [] };
        const terms = indexTerms({ ...listing, sellerName: "", location: "" });
        insert.run(at, terms.title, terms.words);
      }
      const known = createVocabulary(new Map(Object.entries(held)));
      const tiers = searchPlan(understand(typed.join(" "), known));
      const apart = tiers.flatMap(({ expression, stricter }, at) =>
        found(at > 0 && stricter ? `(${expression}) NOT (${stricter})` : expression),
      );
      const widest = tiers.at(-1);
      expect([...apart].sort()).toEqual(widest ? [...found(widest.expression)].sort() : []);
    }),
    { numRuns: 300 },
  );
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
