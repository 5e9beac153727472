import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const MIGRATIONS = fileURLToPath(new URL("../../migrations", import.meta.url));

/** Where wrangler keeps the local D1 below a state folder. */
export function localFile(stateFolder: string): string {
  const folder = join(stateFolder, "v3/d1/miniflare-D1DatabaseObject");
  const [file, ...more] = readdirSync(folder).filter(
    (name) => name.endsWith(".sqlite") && name !== "metadata.sqlite",
  );
  if (!file || more.length > 0) throw new Error(`not one database in ${folder}`);
  return join(folder, file);
}

/** Names of the migrations that a local database has had and that `migrations/` no longer holds. */
export async function unknownMigrations(stateFolder: string): Promise<string[]> {
  // Node warns on loading it, so only whoever asks does.
  const { DatabaseSync } = await import("node:sqlite");
  const database = new DatabaseSync(localFile(stateFolder), { readOnly: true });
  try {
    const applied = database.prepare("select name from d1_migrations order by id").all();
    return applied.map(({ name }) => String(name)).filter((name) => !existsSync(join(MIGRATIONS, name)));
  } finally {
    database.close();
  }
}
