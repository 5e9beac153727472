import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../core/connection.server";

/** `db` holds the listings; `indexDb` finds them, where the index has a database of its own. */
export type SearchDatabases = { db: Database; indexDb: Database | null };

/** Of each walk (`… as hits`, with batch and place): itself, or what it found in the other database, written out. */
export async function hitsIn<Walks extends Record<string, SQL | null>>(
  indexDb: Database | null,
  walks: Walks,
): Promise<Walks> {
  const asked = Object.entries(walks).flatMap(([name, walk]) => (walk ? [{ name, walk }] : []));
  if (indexDb === null) return walks;
  const [first, ...others] = asked.map(({ walk }) =>
    indexDb
      .select({
        batch: sql<number>`hits.batch`.as("batch"),
        place: sql<string>`cast(hits.place as text)`.as("hit"),
      })
      .from(walk),
  );
  if (!first) return walks;
  const found = await indexDb.batch([first, ...others]);
  const written = asked.map(({ name }, at) => [name, writtenOut(found[at] ?? [])]);
  return { ...walks, ...Object.fromEntries(written) };
}

/** Places as text: some are larger than JavaScript counts exactly. */
function writtenOut(found: readonly { batch: number; place: string }[]): SQL {
  const pairs = JSON.stringify(found.map(({ batch, place }) => [batch, place]));
  return sql`(select value ->> 0 as batch, cast(value ->> 1 as integer) as place from json_each(${pairs})) as hits`;
}
