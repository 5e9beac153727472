import type { BatchStatement } from "~/db/core/batch.server";
import type { Database } from "~/db/core/connection.server";
import { listStaleListings, placePeople, type StaleListing, writeTerms } from "~/db/search/reindex.server";
import { listedTerms, searchVersion } from "~/domain/search/listed-terms";
import { whereaboutsOf } from "~/domain/search/listing-search";
import { LISTS } from "~/platform/core/cache-tags.server";
import type { Context } from "~/platform/core/context.server";

const LISTINGS = 100;

export async function reindexListings(
  { db, purge }: Pick<Context, "db" | "purge">,
  limit = LISTINGS,
): Promise<number> {
  const stale = await listStaleListings(db, searchVersion(), limit);
  const statements = stale.map((listing) => writeTerms(db, listing, termsOf(listing)));
  const people = unplacedOwners(db, stale);
  const [first, ...others]: BatchStatement[] = [...statements, ...people];
  if (!first) return 0;
  purge(LISTS);
  await db.batch([first, ...others]);
  return stale.length;
}

function termsOf(listing: StaleListing) {
  const read = whereaboutsOf(listing.location);
  const where = {
    placeCode: listing.placeCode ?? read.placeCode,
    online: listing.online || read.online,
  };
  return { ...where, ...listedTerms({ ...listing, ...where }) };
}

function unplacedOwners(db: Database, stale: readonly StaleListing[]): BatchStatement[] {
  const owners = new Map(
    stale
      .filter(({ ownerPlace }) => ownerPlace === null)
      .map(({ ownerId, ownerLocation }) => [ownerId, ownerLocation]),
  );
  return [...owners].flatMap(([id, location]) => {
    const { placeCode } = whereaboutsOf(location);
    return placeCode === null ? [] : [placePeople(db, { id, location, placeCode })];
  });
}
