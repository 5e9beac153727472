import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { indexTerms } from "~/search/index-terms";
import { searchPlan } from "~/search/search-plan";
import { understand } from "~/search/understand";
import { createVocabulary } from "~/search/words/vocabulary";
import { size } from "../support/size";

const known = createVocabulary(new Map([["teras", 3]]));
const plan = (q: string) => searchPlan(understand(q, known)).map(({ expression }) => expression);
const database = new DatabaseSync(":memory:");
database.exec("CREATE VIRTUAL TABLE search USING fts5(title, words, tags)");
database.exec("CREATE VIRTUAL TABLE listed USING fts5(title, words)");
const walk = database.prepare("SELECT rowid FROM listed WHERE listed MATCH ?");
const select = database.prepare("SELECT rowid FROM search WHERE search MATCH ?");
afterAll(() => database.close());

it("a plan goes from all words to the main thing", () => {
  const [first, second, ...others] = plan("pasang cctv");
  expect(first).toContain('"pasang"');
  expect(first).toContain(" AND ");
  expect(second).toContain('"xkcctv"');
  expect(second).not.toContain('"pasang"');
  expect(others).toEqual([]);
});

it("unknown words are searched as typed, and without other words", () => {
  expect(plan("qwrtpsd zzz")).toEqual(['{title words} : ("qwrtpsd" AND "zzz")']);
});

it("only the last word is searched as a prefix, if it is long and unknown", () => {
  expect(plan("teras meyla").join()).toContain('"meyla"*');
  expect(plan("meyla teras").join()).not.toContain("*");
  expect(plan("teras mey").join()).not.toContain("*");
  expect(plan("cat").join()).not.toContain("*");
});

it("a very common word is replaced by its concept, unless it is alone", () => {
  const often = createVocabulary(new Map([...["pasang", "cctv", "gitar"].map((word) => [word, 50_000] as const)]));
  const plansOf = (q: string) => searchPlan(understand(q, often)).map(({ expression }) => expression);
  expect(plansOf("pasang cctv")).toEqual([expect.not.stringContaining('"pasang"'), expect.stringContaining('"cctv"')]);
  expect(plansOf("cctv")).toEqual([expect.stringContaining('"cctv"')]);
  expect(plan("pasang cctv")[0]).toContain('"pasang"');
});

it("each tier finds only what stricter ones do not, and all together find what the widest does", () => {
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
    { numRuns: size(300, 40) },
  );
});

it("a search for only a place or a price has no plan", () => {
  expect(plan("bandung")).toEqual([]);
  expect(plan("di bawah 200rb")).toEqual([]);
  expect(plan("")).toEqual([]);
});

it("any text becomes an expression that the index can read", () => {
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
    { numRuns: size(1_000, 150) },
  );
});
