// Processes started here end together with this one.
import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { changeLock } from "./lock.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const windows = process.platform === "win32";

// A closed terminal must not interrupt the shutdown.
for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);

/** `ended` resolves with the exit code, or null after a signal, unless `stopAll` ended it. */
export type Running = { child: ChildProcess; stop(): Promise<void>; ended: Promise<number | null> };

const launched = new Set<Running>();
let ending = false;

/** Stops all processes started here. `atOnce` kills them without waiting. */
export async function stopAll({ atOnce = false } = {}): Promise<void> {
  ending = true;
  if (atOnce) for (const { child } of launched) signalGroup(child, "SIGKILL");
  await Promise.all([...launched].map((one) => one.stop()));
}

/** Starts a command in its own process group, so that its children end with it. */
export function launch(
  command: string,
  args: readonly string[],
  { stdio, env }: { stdio: StdioOptions; env: NodeJS.ProcessEnv },
): Running {
  const keeper = fileURLToPath(new URL("keeper.ts", import.meta.url));
  const child = windows
    ? spawn(command, args, { cwd: root, env, stdio, shell: true })
    : spawn(process.execPath, [keeper, String(process.pid), command, ...args], {
        cwd: root,
        env,
        stdio,
        detached: true,
      });
  const group = child.pid;
  if (group !== undefined) recordGroups((groups) => [...groups, group]);
  let over = (_status: number | null) => {};
  const ended = new Promise<number | null>((resolve) => {
    over = resolve;
  });
  const running = { child, ended, stop: () => stop(child) };
  launched.add(running);
  const finish = (status: number | null) => {
    launched.delete(running);
    // Kill the children that a killed process left.
    signalGroup(child, "SIGKILL");
    recordGroups((groups) => groups.filter((one) => one !== group));
    if (!ending) over(status);
  };
  child.once("exit", finish);
  child.once("error", () => finish(null));
  return running;
}

/** Records the running process groups, so that the next start can end leftovers. */
function recordGroups(change: (groups: number[]) => number[]): void {
  const { JASAWARGA_LOCK: file, JASAWARGA_HOLDER: holder } = process.env;
  if (file && holder) changeLock(file, Number(holder), ({ groups }) => ({ groups: change(groups) }));
}

/**
 * Runs `end` once and then exits with `status`. One Ctrl+C reaches us several times, from the terminal and from each
 * parent. An unhandled signal would interrupt the shutdown. Also runs when our caller has died.
 */
export function endOnSignal(end: () => Promise<void>, status = 0): void {
  let asked = false;
  const once = () => {
    if (asked) return;
    asked = true;
    void end().finally(() => process.exit(status));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, once);
  const caller = process.ppid;
  setInterval(() => process.ppid !== caller && once(), 300).unref();
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  signalGroup(child, "SIGTERM");
  const hurry = setTimeout(() => signalGroup(child, "SIGKILL"), 5_000);
  await ended;
  clearTimeout(hurry);
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (windows) child.kill(signal);
    else if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {}
}
