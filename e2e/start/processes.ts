// What the scripts here start ends with them, however they end.
import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { changeLock } from "./lock.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const windows = process.platform === "win32";

// A terminal that has gone is no reason to end in the middle of ending.
for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);

/** `ended`: it is over, and not because all was ended; its status, null where a signal ended it. */
export type Running = { child: ChildProcess; stop(): Promise<void>; ended: Promise<number | null> };

/** What runs now. */
const launched = new Set<Running>();
let ending = false;

/** Ends all that was started here; `atOnce` leaves it no time to finish what it does. */
export async function stopAll({ atOnce = false } = {}): Promise<void> {
  ending = true;
  if (atOnce) for (const { child } of launched) signalGroup(child, "SIGKILL");
  await Promise.all([...launched].map((one) => one.stop()));
}

/** Starts a command in a process group of its own, so that all it starts ends with it, and it with us. */
export function launch(
  command: string,
  args: readonly string[],
  { stdio, env }: { stdio: StdioOptions; env: NodeJS.ProcessEnv },
): Running {
  const keeper = fileURLToPath(new URL("keeper.ts", import.meta.url));
  const child = windows
    ? spawn(command, args, { cwd: root, env, stdio, shell: true })
    : spawn(process.execPath, [keeper, String(process.pid), command, ...args], {
        ...{ cwd: root, env, stdio, detached: true },
      });
  const group = child.pid;
  if (group !== undefined) note((groups) => [...groups, group]);
  let over = (_status: number | null) => {};
  const ended = new Promise<number | null>((resolve) => {
    over = resolve;
  });
  const running = { child, ended, stop: () => stop(child) };
  launched.add(running);
  const finish = (status: number | null) => {
    launched.delete(running);
    // What it left behind, having been killed alone.
    signalGroup(child, "SIGKILL");
    note((groups) => groups.filter((one) => one !== group));
    if (!ending) over(status);
  };
  child.once("exit", finish);
  child.once("error", () => finish(null));
  return running;
}

/** Writes down which groups run, for the next start to end should this one not come to it. */
function note(change: (groups: number[]) => number[]): void {
  const { JASAWARGA_LOCK: file, JASAWARGA_HOLDER: holder } = process.env;
  if (file && holder) changeLock(file, Number(holder), ({ groups }) => ({ groups: change(groups) }));
}

/**
 * Ends once, however often it is asked to: one Ctrl+C or kill of the group comes from the terminal and from each parent
 * that hands it on, and a signal that nobody listens to would cut the ending short. The death of who called us asks, too.
 * `status` is what we end with.
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
  } catch {
    // Ended between the look and the call.
  }
}
