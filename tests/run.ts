// `npm test` runs every quick check and prints one summary. `npm run soak` runs the long tests.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { keepTestsInMemory } from "../e2e/start/keep-in-memory.ts";
import { changeLock } from "../e2e/start/lock.mjs";
import { endOnSignal, launch, stopAll } from "../e2e/start/processes.ts";
import { findChromium } from "./chromium.ts";

type Count = { passed: number; failed: number; skipped: number };
/** `failures` has the title of each failed test with the first lines of its error. */
type Report = Count & { failures: string[] };

const root = fileURLToPath(new URL("..", import.meta.url));
keepTestsInMemory();
const reports = mkdtempSync(join(tmpdir(), "jasawarga-tests-"));
const total: Report = { passed: 0, failed: 0, skipped: 0, failures: [] };

type Step = {
  title: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Reads the counts that the command wrote. A step without it counts as one test. */
  count?: () => Report;
};

/** Runs a step. A step that runs beside others prints its output when it ends, so that outputs do not mix. */
async function run({ title, command, args, env = {}, count }: Step, beside = false): Promise<void> {
  if (!beside) console.info(`\n== ${title}`);
  const started = Date.now();
  const { child, ended } = launch(command, args, {
    stdio: ["ignore", beside ? "pipe" : "inherit", beside ? "pipe" : "inherit"],
    env: { ...process.env, ...env },
  });
  const said: Buffer[] = [];
  for (const output of [child.stdout, child.stderr]) output?.on("data", (chunk) => said.push(chunk));
  const status = await ended;
  if (beside) console.info(`\n== ${title}\n${Buffer.concat(said).toString().trimEnd()}`);
  const counted = countResult(title, status === 0, count);
  total.passed += counted.passed;
  total.failed += counted.failed;
  total.skipped += counted.skipped;
  total.failures.push(...counted.failures);
  console.info(`-- ${title}: ${status === 0 ? "ok" : "failed"} in ${Math.round((Date.now() - started) / 1000)} s`);
}

const unit = (title: string, project: string, env?: Record<string, string>, ...options: string[]): Step => {
  const file = `${reports}/${project}.json`;
  const args = ["run", "--config", "tests/vitest.config.ts", "--project", project, ...options];
  return {
    title,
    command: "vitest",
    env,
    count: () => vitestCount(file),
    args: [...args, "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`],
  };
};

/** A failed command always counts as a failure, even if its report shows none or is missing. */
function countResult(title: string, ok: boolean, count?: () => Report): Report {
  const bare = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, failures: ok ? [] : [title] };
  if (!count) return bare;
  try {
    const counted = count();
    if (ok || counted.failed > 0) return counted;
    return { ...counted, failed: 1, failures: [`${title}: ended badly though no test failed`] };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: [`${title}: no report`] };
  }
}

type UnitReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

function vitestCount(file: string): Report {
  const report: UnitReport = JSON.parse(readFileSync(file, "utf8"));
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(
        ({ fullName, failureMessages }) => `${relative(root, name)} › ${fullName}\n  ${firstLines(failureMessages[0])}`,
      ),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    failures,
  };
}

type BrowserSuite = {
  suites?: BrowserSuite[];
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
};

function playwrightCount(): Report {
  const { stats, suites } = JSON.parse(readFileSync(`${reports}/browser.json`, "utf8"));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(browserFailures),
  };
}

function browserFailures({ suites = [], specs }: BrowserSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(
        ({ projectName, results }) =>
          `e2e/${file} › ${title} [${projectName}]\n  ${firstLines(results[0]?.error?.message)}`,
      ),
  );
  return [...own, ...suites.flatMap(browserFailures)];
}

async function checksAndUnits(): Promise<void> {
  await Promise.all([
    // Runs by path: two installed versions of TypeScript provide `tsc`.
    run({ title: "Types", command: "node", args: ["node_modules/typescript-7/bin/tsc", "--noEmit"] }, true),
    run({ title: "Lint", command: "biome", args: ["check"] }, true),
    // Pure tests never wait, and each worker loads the app again.
    run(unit("Pure tests", "pure", {}, "--maxWorkers=2"), true),
  ]);
  await run(unit("Tests of the app", "app", { APP_IS_BUILT: "1" }));
}

function browsers(chromium: string): Promise<void> {
  const step: Step = {
    title: "Browser tests",
    command: "playwright",
    count: playwrightCount,
    args: ["test", "--config", "e2e/playwright.config.ts"],
    env: { CHROMIUM_PATH: chromium, BROWSER_REPORT: `${reports}/browser.json` },
  };
  return run(step, true);
}

/** Returns null and records a failure if no Chromium can be found or installed. */
function chromiumOrFailure(): string | null {
  try {
    return findChromium();
  } catch (error) {
    total.failed += 1;
    total.failures.push(`Browser tests: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}

function firstLines(message = "no message"): string {
  return stripVTControlCharacters(message).split("\n").slice(0, 16).join("\n  ");
}

endOnSignal(async () => {
  await stopAll();
  rmSync(reports, { recursive: true, force: true });
}, 1);
await run({ title: "Build", command: "npm", args: ["run", "build"] });
const { JASAWARGA_LOCK: lock, JASAWARGA_HOLDER: holder } = process.env;
if (lock) changeLock(lock, Number(holder), () => ({ stage: "testing" }));
const chromium = chromiumOrFailure();
process.env.E2E_STATE = join(reports, "browsers");
// Both run at once because each of them waits often.
await Promise.all([checksAndUnits(), ...(chromium ? [browsers(chromium)] : [])]);

rmSync(reports, { recursive: true, force: true });
// Repeats the failures next to the summary, because the reports above are long.
if (total.failures.length > 0) console.info(`\n== What failed\n${total.failures.join("\n")}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.info(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
