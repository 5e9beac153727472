import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { literal } from "~/db/core/literal.server";

/** Which database a command means: the local one below `state`, or the real one of `env`. */
type WhichDatabase = { state: string; remote: boolean; env?: string | undefined };

const root = fileURLToPath(new URL("..", import.meta.url));

/** Puts SQL to a database through wrangler, as whoever may write to it; gives the rows of each statement. Throws what it said. */
export function execute<Row>({ state, remote, env }: WhichDatabase, sql: string): Row[][] {
  const folder = mkdtempSync(join(tmpdir(), "jasawarga-sql-"));
  // A command line holds less than a batch of statements may need.
  const file = join(folder, "statements.sql");
  writeFileSync(file, sql);
  const asked = sql.length > LONGEST_COMMAND ? ["--file", file] : ["--command", sql];
  try {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      // Without a shell, so that quotes stay as they are.
      [
        `${root}node_modules/wrangler/bin/wrangler.js`,
        ...["d1", "execute", "DB", "--json", "--yes"],
        ...(remote ? ["--remote"] : ["--local", "--persist-to", state]),
        ...(env ? ["--env", env] : []),
        ...asked,
      ],
      {
        cwd: root,
        encoding: "utf8",
        maxBuffer: 64 * 1024 * 1024,
        env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
      },
    );
    if (status !== 0) throw new Error(`${stdout}${stderr}`);
    const answers: { results: Row[] }[] = JSON.parse(stdout.slice(stdout.indexOf("[")));
    return answers.map(({ results }) => results);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const LONGEST_COMMAND = 50_000;

/** The few calls that operations make, with values written into the statements; `run` gives the rows of each. */
export function databaseOf(
  run: (statements: readonly string[]) => unknown[][] | Promise<unknown[][]>,
): D1Database {
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
