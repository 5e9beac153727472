import { asc, eq, sql } from "drizzle-orm";
import { batchByName } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { serviceAssets, services } from "../schema/listings";
import { users } from "../schema/users";
import { selectActs } from "./actions.server";
import { selectReportsAbout } from "./person.server";

const ACTS_SHOWN = 10;

/** Everything this operator may know of a listing, on show or not, in one trip; null when there is none. */
export async function findListingDossier(db: Database, id: string, readerId: string) {
  const {
    listing: [listing],
    owner: [owner],
    ...found
  } = await batchByName(db, {
    listing: db.select().from(services).where(eq(services.id, id)),
    owner: db
      .select({
        ownerId: users.id,
        name: users.fullName,
        email: users.email,
        verifiedAt: users.emailVerifiedAt,
        suspendedAt: users.suspendedAt,
        operatorSince: users.operatorSince,
      })
      .from(users)
      .where(eq(users.id, sql`(select user_id from services where id = ${id})`)),
    pictures: db
      .select({ url: serviceAssets.url, caption: serviceAssets.caption })
      .from(serviceAssets)
      .where(sql`${serviceAssets.serviceId} = ${id} and ${serviceAssets.status} = 'ready'`)
      .orderBy(asc(serviceAssets.position)),
    reports: selectReportsAbout(db, "listing", id, readerId),
    acts: selectActs(db, { readerId, subjectId: id }, ACTS_SHOWN),
  });
  return listing && owner ? { ...found, listing, owner } : null;
}
