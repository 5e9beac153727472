// `npm run bench:start`, after `npm run build`: how long a cold start takes. A new runtime reads the deployed Worker and
// answers its first request, in turns with a bare Remix app (`bare/`) and with a Worker of one line, whose time is taken
// off both. `-- --rounds 10 --path /login` say how often, and what is asked for: a page that needs no database. On Linux only.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Miniflare } from "miniflare";
import { deployedModules, type Modules, runtimeOptions } from "../support/deployed-worker";

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
  report({ empty: middle(starts.empty), bare: middle(starts.bare), ours: middle(starts.ours) });
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
  const [up, upCpu] = [performance.now(), cpu()];
  const response = await miniflare.dispatchFetch(`${ORIGIN}${path}`);
  await response.text();
  const [answered, answeredCpu] = [performance.now(), cpu()];
  await miniflare.dispose();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return { ready: up - began, first: answered - up, readyCpu: upCpu, firstCpu: answeredCpu - upCpu };
}

/** Of the runtime that is up, in ms. */
function cpu(): number {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").split(" ").filter(Boolean);
  const runtime = children.find((pid) => readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("workerd"));
  const threads = readdirSync(`/proc/${runtime}/task`);
  const spent = threads.map((thread) => readFileSync(`/proc/${runtime}/task/${thread}/schedstat`, "utf8"));
  return spent.reduce((sum, line) => sum + Number(line.split(" ")[0]), 0) / 1e6;
}

function middle(starts: Start[]): Start {
  const of = (key: keyof Start) =>
    starts.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(starts.length / 2)] ?? 0;
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
  for (const [what, cold] of [["clock", clock] as const, ["CPU", work] as const])
    console.info(
      `cold, ${what.padEnd(5)} bare ${ms(cold(of.bare))}, ours ${ms(cold(of.ours))}: ${(cold(of.ours) / cold(of.bare)).toFixed(2)} times`,
    );
}
