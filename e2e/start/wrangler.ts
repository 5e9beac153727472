import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { CommandError } from "../../app/commands/command.ts";
import { unknownMigrations } from "../../app/commands/local-state.ts";
import { launch, type Running } from "./processes.ts";

// Local observability makes every request a third slower.
const env = {
  ...process.env,
  X_LOCAL_OBSERVABILITY: "false",
  WRANGLER_SEND_METRICS: "false",
  // Not used here. The fetch logs an error without a network.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  CI: "true",
};

export async function run(command: string, args: string[]): Promise<void> {
  const { child, ended } = launch(command, args, { stdio: ["ignore", "pipe", "pipe"], env });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => said.push(data));
  const closed = new Promise((resolve) => child.once("close", resolve));
  if ((await ended) === 0) return;
  await closed;
  const output = Buffer.concat(said).toString();
  console.error(output);
  throw new Error(`${command} ${args.join(" ")}`, { cause: new Error(output) });
}

export function buildApp(): Promise<void> {
  return run("npm", ["run", "build"]);
}

export async function migrate(stateFolder: string): Promise<void> {
  // Check first: wrangler may report such a database as up to date.
  if (unknownMigrations(stateFolder).length > 0) {
    throw new CommandError(
      `basis data di ${stateFolder} dibuat oleh versi dengan migrasi lain dan tidak dapat dilanjutkan. ` +
        "Hapus folder itu, lalu jalankan npm start lagi; data demo akan dimuat kembali.",
    );
  }
  await run("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", stateFolder]);
}

export function watchApp(): Running {
  return launch("tsx", ["e2e/start/watch.ts"], { stdio: ["ignore", "inherit", "inherit"], env });
}

/** `crashes` counts the crashes of the runtime that wrangler reported. */
export type Served = Running & { crashes(): number };

export function serveApp(options: {
  port: number;
  stateFolder: string;
  variables?: Record<string, string>;
  quiet: boolean;
}): Served {
  const variables = Object.entries(options.variables ?? {}).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
  const running = launch(
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
    { stdio: options.quiet ? "ignore" : ["ignore", "pipe", "pipe"], env },
  );
  let crashes = 0;
  const { stdout, stderr } = running.child;
  for (const [from, to] of [[stdout, process.stdout] as const, [stderr, process.stderr] as const])
    from?.on("data", (data: Buffer) => {
      if (data.includes("runtime crashed")) crashes += 1;
      to.write(data);
    });
  return { ...running, crashes: () => crashes };
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const trial = createServer();
    trial.once("error", () => resolve(false));
    trial.listen(port, "127.0.0.1", () => trial.close(() => resolve(true)));
  });
}

export async function answers(url: string, timeout: number): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** Waits until a URL responds. Throws after three minutes, because a busy machine needs more than one. */
export async function waitUntilResponding(url: string): Promise<void> {
  const until = Date.now() + 180_000;
  while (Date.now() < until) {
    if (await answers(url, 5_000)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} does not answer`);
}

/** Waits until a file exists, without a limit: a watcher builds only after errors are corrected. */
export async function waitForFile(file: string): Promise<void> {
  while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 200));
}
