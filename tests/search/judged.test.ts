import { describe, expect, it } from "vitest";
import { openCatalogue } from "../support/search/catalogue";
import { type Judged, type JudgedFile, measure, readJudged } from "../support/search/measure";

const open = readJudged("open");
const own = readJudged("own");
const spoken = readJudged("spoken");
const needs = readJudged("needs");
const fresh = readJudged("fresh");
const words = readJudged("words");
const blind = readJudged("blind");
const everyday = readJudged("everyday");
const daily = readJudged("daily");
const stories = readJudged("stories");
const mixed = readJudged("mixed");
const varied = readJudged("varied");
const trades = readJudged("trades");
const absent = readJudged("absent");
const phrasings = readJudged("phrasings");
const errands = readJudged("errands");
const told = readJudged("told");
const wishes = readJudged("wishes");
const kinds = readJudged("kinds");
const catalogue = openCatalogue(Date.now());

const MAX_FALSE_POSITIVES = 0.08;

describe.each([
  ["others judged", open.queries ?? [], 0.99],
  ["are used for tuning", own.tune ?? [], 0.99],
  ["are judged and kept out of tuning", own.unseen ?? [], 0.98],
  ["are spoken and used for tuning", spoken.tune ?? [], 0.98],
  ["are spoken and kept out of tuning", spoken.unseen ?? [], 0.98],
  ["describe a need and are used for tuning", needs.tune ?? [], 0.97],
  ["describe a need and are kept out of tuning", needs.unseen ?? [], 0.98],
  ["come from everywhere and are used for tuning", fresh.tune ?? [], 0.98, fresh],
  ["use every kind of word and are used for tuning", words.tune ?? [], 0.98, words],
  ["are kept out of tuning", blind.queries ?? [], 0.965, blind],
  ["describe a problem and are used for tuning", everyday.tune ?? [], 0.95, everyday],
  ["are short, with brands and places, and used for tuning", daily.tune ?? [], 0.975, daily],
  ["tell a story and are used for tuning", stories.tune ?? [], 0.97, stories],
  ["are short, with brands and places, and kept out of tuning", daily.unseen ?? [], 0.94, daily],
  ["have every length and are used for tuning", mixed.tune ?? [], 0.97, mixed],
  ["ask for every offer and are used for tuning", varied.tune ?? [], 0.97, varied],
  ["name trades that nobody offers and are used for tuning", trades.tune ?? [], 0.96, trades],
  ["name objects and occasions that nobody serves and are used for tuning", absent.tune ?? [], 0.95, absent],
  ["name objects and occasions that nobody serves and are kept out of tuning", absent.unseen ?? [], 0.95, absent],
  ["are phrased in every way and used for tuning", phrasings.tune ?? [], 0.97, phrasings],
  ["ask for everyday errands and are used for tuning", errands.tune ?? [], 0.95, errands],
  ["tell what happened and are used for tuning", told.tune ?? [], 0.93, told],
  ["tell a wish in few words and are used for tuning", wishes.tune ?? [], 0.96, wishes],
  ["name trades by other words and devices by their brand and are used for tuning", kinds.tune ?? [], 0.97, kinds],
  ["are odd or describe a problem and are used for tuning", blind.tune ?? [], 0.95, blind],
] as [string, readonly Judged[], number, JudgedFile?][])("searches that %s", (_whose, queries, goal, among) => {
  const measured = queries.map((judged) => measure(judged, catalogue.shownFor(judged), among ?? open));
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

  it("find the right listings", () => {
    expect(queries.length).toBeGreaterThanOrEqual(30);
    expect(mean(measured.map(({ ndcg }) => ndcg))).toBeGreaterThanOrEqual(goal);
    expect(mean(measured.map(({ success }) => success))).toBeGreaterThanOrEqual(goal);
  });

  it("rarely find nothing", () => {
    const answered = measured.filter((one) => one.answered);
    expect(mean(answered.map(({ empty }) => Number(empty)))).toBeLessThanOrEqual(0.05);
  });

  const unanswerable = measured.filter((one) => !one.answered);
  it.runIf(unanswerable.length > 0)("rarely find something if nothing fits", () => {
    const wrong = unanswerable.filter(({ success }) => success === 0);
    expect(wrong.length).toBeLessThanOrEqual(unanswerable.length * MAX_FALSE_POSITIVES);
  });
});

describe("all judged searches together, tuned or not", () => {
  const files = [
    open,
    own,
    spoken,
    needs,
    fresh,
    words,
    blind,
    everyday,
    daily,
    stories,
    mixed,
    varied,
    trades,
    absent,
    phrasings,
    errands,
    told,
    wishes,
    kinds,
  ];
  const measured = files.flatMap((file) =>
    [file.queries, file.tune, file.unseen].flatMap((queries) =>
      (queries ?? []).map((judged) => measure(judged, catalogue.shownFor(judged), file)),
    ),
  );

  it("rarely find something if nothing fits", () => {
    const unanswerable = measured.filter((one) => !one.answered);
    const wrong = unanswerable.filter(({ success }) => success === 0);
    expect(unanswerable.length).toBeGreaterThan(750);
    expect(wrong.length).toBeLessThanOrEqual(unanswerable.length * MAX_FALSE_POSITIVES);
  });

  it("find the right listings", () => {
    expect(measured.reduce((sum, { ndcg }) => sum + ndcg, 0)).toBeGreaterThanOrEqual(measured.length * 0.95);
  });
});
