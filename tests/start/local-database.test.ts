import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { unknownMigrations } from "../../e2e/start/local-database";

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
  it("may have had fewer migrations than there are", async () => {
    migratedBy("0000_tables.sql");
    expect(await unknownMigrations(state)).toEqual([]);
  });

  it("is known by migrations that are no longer there to be of another version", async () => {
    migratedBy("0000_tables.sql", "0001_ledger-and-search.sql");
    expect(await unknownMigrations(state)).toEqual(["0001_ledger-and-search.sql"]);
  });
});
