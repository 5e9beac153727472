// `npm run reindex`: writes anew what listings are found by, and counts the index's words, without waiting for the
// scheduler: in the local database, or with --remote --env production in the real one, through wrangler. With --search it also
// builds the index in the database bound as SEARCH, and goes on where it was cut off.
import { parseArgs } from "node:util";
import { connect } from "~/db/core/connection.server";
import { rebuildIndex } from "~/operations/search/build-index.server";
import { reindexAll } from "~/operations/search/reindex-all.server";
import { databaseOf, execute } from "./wrangler-database";

const { values } = parseArgs({
  options: {
    state: { type: "string", default: ".wrangler/state" },
    remote: { type: "boolean", default: false },
    env: { type: "string" },
    search: { type: "boolean", default: false },
  },
});
const LISTINGS_A_ROUND = 1_000;
const reach = (binding: string) =>
  connect(
    databaseOf((statements) => execute({ ...values, binding }, `${statements.join(";\n")};`)),
    { trips: 0, rows: 0, ms: 0 },
  );
const db = reach("DB");
const indexWriter = values.search ? reach("SEARCH") : null;
const written = await reindexAll(db, Date.now(), (done) => console.info(`${done} ...`));
console.info(`${written} jasa dan permintaan diindeks ulang.`);
if (indexWriter) {
  await rebuildIndex({ db, indexWriter }, Date.now(), {
    ...{ say: () => console.info("..."), limit: LISTINGS_A_ROUND },
  });
  console.info("Indeks di basis data SEARCH selesai.");
}
