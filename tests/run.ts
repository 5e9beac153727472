// `npm test`: every check there is, one after the other, with one count at the end.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findChromium } from "./chromium.ts";

type Count = { passed: number; failed: number; skipped: number };

const root = fileURLToPath(new URL("..", import.meta.url));
const reports = mkdtempSync(join(tmpdir(), "jasawarga-tests-"));
const total: Count = { passed: 0, failed: 0, skipped: 0 };

/** Runs a step; a step without a report of its own counts as one. */
function step(
  title: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
  count?: () => Count,
) {
  console.info(`\n== ${title}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  const counted = tally(status === 0, count);
  total.passed += counted.passed;
  total.failed += counted.failed;
  total.skipped += counted.skipped;
  console.info(
    `-- ${title}: ${status === 0 ? "ok" : "failed"} in ${Math.round((Date.now() - started) / 1000)} s`,
  );
}

/** A failed command always counts as a failure, whatever its report says, or if it wrote none. */
function tally(ok: boolean, count?: () => Count): Count {
  const bare = { passed: ok && !count ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  if (!count) return bare;
  try {
    const counted = count();
    return ok ? counted : { ...counted, failed: Math.max(1, counted.failed) };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function vitestCount(): Count {
  const report = JSON.parse(readFileSync(`${reports}/unit.json`, "utf8"));
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
}

function playwrightCount(): Count {
  const { stats } = JSON.parse(readFileSync(`${reports}/browser.json`, "utf8"));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

step("Build", "npm", ["run", "build"]);
step("Types", "tsc", ["--noEmit"]);
step("Lint", "biome", ["check"]);
step(
  "Unit and integration tests",
  "vitest",
  [
    "run",
    "--config",
    "tests/vitest.config.ts",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${reports}/unit.json`,
  ],
  { APP_IS_BUILT: "1" },
  vitestCount,
);
step(
  "Browser tests",
  "playwright",
  ["test", "--config", "e2e/playwright.config.ts"],
  { CHROMIUM_PATH: findChromium(), BROWSER_REPORT: `${reports}/browser.json` },
  playwrightCount,
);

rmSync(reports, { recursive: true, force: true });
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.info(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
