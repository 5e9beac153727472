import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import ranking from "~/content/how-it-works-ranking.server";
import { WEIGHTS } from "~/search/rank";

const source = (path: string) => readFileSync(`app/${path}`, "utf8");

it.each(Object.keys(WEIGHTS))("the page on ranking states the weight %s", (name) => {
  expect(source("content/how-it-works-ranking.server.ts")).toMatch(new RegExp(`WEIGHTS\\.${name}\\b`));
});

it("the page has no number without a value", () => {
  expect(ranking.text).not.toMatch(/NaN|undefined/);
});

it("ranking multiplies by no factor but the weights", () => {
  const [before = "", after = ""] = source("search/rank.ts").split(/export const WEIGHTS = \{[\s\S]*?\n\};/);
  const thresholds =
    /^(?:export )?const (?:MIN_MATCH|MIN_SHARE_OF_BEST|MIN_SHORT_SEARCH_MATCH|MIN_HEAD_MATCH|SUFFICIENT_HEAD_MATCH|PRIOR) = .*$/gm;
  const code = (before + after).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "").replace(thresholds, "");
  expect(code.match(/\d*\.\d+/g) ?? []).toEqual([]);
});
