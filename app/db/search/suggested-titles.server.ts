import type { Database } from "../core/connection.server";
import { listings } from "../schema/listings";
import { hitColumns, hits, inWalkOrder, isHit } from "./hits.server";

/** Titles of offers with a word that begins so, the most often ordered first; `beginning` is letters and digits. One trip. */
export async function listTitlesWith(db: Database, beginning: string, most: number): Promise<string[]> {
  const walk = {
    batches: [{ expression: `title : "${beginning}"*` }],
    ...{ sort: "populer" as const, from: null },
  };
  const rows = await db
    .select({ title: listings.title, ...hitColumns })
    .from(hits(walk, most))
    .innerJoin(listings, isHit);
  return inWalkOrder(rows, walk.sort).map(({ title }) => title);
}
