import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../core/connection.server";
import { unreferencedKeys } from "../core/unreferenced-keys.server";
import { conversationMembers, messagePictures } from "../schema/messages";

type NewMessagePicture = { key: string; position: number; width: number; height: number };

/** One to four. The caller checks the right to write. */
export async function insertMessagePictures(
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

export function publishMessagePictures(db: Database, messageId: string) {
  return db
    .update(messagePictures)
    .set({ status: "ready" })
    .where(
      and(
        eq(messagePictures.messageId, messageId),
        sql`exists (select 1 from messages where id = ${messageId})`,
      ),
    );
}

/** Only for its conversation's two people, once the message was sent. */
export async function maySeePicture(
  db: Database,
  picture: { key: string; conversationId: string },
  userId: string,
): Promise<boolean> {
  const rows = await db
    .select({ key: messagePictures.key })
    .from(messagePictures)
    .innerJoin(
      conversationMembers,
      and(
        eq(conversationMembers.conversationId, messagePictures.conversationId),
        eq(conversationMembers.userId, userId),
      ),
    )
    .where(
      and(
        eq(messagePictures.key, picture.key),
        eq(messagePictures.conversationId, picture.conversationId),
        eq(messagePictures.status, "ready"),
      ),
    );
  return rows.length > 0;
}

// Written out: a bound parameter would keep the planner from the partial index.
const isPending = sql`${messagePictures.status} = 'pending'`;

/** Rides on message_pictures_pending. */
export async function listStaleMessagePictures(
  db: Database,
  before: number,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ key: messagePictures.key })
    .from(messagePictures)
    .where(and(isPending, lt(messagePictures.createdAt, before)))
    .orderBy(messagePictures.createdAt)
    .limit(limit);
  return rows.map(({ key }) => key);
}

export async function deletePendingMessagePictures(db: Database, keys: string[]): Promise<void> {
  await db.delete(messagePictures).where(and(inArray(messagePictures.key, keys), isPending));
}

export function unknownMessagePictures(db: Database, keys: string[]): Promise<string[]> {
  return unreferencedKeys(db, messagePictures.key, keys);
}
