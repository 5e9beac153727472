import { and, asc, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/database/connection.server";
import { listings } from "~/database/schema/listings";
import { requestRecipients, requestRounds } from "~/database/schema/search";
import { users } from "~/database/schema/users";
import { type BatchStatement, insertWhere } from "~/database/statements.server";
import { isOpenListing, isWanted, newestListingsFirst } from "~/listings/queries.server";
import {
  ACTIVE_WITHIN,
  ANSWER_WINDOW,
  CONVERSATIONS_COUNTED,
  MAX_INVITATIONS,
  MAX_INVITED_A_DAY,
  MAX_OF_BUYER_A_DAY,
  MAX_REQUESTS_A_DAY,
  RECIPIENT_WINDOW,
  type Round,
  WIDER_AFTER,
} from "./reach";

/** Lists requests whose round is due, even closed ones. */
export function listDueRounds(db: Database, now: number, limit: number) {
  return db
    .select({
      id: requestRounds.wantedId,
      round: requestRounds.round,
      buyerId: listings.ownerId,
      title: listings.title,
      category: listings.category,
      location: listings.location,
      placeCode: listings.placeCode,
      online: listings.online,
      price: listings.price,
      deadline: listings.deadline,
      isOpen: sql<0 | 1>`${listings.status} = 'active' and ${listings.deletedAt} is null`.as("is_open"),
      isAnswered: sql<0 | 1>`(exists (select 1 from proposals where service_id = ${listings.id})
        or exists (select 1 from conversations where service_id = ${listings.id} and first_asked_at is not null))`.as(
        "is_answered",
      ),
    })
    .from(requestRounds)
    .innerJoin(listings, eq(listings.id, requestRounds.wantedId))
    .where(and(isNotNull(requestRounds.dueAt), lte(requestRounds.dueAt, now)))
    .orderBy(asc(requestRounds.dueAt))
    .limit(limit);
}

export type DueRound = Awaited<ReturnType<typeof listDueRounds>>[number];

type Ids = { wantedId: string; buyerId: string };

/** Returns a condition: an open account, no block between the two people, and no proposal by the seller yet. */
function mayHearOf({ wantedId, buyerId }: Ids, sellerId: SQL): SQL {
  return sql`${sellerId} <> ${buyerId}
    and exists (select 1 from users who where who.id = ${sellerId} and who.suspended_at is null
      and who.closed_at is null and who.restricted_at is null)
    and not exists (select 1 from blocks b where (b.blocker_id = ${buyerId} and b.blocked_id = ${sellerId})
      or (b.blocker_id = ${sellerId} and b.blocked_id = ${buyerId}))
    and not exists (select 1 from proposals p where p.service_id = ${wantedId} and p.user_id = ${sellerId})`;
}

/** Returns the condition of a round. The insert repeats it, because two rounds may run at the same time. */
function mayBeSent(ids: Ids, sellerId: SQL, now: number): SQL {
  return sql`${mayHearOf(ids, sellerId)}
    and not exists (select 1 from mail_opt_outs o where o.user_id = ${sellerId} and o.kind = 'request')
    and (select count(*) from request_recipients r where r.seller_id = ${sellerId} and r.reason <> 'invited'
      and r.created_at > cast(${now - RECIPIENT_WINDOW} as integer)) < ${sql.raw(String(MAX_REQUESTS_A_DAY))}
    and (select count(*) from request_recipients r join services s on s.id = r.service_id
      where r.seller_id = ${sellerId} and s.user_id = ${ids.buyerId} and r.reason <> 'invited'
        and r.created_at > cast(${now - RECIPIENT_WINDOW} as integer)) < ${sql.raw(String(MAX_OF_BUYER_A_DAY))}`;
}

/** Lists the sellers who may be notified, with the newest questions to them and their answers. */
export async function listReachable(db: Database, ids: Ids, sellerIds: readonly string[], now: number) {
  const newest = sql`(select c.owner_id as owner, c.starter_id as starter, c.first_asked_at as asked, c.first_answered_at as answered
    from conversation_members m join conversations c on c.id = m.conversation_id
    where m.user_id = ${users.id} order by m.last_message_at desc limit ${sql.raw(String(CONVERSATIONS_COUNTED))})`;
  const counted = sql`owner = ${users.id} and asked is not null
    and (answered is not null or asked < cast(${now - ANSWER_WINDOW} as integer))
    and not exists (select 1 from blocks b where (b.blocker_id = starter and b.blocked_id = owner)
      or (b.blocker_id = owner and b.blocked_id = starter))`;
  const rows = await db
    .select({
      sellerId: users.id,
      responseMinutes: users.responseMinutes,
      answers: sql<string>`(select json_array(count(*), count(answered)) from ${newest} where ${counted})`.as(
        "answers",
      ),
    })
    .from(users)
    .where(
      and(
        sql`${users.id} in (select value from json_each(${JSON.stringify(sellerIds)}))`,
        sql`${users.lastActiveAt} > ${now - ACTIVE_WITHIN}`,
        sql`not exists (select 1 from request_recipients r where r.service_id = ${ids.wantedId} and r.seller_id = ${users.id})`,
        mayBeSent(ids, sql`${users.id}`, now),
      ),
    );
  return rows.map(({ answers, ...seller }) => {
    const [asked = 0, answered = 0] = JSON.parse(answers) as number[];
    return { ...seller, asked, answered };
  });
}

/** Returns a condition that is false if the owner closed the request during the round. The round then stays due. */
function isStillOpen(wantedId: string): SQL {
  return sql`exists (select 1 from services where id = ${wantedId} and status = 'active' and deleted_at is null)`;
}

type RoundWrite = Ids & { round: number; reason: Round; sellerIds: readonly string[] };

/** Returns a condition that is true if this round inserted the seller's row. */
export function isRecipient(wantedId: string, sellerId: string, now: number): SQL {
  return sql`exists (select 1 from request_recipients where service_id = ${wantedId} and seller_id = ${sellerId}
    and reason <> 'invited' and created_at = cast(${now} as integer))`;
}

/** Inserts the recipients, unless another run finished the round. `finishRound` follows in the same batch. */
export function insertRecipients(db: Database, { round, reason, sellerIds, ...ids }: RoundWrite, now: number) {
  return sellerIds.map((sellerId) =>
    insertWhere(
      db,
      requestRecipients,
      { wantedId: ids.wantedId, sellerId, reason, createdAt: now },
      sql`where exists (select 1 from request_rounds where service_id = ${ids.wantedId} and round = ${round}
          and due_at is not null)
        and ${isStillOpen(ids.wantedId)} and ${mayBeSent(ids, sql`${sellerId}`, now)}`,
    ).onConflictDoNothing(),
  );
}

/** Ends a round and queues the next one. Counts the recipients that the batch inserted. */
export function finishRound(
  db: Database,
  { wantedId, round, reason, minutes }: { wantedId: string; round: number; reason: Round; minutes: number | null },
  now: number,
): BatchStatement {
  const inserted = sql`(select count(*) from request_recipients where service_id = ${wantedId} and reason = ${reason})`;
  return db
    .update(requestRounds)
    .set({
      round: round + 1,
      dueAt: reason === "near" ? now + WIDER_AFTER : null,
      [reason]: inserted,
      ...(reason === "near" && { responseMinutes: minutes }),
    })
    .where(
      and(
        eq(requestRounds.wantedId, wantedId),
        eq(requestRounds.round, round),
        isNotNull(requestRounds.dueAt),
        isStillOpen(wantedId),
      ),
    );
}

/** Removes a request from the queue. The first round of a closed request resumes when it opens again. */
export function stopRounds(db: Database, wantedIds: readonly string[]) {
  return db
    .update(requestRounds)
    .set({ dueAt: null })
    .where(inArray(requestRounds.wantedId, [...wantedIds]));
}

const OPEN_REQUESTS_SHOWN = 10;

/** Selects the open requests to which a buyer can invite sellers, newest first. */
export function selectOpenRequests(db: Database, buyerId: string) {
  return db
    .select({
      id: listings.id,
      title: listings.title,
      category: listings.category,
      location: listings.location,
      placeCode: listings.placeCode,
      online: listings.online,
      price: listings.price,
      deadline: listings.deadline,
      invited: sql<number>`(select count(*) from request_recipients r where r.service_id = ${listings.id}
        and r.invited_at is not null)`.as("invited"),
    })
    .from(listings)
    .where(and(eq(listings.ownerId, buyerId), isWanted, isOpenListing))
    .orderBy(...newestListingsFirst)
    .limit(OPEN_REQUESTS_SHOWN);
}

/** Selects open offers by id, or of the best matches, with the facts that the form of an invitation shows. */
export function selectOffersOf(db: Database, offerIds: readonly string[], buyerId: string) {
  return db
    .select({
      id: listings.id,
      title: listings.title,
      price: listings.price,
      unit: listings.unit,
      location: listings.location,
      sellerId: listings.ownerId,
      sellerName: listings.sellerName,
      ratingSum: listings.sellerRatingSum,
      ratingCount: listings.sellerRatingCount,
    })
    .from(listings)
    .where(
      and(
        sql`${listings.id} in (select value from json_each(${JSON.stringify(offerIds)}))`,
        // The unary plus makes SQLite use the primary key instead of another index.
        sql`+${listings.kind} = 'offer' and +${listings.status} = 'active' and +${listings.deletedAt} is null`,
        sql`+${listings.ownerId} <> ${buyerId}`,
      ),
    );
}

/** Inserts an invitation, or adds it to the row of a seller who was notified before. At most three per request. */
export function insertInvitation(db: Database, { sellerId, ...ids }: Ids & { sellerId: string }, now: number) {
  return insertWhere(
    db,
    requestRecipients,
    { wantedId: ids.wantedId, sellerId, reason: "invited", createdAt: now, invitedAt: now },
    sql`where exists (select 1 from services where id = ${ids.wantedId} and user_id = ${ids.buyerId} and type = 'wanted'
        and status = 'active' and deleted_at is null)
      and (select count(*) from request_recipients where service_id = ${ids.wantedId} and invited_at is not null)
        < ${sql.raw(String(MAX_INVITATIONS))}
      and (select count(*) from request_recipients where seller_id = ${sellerId}
        and invited_at > cast(${now - RECIPIENT_WINDOW} as integer)) < ${sql.raw(String(MAX_INVITED_A_DAY))}
      and (select count(*) from request_recipients r join services s on s.id = r.service_id
        where r.seller_id = ${sellerId} and s.user_id = ${ids.buyerId}
          and r.invited_at > cast(${now - RECIPIENT_WINDOW} as integer)) < ${sql.raw(String(MAX_OF_BUYER_A_DAY))}
      and ${mayHearOf(ids, sql`${sellerId}`)}`,
  ).onConflictDoUpdate({
    target: [requestRecipients.wantedId, requestRecipients.sellerId],
    set: { invitedAt: now },
    setWhere: isNull(requestRecipients.invitedAt),
  });
}

export function isInvited(wantedId: string, sellerId: string, now: number): SQL {
  return sql`exists (select 1 from request_recipients where service_id = ${wantedId} and seller_id = ${sellerId}
    and invited_at = cast(${now} as integer))`;
}

export function selectInvited(db: Database, wantedId: string) {
  return db
    .select({ sellerId: requestRecipients.sellerId, invitedAt: requestRecipients.invitedAt })
    .from(requestRecipients)
    .where(and(eq(requestRecipients.wantedId, wantedId), isNotNull(requestRecipients.invitedAt)));
}

export async function removeOldRecipients(db: Database, before: number, limit: number): Promise<number> {
  const { meta } = await db.delete(requestRecipients).where(
    sql`rowid in (select rowid from request_recipients where created_at < ${before} order by created_at
        limit ${sql.raw(String(limit))})`,
  );
  return meta.changes;
}
