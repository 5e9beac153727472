import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { type Database, readAtLeast } from "../core/connection.server";
import { conversationMembers, messagePictures, messages } from "../schema/messages";
import { users } from "../schema/users";
import { type ConversationKey, idOf, selectConversation } from "./conversations.server";

export type MessageRange = { limit: number; before?: number | null; after?: number };

export const messageColumns = {
  seq: messages.seq,
  id: messages.id,
  senderId: messages.senderId,
  body: messages.body,
  createdAt: messages.createdAt,
};

export type MessageRow = { seq: number; id: string; senderId: string; body: string; createdAt: number };
export type MessagePictureRow = { key: string; messageId: string; width: number; height: number };

export const pictureColumns = {
  key: messagePictures.key,
  messageId: messagePictures.messageId,
  width: messagePictures.width,
  height: messagePictures.height,
};

export function readRange(db: Database, conversation: ConversationKey, userId: string, range: MessageRange) {
  const id = idOf(conversation, userId);
  const member = sql`exists (select 1 from conversation_members where conversation_id = ${id} and user_id = ${userId})`;
  const chosen = within(id, range);
  return [
    selectConversation(db, conversation, userId),
    db
      .select(messageColumns)
      .from(messages)
      .where(and(member, chosen.where))
      .orderBy(chosen.order)
      .limit(range.limit + 1),
    db
      .select(pictureColumns)
      .from(messagePictures)
      .where(
        and(
          member,
          sql`${messagePictures.messageId} in (select id from messages where ${chosen.where}
            order by ${chosen.order} limit ${range.limit + 1})`,
          eq(messagePictures.status, "ready"),
        ),
      )
      .orderBy(asc(messagePictures.position)),
  ] as const;
}

/** Unless more than `atMost` are unread. Repeating it changes nothing. */
export function markRead(db: Database, conversation: ConversationKey, userId: string, atMost?: SQL) {
  return db
    .update(conversationMembers)
    .set({ unread: 0 })
    .where(
      and(
        eq(conversationMembers.conversationId, idOf(conversation, userId)),
        eq(conversationMembers.userId, userId),
        sql`${conversationMembers.unread} > 0`,
        atMost && sql`${conversationMembers.unread} <= (${atMost})`,
      ),
    );
}

export function selectUnread(db: Database, userId: string) {
  return db.select({ unreadMessages: users.unreadMessages }).from(users).where(eq(users.id, userId));
}

/** For a page's batch. Marks as read unless more are unread than shown; `marks` false writes nothing. */
export function selectLatestAndMarkRead(
  db: Database,
  conversation: ConversationKey,
  userId: string,
  limit: number,
  marks = true,
) {
  const { where, order } = within(idOf(conversation, userId), { limit });
  // What is archived is shown beside them, and nothing new comes to it.
  const shown = sql`select count(*) + (select archived_messages from conversations
      where id = ${idOf(conversation, userId)}) from (select sender_id from messages where ${where}
    order by ${order} limit ${limit}) where sender_id <> ${userId}`;
  return [
    ...readRange(db, conversation, userId, { limit }),
    marks ? markRead(db, conversation, userId, shown) : selectUnread(db, userId),
    selectUnread(db, userId),
  ] as const;
}

// Rides on messages_conversation.
function within(id: SQL, { before, after }: MessageRange): { where: SQL; order: SQL } {
  const here = sql`messages.conversation_id = ${id}`;
  if (after !== undefined) return { where: sql`${here} and seq > ${after}`, order: sql`seq asc` };
  return { where: before ? sql`${here} and seq < ${before}` : here, order: sql`seq desc` };
}

type Answers<Statements extends readonly unknown[]> = {
  readonly [Index in keyof Statements]: Awaited<Statements[Index]>;
};
type RangeAnswers = Answers<ReturnType<typeof readRange>>;
type LatestAnswers = Answers<ReturnType<typeof selectLatestAndMarkRead>>;
export type Conversation = RangeAnswers[0][number];

/** Oldest first. `more`: others in the direction of reading. */
export type ReadConversation = {
  conversation: Conversation;
  messages: MessageRow[];
  pictures: MessagePictureRow[];
  more: boolean;
  /** When the last message before these was said, UTC ms; 0 where there is none. */
  cutAt: number;
  unreadMessages: number;
};

export function toLatest(
  [conversation, rows, pictures, , [counted]]: LatestAnswers,
  limit: number,
): ReadConversation | null {
  return toRead([conversation, rows, pictures], counted, { limit });
}

export function toRead(
  [[conversation], rows, pictures]: RangeAnswers,
  counted: { unreadMessages: number } | undefined,
  { limit, after }: MessageRange,
): ReadConversation | null {
  if (!conversation) return null;
  const shown = rows.slice(0, limit);
  return {
    conversation,
    messages: after === undefined ? shown.reverse() : shown,
    pictures,
    more: rows.length > limit,
    cutAt: rows[limit]?.createdAt ?? 0,
    unreadMessages: counted?.unreadMessages ?? 0,
  };
}

/** Marks as read if the range reaches the end. Polling after one writes only when there is news. */
export async function readConversation(
  db: Database,
  key: ConversationKey,
  userId: string,
  range: MessageRange,
): Promise<ReadConversation | null> {
  const reading = readRange(db, key, userId, range);
  if (!range.before && range.after === undefined) {
    const [conversation, rows, pictures, , [counted]] = await readAtLeast((writes) =>
      db.batch([
        ...reading,
        writes ? markRead(db, key, userId) : selectUnread(db, userId),
        selectUnread(db, userId),
      ]),
    );
    return toRead([conversation, rows, pictures], counted, range);
  }
  const [conversation, rows, pictures, [counted]] = await db.batch([...reading, selectUnread(db, userId)]);
  const read = toRead([conversation, rows, pictures], counted, range);
  if (!read || range.after === undefined || read.conversation.unread === 0) return read;
  const [, [left]] = await db.batch([
    markRead(db, key, userId, sql`${read.conversation.unread}`),
    selectUnread(db, userId),
  ]);
  return { ...read, unreadMessages: left?.unreadMessages ?? 0 };
}

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
