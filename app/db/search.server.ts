import { and, eq, type SQL, sql } from "drizzle-orm";
import { categoryTag, kindTag } from "~/domain/listing-search";
import type { OfferSummary } from "~/domain/listing-view";
import {
  newestKey,
  PAGE_SIZE,
  type Page,
  pageOf,
  popularKey,
  readNewestKey,
  readPopularKey,
  readSeqKey,
} from "~/domain/page-key";
import { type Search, type SearchSort, searchWords } from "~/domain/search";
import type { Database } from "./connection.server";
import { isOffer, isOpen, newestFirst, offerColumns, popularFirst, toOffer } from "./listing-cards.server";
import { services } from "./schema/listings";

/** The offers a visitor asked for. What was typed is looked up by words; without any the list itself is the answer. */
export async function findOffers(
  db: Database,
  { q, category, sort, after }: Search,
): Promise<Page<OfferSummary>> {
  if (q === "") return listOffers(db, { category: category?.name ?? null, sort, after });
  const words = searchWords(q);
  if (words.length === 0) return { items: [], after: null };
  return searchOffers(db, { words, match: "all", categories: category ? [category.name] : [], after });
}

/** Open offers, straight from a partial index that has them in this order. */
export async function listOffers(
  db: Database,
  list: { category: string | null; sort: SearchSort; after: string | null },
): Promise<Page<OfferSummary>> {
  const popular = list.sort === "populer";
  const rows = await db
    .select(offerColumns)
    .from(services)
    .where(
      and(
        list.category === null ? undefined : eq(services.category, list.category),
        isOffer,
        isOpen,
        popular ? afterPopular(list.after) : afterNewest(list.after),
      ),
    )
    .orderBy(...(popular ? popularFirst : newestFirst))
    .limit(PAGE_SIZE + 1);
  return pageOf(rows, popular ? popularKey : newestKey, toOffer);
}

export function afterNewest(after: string | null): SQL | undefined {
  const key = readNewestKey(after);
  return key ? sql`(${services.createdAt}, ${services.id}) < (${key.createdAt}, ${key.id})` : undefined;
}

function afterPopular(after: string | null): SQL | undefined {
  const key = readPopularKey(after);
  return key
    ? sql`(${services.popularity}, ${services.createdAt}, ${services.id}) < (${key.popularity}, ${key.createdAt}, ${key.id})`
    : undefined;
}

export type TextSearch = {
  words: readonly string[];
  /** All: a visitor's words, wherever they stand. Any: a standing search, by words that only a title means. */
  match: "all" | "any";
  /** One of these, by name; empty means any. */
  categories: readonly string[];
  after: string | null;
};

/**
 * Open offers that hold the words, newest first. The index is walked by rowid, which is the order of arrival, and its
 * filters are words in it too, so it stops at the page; ranking would have to read every hit.
 */
export async function searchOffers(db: Database, search: TextSearch): Promise<Page<OfferSummary>> {
  const seq = readSeqKey(search.after);
  const rows = await db
    .select({ ...offerColumns, seq: services.seq })
    .from(sql`services_search`)
    .innerJoin(services, sql`${services.seq} = services_search.rowid`)
    .where(
      and(
        sql`services_search match ${matchExpression(search)}`,
        // D1 binds numbers as REAL, and for one of those FTS5 would walk all the pages before this one again.
        seq === null ? undefined : sql`services_search.rowid < cast(${seq} as integer)`,
      ),
    )
    .orderBy(sql`services_search.rowid desc`)
    .limit(PAGE_SIZE + 1);
  return pageOf(
    rows,
    (row) => String(row.seq),
    ({ seq: _, ...row }) => toOffer(row),
  );
}

/** Each word stands in quotes, or FTS5 would take a stray `-`, `*` or `OR` for its own. */
export function matchExpression({ words, match, categories }: Omit<TextSearch, "after">): string {
  const parts = [`tags : ${quoted(kindTag("offer"))}`];
  if (categories.length > 0) {
    parts.push(`tags : (${categories.map((category) => quoted(categoryTag(category))).join(" OR ")})`);
  }
  if (words.length > 0) {
    const [where, joint] = match === "all" ? ["{title words}", " AND "] : ["title", " OR "];
    parts.push(`${where} : (${words.map(prefix).join(joint)})`);
  }
  return parts.join(" AND ");
}

// The beginnings of one letter are half the index, and are not kept ready as those of two and three are.
function prefix(word: string): string {
  return [...word].length > 1 ? `${quoted(word)}*` : quoted(word);
}

function quoted(word: string): string {
  return `"${word.replaceAll('"', "")}"`;
}
