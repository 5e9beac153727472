// `npm run audit` checks a database from outside and prints every breach. Exit codes: 1 for breaches, 2 if the database
// could not be read. Options: `-- --state FOLDER` (wrangler's local state), `--file db.sqlite`, or `--remote --env
// production`. `--objects FOLDER` (a copy of the bucket of files) also checks the archives.
import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readyFile, StateError } from "../../app/commands/local-state.ts";
import { auditArchives } from "./archive-checks.ts";
import { type Ask, audit, CHECKS } from "./audit.ts";
import { sqliteFile, throughWrangler } from "./databases.ts";

const USAGE = `Usage: npm run audit [-- --state FOLDER | --file db.sqlite | --remote --env production] [--objects FOLDER]`;

/** An expected error with a message for the person who runs the audit. */
class CannotAudit extends Error {}

type Arguments = { state: string; file?: string; remote: boolean; env?: string; objects?: string };

function readArguments(): Arguments {
  try {
    const { values } = parseArgs({
      options: {
        state: { type: "string", default: ".wrangler/state" },
        file: { type: "string" },
        remote: { type: "boolean", default: false },
        env: { type: "string" },
        objects: { type: "string" },
      },
    });
    if (values.env !== undefined && !values.remote) throw new Error("--env goes with --remote only.");
    if (values.file !== undefined && values.remote) throw new Error("--file and --remote exclude each other.");
    return values;
  } catch (error) {
    throw new CannotAudit(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

function chosen({ state, file, remote, env }: Arguments): { name: string; ask: Ask } {
  if (remote) {
    const ask = throughWrangler(["--remote", ...(env ? ["--env", env] : [])]);
    return { name: `the remote database${env ? ` of ${env}` : ""}`, ask };
  }
  if (file !== undefined && !existsSync(file)) throw new CannotAudit(`There is no file ${file}.`);
  if (file !== undefined && !statSync(file).isFile())
    throw new CannotAudit(`${file} is not a file. Name the database file itself, or the state's folder with --state.`);
  const name = file ?? readyFile(state);
  return { name, ask: sqliteFile(name) };
}

async function textOf(file: string): Promise<string | null> {
  return existsSync(file) ? readFile(file, "utf8") : null;
}

const FAULTS: [RegExp, string][] = [
  [/no such (?:table|column)/, "The database has another schema. Apply its migrations, or use the code that fits it."],
  [/not a database/, "The file is not an SQLite database."],
  [/malformed/, "The database file is damaged. Restore a dump: docs/restore.md."],
  [/is locked|SQLITE_BUSY/, "Another process has the database locked. Try again in a moment."],
  [
    /unable to open|readonly database/,
    "The database file cannot be opened. Check the permissions of it and its folder.",
  ],
];

function explain(error: unknown): string {
  if (error instanceof CannotAudit || error instanceof StateError) return error.message;
  const said = error instanceof Error ? error.message : String(error);
  const known = FAULTS.find(([pattern]) => pattern.test(said));
  return known ? `${known[1]} (${said.split("\n")[0]})` : said;
}

try {
  const given = readArguments();
  const { objects } = given;
  if (objects !== undefined && !existsSync(objects)) throw new CannotAudit(`There is no folder ${objects}.`);
  const { name, ask } = chosen(given);
  const { sizes, breaches: broken } = await audit(ask);
  const archives = objects ? await auditArchives(ask, (key) => textOf(join(objects, key))) : null;
  const breaches = [...broken, ...(archives?.breaches ?? [])];
  console.info(`Audit of ${name}\n${sizes.join(", ")}${archives ? `, ${archives.count} archives` : ""}`);
  for (const rule of new Set(breaches.map((breach) => breach.rule))) {
    const named = breaches.filter((breach) => breach.rule === rule);
    console.info(`\nBROKEN: ${rule}`);
    for (const { subject, found } of named) console.info(`  ${subject}: ${found}`);
  }
  const rules = new Set(breaches.map(({ rule }) => rule)).size;
  console.info(rules === 0 ? `All ${CHECKS.length} rules hold.` : `\n${rules} of ${CHECKS.length} rules are broken.`);
  process.exitCode = rules === 0 ? 0 : 1;
} catch (error) {
  console.error(`The audit could not look: ${explain(error)}`);
  process.exitCode = 2;
}
