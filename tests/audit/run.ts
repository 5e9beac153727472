// `npm run audit`: checks a database from outside and names what does not add up. Ends with 1 if something does not,
// with 2 if it could not look. `-- --state FOLDER` (wrangler's local state), `--file db.sqlite`, or
// `--remote --env production`.
import { parseArgs } from "node:util";
import { localFile } from "../../e2e/start/local-database.ts";
import { type Ask, audit, CHECKS } from "./audit.ts";
import { sqliteFile, throughWrangler } from "./databases.ts";

const { values } = parseArgs({
  options: {
    state: { type: "string", default: ".wrangler/state" },
    file: { type: "string" },
    remote: { type: "boolean", default: false },
    env: { type: "string" },
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

try {
  const { name, ask } = chosen();
  const { sizes, breaches } = await audit(ask);
  console.info(`Audit of ${name}\n${sizes.join(", ")}`);
  for (const { rule } of CHECKS) {
    const broken = breaches.filter((breach) => breach.rule === rule);
    if (broken.length > 0) console.info(`\nBROKEN: ${rule}`);
    for (const { subject, found } of broken) console.info(`  ${subject}: ${found}`);
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
