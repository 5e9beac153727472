// `npm run soak` runs the long tests. The browser tests run even if the first part failed, because a soak takes hours.
import { changeLock } from "../../e2e/start/lock.mjs";
import { endOnSignal, launch, stopAll } from "../../e2e/start/processes.ts";
import { findChromium } from "../chromium.ts";

endOnSignal(stopAll, 1);
const { JASAWARGA_LOCK: lock, JASAWARGA_HOLDER: holder } = process.env;
if (lock) changeLock(lock, Number(holder), () => ({ stage: "testing" }));
// Find Chromium before the long first part, because the last part needs it.
process.env.CHROMIUM_PATH = findChromium();

async function part(title: string, command: string, ...args: string[]): Promise<boolean> {
  const began = Date.now();
  const { ended } = launch(command, args, { stdio: ["ignore", "inherit", "inherit"], env: process.env });
  const isGreen = (await ended) === 0;
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  console.info(`\n-- ${title}: ${isGreen ? "ok" : "failed"} in ${minutes} minutes\n`);
  return isGreen;
}

const projects = ["soak", "runtime", "own-index"].flatMap((name) => ["--project", name]);
const parts = [
  await part("Tests at full size", "vitest", "run", "--config", "tests/vitest.config.ts", ...projects),
  await part("Browser tests", "playwright", "test", "--config", "e2e/soak.config.ts"),
];
process.exit(parts.every(Boolean) ? 0 : 1);
