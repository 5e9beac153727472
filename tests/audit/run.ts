// `npm run audit`: checks a database from outside and names what does not add up. Ends with 1 if something does not,
// with 2 if it could not look. `-- --state FOLDER` (wrangler's local state), `--file db.sqlite`, or
// `--remote --env production`. With `--objects FOLDER`, a copy of the bucket of files, it opens what is archived there too.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { localFile } from "../../e2e/start/local-database.ts";
import { auditArchives } from "./archive-checks.ts";
import { type Ask, audit, CHECKS } from "./audit.ts";
import { sqliteFile, throughWrangler } from "./databases.ts";

const { values } = parseArgs({
  options: {
    state: { type: "string", default: ".wrangler/state" },
    file: { type: "string" },
    remote: { type: "boolean", default: false },
    env: { type: "string" },
    objects: { type: "string" },
  },
});

function chosen(): { name: string; ask: Ask } {
  const { state, file, remote, env } = values;
  if (remote) {
    const ask = throughWrangler(["--remote", ...(env ? ["--env", env] : [])]);
    return { name: `the remote database${env ? ` of ${env}` : ""}`, ask };
  }
  const name = file ?? localFile(state);
  return { name, ask: sqliteFile(name) };
}

/** Null where there is no such file. */
async function textOf(file: string): Promise<string | null> {
  return existsSync(file) ? readFile(file, "utf8") : null;
}

try {
  const { name, ask } = chosen();
  const { sizes, breaches: broken } = await audit(ask);
  const objects = values.objects;
  const archives = objects ? await auditArchives(ask, (key) => textOf(join(objects, key))) : null;
  const breaches = [...broken, ...(archives?.breaches ?? [])];
  console.info(`Audit of ${name}\n${sizes.join(", ")}${archives ? `, ${archives.count} archives` : ""}`);
  for (const rule of new Set(breaches.map((breach) => breach.rule))) {
    const named = breaches.filter((breach) => breach.rule === rule);
    console.info(`\nBROKEN: ${rule}`);
    for (const { subject, found } of named) console.info(`  ${subject}: ${found}`);
  }
  const rules = new Set(breaches.map(({ rule }) => rule)).size;
  console.info(
    rules === 0 ? `All ${CHECKS.length} rules hold.` : `\n${rules} of ${CHECKS.length} rules are broken.`,
  );
  process.exitCode = rules === 0 ? 0 : 1;
} catch (error) {
  console.error(`The audit could not look: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 2;
}
