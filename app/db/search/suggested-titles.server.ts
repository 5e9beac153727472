import type { Database } from "../core/connection.server";
import { listings } from "../schema/listings";
import { hitColumns, hits, inWalkOrder, isHit } from "./hits.server";

/**
 * Titles of offers that hold all `words`, of which the last may be a beginning: the most often ordered first. Words are
 * letters and digits, one at least. One trip.
 */
export async function listTitlesWith(
  db: Database,
  words: readonly string[],
  most: number,
): Promise<string[]> {
  const held = words.map((word) => `"${word}"`).join(" AND ");
  const walk = {
    batches: [{ expression: `title : (${held} *)` }],
    ...{ sort: "populer" as const, from: null },
  };
  const rows = await db
    .select({ title: listings.title, ...hitColumns })
    .from(hits(walk, most))
    .innerJoin(listings, isHit);
  return inWalkOrder(rows, walk.sort).map(({ title }) => title);
}
