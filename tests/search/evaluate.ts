// `npm run search-eval`: how well searches are understood, over the demo catalogue, without a server.
// `-- --unseen` takes the half that nothing is tuned with, `-- --show` what each search that falls short finds.
import { parseArgs } from "node:util";
import { openCatalogue } from "../support/search/catalogue";
import { type Judged, measure, readJudged, table } from "../support/search/measure";

const { values } = parseArgs({
  options: { unseen: { type: "boolean", default: false }, show: { type: "boolean", default: false } },
});
const catalogue = openCatalogue(Date.now());
const open = readJudged(new URL("judged-open.json", import.meta.url));
const own = readJudged(new URL("judged-own.json", import.meta.url));

function shownFor({ q, params }: Judged): string[] {
  const { kind } = catalogue.understood(q);
  const titles = (which: "offer" | "wanted") => catalogue.find(q, which).map(({ title }) => title);
  if (params?.jenis === "permintaan" || kind === "wanted") return titles("wanted");
  return [...titles("offer"), ...titles("wanted")];
}

function report(name: string, queries: readonly Judged[]): void {
  const rows = queries.map((judged) => {
    const shown = shownFor(judged);
    return { ...judged, shown, measured: measure(judged, shown, open) };
  });
  console.info(`\n${name}: searches, NDCG@10, success@3, pairs, no result`);
  for (const line of table(rows)) console.info(line);
  if (!values.show) return;
  for (const { id, group, q, measured, shown, answers } of rows.filter((row) => row.measured.ndcg < 0.93)) {
    const parts = catalogue.understood(q).parts.map(({ typed, role, alternatives }) => {
      const terms = alternatives.map(({ all, weight }) => `${all.join("+")}:${weight.toFixed(2)}`);
      return `${typed}(${role}) ${terms.join(" ")}`;
    });
    console.info(`\n${id} ${group} "${q}" ${measured.ndcg.toFixed(2)}\n  ${parts.join("\n  ")}`);
    for (const title of shown.filter((one) => open.offers.includes(one) || group === "requests").slice(0, 6))
      console.info(`    ${answers[title] ?? 0} ${title}`);
    for (const title of Object.keys(answers).filter((one) => !shown.includes(one)))
      console.info(`    missing ${answers[title]} ${title}`);
  }
}

if (values.unseen) report("own, unseen", own.unseen ?? []);
else {
  report("open", open.queries ?? []);
  report("own, tune", own.tune ?? []);
}
