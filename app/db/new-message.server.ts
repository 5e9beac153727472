import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { messageExcerpt, messageNotice } from "~/domain/message";
import type { Database } from "./connection.server";
import { publishMessagePictures } from "./message-pictures.server";
import { type MessagePictureRow, type MessageRow, selectSent } from "./messages.server";
import { type Telling, tellByMail } from "./notifications.server";
import { conversationMembers, conversations, messages } from "./schema/messages";
import { users } from "./schema/users";

export type NewMessage = {
  id: string;
  conversation: { id: string; starterId: string; ownerId: string };
  sender: { id: string; name: string };
  body: string;
  pictures: number;
  requestId: string;
};

/**
 * Writes a message with all that hangs on it: what both lists say, what the other has not read, the pictures, the
 * response time, the mail. Everything after the message itself asks whether it stands, so a request sent twice
 * writes once. Gives the message as it stands.
 */
export async function writeMessage(
  db: Database,
  message: NewMessage,
  telling: Telling,
): Promise<{ message: MessageRow; pictures: MessagePictureRow[]; mailed: boolean }> {
  const { id, conversation, sender, body, requestId } = message;
  const { now } = telling;
  const otherId = sender.id === conversation.ownerId ? conversation.starterId : conversation.ownerId;
  const excerpt = messageExcerpt(body, message.pictures);
  const stands = sql`exists (select 1 from messages where id = ${id})`;
  const first = { conversationId: conversation.id, lastMessageAt: now };
  const last = {
    // Of two messages of one moment the later written may carry the earlier time.
    lastMessageAt: sql`max(${conversationMembers.lastMessageAt}, ${now})`,
    lastExcerpt: excerpt,
    lastSenderId: sender.id,
  };
  const memberRow = (userId: string) =>
    and(
      eq(conversationMembers.conversationId, conversation.id),
      eq(conversationMembers.userId, userId),
      stands,
    );
  const notice = messageNotice({
    conversationId: conversation.id,
    recipientId: otherId,
    senderName: sender.name,
    excerpt,
  });
  const wasAllRead = sql`${stands} and exists (select 1 from conversation_members
    where conversation_id = ${conversation.id} and user_id = ${otherId} and unread = 1)`;
  const [, , , , , , , , mailed, [sent], pictures] = await db.batch([
    db
      .insert(conversationMembers)
      .values([
        { ...first, userId: sender.id, otherId },
        { ...first, userId: otherId, otherId: sender.id },
      ])
      .onConflictDoNothing(),
    db
      .insert(messages)
      .values({ id, conversationId: conversation.id, senderId: sender.id, body, requestId, createdAt: now })
      .onConflictDoNothing({ target: [messages.senderId, messages.requestId] }),
    publishMessagePictures(db, id),
    db.update(conversationMembers).set(last).where(memberRow(sender.id)),
    db
      .update(conversationMembers)
      .set({ ...last, unread: sql`${conversationMembers.unread} + 1` })
      .where(memberRow(otherId)),
    db
      .update(conversations)
      .set({ firstAskedAt: now })
      .where(
        and(
          eq(conversations.id, conversation.id),
          eq(conversations.starterId, sender.id),
          isNull(conversations.firstAskedAt),
          stands,
        ),
      ),
    db
      .update(conversations)
      .set({ firstAnsweredAt: now })
      .where(
        and(
          eq(conversations.id, conversation.id),
          eq(conversations.ownerId, sender.id),
          isNotNull(conversations.firstAskedAt),
          isNull(conversations.firstAnsweredAt),
          stands,
        ),
      ),
    measureResponse(db, sender.id, { conversationId: conversation.id, now }),
    tellByMail(db, notice, telling, wasAllRead),
    ...selectSent(db, sender.id, requestId),
  ]);
  if (!sent) throw new Error("a message was written and cannot be found");
  return { message: sent, pictures, mailed: mailed.meta.changes > 0 };
}

/** Answered conversations that the response time is measured by. */
const MEASURED = 20;

/**
 * The median minutes to a first answer, over the latest ones, after an answer that was the first. Rides on
 * conversations_answered.
 */
function measureResponse(db: Database, userId: string, answer: { conversationId: string; now: number }) {
  const minutes = sql`select round(avg(minutes)) from (
    select minutes, row_number() over (order by minutes) as place, count(*) over () as many from (
      select (max(first_answered_at, first_asked_at) - first_asked_at + 59999) / 60000 as minutes from conversations
      where owner_id = ${userId} and first_answered_at is not null
      order by first_answered_at desc limit ${MEASURED}))
    where place in ((many + 1) / 2, (many + 2) / 2)`;
  return db
    .update(users)
    .set({ responseMinutes: sql`(${minutes})` })
    .where(
      and(
        eq(users.id, userId),
        sql`exists (select 1 from conversations where id = ${answer.conversationId} and owner_id = ${userId}
          and first_answered_at = ${answer.now})`,
      ),
    );
}
