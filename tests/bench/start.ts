// `npm run bench -- --only start`, after `npm run build`, measures a cold start. A new runtime loads the deployed
// Worker and answers its first request. A bare Remix app (`bare/`) and an empty Worker take turns with it, and the
// empty Worker's time is subtracted from both. The fastest round counts. `-- --rounds 30 --path /login` set the rounds
// and a path without database use. Linux only.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { Miniflare } from "miniflare";
import { deployedModules, type Modules, runtimeOptions } from "../support/bundle/deployed-worker";
import { type Figure, saveResults } from "./figures";
import { cpuOf, runtimes } from "./processes";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "30" }, path: { type: "string", default: "/login" } },
});
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const ORIGIN = "http://localhost:8787";

/** Time in ms to the first response: wall clock, and CPU of all threads of the runtime. */
type Start = { clock: number; cpu: number };

// Inside the project, so that packages are found.
mkdirSync(join(ROOT, ".bench"), { recursive: true });
const folder = mkdtempSync(join(ROOT, ".bench/start-"));
try {
  const subjects = {
    empty: { path: "/", modules: worker("export default { fetch: () => new Response('ok') }") },
    bare: { path: "/", modules: worker(bareApp()) },
    ours: { path: values.path, modules: deployedModules(folder) },
  };
  const starts: Record<keyof typeof subjects, Start[]> = { empty: [], bare: [], ours: [] };
  // The first start loads the runtime from disk.
  await start(subjects.empty);
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const name of ["empty", "bare", "ours"] as const) starts[name].push(await start(subjects[name]));
  report({ empty: fastestOf(starts.empty), bare: fastestOf(starts.bare), ours: fastestOf(starts.ours) });
} finally {
  rmSync(folder, { recursive: true });
}

function worker(contents: string): Modules {
  return [{ type: "ESModule", path: "worker.js", contents }];
}

/** Builds the bare app with our Remix configuration. */
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
  const response = await miniflare.dispatchFetch(`${ORIGIN}${path}`);
  await response.text();
  const [clock, cpu] = [performance.now() - began, cpuOf(runtime)];
  await miniflare.dispose();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return { clock, cpu };
}

function fastestOf(starts: Start[]): Start {
  const of = (key: keyof Start) => Math.min(...starts.map((one) => one[key]));
  return { clock: of("clock"), cpu: of("cpu") };
}

function report(of: Record<"empty" | "bare" | "ours", Start>): void {
  const ms = (value: number) => `${value.toFixed(1).padStart(7)} ms`;
  for (const [name, { clock, cpu }] of Object.entries(of))
    console.info(`${name.padEnd(6)} first answer after ${ms(clock)}, CPU ${ms(cpu)}`);
  const goals = (["clock", "cpu"] as const).map((what) => {
    const cold = (one: Start) => one[what] - of.empty[what];
    const times = cold(of.ours) / cold(of.bare);
    console.info(
      `cold, ${what.padEnd(5)} bare ${ms(cold(of.bare))}, ours ${ms(cold(of.ours))}: ${times.toFixed(2)} times`,
    );
    const name = what === "cpu" ? "CPU" : what;
    return { what: `cold start, relative to a bare Remix app: ${name}`, value: times, unit: "times", max: 2 };
  });
  const lines = Object.entries(of).map(([name, times]) => ({ name, ...times }));
  saveResults("start", [...goals, bundleSize()], { lines });
}

function bundleSize(): Figure {
  const value = gzipSync(readFileSync(join(ROOT, "build/index.js"))).length / 1024;
  return { what: "the server's bundle, gzipped", value, unit: "KiB", max: 1075 };
}
