// `npm run reindex`: writes anew what listings are found by, and counts the index's words, without waiting for the
// scheduler: in the local database, or with --remote --env production in the real one, through wrangler.
import { parseArgs } from "node:util";
import { connect } from "~/db/core/connection.server";
import { reindexAll } from "~/operations/search/reindex-all.server";
import { databaseOf, execute } from "./wrangler-database";

const { values } = parseArgs({
  options: {
    state: { type: "string", default: ".wrangler/state" },
    remote: { type: "boolean", default: false },
    env: { type: "string" },
  },
});
const d1 = databaseOf((statements) => execute(values, `${statements.join(";\n")};`));
const db = connect(d1, { trips: 0, rows: 0, ms: 0 });
const written = await reindexAll(db, Date.now(), (done) => console.info(`${done} ...`));
console.info(`${written} jasa dan permintaan diindeks ulang.`);
