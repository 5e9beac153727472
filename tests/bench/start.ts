// `npm run bench -- --only start`, after `npm run build`: how long a cold start takes. A new runtime reads the deployed Worker and
// answers its first request, in turns with a bare Remix app (`bare/`) and with a Worker of one line, whose time is taken
// off both. `-- --rounds 10 --path /login` say how often, and what is asked for: a page that needs no database. On Linux only.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Miniflare } from "miniflare";
import { readBundle } from "../support/bundle/bundle-weight";
import { deployedModules, type Modules, runtimeOptions } from "../support/bundle/deployed-worker";
import { type Figure, keep, middle } from "./figures";
import { cpuOf, runtimes } from "./processes";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "10" }, path: { type: "string", default: "/login" } },
});
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const ORIGIN = "http://localhost:8787";

/** In ms, by the clock and of all the runtime's threads: until it is up, and for the first request. */
type Start = { ready: number; first: number; readyCpu: number; firstCpu: number };

// Below the project, so that packages are found.
mkdirSync(join(ROOT, ".bench"), { recursive: true });
const folder = mkdtempSync(join(ROOT, ".bench/start-"));
try {
  const subjects = {
    empty: { path: "/", modules: worker("export default { fetch: () => new Response('ok') }") },
    bare: { path: "/", modules: worker(bareApp()) },
    ours: { path: values.path, modules: deployedModules(folder) },
  };
  const starts: Record<keyof typeof subjects, Start[]> = { empty: [], bare: [], ours: [] };
  // The first reads the runtime itself from the disk.
  await start(subjects.empty);
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const name of ["empty", "bare", "ours"] as const) starts[name].push(await start(subjects[name]));
  report({ empty: middleOf(starts.empty), bare: middleOf(starts.bare), ours: middleOf(starts.ours) });
} finally {
  rmSync(folder, { recursive: true });
}

function worker(contents: string): Modules {
  return [{ type: "ESModule", path: "worker.js", contents }];
}

/** Built as ours is, by Remix alone. */
function bareApp(): string {
  cpSync(new URL("bare", import.meta.url), folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "type": "module", "sideEffects": false }');
  const config = `import ours from ${JSON.stringify(`${ROOT}remix.config.js`)};
export default { ...ours, postcss: false };`;
  writeFileSync(join(folder, "remix.config.js"), config);
  execFileSync("remix", ["build"], { cwd: folder });
  return readFileSync(join(folder, "build/index.js"), "utf8");
}

async function start({ path, modules }: { path: string; modules: Modules }): Promise<Start> {
  const began = performance.now();
  const miniflare = new Miniflare(runtimeOptions(modules, {}));
  await miniflare.ready;
  const [runtime = 0] = runtimes();
  const [up, upCpu] = [performance.now(), cpuOf(runtime)];
  const response = await miniflare.dispatchFetch(`${ORIGIN}${path}`);
  await response.text();
  const [answered, answeredCpu] = [performance.now(), cpuOf(runtime)];
  await miniflare.dispose();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return { ready: up - began, first: answered - up, readyCpu: upCpu, firstCpu: answeredCpu - upCpu };
}

function middleOf(starts: Start[]): Start {
  const of = (key: keyof Start) => middle(starts.map((one) => one[key]));
  return { ready: of("ready"), first: of("first"), readyCpu: of("readyCpu"), firstCpu: of("firstCpu") };
}

function report(of: Record<"empty" | "bare" | "ours", Start>): void {
  const ms = (value: number) => `${value.toFixed(1).padStart(7)} ms`;
  for (const [name, { ready, first, readyCpu, firstCpu }] of Object.entries(of))
    console.info(
      `${name.padEnd(6)} up ${ms(ready)}, first answer ${ms(first)}; CPU ${ms(readyCpu)}, ${ms(firstCpu)}`,
    );
  const clock = (one: Start) => one.ready + one.first - of.empty.ready - of.empty.first;
  const work = (one: Start) => one.readyCpu + one.firstCpu - of.empty.readyCpu - of.empty.firstCpu;
  const goals = [["clock", clock] as const, ["CPU", work] as const].map(([what, cold]) => {
    const times = cold(of.ours) / cold(of.bare);
    console.info(
      `cold, ${what.padEnd(5)} bare ${ms(cold(of.bare))}, ours ${ms(cold(of.ours))}: ${times.toFixed(2)} times`,
    );
    return { what: `a cold start beside a bare Remix app's, ${what}`, value: times, unit: "times", most: 2 };
  });
  const lines = Object.entries(of).map(([name, times]) => ({ name, ...times }));
  keep("start", [...goals, readAtStart()], { lines });
}

/** What the runtime reads before it answers anything, in KiB packed. */
function readAtStart(): Figure {
  const { start, readBy, weight } = readBundle();
  const value = weight(readBy([start])) / 1024;
  return { what: "the server's code read at a start, gzipped", value, unit: "KiB", most: 400 };
}
