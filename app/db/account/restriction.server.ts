import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../core/connection.server";
import { listings } from "../schema/listings";
import { users } from "../schema/users";
import { insertAnswered } from "./data-requests.server";

/** Listings go as with a suspension and come back with either, once nothing else holds them. Repeatable; `counted` goes along. */
export async function writeRestriction(
  db: Database,
  userId: string,
  { reason, words }: { reason: string; words: string },
  counted: BatchItem<"sqlite">,
  now: number,
): Promise<void> {
  const free = sql`exists (select 1 from users where id = ${userId} and restricted_at is null and closed_at is null)`;
  await db.batch([
    counted,
    insertAnswered(db, { userId, kind: "restriction", words }, now, free),
    db
      .update(listings)
      .set({ status: "inactive", hiddenAt: now, hiddenReason: reason, hiddenWithOwner: true })
      .where(
        sql`${listings.ownerId} = ${userId} and ${listings.status} = 'active' and ${listings.deletedAt} is null
          and ${free}`,
      ),
    db.update(users).set({ restrictedAt: now }).where(sql`${users.id} = ${userId} and ${free}`),
  ]);
}

export async function endRestriction(
  db: Database,
  userId: string,
  words: string,
  counted: BatchItem<"sqlite">,
  now: number,
): Promise<void> {
  const restricted = sql`exists (select 1 from users
    where id = ${userId} and restricted_at is not null and closed_at is null)`;
  await db.batch([
    counted,
    insertAnswered(db, { userId, kind: "restriction", words }, now, restricted),
    db
      .update(listings)
      .set({ status: "active", hiddenAt: null, hiddenReason: "", hiddenWithOwner: false })
      .where(
        sql`${listings.ownerId} = ${userId} and ${listings.hiddenWithOwner} and ${listings.deletedAt} is null
          and ${restricted} and not exists (select 1 from users where id = ${userId} and suspended_at is not null)`,
      ),
    db.update(users).set({ restrictedAt: null }).where(sql`${users.id} = ${userId} and ${restricted}`),
  ]);
}
