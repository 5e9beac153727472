import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchStatement } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { insertWhere } from "../core/insert-where.server";
import { newId } from "../core/new-id.server";
import { isOpenListing } from "../listing/cards.server";
import { keepEvidence } from "../report/evidence.server";
import { hasOpenReport } from "../report/open-reports.server";
import { reviewsOf } from "../review/reviews.server";
import { listingPictures, listings } from "../schema/listings";
import { reviews } from "../schema/orders";
import { consents, dataRequests } from "../schema/personal-data";
import { proposals } from "../schema/proposals";
import { sessions, users } from "../schema/users";
import { countedObstacles } from "./closing-obstacles.server";
import { type BlankWords, blanksOf, eraseShares, type Owner, SHARES } from "./personal-data/rows.server";
import { closingMoments } from "./suspension-moment.server";
import { hadBeenSuspended } from "./users.server";

const USERS = SHARES.find(({ table }) => table === "users");
const deletion = { kind: "deletion", status: "done" } as const;
const PROPOSERS = 100;
const PURGED = 50;

/** What of a person lies outside the database, whose pages change, and who waits for an answer of theirs. */
export async function readWhatCloses(db: Database, id: string) {
  const [[person], pictures, open, subjects, proposers, dataExports] = await db.batch([
    db.select({ pictureUrl: users.pictureUrl }).from(users).where(eq(users.id, id)),
    db
      .select({ url: listingPictures.url })
      .from(listingPictures)
      .innerJoin(listings, eq(listings.id, listingPictures.listingId))
      .where(eq(listings.ownerId, id)),
    db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, id)),
    db
      .selectDistinct({ id: reviews.subjectId })
      .from(reviews)
      .where(and(eq(reviews.authorId, id), reviewsOf(id, "written")))
      .limit(PURGED),
    db
      .select({ id: proposals.id, proposerId: proposals.proposerId, wantedTitle: listings.title })
      .from(listings)
      .innerJoin(proposals, eq(proposals.wantedId, listings.id))
      .where(and(eq(listings.ownerId, id), isOpenListing, eq(proposals.status, "open")))
      .limit(PROPOSERS),
    db
      .select({ fileKey: dataRequests.fileKey })
      .from(dataRequests)
      .where(and(eq(dataRequests.userId, id), sql`${dataRequests.fileKey} is not null`)),
  ]);
  return {
    portrait: person?.pictureUrl ?? null,
    pictures: pictures.map(({ url }) => url),
    sessionIds: open.map((session) => session.id),
    subjectIds: subjects.map((subject) => subject.id),
    proposers,
    dataExportKeys: dataExports.flatMap(({ fileKey }) => fileKey ?? []),
  };
}

/**
 * One batch. False: something came up meanwhile, or it was closed before. `alongside` runs last: where `stands` does, one of `freed`,
 * `suspended` and `reported` says what becomes of the address.
 */
export async function closeAccount(
  db: Database,
  owner: Owner,
  { barred, ...words }: BlankWords & { barred: string },
  now: number,
  alongside: (
    whether: Record<"stands" | "freed" | "suspended" | "reported", SQL>,
  ) => readonly BatchStatement[] = () => [],
): Promise<boolean> {
  const { id } = owner;
  if (!USERS) throw new Error("the plan of personal data knows no users");
  const requestId = newId();
  const stands = sql`exists (select 1 from data_requests where id = ${requestId})`;
  const isBarred = sql`exists (select 1 from users where id = ${id} and email = ${barred})`;
  const wasSuspended = sql`exists (select 1 from users where id = ${id} and ${hadBeenSuspended})`;
  const settled = sql.join(
    countedObstacles(id, now).map(([, count]) => sql`${count} = 0`),
    sql` and `,
  );
  const [, closed] = await db.batch([
    keepEvidence(db, id, { closing: sql`closed_at is null and ${settled}` }),
    db
      .update(users)
      .set({
        ...blanksOf(USERS, words),
        email: sql`iif(suspended_at is null and not ${hasOpenReport(id)}, ${words["<address>"]}, ${barred})`,
        ...closingMoments(now),
      })
      .where(sql`${users.id} = ${id} and ${users.closedAt} is null and ${settled}`)
      .returning({ id: users.id }),
    // Once for a person: of two batches in the same millisecond, only the one that closed the account writes it.
    insertWhere(
      db,
      dataRequests,
      { ...deletion, id: requestId, userId: id, createdAt: now, dueAt: now, closedAt: now },
      sql`from users where id = ${id} and closed_at is not null
        and not exists (select 1 from data_requests where user_id = ${id} and kind = 'deletion' and status <> 'open')`,
    ),
    db
      .update(dataRequests)
      .set({ status: "done", closedAt: now })
      .where(sql`${dataRequests.userId} = ${id} and ${dataRequests.status} = 'open' and ${stands}`),
    db
      .update(listings)
      .set({ status: "inactive", deletedAt: sql`coalesce(deleted_at, ${now})` })
      .where(sql`${listings.ownerId} = ${id} and ${stands}`),
    ...withdrawProposals(db, id, now, stands),
    db
      .update(consents)
      .set({ withdrawnAt: now })
      .where(sql`${consents.userId} = ${id} and ${consents.withdrawnAt} is null and ${stands}`),
    ...eraseShares(db, owner, words, stands),
    ...alongside({
      stands,
      freed: sql`${stands} and not ${isBarred}`,
      suspended: sql`${stands} and ${isBarred} and ${wasSuspended}`,
      reported: sql`${stands} and ${isBarred} and not ${wasSuspended}`,
    }),
  ]);
  return closed.length > 0;
}

/** Open ones alone. Rides on proposals_proposer. */
function withdrawProposals(db: Database, id: string, now: number, stands: SQL) {
  return [
    db
      .update(proposals)
      .set({ status: "withdrawn", updatedAt: now })
      .where(sql`${proposals.proposerId} = ${id} and ${proposals.status} = 'open' and ${stands}`),
    db
      .update(listings)
      .set({
        proposalCount: sql`(select count(*) from proposals where service_id = services.id and status = 'open')`,
      })
      .where(
        sql`${listings.id} in (select service_id from proposals where user_id = ${id} and updated_at = ${now}) and ${stands}`,
      ),
  ];
}
