import { desc, eq, type SQL, sql } from "drizzle-orm";
import { PAGE_SIZE, type Page, pageOf, readSeqKey } from "~/domain/core/page-cursor";
import { endOfBeginnings, type Sought } from "~/domain/operator/query";
import { searchWords } from "~/domain/search/search";
import type { Database } from "../core/connection.server";
import { wordsExpression } from "../core/match-expression.server";
import { services } from "../schema/listings";

const columns = {
  seq: services.seq,
  id: services.id,
  title: services.title,
  kind: services.type,
  status: services.status,
  seller: services.sellerName,
  price: services.price,
  hiddenAt: services.hiddenAt,
  deletedAt: services.deletedAt,
  createdAt: services.createdAt,
};

/** What an operator's list says of a listing, whatever its state. */
export type FoundListing = Awaited<ReturnType<typeof selectListings>>[number];

function selectListings(db: Database, which: SQL | undefined) {
  return db
    .select(columns)
    .from(services)
    .where(which)
    .orderBy(desc(services.seq))
    .limit(PAGE_SIZE + 1);
}

/**
 * The newest that fit. By words only what is on show is found, since nothing else stands in the index of words; what
 * is inactive, hidden or deleted is found by its id or by its owner's address.
 */
export async function searchListings(
  db: Database,
  { sought, after }: { sought: Sought; after: string | null },
): Promise<Page<FoundListing>> {
  const before = readSeqKey(after) ?? Number.MAX_SAFE_INTEGER;
  const beyond = sql`${services.seq} < cast(${before} as integer)`;
  const found = await selectListings(db, sql`${fitting(sought, before)} and ${beyond}`);
  return pageOf(
    found,
    ({ seq }) => String(seq),
    (row) => row,
  );
}

function fitting(sought: Sought, before: number): SQL {
  switch (sought.by) {
    case "id":
      return sql`${services.id} >= ${sought.start} and ${services.id} < ${endOfBeginnings(sought.start)}`;
    case "email":
      return sql`${services.userId} = (select id from users where email = ${sought.email})`;
    case "words": {
      // A text without any word ("?!") finds nothing.
      if (searchWords(sought.text).length === 0) return sql`false`;
      const words = wordsExpression(sought.text);
      // Walked from its newest hit and only as far as a page goes.
      return sql`${services.seq} in (select rowid from services_search where services_search match ${words}
        and rowid < cast(${before} as integer) order by rowid desc limit ${PAGE_SIZE + 1})`;
    }
    case "nothing":
      return sql`true`;
  }
}

/** Somebody's newest listings of both kinds, deleted ones too. Rides on services_request, which begins with the owner. */
export function selectListingsOf(db: Database, userId: string, limit: number) {
  return db
    .select(columns)
    .from(services)
    .where(eq(services.userId, userId))
    .orderBy(desc(services.seq))
    .limit(limit);
}
