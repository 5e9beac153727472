import { readFileSync } from "node:fs";
import { getTableColumns, type Query, sql } from "drizzle-orm";
import type { SQLiteInsertValue, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "~/database/connection.server";
import { listingPictures, listings } from "~/database/schema/listings";
import {
  conversationMembers,
  conversations,
  messagePictures,
  messages,
  notifications,
} from "~/database/schema/messages";
import { gatewayNotifications, ledger, ledgerAudits, payments, refunds, withdrawals } from "~/database/schema/money";

import { operatorActions, reports } from "~/database/schema/operators";
import {
  orderAddresses,
  orderChanges,
  orderEvents,
  orderEventTexts,
  orders as orderTable,
  orderVisits,
  proposals,
  reviews as reviewTable,
  workingHours,
} from "~/database/schema/orders";

import { consents, dataRequests } from "~/database/schema/personal-data";

import { favourites, savedSearches, seenListings } from "~/database/schema/search";
import { personTotals } from "~/database/schema/statistics-and-alerts";
import { users } from "~/database/schema/users";

import { checkLedger } from "~/ledger/commands.server";
import { countPlaces } from "~/places/jobs.server";
import type { Bindings } from "~/platform/env.server";
import { createPasswords } from "~/platform/secrets.server";
import { countWords } from "~/search/jobs.server";
import type { OrderScenario } from "./order-life";
import { DEMO_PASSWORD } from "./password";
import { demoRows } from "./rows/rows";
import { storePictures } from "./store-pictures";

type DemoBindings = Pick<Bindings, "DB" | "PICTURES" | "IMAGES">;

/**
 * Fills an empty database. Pictures are stored first, then all rows in one batch. If it is interrupted, the database is
 * still empty and the next start repeats it with the same pictures.
 */
export async function fillIfEmpty(db: Database, bindings: DemoBindings): Promise<void> {
  const [[somebody], [books]] = await db.batch([
    db.select({ id: users.id }).from(users).limit(1),
    db
      .select({ unseen: sql<number>`${ledgerAudits.through} = 0 and exists (select 1 from order_events)` })
      .from(ledgerAudits),
  ]);
  if (!somebody) {
    await fill(db, bindings);
    // Count everything, so that the first search finds all words.
    await countWords(db, Date.now(), { statements: 1_000 });
    await countPlaces(db, Date.now());
  }
  // The scheduler would have checked the books by now.
  if (!somebody || books?.unseen) await checkLedger({ db, now: Date.now() }, 10);
}

async function fill(db: Database, bindings: DemoBindings): Promise<void> {
  console.info("Memuat data contoh ...");
  const wasm = readFileSync(new URL("../../node_modules/@phi-ag/argon2/dist/argon2.wasm", import.meta.url));
  const passwordHash = await createPasswords(new WebAssembly.Module(wasm)).hash(DEMO_PASSWORD);
  const rows = demoRows(Date.now(), passwordHash);

  const sizes = await storePictures(rows.pictures, bindings);
  const each = <Row>(of: (scenario: OrderScenario) => Row[]) => rows.scenarios.flatMap(of);
  const written = rows.conversations;
  await insertInOneBatch(bindings.DB, [
    ...insertsInto(db, users, rows.users),
    ...insertsInto(db, consents, rows.personal.consents),
    ...insertsInto(db, dataRequests, rows.personal.requests),
    ...insertsInto(db, workingHours, rows.hours),
    ...insertsInto(db, listings, rows.listings),
    ...insertsInto(
      db,
      listingPictures,
      rows.assets.map((row) => ({ ...row, ...sizes.get(row.url) })),
    ),
    ...insertsInto(
      db,
      orderTable,
      each(({ order }) => [order]),
    ),
    ...insertsInto(
      db,
      orderEvents,
      each(({ events }) => events.map(({ event }) => event)),
    ),
    ...insertsInto(
      db,
      orderEventTexts,
      each(({ events }) => events.flatMap(({ texts }) => texts)),
    ),
    // The trigger of a new order cannot see its events, which tell whether the buyer ended it.
    db.update(personTotals).set({
      soldCancelled: sql`(select count(*) from orders o where o.seller_id = person_totals.user_id and o.status = 'cancelled'
        and o.started_at is not null and not exists (select 1 from order_events e where e.order_id = o.id
          and ((e.kind = 'cancelled' and e.actor = 'buyer') or e.kind = 'buyer_missed')))`,
    }),
    ...insertsInto(
      db,
      orderVisits,
      each(({ onSite }) => onSite.visits),
    ),
    ...insertsInto(
      db,
      orderAddresses,
      each(({ onSite }) => onSite.addresses),
    ),
    ...insertsInto(
      db,
      payments,
      each(({ attempts }) => attempts),
    ),
    ...insertsInto(
      db,
      ledger,
      each(({ postings }) => postings),
    ),
    ...insertsInto(
      db,
      refunds,
      each((scenario) => scenario.refunds.rows),
    ),
    ...insertsInto(
      db,
      operatorActions,
      each(({ acts, refunds }) => [...acts, ...refunds.acts]),
    ),
    ...insertsInto(
      db,
      orderChanges,
      each(({ changes }) => changes),
    ),
    ...insertsInto(db, reviewTable, rows.reviews),
    ...insertsInto(db, proposals, rows.proposals),
    ...insertsInto(db, withdrawals, rows.withdrawals.rows),
    // After all income, because a balance cannot be negative.
    ...insertsInto(db, ledger, rows.withdrawals.postings),
    ...insertsInto(db, gatewayNotifications, rows.told),
    ...insertsInto(db, reports, rows.reports),
    ...insertsInto(db, operatorActions, rows.acts),
    ...insertsInto(db, notifications, rows.notifications),
    ...insertsInto(db, favourites, rows.kept.favourites),
    ...insertsInto(db, seenListings, rows.kept.seen),
    ...insertsInto(db, savedSearches, rows.kept.searches),
    ...insertsInto(
      db,
      conversations,
      written.map(({ conversation }) => conversation),
    ),
    ...insertsInto(
      db,
      conversationMembers,
      written.flatMap(({ members }) => members),
    ),
    ...insertsInto(
      db,
      messages,
      written.flatMap((conversation) => conversation.messages),
    ),
    ...insertsInto(
      db,
      messagePictures,
      written.flatMap(({ pictures }) => pictures),
    ),
  ]);
}

const MAX_VALUES = 100;

function insertsInto<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  rows: SQLiteInsertValue<Table>[],
): { toSQL(): Query }[] {
  const size = Math.floor(MAX_VALUES / Object.keys(getTableColumns(table)).length);
  const starts = Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => at * size);
  return starts.map((from) => db.insert(table).values(rows.slice(from, from + size)));
}

async function insertInOneBatch(db: D1Database, inserts: { toSQL(): Query }[]): Promise<void> {
  const statements: D1PreparedStatement[] = [];
  for (const insert of inserts) {
    const { sql, params } = insert.toSQL();
    statements.push(db.prepare(sql).bind(...params));
    // Let the event loop run, so that a closed connection to the runtime is noticed.
    if (statements.length % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  await db.batch(statements);
}
