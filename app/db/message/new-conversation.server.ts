import { and, eq, or, sql } from "drizzle-orm";
import { countWhere, isBelow } from "../core/attempt-counters.server";
import type { Database } from "../core/connection.server";
import { newId } from "../core/new-id.server";
import { conversations } from "../schema/messages";
import { type ConversationKey, idOf, selectConversation } from "./conversations.server";

export type ConversationPartner = {
  listingId: string;
  orderId: string | null;
  title: string | null;
  kind: "offer" | "wanted";
  otherId: string;
  otherName: string;
  otherPicture: string | null;
  responseMinutes: number | null;
};

type NewConversation = Exclude<ConversationKey, { kind: "conversation" }>;

/** On others' active listings; on one's own with proposers; an order's two sides; with nobody suspended. */
function parties(conversation: NewConversation, userId: string) {
  return sql`(select sides.*, other.id as other_id, other.full_name, other.picture_url, other.response_minutes
    from ${sides(conversation, userId)} sides
    join users other on other.id = iif(starter_id = ${userId}, owner_id, starter_id) and other.suspended_at is null)`;
}

function sides(conversation: NewConversation, userId: string) {
  if (conversation.kind === "order") {
    return sql`(select service_id, id as order_id, user_id as starter_id, seller_id as owner_id, service_title as title
      from orders where id = ${conversation.orderId} and ${userId} in (user_id, seller_id))`;
  }
  return sql`(select s.id as service_id, null as order_id, s.user_id as owner_id, s.title as title,
      case when s.user_id = ${userId} then p.user_id else ${userId} end as starter_id
    from services s
    left join proposals p on p.service_id = s.id and p.user_id = ${conversation.withId} and s.user_id = ${userId}
    where s.id = ${conversation.listingId} and s.deleted_at is null
      and iif(s.user_id = ${userId}, p.id is not null, s.status = 'active'))`;
}

/** The existing one, else its partner; null for whoever may not begin it. */
export async function findConversationPartner(
  db: Database,
  conversation: NewConversation,
  userId: string,
): Promise<{ conversationId: string | null; prospect: ConversationPartner } | null> {
  const [[existing], [prospect]] = await db.batch([
    selectConversation(db, conversation, userId),
    db
      .select({
        listingId: sql<string>`service_id`.as("listing_id"),
        orderId: sql<string | null>`order_id`.as("of_order"),
        title: sql<string>`x.title`.as("about"),
        kind: sql<"offer" | "wanted">`l.type`.as("kind"),
        otherId: sql<string>`x.other_id`.as("the_other"),
        otherName: sql<string>`x.full_name`.as("other_name"),
        otherPicture: sql<string | null>`x.picture_url`.as("other_picture"),
        responseMinutes: sql<number | null>`x.response_minutes`.as("minutes"),
      })
      .from(sql`${parties(conversation, userId)} x join services l on l.id = x.service_id`),
  ]);
  if (existing) return { conversationId: existing.id, prospect: existing };
  return prospect ? { conversationId: null, prospect } : null;
}

/** The row, unless `limit` were begun this hour, and whether to go on. Repeated, it counts once. */
export function beginConversation(
  db: Database,
  conversation: NewConversation,
  userId: string,
  { now, limit }: { now: number; limit: number },
) {
  const id = newId();
  const key = `conversation:${userId}`;
  const below = isBelow(key, limit, now);
  return [
    db.select({ below: below.as("below") }).from(sql`(select 1)`),
    db
      .insert(conversations)
      // In the table's column order.
      .select(
        sql`select ${id}, service_id, order_id, starter_id, owner_id, ${now}, null, null, null, 0, null
          from ${parties(conversation, userId)} where ${below}`,
      )
      .onConflictDoNothing(),
    countWhere(db, key, sql`exists (select 1 from conversations where id = ${id})`, now),
  ] as const;
}

/** No row unless this person may write in it. */
export function selectParties(db: Database, conversation: ConversationKey, userId: string) {
  return db
    .select({
      id: conversations.id,
      starterId: conversations.starterId,
      ownerId: conversations.ownerId,
      otherSuspended: sql<number>`exists (select 1 from users where id <> ${userId}
        and id in (starter_id, owner_id) and suspended_at is not null)`.as("other_suspended"),
      /** Whether the other person has ever written here. Until then the sender is a stranger to them. */
      // Old messages are deleted or move to the archive, but these columns stay.
      otherHasWritten: sql<number>`(archived_hash is not null
        or iif(starter_id = ${userId}, first_answered_at, first_asked_at) is not null
        or exists (select 1 from messages where conversation_id = ${conversations.id}
          and sender_id <> ${userId}))`.as("other_has_written"),
    })
    .from(conversations)
    .where(
      and(
        eq(conversations.id, idOf(conversation, userId)),
        or(eq(conversations.starterId, userId), eq(conversations.ownerId, userId)),
      ),
    );
}
