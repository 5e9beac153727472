import { listings } from "../schema/listings";
import { hitColumns, hits, inWalkOrder, isHit } from "./hits.server";
import { hitsIn, type SearchDatabases } from "./index-database.server";

/** Of offers that hold all `words`, of which the last may be a beginning. Words are letters and digits, one at least. */
export async function listTitlesWith(
  { db, indexDb }: SearchDatabases,
  words: readonly string[],
  most: number,
): Promise<string[]> {
  const held = words.map((word) => `"${word}"`).join(" AND ");
  const walk = {
    batches: [{ expression: `title : (${held} *)` }],
    ...{ sort: "populer" as const, from: null },
  };
  const found = await hitsIn(indexDb, { walk: hits(walk, most) });
  const rows = await db
    .select({ title: listings.title, ...hitColumns })
    .from(found.walk)
    .innerJoin(listings, isHit);
  return inWalkOrder(rows, walk.sort).map(({ title }) => title);
}
