// `npm run search-eval:words`: measures how well searches are understood, on the demo catalogue and without a server.
// `-- --unseen` uses the searches that are kept out of tuning, and `-- --show` prints the results of each failure.
// `-- --file judged.json` (repeatable) uses the `queries` of that file, or its unseen half. `-- --url
// http://localhost:8787` queries a server that has only the demo data.
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { openCatalogue } from "../support/search/catalogue";
import { type Judged, type JudgedFile, measure, readJudged, table } from "../support/search/measure";
import { searchAddress, titlesOn } from "../support/search/page";

const { values } = parseArgs({
  options: {
    unseen: { type: "boolean", default: false },
    show: { type: "boolean", default: false },
    file: { type: "string", multiple: true, default: [] },
    url: { type: "string" },
  },
});
const FAILURE_LIMIT = 0.93;
const RESULTS_PRINTED = 6;

const catalogue = openCatalogue(Date.now());
const open = readJudged("open");
const own = readJudged("own");
const spoken = readJudged("spoken");
const needs = readJudged("needs");
const words = readJudged("words");
/** Judged on all of the demo data, so the titles of this file count. */
const fresh = readJudged("fresh");
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

async function shownFor(judged: Judged, url: string | undefined): Promise<string[]> {
  if (url === undefined) return catalogue.shownFor(judged);
  const response = await fetch(searchAddress(url, judged), { headers: { accept: "text/html" } });
  if (!response.ok) throw new Error(`${response.status} for “${judged.q}”`);
  return titlesOn(await response.text());
}

/** `among` contains the titles that count. Other listings are skipped. */
async function report(name: string, queries: readonly Judged[], among: JudgedFile = open): Promise<void> {
  const offers = new Set(among.offers);
  const rows = [];
  for (const judged of queries) {
    const shown = await shownFor(judged, values.url);
    rows.push({ ...judged, shown, measured: measure(judged, shown, among) });
  }
  console.info(`\n${name}: searches, NDCG@10, success@3, pairs, no result, false positives`);
  for (const line of table(rows)) console.info(line);
  if (!values.show) return;
  for (const { id, group, q, measured, shown, answers, wants } of rows) {
    if (measured.ndcg >= FAILURE_LIMIT) continue;
    console.info(`\n${id} ${group} “${q}” ${measured.ndcg.toFixed(2)}`);
    for (const { typed, role, alternatives } of catalogue.understood(q).parts) {
      const terms = alternatives.map(({ all, weight }) => `${all.join("+")}:${weight.toFixed(2)}`);
      console.info(`  ${typed} (${role}) ${terms.join(" ")}`);
    }
    for (const title of shown.filter((one) => wants === "requests" || offers.has(one)).slice(0, RESULTS_PRINTED))
      console.info(`    ${answers[title] ?? 0} ${title}`);
    for (const title of Object.keys(answers).filter((one) => !shown.includes(one)))
      console.info(`    missing ${answers[title]} ${title}`);
  }
}

for (const file of values.file) {
  const judged = readJudged(pathToFileURL(file));
  await report(file, judged.queries ?? (values.unseen ? judged.unseen : judged.tune) ?? [], judged);
}
if (values.file.length > 0) {
  // Only the requested files.
} else if (values.unseen) {
  await report("own, unseen", own.unseen ?? []);
  await report("spoken, unseen", spoken.unseen ?? []);
  await report("needs, unseen", needs.unseen ?? []);
  await report("blind", blind.queries ?? [], blind);
  await report("everyday, unseen", everyday.unseen ?? [], everyday);
  await report("daily, unseen", daily.unseen ?? [], daily);
  await report("stories, unseen", stories.unseen ?? [], stories);
  await report("mixed, unseen", mixed.unseen ?? [], mixed);
  await report("varied, unseen", varied.unseen ?? [], varied);
  await report("trades, unseen", trades.unseen ?? [], trades);
  await report("absent, unseen", absent.unseen ?? [], absent);
} else {
  await report("open", open.queries ?? []);
  await report("own, tune", own.tune ?? []);
  await report("spoken, tune", spoken.tune ?? []);
  await report("needs, tune", needs.tune ?? []);
  await report("words, tune", words.tune ?? [], words);
  await report("fresh, tune", fresh.tune ?? [], fresh);
  await report("blind, tune", blind.tune ?? [], blind);
  await report("everyday, tune", everyday.tune ?? [], everyday);
  await report("daily, tune", daily.tune ?? [], daily);
  await report("stories, tune", stories.tune ?? [], stories);
  await report("mixed, tune", mixed.tune ?? [], mixed);
  await report("varied, tune", varied.tune ?? [], varied);
  await report("trades, tune", trades.tune ?? [], trades);
  await report("absent, tune", absent.tune ?? [], absent);
  await report("phrasings, tune", phrasings.tune ?? [], phrasings);
  await report("errands, tune", errands.tune ?? [], errands);
  await report("told, tune", told.tune ?? [], told);
  await report("wishes, tune", wishes.tune ?? [], wishes);
  await report("kinds, tune", kinds.tune ?? [], kinds);
}
