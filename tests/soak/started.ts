import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stat } from "../../e2e/start/lock.mjs";
import { isFree } from "../../e2e/start/wrangler";

export const PORT = 8797;
const GATEWAY_PORT = 8798;

export type Started = {
  npm: ChildProcess;
  output(): string;
  ended: Promise<number | null>;
};

/** Time limit in ms for events that must happen, on a busy machine. */
export const MAX_WAIT = 300_000;

export function npmStart(folder: string, env: Record<string, string> = {}): Started {
  let said = "";
  const npm = spawn("npm", ["start"], {
    env: {
      ...process.env,
      START_STATE: join(folder, "state"),
      JASAWARGA_LOCK: join(folder, "lock.json"),
      APP_IS_BUILT: "1",
      START_PORT: String(PORT),
      START_GATEWAY_PORT: String(GATEWAY_PORT),
      ...env,
    },
    // A process group of its own, like a job in a terminal.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [npm.stdout, npm.stderr])
    stream?.on("data", (data) => {
      said += data;
    });
  const ended = new Promise<number | null>((resolve) => npm.once("exit", resolve));
  return { npm, output: () => said, ended };
}

export async function up({ npm, output }: Started): Promise<void> {
  const isUp = () => output().includes("Berhenti dengan Ctrl+C");
  await until("it is up", () => isUp() || npm.exitCode !== null, MAX_WAIT).catch(() => undefined);
  if (!isUp()) throw new Error(`the app did not start. Output: ${output()}`);
}

export async function answers(): Promise<boolean> {
  try {
    return (await fetch(`http://localhost:${PORT}/healthz`, { signal: AbortSignal.timeout(30_000) })).ok;
  } catch {
    return false;
  }
}

export async function gone(folder: string): Promise<void> {
  await until("both ports are free", async () => (await isFree(PORT)) && (await isFree(GATEWAY_PORT)), 120_000);
  await until("no process is left", () => processesOf(folder).length === 0, 120_000);
}

/** Returns all processes whose environment names the state in `folder`. */
export function processesOf(folder: string): { pid: number; args: string }[] {
  return readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name) || stat(Number(name))?.[0] === "Z") return [];
    try {
      if (!readFileSync(`/proc/${name}/environ`, "utf8").includes(`START_STATE=${folder}/`)) return [];
      const args = readFileSync(`/proc/${name}/cmdline`, "utf8").replaceAll("\0", " ");
      return [{ pid: Number(name), args }];
    } catch {
      return [];
    }
  });
}

export async function until(what: string, is: () => boolean | Promise<boolean>, ms: number): Promise<void> {
  const last = Date.now() + ms;
  while (!(await is())) {
    if (Date.now() > last) throw new Error(`waited ${ms} ms without success until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
