import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { literal } from "~/database/statements.server";
import { checkState } from "./local-state";

export type WhichDatabase = { state: string; remote: boolean; env?: string | undefined; binding?: string };

const root = fileURLToPath(new URL("../..", import.meta.url));

/** ms that a local command waits while another process locks the database. */
const MAX_LOCK_WAIT = 60_000;

/** Runs SQL through wrangler and returns the rows of each statement. Throws wrangler's output on failure. */
export function execute<Row>(which: WhichDatabase, sql: string): Row[][] {
  if (!which.remote) checkState(which.state);
  for (const until = Date.now() + MAX_LOCK_WAIT; ; ) {
    try {
      return executeOnce(which, sql);
    } catch (error) {
      const isLocked = !which.remote && /SQLITE_BUSY|database is locked/.test(String(error));
      if (!isLocked || Date.now() > until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    }
  }
}

function executeOnce<Row>({ state, remote, env, binding = "DB" }: WhichDatabase, sql: string): Row[][] {
  return withFile(sql, (file) => {
    // A large batch does not fit on a command line.
    const asked = sql.length > MAX_COMMAND_LENGTH ? ["--file", file] : ["--command", sql];
    const where = remote ? ["--remote"] : ["--local", "--persist-to", state];
    const said = wrangler(["d1", "execute", binding, "--json", "--yes", ...where, ...envArguments(env), ...asked]);
    const answers: { results: Row[] }[] = JSON.parse(said.slice(said.indexOf("[")));
    return answers.map(({ results }) => results);
  });
}

export function wrangler(args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    // This starts no shell, so that quotes stay unchanged.
    [`${root}node_modules/wrangler/bin/wrangler.js`, ...args],
    {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" },
    },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return stdout;
}

export const envArguments = (env: string | undefined): string[] => (env ? ["--env", env] : []);

export function withFile<Result>(text: string, work: (file: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), "jasawarga-"));
  const file = join(folder, "written.sql");
  writeFileSync(file, text);
  try {
    return work(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const MAX_COMMAND_LENGTH = 50_000;

/**
 * The subset of D1's API that operations use, with values written into the statements. `run` returns the rows of each.
 */
export function databaseOf(run: (statements: readonly string[]) => unknown[][] | Promise<unknown[][]>): D1Database {
  class Statement {
    constructor(
      readonly sql: string,
      readonly values: readonly unknown[] = [],
    ) {}

    bind(...given: unknown[]): Statement {
      return new Statement(this.sql, given);
    }

    text(): string {
      const rest = [...this.values];
      return this.sql.replace(/'[^']*'|\?/g, (found) => (found === "?" ? literal(rest.shift()) : found));
    }

    async all() {
      return (await batch([this]))[0];
    }
  }
  async function batch(statements: readonly Statement[]) {
    const answers = await run(statements.map((one) => one.text()));
    return statements.map((_, at) => ({ results: answers[at] ?? [], success: true, meta: {} }));
  }
  const d1 = { prepare: (sql: string) => new Statement(sql), batch, withSession: () => d1 };
  return d1 as unknown as D1Database;
}
