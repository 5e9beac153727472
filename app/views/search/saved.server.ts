import { newCount, savedSearchTitle } from "~/copy/search/saved";
import type { SearchDatabases } from "~/db/search/index-database.server";
import { countNewHits, newHitsExpression } from "~/db/search/new-hits.server";
import { mostCounted, newSince, readSavedSearch, type SearchNotification } from "~/domain/search/saved";
import type { Search } from "~/domain/search/search";
import type { Vocabulary } from "~/domain/search/words/vocabulary";

type SavedRow = { id: string; query: string; seenSeq: number };

/** A row that no search can be read from any more is left out. `notified`: something new was, and is not read yet. */
export function savedSearchViews(
  rows: readonly SavedRow[],
  searchNotifications: readonly SearchNotification[],
) {
  const notified = new Set(searchNotifications.map(({ searchId }) => searchId));
  return readable(rows).map(({ id, search }) => ({ ...lineOf(id, search), notified: notified.has(id) }));
}

type Asking = {
  userId: string;
  searchNotifications: readonly SearchNotification[];
  vocabulary(): Promise<Vocabulary>;
};

/** With how many listings are new since its person last opened it: "3 baru", or null. One trip to each database. */
export async function countedSearchViews(
  databases: SearchDatabases,
  rows: readonly SavedRow[],
  { userId, searchNotifications, vocabulary }: Asking,
) {
  if (rows.length === 0) return [];
  const words = await vocabulary();
  const lines = readable(rows).map(({ id, search, seenSeq }) => ({
    ...{ line: lineOf(id, search), expression: newHitsExpression(search, words) },
    ...{ userId, after: newSince({ id, seenSeq }, searchNotifications) },
  }));
  const asked = lines.flatMap((line) =>
    line.expression === null ? [] : [{ ...line, expression: line.expression }],
  );
  const most = mostCounted(asked.length);
  const counts = await countNewHits(databases, asked, most + 1);
  const countOf = new Map(asked.map(({ line }, at) => [line.id, counts[at] ?? 0]));
  return lines.map(({ line }) => {
    const count = countOf.get(line.id) ?? 0;
    return { ...line, fresh: count > 0 ? newCount(count, most) : null };
  });
}

/** Its own address opens it, and notes that it was. */
function lineOf(id: string, search: Search) {
  return { id, title: savedSearchTitle(search), href: `/saved-searches/${id}` };
}

function readable(rows: readonly SavedRow[]) {
  return rows.flatMap(({ query, ...row }) => {
    const read = readSavedSearch(query);
    return read ? [{ ...row, search: read.search }] : [];
  });
}
