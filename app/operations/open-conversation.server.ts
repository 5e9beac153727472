import { countAttempt } from "~/db/attempt-counters.server";
import type { Talk } from "~/db/conversations.server";
import { insertMessagePictures, type NewMessagePicture } from "~/db/message-pictures.server";
import { insertConversation, selectParties } from "~/db/new-conversation.server";
import type { Statement } from "~/db/orders.server";
import { MINUTE } from "~/domain/dates";
import { MESSAGES_A_MINUTE } from "~/domain/message";
import { type Outcome, ok, refused } from "~/domain/outcome";
import type { Context } from "~/platform/context.server";

export type Parties = { id: string; starterId: string; ownerId: string };

/**
 * Makes ready what a message needs before it is written, in one trip: the conversation's row where it is the first,
 * and rows for its pictures. Counts the try; whoever writes quicker than anybody can is refused.
 */
export async function openConversation(
  { db, now }: Pick<Context, "db" | "now">,
  talk: Talk,
  message: { id: string; senderId: string },
  pictures: readonly NewMessagePicture[],
): Promise<Outcome<Parties, "no_conversation" | "too_many">> {
  const { senderId } = message;
  const key = `message:${senderId}:${Math.floor(now / MINUTE)}`;
  const count = countAttempt(db, key, MESSAGES_A_MINUTE, now);
  const parties = selectParties(db, talk, senderId);
  const rows: Statement[] = insertMessagePictures(db, talk, { ...message, now }, pictures);
  const [counted, found] =
    talk.kind === "conversation"
      ? await db.batch([count, parties, ...rows])
      : await db
          .batch([count, insertConversation(db, talk, senderId, now), parties, ...rows])
          .then(([counted, , found]) => [counted, found] as const);
  if (!found[0]) return refused("no_conversation");
  return counted.length > 0 ? ok(found[0]) : refused("too_many");
}
