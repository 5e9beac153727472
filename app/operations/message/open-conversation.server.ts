import { countAttempt } from "~/db/core/attempt-counters.server";
import type { ConversationKey } from "~/db/message/conversations.server";
import { beginConversation, selectParties } from "~/db/message/new-conversation.server";
import { MINUTE } from "~/domain/core/dates";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import { CONVERSATIONS_AN_HOUR, MESSAGES_A_MINUTE } from "~/domain/message/message";
import type { Context } from "~/platform/core/context.server";
import { countPictures } from "../core/encode-pictures.server";

type Parties = { id: string; starterId: string; ownerId: string; otherHasWritten: number };

type WritingRefusal = "no_conversation" | "other_suspended" | "too_many" | "too_many_pictures";

export async function openConversation(
  { db, now }: Pick<Context, "db" | "now">,
  conversation: ConversationKey,
  senderId: string,
  pictures: number,
): Promise<Outcome<Parties, WritingRefusal | "too_many_begun">> {
  const key = `message:${senderId}:${Math.floor(now / MINUTE)}`;
  const count = countAttempt(db, key, MESSAGES_A_MINUTE, now);
  const illustrated = pictures > 0 ? [countPictures(db, senderId, pictures, now)] : [];
  const parties = selectParties(db, conversation, senderId);
  if (conversation.kind === "conversation") {
    const [counted, [found], shown] = await db.batch([count, parties, ...illustrated]);
    return judge(found, { text: counted, shown });
  }
  const limit = { now, limit: CONVERSATIONS_AN_HOUR };
  const [counted, [begun], , , [found], shown] = await db.batch([
    count,
    ...beginConversation(db, conversation, senderId, limit),
    parties,
    ...illustrated,
  ]);
  if (!found && !begun?.below) return refused("too_many_begun");
  return judge(found, { text: counted, shown });
}

function judge(
  found: (Parties & { otherSuspended: number }) | undefined,
  { text, shown }: { text: readonly unknown[]; shown: readonly unknown[] | undefined },
): Outcome<Parties, WritingRefusal> {
  if (!found) return refused("no_conversation");
  if (found.otherSuspended === 1) return refused("other_suspended");
  if (text.length === 0) return refused("too_many");
  return shown?.length === 0 ? refused("too_many_pictures") : ok(found);
}
