import { and, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { countWhere, isBelow } from "~/database/attempt-counters.server";
import type { Database } from "~/database/connection.server";
import { conversationMembers, conversations, messagePictures, messages } from "~/database/schema/messages";
import { users } from "~/database/schema/users";
import { batchByName, newId, unreferencedKeys } from "~/database/statements.server";
import type { NotificationDraft } from "~/notifications/notification";
import { type NotifyOptions, notifyByMail } from "~/notifications/queries.server";
import { type MessagePictureRow, type MessageRow, type NewConversation, parties, selectSent } from "./queries.server";

/** Starts a conversation unless the user has started `limit` in this hour. A repeated request counts once. */
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
      // The values follow the order of the table's columns.
      .select(
        sql`select ${id}, service_id, order_id, starter_id, owner_id, ${now}, null, null, null, 0, null
          from ${parties(conversation, userId)} where ${below}`,
      )
      .onConflictDoNothing(),
    countWhere(db, key, sql`exists (select 1 from conversations where id = ${id})`, now),
  ] as const;
}

type NewMessagePicture = { key: string; position: number; width: number; height: number };

/** Adds one to four pictures. The caller checks the permission to write. */
export async function storeMessagePictures(
  db: Database,
  message: { id: string; conversationId: string; now: number },
  pictures: readonly NewMessagePicture[],
): Promise<void> {
  const { id: messageId, conversationId, now: createdAt } = message;
  await db.insert(messagePictures).values(
    pictures.map((picture) => ({
      ...picture,
      messageId,
      conversationId,
      status: "pending" as const,
      createdAt,
    })),
  );
}

function publishMessagePictures(db: Database, messageId: string) {
  return db
    .update(messagePictures)
    .set({ status: "ready" })
    .where(and(eq(messagePictures.messageId, messageId), sql`exists (select 1 from messages where id = ${messageId})`));
}

// This is a literal, because a bound parameter would prevent the use of the partial index.
const isPending = sql`${messagePictures.status} = 'pending'`;

export async function listStaleMessagePictures(db: Database, before: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ key: messagePictures.key })
    .from(messagePictures)
    .where(and(isPending, lt(messagePictures.createdAt, before)))
    .orderBy(messagePictures.createdAt)
    .limit(limit);
  return rows.map(({ key }) => key);
}

export async function removePendingMessagePictures(db: Database, keys: string[]): Promise<void> {
  await db.delete(messagePictures).where(and(inArray(messagePictures.key, keys), isPending));
}

export function unknownMessagePictures(db: Database, keys: string[]): Promise<string[]> {
  return unreferencedKeys(db, messagePictures.key, keys);
}

const MEASURED = 20;

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

type NewMessage = {
  id: string;
  conversation: { id: string; starterId: string; ownerId: string };
  sender: { id: string; name: string };
  body: string;
  excerpt: string;
  formId: string;
  notification(recipientId: string): Omit<NotificationDraft, "cause">;
};

/** Writes a message. Later statements check that it exists, so a repeated submit writes once. */
export async function writeMessage(
  db: Database,
  message: NewMessage,
  options: NotifyOptions,
): Promise<{ message: MessageRow; pictures: MessagePictureRow[]; mailed: boolean; firstAnswer: boolean }> {
  const { id, conversation, sender, body, formId } = message;
  const { now } = options;
  const isWritten = sql`exists (select 1 from messages where id = ${id})`;
  const written = {
    ...message,
    now,
    isWritten,
    otherId: otherParty(message),
  };
  const [sent, pictures] = selectSent(db, sender.id, formId);
  const [mail, push] = mailOther(db, written, options);
  const answers = await batchByName(db, {
    members: insertMembers(db, written),
    message: db
      .insert(messages)
      .values({
        id,
        conversationId: conversation.id,
        senderId: sender.id,
        body,
        formId,
        createdAt: notBeforeLast(written),
      })
      .onConflictDoNothing({ target: [messages.senderId, messages.formId] }),
    published: publishMessagePictures(db, id),
    ...noteInLists(db, written),
    ...noteAnswer(db, written),
    mail,
    push,
    sent,
    pictures,
  });
  const [row] = answers.sent;
  if (!row) throw new Error("a message was written and cannot be found");
  return {
    message: row,
    pictures: answers.pictures,
    mailed: answers.mail.meta.changes + answers.push.meta.changes > 0,
    firstAnswer: answers.answered.meta.changes > 0,
  };
}

type MessageWrite = NewMessage & {
  now: number;
  otherId: string;
  isWritten: SQL;
};

/** Returns the time of a message. Encoding pictures takes time, in which another message may be sent. */
function notBeforeLast({ conversation, sender, now }: MessageWrite) {
  return sql`max(${now}, (select last_message_at from conversation_members
    where conversation_id = ${conversation.id} and user_id = ${sender.id}))`;
}

function otherParty({ conversation, sender }: NewMessage): string {
  return sender.id === conversation.ownerId ? conversation.starterId : conversation.ownerId;
}

function insertMembers(db: Database, { conversation, sender, otherId, now }: MessageWrite) {
  const first = { conversationId: conversation.id, lastMessageAt: now };
  return db
    .insert(conversationMembers)
    .values([
      { ...first, userId: sender.id, otherId },
      { ...first, userId: otherId, otherId: sender.id },
    ])
    .onConflictDoNothing();
}

function noteInLists(db: Database, { conversation, sender, otherId, excerpt, now, isWritten }: MessageWrite) {
  const last = {
    // If two messages are written at once, the later write can have the earlier time.
    lastMessageAt: sql`max(${conversationMembers.lastMessageAt}, ${now})`,
    lastExcerpt: excerpt,
    lastSenderId: sender.id,
  };
  const memberRow = (userId: string) =>
    and(eq(conversationMembers.conversationId, conversation.id), eq(conversationMembers.userId, userId), isWritten);
  return {
    ownList: db.update(conversationMembers).set(last).where(memberRow(sender.id)),
    otherList: db
      .update(conversationMembers)
      .set({ ...last, unread: sql`${conversationMembers.unread} + 1` })
      .where(memberRow(otherId)),
  };
}

function noteAnswer(db: Database, { conversation, sender, now, isWritten }: MessageWrite) {
  const here = and(eq(conversations.id, conversation.id), isWritten);
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

function mailOther(
  db: Database,
  { conversation, otherId, notification, isWritten }: MessageWrite,
  options: NotifyOptions,
) {
  const wasAllRead = sql`${isWritten} and exists (select 1 from conversation_members
    where conversation_id = ${conversation.id} and user_id = ${otherId} and unread = 1)`;
  return notifyByMail(db, notification(otherId), options, wasAllRead);
}

export async function removeOldMessages(db: Database, before: number, limit: number): Promise<void> {
  const old = sql`(select id from (select id, created_at from messages order by seq limit ${limit})
    where created_at < ${before})`;
  await db.batch([
    db
      .update(conversationMembers)
      .set({ lastExcerpt: "" })
      .where(
        sql`${conversationMembers.conversationId} in (select conversation_id from messages where id in ${old})
          and ${conversationMembers.lastMessageAt} < ${before}`,
      ),
    db.delete(messagePictures).where(inArray(messagePictures.messageId, old)),
    db.delete(messages).where(inArray(messages.id, old)),
  ]);
}
