// `npm run bench`, after `npm run build`, measures every figure that has a goal. Each part runs in its own process. The
// figures are written to `last.json` and into the table of `docs/benchmarks.md`. `-- --only pages --only start` runs those
// parts, `--size 1k|100k|1m` sets the number of listings (default: a million), `--folder .bench` the folder of the filled
// databases. With a single `--only`, the options after it are passed to that part.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { tabulate } from "./figures";

/** Parts by file name. `sized` parts measure with many listings and receive their number. */
const PARTS: Record<string, { sized: boolean }> = {
  search: { sized: true },
  pages: { sized: true },
  throughput: { sized: false },
  start: { sized: false },
  scheduler: { sized: false },
  growth: { sized: false },
};
const SIZES: Record<string, number> = { "1k": 1_000, "100k": 100_000, "1m": 1_000_000 };

const { values, tokens } = parseArgs({
  options: {
    only: { type: "string", multiple: true, default: [] },
    size: { type: "string", default: "1m" },
    folder: { type: "string", default: ".bench" },
  },
  strict: false,
  tokens: true,
});
const chosen = (values.only as string[]).length > 0 ? (values.only as string[]) : Object.keys(PARTS);
const unknown = chosen.filter((name) => !(name in PARTS));
if (unknown.length > 0) throw new Error(`no part ${unknown}: ${Object.keys(PARTS).join(", ")}`);
const listings = SIZES[String(values.size)];
if (!listings) throw new Error(`--size ${values.size} is none of ${Object.keys(SIZES).join(", ")}`);

const own = new Set(["only", "size", "folder"]);
const first = tokens.find((token) => token.kind === "option" && !own.has(token.name));
const rest = chosen.length === 1 && first ? process.argv.slice(first.index + 2) : [];
let failed = false;
for (const name of chosen) {
  console.info(`\n== ${name}`);
  const sized = PARTS[name]?.sized ? ["--listings", String(listings), "--folder", String(values.folder)] : [];
  const file = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const { status } = spawnSync("tsx", [file, ...sized, ...rest], { stdio: "inherit" });
  failed ||= status !== 0;
}
tabulate();
if (failed) process.exitCode = 1;
