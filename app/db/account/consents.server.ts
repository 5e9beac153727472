import { and, asc, eq, isNull } from "drizzle-orm";
import { CONSENT_PURPOSES, type ConsentPlace, type ConsentPurpose } from "~/domain/account/consent";
import type { Database } from "../core/connection.server";
import { newId } from "../core/new-id.server";
import { consents } from "../schema/personal-data";

/** The version that applied when it was said, for each purpose. A repeat keeps the first proof. */
export function insertConsents(
  db: Database,
  {
    userId,
    versions,
    place,
  }: { userId: string; versions: Record<ConsentPurpose, string>; place: ConsentPlace },
  now: number,
) {
  return db
    .insert(consents)
    .values(
      CONSENT_PURPOSES.map((purpose) => ({
        ...{ id: newId(), userId, purpose, version: versions[purpose], place, givenAt: now },
      })),
    )
    .onConflictDoNothing({ target: [consents.userId, consents.purpose, consents.version] });
}

/** Rides on consents_once. */
export function selectConsents(db: Database, userId: string) {
  return db
    .select({
      purpose: consents.purpose,
      version: consents.version,
      givenAt: consents.givenAt,
      withdrawnAt: consents.withdrawnAt,
    })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(asc(consents.purpose), asc(consents.version));
}

/** What still stands. Rides on consents_once. */
export function selectStanding(db: Database, userId: string) {
  return db
    .select({ purpose: consents.purpose, version: consents.version })
    .from(consents)
    .where(and(eq(consents.userId, userId), isNull(consents.withdrawnAt)));
}
