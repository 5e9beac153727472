import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "./connection.server";
import { idOf, selectConversation, type Talk } from "./conversations.server";
import { conversationMembers, messagePictures, messages } from "./schema/messages";
import { users } from "./schema/users";

/** `seq` says where from: the latest, those before one, those after one. */
export type Stretch = { limit: number; before?: number | null; after?: number };

const messageColumns = {
  seq: messages.seq,
  id: messages.id,
  senderId: messages.senderId,
  body: messages.body,
  createdAt: messages.createdAt,
};

export type MessageRow = { seq: number; id: string; senderId: string; body: string; createdAt: number };
export type MessagePictureRow = { key: string; messageId: string; width: number; height: number };

const pictureColumns = {
  key: messagePictures.key,
  messageId: messagePictures.messageId,
  width: messagePictures.width,
  height: messagePictures.height,
};

/**
 * A stretch of a conversation as one of its two people reads it, for a page's own batch. Reading it is what makes it
 * read: the last but one statement says so and the last tells what is unread elsewhere. Opened again it changes nothing.
 */
export function readStretch(db: Database, talk: Talk, userId: string, stretch: Stretch) {
  const id = idOf(talk, userId);
  const member = sql`exists (select 1 from conversation_members where conversation_id = ${id} and user_id = ${userId})`;
  const chosen = within(id, stretch);
  return [
    selectConversation(db, talk, userId),
    db
      .select(messageColumns)
      .from(messages)
      .where(and(member, chosen.where))
      .orderBy(chosen.order)
      .limit(stretch.limit + 1),
    db
      .select(pictureColumns)
      .from(messagePictures)
      .where(
        and(
          member,
          sql`${messagePictures.messageId} in (select id from messages where ${chosen.where}
            order by ${chosen.order} limit ${stretch.limit + 1})`,
          eq(messagePictures.status, "ready"),
        ),
      )
      .orderBy(asc(messagePictures.position)),
    db
      .update(conversationMembers)
      .set({ unread: 0 })
      .where(
        and(
          eq(conversationMembers.conversationId, id),
          eq(conversationMembers.userId, userId),
          sql`${conversationMembers.unread} > 0`,
        ),
      ),
    db.select({ unreadMessages: users.unreadMessages }).from(users).where(eq(users.id, userId)),
  ] as const;
}

// Rides on messages_conversation.
function within(id: SQL, { before, after }: Stretch): { where: SQL; order: SQL } {
  const here = sql`messages.conversation_id = ${id}`;
  if (after !== undefined) return { where: sql`${here} and seq > ${after}`, order: sql`seq asc` };
  return { where: before ? sql`${here} and seq < ${before}` : here, order: sql`seq desc` };
}

type Answers<Statements extends readonly unknown[]> = {
  readonly [Index in keyof Statements]: Awaited<Statements[Index]>;
};
type StretchAnswers = Answers<ReturnType<typeof readStretch>>;
export type Conversation = StretchAnswers[0][number];

/** Messages oldest first. `more`: there are others in the direction of reading. `unreadMessages`: of all conversations. */
export type ReadConversation = {
  conversation: Conversation;
  messages: MessageRow[];
  pictures: MessagePictureRow[];
  more: boolean;
  unreadMessages: number;
};

/** The answers of `readStretch`, put together; null for a stranger, whatever else was read. */
export function toRead(
  [[conversation], rows, pictures, , [counted]]: StretchAnswers,
  { limit, after }: Stretch,
): ReadConversation | null {
  if (!conversation) return null;
  const shown = rows.slice(0, limit);
  return {
    conversation,
    messages: after === undefined ? shown.reverse() : shown,
    pictures,
    more: rows.length > limit,
    unreadMessages: counted?.unreadMessages ?? 0,
  };
}

/** A stretch of a conversation in one trip. */
export async function readConversation(
  db: Database,
  talk: Talk,
  userId: string,
  stretch: Stretch,
): Promise<ReadConversation | null> {
  return toRead(await db.batch(readStretch(db, talk, userId, stretch)), stretch);
}

/** What a request to send brought about, in statements: the message as it stands, and its pictures. */
export function selectSent(db: Database, senderId: string, requestId: string) {
  const sent = and(eq(messages.senderId, senderId), eq(messages.requestId, requestId));
  return [
    db.select(messageColumns).from(messages).where(sent),
    db
      .select(pictureColumns)
      .from(messagePictures)
      .where(
        and(
          sql`${messagePictures.messageId} = (select id from messages where sender_id = ${senderId} and request_id = ${requestId})`,
          eq(messagePictures.status, "ready"),
        ),
      )
      .orderBy(asc(messagePictures.position)),
  ] as const;
}
