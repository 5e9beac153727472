import { readdirSync, readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { outbox } from "~/database/schema/users";
import { insertWhere } from "~/database/statements.server";
import { it } from "../support/app-test";

const letter = () => ({
  id: crypto.randomUUID(),
  subject: "Kabar",
  body: "Isi",
  nextAttemptAt: 2,
  createdAt: 1,
});

it("a row whose condition is true is inserted with its values and the other defaults", async ({ world }) => {
  const { db } = world.context();
  const row = letter();
  await insertWhere(db, outbox, { ...row, recipient: "budi@contoh.id" }, sql`where 1 = 1`);
  expect(await db.select().from(outbox).where(eq(outbox.id, row.id))).toEqual([
    { ...row, recipient: "budi@contoh.id", attempts: 0, sentAt: null, lastError: null, unsubscribes: null },
  ]);
});

it("a row whose condition is false is not inserted", async ({ world }) => {
  const { db } = world.context();
  const row = letter();
  await insertWhere(db, outbox, { ...row, recipient: "budi@contoh.id" }, sql`where 1 = 0`);
  expect(await db.select().from(outbox).where(eq(outbox.id, row.id))).toEqual([]);
});

it("a row can use a column of the table in its condition", async ({ world }) => {
  const { db } = world.context();
  const sari = await world.person("Sari Wulandari");
  const row = letter();
  await insertWhere(db, outbox, { ...row, recipient: sql`email` }, sql`from users where id = ${sari.id}`);
  const [written] = await db.select().from(outbox).where(eq(outbox.id, row.id));
  expect(written?.recipient).toContain("sari");
});

// An insert by column order would shift values when a column is added.
it("no other code in the app inserts from a select", () => {
  const app = new URL("../../app/", import.meta.url);
  const files = readdirSync(app, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".ts") && name !== "database/statements.server.ts");
  expect(files.length).toBeGreaterThan(80);
  const found = files.filter((name) => /\.insert\([^)]*\)\s*\.select\(/.test(readFileSync(new URL(name, app), "utf8")));
  expect(found).toEqual([]);
});
