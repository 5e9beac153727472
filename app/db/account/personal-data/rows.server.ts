import { getTableColumns, getTableName, is, type SQL, sql } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { BatchStatement } from "../../core/batch.server";
import type { Database } from "../../core/connection.server";
import { isListedAccount } from "../../money/ledger.server";
import { ARRIVED_TOO } from "../../money/withdrawals.server";
import { reviewsOf } from "../../review/reviews.server";
import * as invoices from "../../schema/invoices";
import * as listings from "../../schema/listings";
import * as messages from "../../schema/messages";
import * as notifications from "../../schema/notifications";
import * as operators from "../../schema/operators";
import * as orderChanges from "../../schema/order-changes";
import * as orderFiles from "../../schema/order-files";
import * as orders from "../../schema/orders";
import * as payments from "../../schema/payments";
import * as payouts from "../../schema/payouts";
import * as personal from "../../schema/personal-data";
import * as proposals from "../../schema/proposals";
import * as refunds from "../../schema/refunds";
import * as searches from "../../schema/searches";
import * as totals from "../../schema/totals";
import * as users from "../../schema/users";
import * as visits from "../../schema/visits";
import * as watch from "../../schema/watch";
import * as withdrawals from "../../schema/withdrawals";
import { PERSONAL_DATA } from "./plan";
import { type Blank, type Share, shownColumns } from "./share";

export type Owner = { id: string; email: string };
export type BlankWords = Record<Extract<Blank, `<${string}>`>, string>;

const SCHEMA: readonly unknown[] = [
  ...[invoices, listings, messages, notifications, operators, orderChanges, orderFiles, orders, payments],
  ...[personal, payouts, proposals, refunds, searches, totals, users, visits, watch, withdrawals],
].flatMap((file): unknown[] => Object.values(file));
const TABLES = new Map(
  SCHEMA.filter((value): value is SQLiteTable => is(value, SQLiteTable)).map((table) => [
    getTableName(table),
    table,
  ]),
);
type OwnedShare = { table: string; share: Share };

export const SHARES: readonly OwnedShare[] = Object.entries(PERSONAL_DATA).flatMap(
  ([table, { people = [] }]) => people.map((share) => ({ table, share })),
);

function tableNamed(name: string): SQLiteTable {
  const table = TABLES.get(name);
  if (!table) throw new Error(`the plan of personal data names a table that is not there: ${name}`);
  return table;
}

function isOwned({ of, by = "id", prefix, through = [], when, reviews }: Share, owner: Owner): SQL {
  const value = by === "address" ? owner.email : `${prefix ?? ""}${owner.id}`;
  const column = sql.identifier(of);
  const direct = prefix
    ? sql`${column} = ${value} and ${isListedAccount(sql`${column}`)}`
    : sql`${column} = ${value}`;
  const led = through.reduceRight<SQL>(
    (within, [column, table, key]) =>
      sql`${sql.identifier(column)} in (select ${sql.identifier(key)} from ${sql.identifier(table)} where ${within})`,
    direct,
  );
  if (reviews) return sql`${led} and ${reviewsOf(owner.id, reviews)}`;
  return when ? sql`${led} and ${sql.identifier(when[0])} = ${when[1]}` : led;
}

/** What a state of the row depends on beside its own columns, by table. */
const BESIDE: Readonly<Record<string, Record<string, SQL.Aliased<unknown>>>> = {
  withdrawals: { arrived_too: ARRIVED_TOO },
};

export function selectShare(
  db: Database,
  { table, share }: OwnedShare,
  owner: Owner,
  { after, limit }: { after: number; limit: number },
) {
  const columns = shownColumns(share).map((name) => [name, sql<unknown>`${sql.identifier(name)}`.as(name)]);
  const row = sql<number>`rowid`.as("exported_row");
  return db
    .select({
      row,
      ...(Object.fromEntries(columns) as Record<string, SQL.Aliased<unknown>>),
      ...BESIDE[table],
    })
    .from(tableNamed(table))
    .where(sql`${isOwned(share, owner)} and rowid > ${after}`)
    .orderBy(sql`rowid`)
    .limit(limit);
}

export function blanksOf({ table, share }: OwnedShare, words: BlankWords): Record<string, SQL> {
  const properties = new Map(
    Object.entries(getTableColumns(tableNamed(table))).map(([property, { name }]) => [name, property]),
  );
  return Object.fromEntries(
    Object.entries(share.blank ?? {}).map(([name, blank]) => [
      properties.get(name) ?? name,
      sql`${blank !== null && blank in words ? words[blank as keyof BlankWords] : blank}`,
    ]),
  );
}

export function eraseShares(db: Database, owner: Owner, words: BlankWords, stands: SQL): BatchStatement[] {
  return SHARES.filter(({ table }) => table !== "users").flatMap((owned): BatchStatement[] => {
    const table = tableNamed(owned.table);
    const where = sql`${isOwned(owned.share, owner)} and ${stands}`;
    if (owned.share.row === "removed") return [db.delete(table).where(where)];
    const blanks = blanksOf(owned, words);
    return Object.keys(blanks).length > 0 ? [db.update(table).set(blanks).where(where)] : [];
  });
}
