import { desc, eq, type SQL, sql } from "drizzle-orm";
import { PAGE_SIZE, type Page, pageOf, readSeqKey } from "~/domain/core/page-cursor";
import { endOfBeginnings, type OperatorQuery } from "~/domain/operator/query";
import { searchWords } from "~/domain/search/search";
import type { Database } from "../core/connection.server";
import { wordsExpression } from "../core/match-expression.server";
import { listings } from "../schema/listings";
import { hitsIn, type SearchDatabases } from "../search/index-database.server";

const columns = {
  seq: listings.seq,
  id: listings.id,
  title: listings.title,
  kind: listings.kind,
  status: listings.status,
  seller: listings.sellerName,
  price: listings.price,
  hiddenAt: listings.hiddenAt,
  deletedAt: listings.deletedAt,
  createdAt: listings.createdAt,
};

type FoundListingRow = Awaited<ReturnType<typeof selectListings>>[number];

function selectListings(db: Database, which: SQL | undefined) {
  return db
    .select(columns)
    .from(listings)
    .where(which)
    .orderBy(desc(listings.seq))
    .limit(PAGE_SIZE + 1);
}

/** Words find only what is on show; hidden or deleted ones are found by id or owner's address. */
export async function searchListings(
  { db, indexDb }: SearchDatabases,
  { query, after }: { query: OperatorQuery; after: string | null },
): Promise<Page<FoundListingRow>> {
  const before = readSeqKey(after) ?? Number.MAX_SAFE_INTEGER;
  const beyond = sql`${listings.seq} < cast(${before} as integer)`;
  const walk = query.by === "words" ? newestWith(query.text, before) : null;
  const { words } = await hitsIn(indexDb, { words: walk });
  const found = await selectListings(db, sql`${fitting(query, words)} and ${beyond}`);
  return pageOf(
    found,
    ({ seq }) => String(seq),
    (row) => row,
  );
}

function fitting(query: OperatorQuery, words: SQL | null): SQL {
  switch (query.by) {
    case "id":
      return sql`${listings.id} >= ${query.start} and ${listings.id} < ${endOfBeginnings(query.start)}`;
    case "email":
      return sql`${listings.ownerId} = (select id from users where email = ${query.email})`;
    case "words":
      return words ? sql`${listings.seq} in (select place from ${words})` : sql`false`;
    case "nothing":
      return sql`true`;
  }
}

function newestWith(text: string, before: number): SQL | null {
  if (searchWords(text).length === 0) return null;
  const { whole, begun } = wordsExpression(text);
  const walk = (words: string) => sql`select 0 as batch, rowid as place from services_search
    where services_search match ${words} and rowid < cast(${before} as integer)
    order by rowid desc limit ${sql.raw(String(PAGE_SIZE + 1))}`;
  return sql`(select * from (${walk(whole)}) union all select * from (${walk(begun)})
    where not exists (select 1 from services_search where services_search match ${whole})) as hits`;
}

/** Both kinds, deleted ones too. Rides on services_owner_all. */
export function selectListingsOf(db: Database, userId: string, limit: number) {
  return db
    .select(columns)
    .from(listings)
    .where(eq(listings.ownerId, userId))
    .orderBy(desc(listings.seq))
    .limit(limit);
}
