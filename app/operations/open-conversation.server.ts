import { countAttempt } from "~/db/attempt-counters.server";
import type { Talk } from "~/db/conversations.server";
import { beginConversation, selectParties } from "~/db/new-conversation.server";
import { MINUTE } from "~/domain/dates";
import { CONVERSATIONS_AN_HOUR, MESSAGES_A_MINUTE } from "~/domain/message";
import { type Outcome, ok, refused } from "~/domain/outcome";
import type { Context } from "~/platform/context.server";

export type Parties = { id: string; starterId: string; ownerId: string };

/**
 * Whether somebody may write, in one trip, and the conversation's row where the message is the first. Counts the try:
 * whoever writes quicker than anybody can, or begins more conversations than anybody needs, is refused.
 */
export async function openConversation(
  { db, now }: Pick<Context, "db" | "now">,
  talk: Talk,
  senderId: string,
): Promise<Outcome<Parties, "no_conversation" | "other_suspended" | "too_many" | "too_many_begun">> {
  const key = `message:${senderId}:${Math.floor(now / MINUTE)}`;
  const count = countAttempt(db, key, MESSAGES_A_MINUTE, now);
  const parties = selectParties(db, talk, senderId);
  if (talk.kind === "conversation") {
    const [counted, [found]] = await db.batch([count, parties]);
    return judge(counted.length > 0, found);
  }
  const limit = { now, limit: CONVERSATIONS_AN_HOUR };
  const [counted, [begun], , , [found]] = await db.batch([
    count,
    ...beginConversation(db, talk, senderId, limit),
    parties,
  ]);
  if (!found && !begun?.below) return refused("too_many_begun");
  return judge(counted.length > 0, found);
}

function judge(
  inTime: boolean,
  found: (Parties & { otherSuspended: number }) | undefined,
): Outcome<Parties, "no_conversation" | "other_suspended" | "too_many"> {
  if (!found) return refused("no_conversation");
  if (found.otherSuspended === 1) return refused("other_suspended");
  return inTime ? ok(found) : refused("too_many");
}
