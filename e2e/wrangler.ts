import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const windows = process.platform === "win32";

// Local observability is for dashboards nobody has here, and makes every request a third slower.
const env = {
  ...process.env,
  X_LOCAL_OBSERVABILITY: "false",
  WRANGLER_SEND_METRICS: "false",
  // Nothing here reads where a request comes from; to ask Cloudflare for an example fails in red without a network.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  CI: "true",
};

/** Runs a command to its end; its output is shown only when it fails. */
export function run(command: string, args: string[]): void {
  const result = spawnSync(command, args, { cwd: root, env, encoding: "utf8", shell: windows });
  if (result.status === 0) return;
  console.error(result.stdout, result.stderr);
  throw new Error(`${command} ${args.join(" ")} failed`);
}

export function buildApp(): void {
  run("npm", ["run", "build"]);
}

export function migrate(stateFolder: string): void {
  run("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", stateFolder]);
}

/** `ended`: it is over, whether it was stopped or ended by itself. */
export type Running = { stop(): Promise<void>; ended: Promise<void> };

/** Starts a long-lived command in its own process group, so that all it starts ends with it. */
export function start(command: string, args: string[], options: { quiet: boolean }): Running {
  const child = spawn(command, args, {
    cwd: root,
    env,
    detached: !windows,
    stdio: options.quiet ? "ignore" : ["ignore", "inherit", "inherit"],
    shell: windows,
  });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  return { stop: () => stop(child), ended };
}

/** `wrangler dev` over the built app; variables override wrangler.toml's. */
export function serveApp(options: {
  port: number;
  stateFolder: string;
  variables?: Record<string, string>;
  quiet: boolean;
}): Running {
  const variables = Object.entries(options.variables ?? {}).flatMap(([name, value]) => [
    "--var",
    `${name}:${value}`,
  ]);
  return start(
    "wrangler",
    [
      "dev",
      "--port",
      String(options.port),
      "--persist-to",
      options.stateFolder,
      "--show-interactive-dev-session=false",
      "--log-level",
      options.quiet ? "error" : "warn",
      ...variables,
    ],
    options,
  );
}

/** Whether nobody listens on a port of this machine. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const trial = createServer();
    trial.once("error", () => resolve(false));
    trial.listen(port, "127.0.0.1", () => trial.close(() => resolve(true)));
  });
}

/** Waits until an address answers, or fails after a minute. */
export async function answering(url: string): Promise<void> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    try {
      const response = await fetch(url);
      await response.body?.cancel();
      if (response.ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} does not answer`);
}

/** Waits until a file is there, however long it takes: a watcher that met a mistake builds once that is mended. */
export async function written(file: string): Promise<void> {
  while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 200));
}

/**
 * Ends once, however often it is asked to: one Ctrl+C or kill of the group comes from the terminal and from each parent
 * that hands it on, and a signal that nobody listens to would cut the ending short.
 */
export function endOnSignal(end: () => Promise<void>): void {
  let ending = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      void end().finally(() => process.exit(0));
    });
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const signal = (name: NodeJS.Signals) => {
    try {
      if (windows) child.kill(name);
      else process.kill(-(child.pid ?? 0), name);
    } catch {
      // Ended between the look and the call.
    }
  };
  signal("SIGTERM");
  const hurry = setTimeout(() => signal("SIGKILL"), 5_000);
  await ended;
  clearTimeout(hurry);
}
