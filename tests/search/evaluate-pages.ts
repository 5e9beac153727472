// `npm run search-eval`: measures how well the built app's pages answer the judged searches, on a fresh database with
// only the demo catalogue. `-- --unseen` uses the searches that are kept out of tuning, and `-- --show` prints the
// failures. `-- --file judged.json` (repeatable) uses the `queries` of that file, or its unseen half.
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { listings } from "~/database/schema/listings";
import { users } from "~/database/schema/users";
import { countWords } from "~/search/jobs.server";
import { demoRows } from "../../e2e/demo/rows/rows";
import { type Judged, type JudgedFile, measure, readJudged, table } from "../support/search/measure";
import { shownTitles } from "../support/search/shown-titles";
import { startWorld } from "../support/world";

const { values } = parseArgs({
  options: {
    unseen: { type: "boolean", default: false },
    show: { type: "boolean", default: false },
    file: { type: "string", multiple: true, default: [] },
  },
});
const open = readJudged("open");
const own = readJudged("own");
const needs = readJudged("needs");
const words = readJudged("words");

const world = await startWorld();
const { db, now } = world.context();
const rows = demoRows(now, "no password fits this");
for (const row of rows.users) await db.insert(users).values(row);
for (const row of rows.listings) await db.insert(listings).values(row);
await countWords(db, now, { statements: 1_000 });

try {
  for (const file of values.file) {
    const judged = readJudged(pathToFileURL(file));
    await report(file, judged.queries ?? (values.unseen ? judged.unseen : judged.tune) ?? [], judged);
  }
  if (values.file.length > 0) {
    // Only the requested files.
  } else if (values.unseen) {
    await report("own, unseen", own.unseen ?? []);
    await report("needs, unseen", needs.unseen ?? []);
    await report("words, unseen", words.unseen ?? [], words);
  } else {
    await report("open", open.queries ?? []);
    await report("own, tune", own.tune ?? []);
    await report("needs, tune", needs.tune ?? []);
    await report("words, tune", words.tune ?? [], words);
  }
} finally {
  await world.stop();
}
process.exit(0);

/** `among` contains the titles that count. Other listings are skipped. */
async function report(name: string, queries: readonly Judged[], among: JudgedFile = open): Promise<void> {
  const measured = [];
  for (const judged of queries) {
    const response = await world.fetch(`/explore?${new URLSearchParams({ q: judged.q, ...judged.params })}`);
    if (response.status !== 200) throw new Error(`${judged.q}: ${response.status}`);
    const shown = shownTitles(await response.text());
    measured.push({ ...judged, shown, measured: measure(judged, shown, among) });
  }
  console.info(`\n${name}: searches, NDCG@10, success@3, pairs, no result, false positives`);
  for (const line of table(measured)) console.info(line);
  if (!values.show) return;
  for (const { id, group, q, measured: result, shown, answers } of measured) {
    if (result.ndcg >= 0.93) continue;
    console.info(`\n${id} ${group} "${q}" ${result.ndcg.toFixed(2)}`);
    for (const title of shown.slice(0, 6)) console.info(`    ${answers[title] ?? 0} ${title}`);
    for (const title of Object.keys(answers).filter((one) => !shown.includes(one)))
      console.info(`    missing ${answers[title]} ${title}`);
  }
}
