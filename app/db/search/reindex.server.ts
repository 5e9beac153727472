import { and, eq, gt, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { ListedTerms } from "~/domain/search/listed-terms";
import type { Whereabouts } from "~/domain/search/listing-search";
import type { BatchStatement } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { tagsWithHours } from "../listing/hours-tags.server";
import { listings } from "../schema/listings";
import { users } from "../schema/users";

/** Rides on services_search_version, on both sides of the version. Deleted ones stand in no index. */
export async function listStaleListings(db: Database, version: number, limit: number) {
  const [older, newer] = await db.batch([
    selectStale(db, lt(listings.searchVersion, version), limit),
    selectStale(db, gt(listings.searchVersion, version), limit),
  ]);
  return [...older, ...newer].slice(0, limit);
}

export type StaleListing = Awaited<ReturnType<typeof listStaleListings>>[number];

function selectStale(db: Database, isStale: SQL, limit: number) {
  return db
    .select({
      seq: listings.seq,
      kind: listings.kind,
      title: listings.title,
      description: listings.description,
      category: listings.category,
      location: listings.location,
      sellerName: listings.sellerName,
      packages: listings.packages,
      requirements: listings.requirements,
      additionalInfo: listings.additionalInfo,
      placeCode: listings.placeCode,
      areas: listings.areas,
      online: listings.online,
      comesToBuyer: listings.comesToBuyer,
      startsInDays: listings.startsInDays,
      updatedAt: listings.updatedAt,
      ownerId: listings.ownerId,
      ownerLocation: sql<string>`${users.location}`.as("owner_location"),
      ownerPlace: sql<string | null>`${users.placeCode}`.as("owner_place"),
    })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(isStale)
    .orderBy(listings.searchVersion, listings.seq)
    .limit(limit);
}

/** A listing that its owner changed meanwhile keeps what that change wrote. */
export function writeTerms(
  db: Database,
  { seq, kind, ownerId, updatedAt }: Pick<StaleListing, "seq" | "kind" | "ownerId" | "updatedAt">,
  terms: ListedTerms & Pick<Whereabouts, "placeCode" | "online">,
): BatchStatement {
  return db
    .update(listings)
    .set({ ...terms, ...(kind === "offer" && { searchTags: tagsWithHours(terms.searchTags, ownerId) }) })
    .where(and(eq(listings.seq, seq), eq(listings.updatedAt, updatedAt)));
}

export function placePeople(
  db: Database,
  { id, location, placeCode }: { id: string; location: string; placeCode: string },
): BatchStatement {
  return db
    .update(users)
    .set({ placeCode })
    .where(and(eq(users.id, id), eq(users.location, location), isNull(users.placeCode)));
}
