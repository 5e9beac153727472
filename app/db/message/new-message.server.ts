import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { NotificationDraft } from "~/domain/notification/notification";
import { batchByName } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { type NotifyOptions, notifyByMail } from "../notification/notifications.server";
import { conversationMembers, conversations, messages } from "../schema/messages";
import { type MessagePictureRow, type MessageRow, selectSent } from "./messages.server";
import { publishMessagePictures } from "./pictures.server";
import { measureResponse } from "./response-time.server";

type NewMessage = {
  id: string;
  conversation: { id: string; starterId: string; ownerId: string };
  sender: { id: string; name: string };
  body: string;
  excerpt: string;
  requestId: string;
  notification(recipientId: string): Omit<NotificationDraft, "cause">;
};

/** All that follows the message checks that it stands, so a repeated submit writes once. */
export async function writeMessage(
  db: Database,
  message: NewMessage,
  options: NotifyOptions,
): Promise<{ message: MessageRow; pictures: MessagePictureRow[]; mailed: boolean; firstAnswer: boolean }> {
  const { id, conversation, sender, body, requestId } = message;
  const { now } = options;
  const stands = sql`exists (select 1 from messages where id = ${id})`;
  const written = {
    ...message,
    now,
    stands,
    otherId: otherOf(message),
  };
  const [sent, pictures] = selectSent(db, sender.id, requestId);
  const answers = await batchByName(db, {
    members: insertMembers(db, written),
    message: db
      .insert(messages)
      .values({
        ...{ id, conversationId: conversation.id, senderId: sender.id, body, requestId },
        createdAt: notBeforeLast(written),
      })
      .onConflictDoNothing({ target: [messages.senderId, messages.requestId] }),
    published: publishMessagePictures(db, id),
    ...noteInLists(db, written),
    ...noteAnswer(db, written),
    mail: mailOther(db, written, options),
    sent,
    pictures,
  });
  const [row] = answers.sent;
  if (!row) throw new Error("a message was written and cannot be found");
  return {
    message: row,
    pictures: answers.pictures,
    mailed: answers.mail.meta.changes > 0,
    firstAnswer: answers.answered.meta.changes > 0,
  };
}

type Written = NewMessage & {
  now: number;
  otherId: string;
  stands: SQL;
};

/** Its pictures are encoded first, and meanwhile a message may have been sent that must not show a later time. */
function notBeforeLast({ conversation, sender, now }: Written) {
  return sql`max(${now}, (select last_message_at from conversation_members
    where conversation_id = ${conversation.id} and user_id = ${sender.id}))`;
}

function otherOf({ conversation, sender }: NewMessage): string {
  return sender.id === conversation.ownerId ? conversation.starterId : conversation.ownerId;
}

function insertMembers(db: Database, { conversation, sender, otherId, now }: Written) {
  const first = { conversationId: conversation.id, lastMessageAt: now };
  return db
    .insert(conversationMembers)
    .values([
      { ...first, userId: sender.id, otherId },
      { ...first, userId: otherId, otherId: sender.id },
    ])
    .onConflictDoNothing();
}

function noteInLists(db: Database, { conversation, sender, otherId, excerpt, now, stands }: Written) {
  const last = {
    // Of two concurrent messages, the later written may carry the earlier time.
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
  return {
    ownList: db.update(conversationMembers).set(last).where(memberRow(sender.id)),
    otherList: db
      .update(conversationMembers)
      .set({ ...last, unread: sql`${conversationMembers.unread} + 1` })
      .where(memberRow(otherId)),
  };
}

function noteAnswer(db: Database, { conversation, sender, now, stands }: Written) {
  const here = and(eq(conversations.id, conversation.id), stands);
  const { ownerId, starterId, firstAskedAt, firstAnsweredAt } = conversations;
  return {
    asked: db
      .update(conversations)
      .set({ firstAskedAt: now })
      .where(and(here, eq(starterId, sender.id), isNull(firstAskedAt))),
    answered: db
      .update(conversations)
      .set({ firstAnsweredAt: now })
      .where(and(here, eq(ownerId, sender.id), isNotNull(firstAskedAt), isNull(firstAnsweredAt))),
    measured: measureResponse(db, sender.id, { conversationId: conversation.id, now }),
  };
}

/** Only for the first unread message. */
function mailOther(
  db: Database,
  { conversation, otherId, notification, stands }: Written,
  options: NotifyOptions,
) {
  const wasAllRead = sql`${stands} and exists (select 1 from conversation_members
    where conversation_id = ${conversation.id} and user_id = ${otherId} and unread = 1)`;
  return notifyByMail(db, notification(otherId), options, wasAllRead);
}
