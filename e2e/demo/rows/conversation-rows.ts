import type { InferInsertModel } from "drizzle-orm";
import type { conversationMembers, conversations, messagePictures, messages } from "~/database/schema/messages";
import { newId } from "~/database/statements.server";
import { messageExcerpt } from "~/messages/text";
import { DAY } from "~/platform/dates";

import { type DemoFile, demoFile } from "../picture";
import type { DemoConversation } from "../types";

export type ConversationRows = {
  conversation: InferInsertModel<typeof conversations>;
  members: InferInsertModel<typeof conversationMembers>[];
  messages: InferInsertModel<typeof messages>[];
  pictures: InferInsertModel<typeof messagePictures>[];
  files: DemoFile[];
};

type Parties = {
  orderId: string | null;
  listingId: string;
  starterId: string;
  ownerId: string;
  now: number;
};

/** Triggers update the unread counts. */
export function conversationRows(
  conversation: DemoConversation,
  { orderId, listingId, starterId, ownerId, now }: Parties,
): ConversationRows {
  const id = newId();
  const said = conversation.lines.map((line, place) => ({
    ...line,
    id: newId(),
    at: Math.round(now - line.at * DAY),
    senderId: line.by === "starter" ? starterId : ownerId,
    picture: line.picture ? demoFile(line.picture, "message", `${conversation.about}/${place}`) : null,
  }));
  const [first, last] = [said[0], said[said.length - 1]];
  if (!first || !last) throw new Error(`the conversation is empty: ${conversation.about}`);
  const firstAskedAt = said.find(({ by }) => by === "starter")?.at ?? null;
  const answer = said.find(({ by, at }) => by === "owner" && firstAskedAt !== null && at > firstAskedAt);
  const member = (userId: string, otherId: string) => ({
    conversationId: id,
    userId,
    otherId,
    unread: userId === last.senderId ? 0 : (conversation.unread ?? 0),
    lastMessageAt: last.at,
    lastExcerpt: messageExcerpt(last.text, last.picture ? 1 : 0),
    lastSenderId: last.senderId,
  });
  return {
    conversation: {
      id,
      orderId,
      starterId,
      ownerId,
      firstAskedAt,
      listingId,
      createdAt: first.at,
      firstAnsweredAt: answer?.at ?? null,
    },
    members: [member(starterId, ownerId), member(ownerId, starterId)],
    messages: said.map(({ id: messageId, senderId, text, at }) => ({
      id: messageId,
      senderId,
      conversationId: id,
      body: text,
      formId: messageId,
      createdAt: at,
    })),
    pictures: said.flatMap(({ id: messageId, picture, at }) =>
      picture
        ? [
            {
              key: picture.key,
              messageId,
              conversationId: id,
              position: 0,
              width: 960,
              height: 720,
              status: "ready" as const,
              createdAt: at,
            },
          ]
        : [],
    ),
    files: said.flatMap(({ picture }) => picture ?? []),
  };
}
