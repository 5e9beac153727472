import { readFileSync } from "node:fs";
import { getTableColumns, getTableName, type Query, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteInsertValue, SQLiteTable } from "drizzle-orm/sqlite-core";
import { Secret } from "otpauth";
import { encryptText } from "~/accounts/two-step-commands.server";
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
  orderFiles,
  orders as orderTable,
  orderVisits,
  proposals,
  reviews as reviewTable,
  workingHours,
} from "~/database/schema/orders";
import { consents, dataRequests } from "~/database/schema/personal-data";
import { favourites, requestRecipients, requestRounds, savedSearches, seenListings } from "~/database/schema/search";
import { personTotals } from "~/database/schema/totals";
import { authenticators } from "~/database/schema/two-steps";
import { users } from "~/database/schema/users";
import { checkLedger } from "~/ledger/commands.server";
import { countPlaces } from "~/places/jobs.server";
import type { Bindings } from "~/platform/env.server";
import { createPasswords, type Secrets, secretsIn } from "~/platform/secrets.server";
import { createFiles } from "~/platform/storage.server";
import { countWords } from "~/search/jobs.server";
import type { OrderScenario } from "./order-life";
import { DEMO_PASSWORD } from "./password";
import type { User } from "./rows/people-rows";
import { demoRows } from "./rows/rows";
import { pictureFile, storePictures } from "./store-pictures";

type DemoBindings = Pick<Bindings, "DB" | "PICTURES" | "IMAGES" | "FILES"> & { SESSION_SECRET?: unknown };

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
  if (!somebody || books?.unseen) await checkLedger({ db, now: Date.now() }, 100);
}

async function fill(db: Database, bindings: DemoBindings): Promise<void> {
  console.info("Memuat data contoh ...");
  const wasm = readFileSync(new URL("../../node_modules/@phi-ag/argon2/dist/argon2.wasm", import.meta.url));
  const passwordHash = await createPasswords(new WebAssembly.Module(wasm)).hash(DEMO_PASSWORD);
  const rows = demoRows(Date.now(), passwordHash);

  const sizes = await storePictures(rows.pictures, bindings);
  const each = <Row>(of: (scenario: OrderScenario) => Row[]) => rows.scenarios.flatMap(of);
  const written = rows.conversations;
  const delivered = each(({ files }) => files);
  for (const { row, file } of delivered) await createFiles(bindings.FILES).put(row.key, pictureFile(file, row.name));
  await insertInOneBatch(bindings.DB, [
    ...insertsInto(users, rows.users),
    ...insertsInto(authenticators, await demoAuthenticators(rows.users, secretsIn(String(bindings.SESSION_SECRET)))),
    ...insertsInto(consents, rows.personal.consents),
    ...insertsInto(dataRequests, rows.personal.requests),
    ...insertsInto(workingHours, rows.hours),
    ...insertsInto(listings, rows.listings),
    ...insertsInto(
      listingPictures,
      rows.assets.map((row) => ({ ...row, ...sizes.get(row.url) })),
    ),
    ...insertsInto(
      orderTable,
      each(({ order }) => [order]),
    ),
    ...insertsInto(
      orderEvents,
      each(({ events }) => events.map(({ event }) => event)),
    ),
    ...insertsInto(
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
      orderFiles,
      delivered.map(({ row }) => row),
    ),
    ...insertsInto(
      orderVisits,
      each(({ onSite }) => onSite.visits),
    ),
    ...insertsInto(
      orderAddresses,
      each(({ onSite }) => onSite.addresses),
    ),
    ...insertsInto(
      payments,
      each(({ attempts }) => attempts),
    ),
    ...insertsInto(
      ledger,
      each(({ postings }) => postings),
    ),
    ...insertsInto(
      refunds,
      each((scenario) => scenario.refunds.rows),
    ),
    ...insertsInto(
      operatorActions,
      each(({ acts, refunds }) => [...acts, ...refunds.acts]),
    ),
    ...insertsInto(
      orderChanges,
      each(({ changes }) => changes),
    ),
    ...insertsInto(reviewTable, rows.reviews),
    ...insertsInto(proposals, rows.proposals),
    ...insertsInto(requestRounds, rows.rounds),
    ...insertsInto(requestRecipients, rows.recipients),
    ...insertsInto(withdrawals, rows.withdrawals.rows),
    // After all income, because a balance cannot be negative.
    ...insertsInto(ledger, rows.withdrawals.postings),
    ...insertsInto(gatewayNotifications, rows.told),
    ...insertsInto(reports, rows.reports),
    ...insertsInto(operatorActions, rows.acts),
    ...insertsInto(notifications, rows.notifications),
    ...insertsInto(favourites, rows.kept.favourites),
    ...insertsInto(seenListings, rows.kept.seen),
    ...insertsInto(savedSearches, rows.kept.searches),
    ...insertsInto(
      conversations,
      written.map(({ conversation }) => conversation),
    ),
    ...insertsInto(
      conversationMembers,
      written.flatMap(({ members }) => members),
    ),
    ...insertsInto(
      messages,
      written.flatMap((conversation) => conversation.messages),
    ),
    ...insertsInto(
      messagePictures,
      written.flatMap(({ pictures }) => pictures),
    ),
  ]);
}

/** Returns authenticators for everybody with two steps. `/dev/codes` shows their codes. */
function demoAuthenticators(people: readonly User[], secrets: Secrets) {
  return Promise.all(
    people.flatMap(({ id, twoStepsSince }) =>
      twoStepsSince == null
        ? []
        : encryptText(secrets, id, new Secret({ size: 20 }).base32).then((secret) => ({
            userId: id,
            secret,
            createdAt: twoStepsSince,
          })),
    ),
  );
}

/** Rows per statement. A bound text may have at most 2 MB. */
const ROWS_TOGETHER = 200;

type Insert = { sql: string; rows: string };

/** Passes rows as one JSON text, because a statement has at most 100 parameters. */
function insertsInto<Table extends SQLiteTable>(table: Table, rows: SQLiteInsertValue<Table>[]): Insert[] {
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => !column.generated);
  const names = columns.map(([, { name }]) => `"${name}"`).join(", ");
  const values = columns.map((_, place) => `value ->> ${place}`).join(", ");
  const sql = `insert into "${getTableName(table)}" (${names}) select ${values} from json_each(?)`;
  const stored = rows.map((row) => columns.map(([key, column]) => storedValue(column, (row as Values)[key])));
  const starts = Array.from({ length: Math.ceil(stored.length / ROWS_TOGETHER) }, (_, at) => at * ROWS_TOGETHER);
  return starts.map((from) => ({ sql, rows: JSON.stringify(stored.slice(from, from + ROWS_TOGETHER)) }));
}

type Values = Record<string, unknown>;

/** Returns what Drizzle would store, with the default of a missing value. */
function storedValue(column: SQLiteColumn, value: unknown): unknown {
  const given = value === undefined ? (column.defaultFn?.() ?? column.default ?? null) : value;
  return given === null ? null : column.mapToDriverValue(given);
}

async function insertInOneBatch(db: D1Database, statements: (Insert | { toSQL(): Query })[]): Promise<void> {
  const prepared = statements.map((statement) => {
    if ("rows" in statement) return db.prepare(statement.sql).bind(statement.rows);
    const { sql, params } = statement.toSQL();
    return db.prepare(sql).bind(...params);
  });
  await db.batch(prepared);
}
