// This file is `npm run reindex`, which rebuilds the search data of listings and counts the index's words without
// waiting for the scheduler. It uses the local database or, with --remote --env production, the real one through
// wrangler. With --search it also builds the index in the database bound as SEARCH, and continues an interrupted build.
import { fileURLToPath } from "node:url";
import { unstable_readConfig } from "wrangler";
import { connect } from "~/database/connection.server";
import { rebuildIndex, reindexAll } from "~/search/jobs.server";

import { CommandError, runCommand } from "./command";
import { databaseOf, execute, type WhichDatabase } from "./wrangler-database";

const CONFIG = fileURLToPath(new URL("../../wrangler.toml", import.meta.url));

const USAGE = `Pemakaian: npm run reindex
  --search                       juga indeks di basis data SEARCH
  --state FOLDER                 basis data lokal lain; biasanya .wrangler/state
  --remote --env production      basis data yang sebenarnya`;

const LISTINGS_PER_ROUND = 1_000;

await runCommand(
  { usage: USAGE, options: { search: { type: "boolean" } } },
  async ({ search, ...which }, positionals) => {
    if (positionals.length > 0) throw new CommandError(`Kata "${positionals[0]}" tidak dikenal.\n\n${USAGE}`);
    if (search) checkBinding(which);
    const reach = (binding: string) =>
      connect(
        databaseOf((statements) => execute({ ...which, binding }, `${statements.join(";\n")};`)),
        { trips: 0, rows: 0, ms: 0 },
      );
    const db = reach("DB");
    const written = await reindexAll(db, Date.now(), (done) => console.info(`${done} ...`));
    console.info(`${written} jasa dan permintaan diindeks ulang.`);
    if (!search) return;
    await rebuildIndex({ db, indexWriter: reach("SEARCH") }, Date.now(), {
      say: () => console.info("..."),
      limit: LISTINGS_PER_ROUND,
    });
    console.info("Indeks di basis data SEARCH selesai.");
  },
);

/** Checks the binding before indexing, because the second half of the work needs it. */
function checkBinding({ env }: WhichDatabase): void {
  const { d1_databases } = unstable_readConfig({ config: CONFIG, ...(env ? { env } : {}) });
  if (d1_databases.some((one: { binding: string }) => one.binding === "SEARCH")) return;
  throw new CommandError(
    "wrangler.toml tidak mengikat basis data SEARCH di lingkungan itu. Lihat docs/operating.md, lalu coba lagi.",
  );
}
