import { asc, eq, sql } from "drizzle-orm";
import { batchByName } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { listingPictures, listings } from "../schema/listings";
import { users } from "../schema/users";
import { selectOperatorActions } from "./actions.server";
import { selectReportsAbout } from "./person.server";

const ACTIONS_SHOWN = 10;

export async function findAdminListing(db: Database, id: string, readerId: string) {
  const {
    listing: [listing],
    owner: [owner],
    ...found
  } = await batchByName(db, {
    listing: db.select().from(listings).where(eq(listings.id, id)),
    owner: db
      .select({
        ownerId: users.id,
        name: users.fullName,
        email: users.email,
        verifiedAt: users.verifiedAt,
        suspendedAt: users.suspendedAt,
        restrictedAt: users.restrictedAt,
        closedAt: users.closedAt,
        operatorSince: users.operatorSince,
      })
      .from(users)
      .where(eq(users.id, sql`(select user_id from services where id = ${id})`)),
    pictures: db
      .select({ url: listingPictures.url, caption: listingPictures.caption })
      .from(listingPictures)
      .where(sql`${listingPictures.listingId} = ${id} and ${listingPictures.status} = 'ready'`)
      .orderBy(asc(listingPictures.position)),
    reports: selectReportsAbout(db, "listing", id, readerId),
    acts: selectOperatorActions(db, { readerId, subjectId: id }, ACTIONS_SHOWN),
  });
  return listing && owner ? { ...found, listing, owner } : null;
}
