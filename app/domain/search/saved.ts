import { DAY } from "../core/dates";
import { readSearch, type Search, searchHref } from "./search";

export const MAX_SAVED_SEARCHES = 20;
export const SAVED_CHANGES_AN_HOUR = 60;
/** ms between two looks for new listings, and so between two notifications of one search. */
export const LOOKED_FOR_EVERY = DAY;
const MAX_QUERY = 500;

export type SavedSearchRefusal = "nothing_asked" | "too_long" | "too_many" | "too_often";

export function savedQuery(search: Search): string | null {
  const [, query = ""] = searchHref({ ...search, sort: undefined, after: null }).split("?");
  return query === "" ? null : query;
}

export function readSavedSearch(text: string): { search: Search; query: string } | null {
  const search = readSearch(new URLSearchParams(text));
  const query = savedQuery(search);
  return query === null ? null : { search, query };
}

export function isTooLong(query: string): boolean {
  return query.length > MAX_QUERY;
}

export function savedSearchHref(search: Search): string {
  return searchHref({ ...search, sort: "terbaru", after: null });
}

export function searchCause(notification: SearchNotification): string {
  return `search:${notification.searchId}:${notification.after}`;
}

export type SearchNotification = { searchId: string; after: number };

export function readSearchCause(cause: string): SearchNotification | null {
  const [, searchId, after] = /^search:([^:]+):(\d{1,15})$/.exec(cause) ?? [];
  return searchId && after ? { searchId, after: Number(after) } : null;
}

/** Or whoever lists one thing many times would be all that is told. */
export function oneOfEachSeller<Hit extends { ownerId: string }>(hits: readonly Hit[]): Hit[] {
  const sellers = new Map<string, Hit>();
  for (const hit of hits) if (!sellers.has(hit.ownerId)) sellers.set(hit.ownerId, hit);
  return [...sellers.values()];
}

/** What was told and not read yet is new as well. */
export function newSince(
  { id, seenSeq }: { id: string; seenSeq: number },
  unread: readonly SearchNotification[],
): number {
  return Math.min(seenSeq, ...unread.filter(({ searchId }) => searchId === id).map(({ after }) => after));
}

const MOST_COUNTED = 9;
const COUNTED_TOGETHER = 40;

export function mostCounted(searches: number): number {
  return Math.max(1, Math.min(MOST_COUNTED, Math.floor(COUNTED_TOGETHER / Math.max(1, searches)) - 1));
}
