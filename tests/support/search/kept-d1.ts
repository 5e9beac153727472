import { mkdirSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { BINDINGS_WORKER, localBindings } from "../local-bindings";
import { migrate } from "./crowd";

/** SQLite may open the file at the same time. */
export async function openKeptD1(folder: string): Promise<{ DB: D1Database; stop(): Promise<void> }> {
  mkdirSync(folder, { recursive: true });
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: BINDINGS_WORKER,
      unsafeDirectSockets: [{}],
      compatibilityDate: "2026-11-01",
      d1Databases: ["DB0"],
      kvNamespaces: ["SESSIONS0"],
      resourcePersistencePath: resolve(folder),
    }),
  );
  const { DB } = localBindings(miniflare, 0, () => {});
  return { DB, stop: () => miniflare.dispose() };
}

/** Creates the database if it does not exist. */
export async function keptFile(folder: string): Promise<string> {
  const files = join(folder, "d1", "miniflare-D1DatabaseObject");
  const find = () => readdirSync(files).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  try {
    const found = find();
    if (found) return join(files, found);
  } catch {}
  const { DB, stop } = await openKeptD1(folder);
  await DB.prepare("create table begun (id)").run();
  await DB.prepare("drop table begun").run();
  await stop();
  return join(files, find() ?? "");
}

export function migrateKept(database: DatabaseSync): void {
  database.exec("create table if not exists kept_migrations (name text primary key)");
  const done = database.prepare("select name from kept_migrations").all();
  const keep = database.prepare("insert into kept_migrations values (?)");
  for (const name of migrate(database, new Set(done.map(({ name }) => name)))) keep.run(name);
}
