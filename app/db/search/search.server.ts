import { type SQL, sql } from "drizzle-orm";
import {
  type HitKey,
  hitKey,
  PAGE_SIZE,
  type Page,
  pageOf,
  readHitKey,
  readNewestKey,
} from "~/domain/core/page-cursor";
import type { OfferSummary, WantedSummary } from "~/domain/listing/view";
import { type Search, type SearchSort, searchWords } from "~/domain/search/search";
import type { Database } from "../core/connection.server";
import {
  filterExpression,
  groupExpression,
  relevanceExpressions,
  wordsExpression,
} from "../core/match-expression.server";
import { offerColumns, toOffer, toWanted, wantedColumns } from "../listing/cards.server";
import { listings } from "../schema/listings";

/** The rowids of each index are places in its order: see `schema/listing-index`. */
const INDEXES: Record<SearchSort, { name: string; down: boolean }> = {
  relevan: { name: "services_search", down: true },
  terbaru: { name: "services_search", down: true },
  populer: { name: "services_by_popularity", down: true },
  rating: { name: "services_by_rating", down: true },
  termurah: { name: "services_by_price", down: false },
  termahal: { name: "services_by_price", down: true },
};

const BESIDE = 4;

type Walk = {
  /** Disjoint, best first. */
  batches: readonly string[];
  sort: SearchSort;
  after: string | null;
};

export type Found = { offers: OfferSummary[]; requests: WantedSummary[]; after: string | null };

export async function findListings(db: Database, search: Search, now: number): Promise<Found> {
  if (search.kind === "wanted") {
    const { items, after } = await findWanted(db, search, now);
    return { offers: [], requests: items, after };
  }
  const walk = walkOf(search);
  if (!walk) return { offers: [], requests: [], after: null };
  if (search.kind !== null || search.after !== null) {
    const { items, after } = offersPage(await selectOffers(db, walk), walk);
    return { offers: items, requests: [], after };
  }
  const beside = walkOf({ ...search, kind: "wanted", rating: null, days: null, sort: "terbaru" }) ?? walk;
  const [offers, requests] = await db.batch([selectOffers(db, walk), selectWanted(db, beside, BESIDE)]);
  const { items, after } = offersPage(offers, walk);
  return { offers: items, requests: inOrder(requests, beside).map((row) => wantedOf(row, now)), after };
}

export async function findWanted(db: Database, search: Search, now: number): Promise<Page<WantedSummary>> {
  const walk = walkOf({ ...search, kind: "wanted" });
  if (!walk) return { items: [], after: null };
  const rows = await selectWanted(db, walk, PAGE_SIZE + 1);
  return pageOf(inOrder(rows, walk), hitKey, (row) => wantedOf(row, now));
}

export async function listGroup(
  db: Database,
  group: { categories: readonly string[]; words: readonly string[] },
  list: { sort: SearchSort; after: string | null },
): Promise<Page<OfferSummary>> {
  const walk = { batches: [groupExpression(group)], ...list };
  return offersPage(await selectOffers(db, walk), walk);
}

function walkOf(search: Search): Walk | null {
  const { q, sort, after } = search;
  const filters = filterExpression(search);
  if (q === "") return { batches: [filters], sort, after };
  if (searchWords(q).length === 0) return null;
  const words = sort === "relevan" ? relevanceExpressions(q) : [wordsExpression(q)];
  return { batches: words.map((lot) => `${filters} AND ${lot}`), sort, after };
}

function selectOffers(db: Database, walk: Walk) {
  return db
    .select({ ...offerColumns, ...hitColumns })
    .from(hits(walk, PAGE_SIZE + 1))
    .innerJoin(listings, isHit);
}

function selectWanted(db: Database, walk: Walk, limit: number) {
  return db
    .select({ ...wantedColumns, ...hitColumns })
    .from(hits(walk, limit))
    .innerJoin(listings, isHit);
}

type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number];
type WantedRow = Awaited<ReturnType<typeof selectWanted>>[number];

function offersPage(rows: OfferRow[], walk: Walk): Page<OfferSummary> {
  return pageOf(inOrder(rows, walk), hitKey, ({ tier: _, place: __, ...row }) => toOffer(row));
}

function wantedOf({ tier: _, place: __, ...row }: WantedRow, now: number): WantedSummary {
  return toWanted(row, now);
}

const hitColumns = {
  tier: sql<number>`hits.tier`.as("tier"),
  place: sql<string>`cast(hits.place as text)`.as("hit"),
};
// The lower 32 bits of a place are the listing's `seq`.
const isHit = sql`${listings.seq} = (hits.place & 4294967295)`;

/** Walks each batch by rowid only as far as the page goes, however many listings match. */
function hits({ batches, sort, after }: Walk, limit: number): SQL {
  const { name, down } = INDEXES[sort];
  const index = sql.raw(name);
  const key = readHitKey(after);
  const from = key && key.tier < batches.length ? key : null;
  const walks = batches.slice(from?.tier ?? 0).map((lot, n) => {
    const tier = n + (from?.tier ?? 0);
    const beyond =
      from && tier === from.tier
        ? // D1 binds numbers as REAL, and for one of those FTS5 would walk all the pages before this one again.
          sql` and rowid ${sql.raw(down ? "<" : ">")} cast(${from.place} as integer)`
        : sql``;
    return sql`select * from (select ${sql.raw(String(tier))} as tier, rowid as place from ${index}
      where ${index} match ${lot}${beyond} order by rowid ${direction(down)} limit ${sql.raw(String(limit))})`;
  });
  return sql`(${sql.join(walks, sql` union all `)} limit ${sql.raw(String(limit))}) as hits`;
}

/** A join keeps no order, and ORDER BY would read the page's rows twice. */
function inOrder<Row extends HitKey>(rows: Row[], { sort }: Walk): Row[] {
  const sign = INDEXES[sort].down ? -1 : 1;
  return rows.sort((a, b) => a.tier - b.tier || (BigInt(a.place) < BigInt(b.place) ? -sign : sign));
}

function direction(down: boolean): SQL {
  return sql.raw(down ? "desc" : "asc");
}

export function afterNewest(after: string | null): SQL | undefined {
  const key = readNewestKey(after);
  return key ? sql`(${listings.createdAt}, ${listings.id}) < (${key.createdAt}, ${key.id})` : undefined;
}
