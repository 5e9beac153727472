import { readdirSync, readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { outbox } from "~/database/schema/users";
import { insertWhere } from "~/database/statements.server";
import { it } from "../../support/app-test";

const letter = () => ({
  id: crypto.randomUUID(),
  subject: "Kabar",
  body: "Isi",
  nextAttemptAt: 2,
  createdAt: 1,
});

it("a row whose condition holds is written with each value in its column, and the defaults of the rest", async ({
  world,
}) => {
  const { db } = world.context();
  const row = letter();
  await insertWhere(db, outbox, { ...row, recipient: "budi@contoh.id" }, sql`where 1 = 1`);
  expect(await db.select().from(outbox).where(eq(outbox.id, row.id))).toEqual([
    { ...row, recipient: "budi@contoh.id", attempts: 0, sentAt: null, lastError: null, unsubscribes: null },
  ]);
});

it("a row whose condition does not hold is not written", async ({ world }) => {
  const { db } = world.context();
  const row = letter();
  await insertWhere(db, outbox, { ...row, recipient: "budi@contoh.id" }, sql`where 1 = 0`);
  expect(await db.select().from(outbox).where(eq(outbox.id, row.id))).toEqual([]);
});

it("a row may take a column from where its condition looks", async ({ world }) => {
  const { db } = world.context();
  const sari = await world.person("Sari Wulandari");
  const row = letter();
  await insertWhere(db, outbox, { ...row, recipient: sql`email` }, sql`from users where id = ${sari.id}`);
  const [written] = await db.select().from(outbox).where(eq(outbox.id, row.id));
  expect(written?.recipient).toContain("sari");
});

// By the order of the columns a new one would shift what stands behind it into its neighbour.
it("nothing else in the app makes an insert from a question", () => {
  const app = new URL("../../../app/", import.meta.url);
  const files = readdirSync(app, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".ts") && name !== "database/statements.server.ts");
  expect(files.length).toBeGreaterThan(80);
  const found = files.filter((name) =>
    /\.insert\([^)]*\)\s*\.select\(/.test(readFileSync(new URL(name, app), "utf8")),
  );
  expect(found).toEqual([]);
});
