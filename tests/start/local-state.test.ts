import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { unknownMigrations } from "../../app/commands/local-state";
import { migrate } from "../../e2e/start/wrangler";

let state = "";
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), "jasawarga-state-"));
  mkdirSync(join(state, "v3/d1/miniflare-D1DatabaseObject"), { recursive: true });
});
afterEach(() => rmSync(state, { recursive: true }));

function migratedBy(...names: string[]): void {
  const database = new DatabaseSync(join(state, "v3/d1/miniflare-D1DatabaseObject/local.sqlite"));
  database.exec("create table d1_migrations (id integer primary key autoincrement, name text unique)");
  for (const name of names) database.prepare("insert into d1_migrations (name) values (?)").run(name);
  database.close();
}

describe("a local database", () => {
  it("can have fewer migrations than exist", () => {
    migratedBy("0000_tables.sql");
    expect(unknownMigrations(state)).toEqual([]);
  });

  it("can have none, or not exist yet", () => {
    expect(unknownMigrations(join(state, "elsewhere"))).toEqual([]);
    new DatabaseSync(join(state, "v3/d1/miniflare-D1DatabaseObject/local.sqlite")).close();
    expect(unknownMigrations(state)).toEqual([]);
  });

  it("is of another version if it has unknown migrations", () => {
    migratedBy("0000_tables.sql", "0001_ledger-and-search.sql");
    expect(unknownMigrations(state)).toEqual(["0001_ledger-and-search.sql"]);
  });

  it("of another version is refused, even if wrangler has nothing to apply", async () => {
    const here = readdirSync(new URL("../../migrations/", import.meta.url)).filter((name) => name.endsWith(".sql"));
    migratedBy(...here, "0099_later.sql");
    await expect(migrate(state)).rejects.toThrow(`Hapus folder itu`);
  });
});
