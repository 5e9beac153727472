import { inArray, sql } from "drizzle-orm";
import type { Database } from "../core/connection.server";
import { conversationMembers, messagePictures, messages } from "../schema/messages";

/** Looks only at the oldest `limit`, which stand first. What the inbox shows of them goes with them. */
export async function deleteOldMessages(db: Database, before: number, limit: number): Promise<void> {
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
