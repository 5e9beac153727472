import { and, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "./connection.server";
import { serviceAssets } from "./schema/listings";

/** What pages know of a picture: `/media/{key}`, under which its widths lie. */
export function pictureUrl(key: string): string {
  return `/media/${key}`;
}

export function pictureKey(url: string): string {
  return url.slice(pictureUrl("").length);
}

/** Rows that never became ready: their objects may lie in R2 or not. Rides on services_assets_pending. */
export async function listStalePictures(
  db: Database,
  before: number,
  limit: number,
): Promise<{ id: string; key: string }[]> {
  const rows = await db
    .select({ id: serviceAssets.id, url: serviceAssets.url })
    .from(serviceAssets)
    // Written out: a bound parameter would keep the planner from the partial index.
    .where(and(sql`${serviceAssets.status} = 'pending'`, lt(serviceAssets.createdAt, before)))
    .orderBy(serviceAssets.createdAt)
    .limit(limit);
  return rows.map(({ id, url }) => ({ id, key: pictureKey(url) }));
}

export async function deletePendingPictures(db: Database, ids: string[]): Promise<void> {
  await db
    .delete(serviceAssets)
    .where(and(inArray(serviceAssets.id, ids), sql`${serviceAssets.status} = 'pending'`));
}

/** D1 takes at most 100 bound parameters a statement. */
const CHUNK = 90;

/** Those of the keys that no row names. */
export async function unknownPictureKeys(db: Database, keys: string[]): Promise<string[]> {
  const chunks: string[][] = [];
  for (let at = 0; at < keys.length; at += CHUNK) chunks.push(keys.slice(at, at + CHUNK));
  const [first, ...rest] = chunks.map((chunk) =>
    db
      .select({ url: serviceAssets.url })
      .from(serviceAssets)
      .where(inArray(serviceAssets.url, chunk.map(pictureUrl))),
  );
  if (!first) return [];
  const known = new Set((await db.batch([first, ...rest])).flat().map(({ url }) => pictureKey(url)));
  return keys.filter((key) => !known.has(key));
}
