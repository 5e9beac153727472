import { and, eq, type SQL, sql } from "drizzle-orm";
import { newestKey, type Page, pageOf, readNewestKey } from "~/domain/page-key";
import type { Database } from "./connection.server";
import { services } from "./schema/listings";
import { conversationMembers, conversations } from "./schema/messages";
import { orders } from "./schema/orders";
import { users } from "./schema/users";

/** A conversation that exists, or what two people would talk about. `withId`: of those who bid for my request. */
export type Talk =
  | { kind: "conversation"; id: string }
  | { kind: "listing"; listingId: string; withId: string | null }
  | { kind: "order"; orderId: string };

/** The conversation's id, to stand in a query. Rides on the key, or on conversations_order or conversations_listing. */
export function idOf(talk: Talk, userId: string): SQL {
  if (talk.kind === "conversation") return sql`${talk.id}`;
  if (talk.kind === "order") return sql`(select id from conversations where order_id = ${talk.orderId})`;
  return sql`(select id from conversations where service_id = ${talk.listingId} and order_id is null
    and (starter_id = ${userId} or starter_id = ${talk.withId} and owner_id = ${userId}) limit 1)`;
}

/** A conversation is there for its two people, from its first message on; for everybody else it does not exist. */
export function selectConversation(db: Database, talk: Talk, userId: string) {
  return db
    .select({
      id: conversations.id,
      listingId: conversations.serviceId,
      orderId: conversations.orderId,
      title: sql<string>`coalesce(${orders.serviceTitle}, ${services.title})`.as("about"),
      kind: services.type,
      gone: sql<number>`${services.deletedAt} is not null`.as("gone"),
      otherId: conversationMembers.otherId,
      otherName: users.fullName,
      otherPicture: users.pictureUrl,
      responseMinutes: users.responseMinutes,
      unread: conversationMembers.unread,
    })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .innerJoin(users, eq(users.id, conversationMembers.otherId))
    .innerJoin(services, eq(services.id, conversations.serviceId))
    .leftJoin(orders, eq(orders.id, conversations.orderId))
    .where(
      and(eq(conversationMembers.conversationId, idOf(talk, userId)), eq(conversationMembers.userId, userId)),
    );
}

export type ListedConversation = {
  id: string;
  other: string;
  otherPicture: string | null;
  about: string;
  orderId: string | null;
  excerpt: string;
  mine: boolean;
  unread: number;
  /** UTC ms */
  at: number;
};

/** Somebody's conversations, the last written in first. Rides on conversation_members_newest; names are of now. */
export async function listConversations(
  db: Database,
  userId: string,
  after: string | null,
): Promise<Page<ListedConversation>> {
  const key = readNewestKey(after);
  const older =
    key &&
    sql`(${conversationMembers.lastMessageAt}, ${conversationMembers.conversationId}) < (${key.createdAt}, ${key.id})`;
  const rows = await db
    .select({
      id: conversationMembers.conversationId,
      createdAt: conversationMembers.lastMessageAt,
      other: users.fullName,
      otherPicture: users.pictureUrl,
      about: sql<string>`coalesce(${orders.serviceTitle}, ${services.title})`.as("about"),
      orderId: conversations.orderId,
      excerpt: conversationMembers.lastExcerpt,
      senderId: conversationMembers.lastSenderId,
      unread: conversationMembers.unread,
    })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .innerJoin(users, eq(users.id, conversationMembers.otherId))
    .innerJoin(services, eq(services.id, conversations.serviceId))
    .leftJoin(orders, eq(orders.id, conversations.orderId))
    .where(and(eq(conversationMembers.userId, userId), older ?? undefined))
    .orderBy(sql`${conversationMembers.lastMessageAt} desc`, sql`${conversationMembers.conversationId} desc`)
    .limit(CONVERSATIONS + 1);
  return pageOf(
    rows,
    newestKey,
    ({ createdAt, senderId, ...row }) => ({ ...row, at: createdAt, mine: senderId === userId }),
    CONVERSATIONS,
  );
}

const CONVERSATIONS = 20;
