import { readFileSync } from "node:fs";
import { type Query, sql } from "drizzle-orm";
import type { Database } from "~/db/core/connection.server";
import { ledgerAudits } from "~/db/schema/books";
import { listingPictures, listings } from "~/db/schema/listings";
import { conversationMembers, conversations, messagePictures, messages } from "~/db/schema/messages";
import { notifications } from "~/db/schema/notifications";
import { operatorActions, reports } from "~/db/schema/operators";
import { orderChanges } from "~/db/schema/order-changes";
import { orderEvents, orders as orderTable, reviews as reviewTable } from "~/db/schema/orders";
import { gatewayNotifications, ledger, payments } from "~/db/schema/payments";
import { proposals } from "~/db/schema/proposals";
import { refunds } from "~/db/schema/refunds";
import { users } from "~/db/schema/users";
import { workingHours } from "~/db/schema/visits";
import { withdrawals } from "~/db/schema/withdrawals";
import { checkLedger } from "~/operations/money/check-books.server";
import { createPasswords } from "~/platform/account/passwords.server";
import type { Bindings } from "~/platform/core/env.server";
import { createPictures, type EncodedPicture, type Pictures } from "~/platform/core/pictures.server";
import { DEMO_PASSWORD } from "./password";
import type { DemoFile } from "./picture";
import { demoRows } from "./rows";

type DemoBindings = Pick<Bindings, "DB" | "PICTURES" | "IMAGES">;

/**
 * Fills a database without people. All rows come in one batch after the pictures: whatever ends it before leaves a
 * database that is still empty, and the next try begins again, over the same pictures.
 */
export async function fillIfEmpty(db: Database, bindings: DemoBindings): Promise<void> {
  const [[somebody], [books]] = await db.batch([
    db.select({ id: users.id }).from(users).limit(1),
    db
      .select({ unseen: sql<number>`${ledgerAudits.through} = 0 and exists (select 1 from order_events)` })
      .from(ledgerAudits),
  ]);
  if (!somebody) await fill(db, bindings);
  // As the clock would have, had it been there all the time.
  if (!somebody || books?.unseen) await checkLedger({ db, now: Date.now() }, 10);
}

async function fill(db: Database, bindings: DemoBindings): Promise<void> {
  console.info("Memuat data contoh ...");
  const wasm = readFileSync(new URL("../../node_modules/@phi-ag/argon2/dist/argon2.wasm", import.meta.url));
  const passwordHash = await createPasswords(new WebAssembly.Module(wasm)).hash(DEMO_PASSWORD);
  const rows = demoRows(Date.now(), passwordHash);

  const sizes = await storePictures(rows.pictures, createPictures(bindings.PICTURES, bindings.IMAGES));
  await insertTogether(bindings.DB, [
    ...rows.users.map((row) => db.insert(users).values(row)),
    ...rows.hours.map((row) => db.insert(workingHours).values(row)),
    ...rows.listings.map((row) => db.insert(listings).values(row)),
    ...rows.assets.map((row) => db.insert(listingPictures).values({ ...row, ...sizes.get(row.url) })),
    ...rows.scenarios.flatMap((scenario) => [
      db.insert(orderTable).values(scenario.order),
      ...scenario.events.map((row) => db.insert(orderEvents).values(row)),
      ...scenario.attempts.map((row) => db.insert(payments).values(row)),
      ...scenario.postings.map((row) => db.insert(ledger).values(row)),
      ...scenario.refunds.rows.map((row) => db.insert(refunds).values(row)),
      ...scenario.acts.map((row) => db.insert(operatorActions).values(row)),
      ...scenario.refunds.acts.map((row) => db.insert(operatorActions).values(row)),
      ...scenario.changes.map((row) => db.insert(orderChanges).values(row)),
    ]),
    ...rows.reviews.map((row) => db.insert(reviewTable).values(row)),
    ...rows.proposals.map((row) => db.insert(proposals).values(row)),
    ...rows.withdrawals.rows.map((row) => db.insert(withdrawals).values(row)),
    // After all that came in: a balance cannot fall below zero on the way.
    ...rows.withdrawals.postings.map((row) => db.insert(ledger).values(row)),
    ...rows.told.map((row) => db.insert(gatewayNotifications).values(row)),
    ...rows.reports.map((row) => db.insert(reports).values(row)),
    ...rows.acts.map((row) => db.insert(operatorActions).values(row)),
    ...rows.notifications.map((row) => db.insert(notifications).values(row)),
    ...rows.conversations.flatMap((conversation) => [
      db.insert(conversations).values(conversation.conversation),
      ...conversation.members.map((row) => db.insert(conversationMembers).values(row)),
      ...conversation.messages.map((row) => db.insert(messages).values(row)),
      ...conversation.pictures.map((row) => db.insert(messagePictures).values(row)),
    ]),
  ]);
}

/** At once; more would only wait for each other. */
const ENCODED_TOGETHER = 4;

/** Encodes each file once, wherever it is shown; gives the sizes by the pictures' addresses. */
async function storePictures(shown: DemoFile[], pictures: Pictures) {
  const sizes = new Map<string, { width: number; height: number }>();
  const byFile = [...new Map(shown.map(({ file }) => [file, shown.filter((one) => one.file === file)]))];
  const work = byFile.values();
  const worker = async () => {
    for (const [file, places] of work) {
      const encoded = await encode(file, pictures);
      for (const { key, owner } of places) {
        await pictures.put(key, encoded, owner);
        sizes.set(`/media/${key}`, { width: encoded.width, height: encoded.height });
      }
    }
  };
  await Promise.all(Array.from({ length: ENCODED_TOGETHER }, worker));
  return sizes;
}

async function encode(file: string, pictures: Pictures): Promise<EncodedPicture> {
  const bytes = new Uint8Array(readFileSync(new URL(`pictures/${file}`, import.meta.url))).buffer;
  const measured = await pictures.measure(bytes);
  const encoded = measured && (await pictures.encode(bytes, measured));
  if (!encoded) throw new Error(`${file} is no picture`);
  return encoded;
}

/** In order, and all of them or none. */
async function insertTogether(db: D1Database, inserts: { toSQL(): Query }[]): Promise<void> {
  const statements: D1PreparedStatement[] = [];
  for (const insert of inserts) {
    const { sql, params } = insert.toSQL();
    statements.push(db.prepare(sql).bind(...params));
    // Each of these waits for the runtime without letting go; a line that it closed meanwhile has to be noticed.
    if (statements.length % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  await db.batch(statements);
}
