import { and, eq, type SQL, sql } from "drizzle-orm";
import { newestKey, type Page, pageOf, readNewestKey } from "~/domain/core/page-cursor";
import type { Database } from "../core/connection.server";
import { coverShownTo, hiddenFrom, shownPortrait, shownTitle } from "../listing/hidden.server";
import { listings } from "../schema/listings";
import { conversationMembers, conversations } from "../schema/messages";
import { orders } from "../schema/orders";
import { users } from "../schema/users";

/** An existing one, or one to begin. `withId`: a proposer for one's own request. */
export type ConversationKey =
  | { kind: "conversation"; id: string }
  | { kind: "listing"; listingId: string; withId: string | null }
  | { kind: "order"; orderId: string };

/** For a query. Rides on the key, conversations_order or conversations_listing. */
export function idOf(conversation: ConversationKey, userId: string): SQL {
  if (conversation.kind === "conversation") return sql`${conversation.id}`;
  if (conversation.kind === "order")
    return sql`(select id from conversations where order_id = ${conversation.orderId})`;
  return sql`(select id from conversations where service_id = ${conversation.listingId} and order_id is null
    and starter_id in (${userId}, ${conversation.withId}) and ${userId} in (starter_id, owner_id) limit 1)`;
}

function selectSeen(db: Database, userId: string, which: SQL | undefined) {
  return db
    .select({
      id: conversations.id,
      listingId: conversations.listingId,
      orderId: conversations.orderId,
      archivedHash: conversations.archivedHash,
      // Null where the listing is hidden; an order keeps its own.
      title: sql<string | null>`coalesce(${orders.title}, ${shownTitle(userId)})`.as("about"),
      kind: listings.kind,
      gone: sql<number>`${listings.deletedAt} is not null or ${hiddenFrom(userId)}`.as("gone"),
      coverUrl: coverShownTo(userId, sql`${orders.id} is not null`),
      order: {
        buyerId: orders.buyerId,
        status: orders.status,
        phase: orders.phase,
        quoteExpiresAt: orders.quoteExpiresAt,
        paymentDueAt: orders.paymentDueAt,
        reviewDueAt: orders.reviewDueAt,
        answerDueAt: orders.answerDueAt,
        deadline: orders.deadline,
        startedAt: orders.startedAt,
        maxDays: orders.maxDays,
      },
      otherId: conversationMembers.otherId,
      otherName: users.fullName,
      otherPicture: shownPortrait(),
      responseMinutes: users.responseMinutes,
      otherSuspendedAt: users.suspendedAt,
      unread: conversationMembers.unread,
      lastMessageAt: conversationMembers.lastMessageAt,
      excerpt: conversationMembers.lastExcerpt,
      lastSenderId: conversationMembers.lastSenderId,
    })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .innerJoin(users, eq(users.id, conversationMembers.otherId))
    .innerJoin(listings, eq(listings.id, conversations.listingId))
    .leftJoin(orders, eq(orders.id, conversations.orderId))
    .where(and(eq(conversationMembers.userId, userId), which));
}

/** Only for its two people, from its first message on. */
export function selectConversation(db: Database, conversation: ConversationKey, userId: string) {
  return selectSeen(db, userId, eq(conversationMembers.conversationId, idOf(conversation, userId)));
}

export type ListedConversation = {
  id: string;
  other: string;
  otherPicture: string | null;
  about: string | null;
  kind: "offer" | "wanted";
  orderId: string | null;
  excerpt: string;
  mine: boolean;
  unread: number;
  at: number;
};

/** The newest of a person, for a batch. Rides on conversation_members_newest. */
export function selectLastConversations(db: Database, userId: string, limit: number) {
  return selectSeen(db, userId, undefined)
    .orderBy(sql`${conversationMembers.lastMessageAt} desc`, sql`${conversationMembers.conversationId} desc`)
    .limit(limit);
}

/** Last message first. Rides on conversation_members_newest. */
export async function listConversations(
  db: Database,
  userId: string,
  after: string | null,
): Promise<Page<ListedConversation>> {
  const key = readNewestKey(after);
  const older =
    key &&
    sql`(${conversationMembers.lastMessageAt}, ${conversationMembers.conversationId}) < (${key.createdAt}, ${key.id})`;
  const rows = await selectSeen(db, userId, older ?? undefined)
    .orderBy(sql`${conversationMembers.lastMessageAt} desc`, sql`${conversationMembers.conversationId} desc`)
    .limit(CONVERSATIONS + 1);
  return pageOf(
    rows,
    ({ id, lastMessageAt }) => newestKey({ id, createdAt: lastMessageAt }),
    (row) => toListed(row, userId),
    CONVERSATIONS,
  );
}

export function toListed(
  row: Awaited<ReturnType<typeof selectLastConversations>>[number],
  userId: string,
): ListedConversation {
  return {
    id: row.id,
    other: row.otherName,
    otherPicture: row.otherPicture,
    about: row.title,
    kind: row.kind,
    orderId: row.orderId,
    excerpt: row.excerpt,
    mine: row.lastSenderId === userId,
    unread: row.unread,
    at: row.lastMessageAt,
  };
}

const CONVERSATIONS = 20;
