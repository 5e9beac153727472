import { spawnSync } from "node:child_process";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import type { Ask } from "./audit.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The app may be running. */
export function sqliteFile(file: string): Ask {
  return async (statements) => {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      // One transaction, so that all queries read the same state.
      database.exec("begin");
      return statements.map((sql) => database.prepare(sql).all());
    } finally {
      database.close();
    }
  };
}

export function throughWrangler(where: readonly string[]): Ask {
  return async (statements) => {
    const { status, stdout, stderr } = spawnSync(
      "wrangler",
      ["d1", "execute", "DB", ...where, "--json", "--command", statements.join(";\n")],
      {
        cwd: root,
        encoding: "utf8",
        maxBuffer: 64 * 1024 * 1024,
        shell: process.platform === "win32",
        env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
      },
    );
    if (status !== 0) throw new Error(`wrangler d1 execute failed\n${stdout}\n${stderr}`);
    const answers = JSON.parse(stdout) as { results: Record<string, unknown>[] }[];
    return answers.map(({ results }) => results);
  };
}
