import { type SQL, sql } from "drizzle-orm";
import type { SearchSort } from "~/domain/search/search";
import type { LeftHit, SearchKey } from "~/domain/search/search-key";
import { listings } from "../schema/listings";

/** The rowids of each index are places in its order: see `schema/listing-index`. */
const INDEXES: Record<SearchSort, { name: string; down: boolean; offersOnly: boolean }> = {
  // The likelier of equals first: what a window leaves out, it leaves out of the less ordered.
  relevan: { name: "services_by_popularity", down: true, offersOnly: true },
  terdekat: { name: "services_by_popularity", down: true, offersOnly: true },
  terbaru: { name: "services_search", down: true, offersOnly: false },
  populer: { name: "services_by_popularity", down: true, offersOnly: true },
  rating: { name: "services_by_rating", down: true, offersOnly: true },
  termurah: { name: "services_by_price", down: false, offersOnly: false },
  termahal: { name: "services_by_price", down: true, offersOnly: false },
};

export function holdsOffersOnly(sort: SearchSort): boolean {
  return INDEXES[sort].offersOnly;
}

/** `onlyIfEmpty`: walked only if nothing at all fits that expression. */
export type Batch = { expression: string; onlyIfEmpty?: string };

export type Walk = {
  /** Disjoint, best first. */
  batches: readonly Batch[];
  sort: SearchSort;
  from: SearchKey | null;
};

/** D1 takes no more terms in a compound SELECT. */
const MOST_TERMS = 5;

export const hitColumns = {
  batch: sql<number>`hits.batch`.as("batch"),
  place: sql<string>`cast(hits.place as text)`.as("hit"),
  seq: sql<number>`${listings.seq}`.as("seq"),
};

// The lower 32 bits of a place are the listing's `seq`.
export const isHit = sql`${listings.seq} = (hits.place & 4294967295) and ${listings.status} = 'active'
  and ${listings.deletedAt} is null`;

export function freshHits(from: SearchKey | null, limit: number): number {
  return Math.max(1, limit - (from?.left.length ?? 0));
}

/** Walks each batch by rowid only as far as the window goes, however many listings match. */
export function hits({ batches, sort, from }: Walk, limit: number): SQL {
  const { name, down } = INDEXES[sort];
  const index = sql.raw(name);
  const fresh = sql.raw(String(freshHits(from, limit)));
  const walks = batches.flatMap(({ expression, onlyIfEmpty }, n) => {
    // Whoever is past the first page has found something.
    if (from && (n < from.batch || (onlyIfEmpty !== undefined && n > from.batch))) return [];
    const beyond =
      from && n === from.batch
        ? // D1 binds numbers as REAL, and for one of those FTS5 would walk all the pages before this one again.
          sql` and rowid ${sql.raw(down ? "<" : ">")} cast(${from.place} as integer)`
        : sql``;
    const unless =
      onlyIfEmpty === undefined || from
        ? sql``
        : sql` where not exists (select 1 from ${index} where ${index} match ${onlyIfEmpty})`;
    return [
      sql`select * from (select ${sql.raw(String(n))} as batch, rowid as place from ${index}
        where ${index} match ${expression}${beyond} order by rowid ${direction(down)} limit ${fresh})${unless}`,
    ];
  });
  const left = from && from.left.length > 0 ? [leftOver(from.left)] : [];
  const read = walks.length > 0 ? [sql`select * from (${inOne(walks)} limit ${fresh})`] : [];
  return sql`(${inOne([...left, ...read, ...(walks.length + left.length === 0 ? [NOTHING] : [])])}) as hits`;
}

/**
 * The likeliest hit of each search: it tells whether there is any, and costs two rows. `unless`: nothing is read if this
 * walk finds something.
 */
export function firstHits(
  expressions: readonly { batch: number; expression: string }[],
  sort: SearchSort,
  unless: SQL | null,
): SQL | null {
  if (expressions.length === 0) return null;
  const { name, down } = INDEXES[sort];
  const index = sql.raw(name);
  const condition = unless ? sql` where not exists (select 1 from ${unless})` : sql``;
  const walks = expressions.map(
    ({ batch, expression }) => sql`select * from (select ${sql.raw(String(batch))} as batch, rowid as place
      from ${index} where ${index} match ${expression} order by rowid ${direction(down)} limit 1)`,
  );
  return sql`(select * from (${inOne(walks)})${condition}) as hits`;
}

const NOTHING = sql`select 0 as batch, 0 as place limit 0`;

function leftOver(left: readonly LeftHit[]): SQL {
  const pairs = JSON.stringify(left.map(({ batch, seq }) => [batch, seq]));
  return sql`select value ->> 0 as batch, value ->> 1 as place from json_each(${pairs})`;
}

function inOne(selects: readonly SQL[]): SQL {
  if (selects.length <= MOST_TERMS) return sql.join([...selects], sql` union all `);
  const parts: SQL[] = [];
  for (let at = 0; at < selects.length; at += MOST_TERMS)
    parts.push(sql`select * from (${sql.join(selects.slice(at, at + MOST_TERMS), sql` union all `)})`);
  return inOne(parts);
}

/** In the order of the walk: a join keeps none, and ORDER BY would read the rows twice. */
export function inWalkOrder<Row extends { batch: number; place: string }>(
  rows: readonly Row[],
  sort: SearchSort,
): Row[] {
  const sign = INDEXES[sort].down ? -1 : 1;
  return [...rows].sort((a, b) => a.batch - b.batch || (BigInt(a.place) < BigInt(b.place) ? -sign : sign));
}

function direction(down: boolean): SQL {
  return sql.raw(down ? "desc" : "asc");
}
