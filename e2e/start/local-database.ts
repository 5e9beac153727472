import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";

const MIGRATIONS = fileURLToPath(new URL("../../migrations", import.meta.url));

const D1 = "v3/d1/miniflare-D1DatabaseObject";

/** Where wrangler keeps the local D1 below a state folder. */
export function localFile(stateFolder: string): string {
  const folder = join(stateFolder, D1);
  const [file, ...more] = readdirSync(folder).filter(
    (name) => name.endsWith(".sqlite") && name !== "metadata.sqlite",
  );
  if (!file || more.length > 0) throw new Error(`not one database in ${folder}`);
  return join(folder, file);
}

/** Names of the migrations that a local database has had and that `migrations/` does not hold; none where it has had none. */
export function unknownMigrations(stateFolder: string): string[] {
  if (!existsSync(join(stateFolder, D1))) return [];
  const database = new DatabaseSync(localFile(stateFolder), { readOnly: true });
  try {
    const begun = database.prepare("select 1 from sqlite_master where name = 'd1_migrations'").get();
    const applied = begun ? database.prepare("select name from d1_migrations order by id").all() : [];
    return applied.map(({ name }) => String(name)).filter((name) => !existsSync(join(MIGRATIONS, name)));
  } finally {
    database.close();
  }
}
