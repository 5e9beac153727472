import { contactWords } from "~/copy/account/contact-hint";
import type {
  Conversation,
  MessagePictureRow,
  MessageRow,
  ReadConversation,
} from "~/db/message/messages.server";
import type { ConversationPartner } from "~/db/message/new-conversation.server";
import { contactKinds } from "~/domain/account/contact-hint";
import { MINUTE, type Zone } from "~/domain/core/dates";
import { type ConversationView, firstUnread, type MessageView } from "~/domain/message/view";
import { orderPath } from "~/domain/order/path";

type Reader = { id: string; suspended?: boolean; zone: Zone };

/** Contact hints leave out links to `appOrigin`. */
export function conversationView(read: ReadConversation, reader: Reader, appOrigin: string) {
  const messages = read.messages.map((message) => messageView(read, message, reader, appOrigin));
  const { unread } = read.conversation;
  return {
    conversation: partnerView(read.conversation, reader),
    messages,
    newFrom: firstUnread(messages, unread),
  };
}

export function messageView(
  { conversation, pictures }: { conversation: { id: string }; pictures: readonly MessagePictureRow[] },
  { id, seq, body, senderId, createdAt }: MessageRow,
  reader: Reader,
  appOrigin: string,
): MessageView {
  return {
    id,
    seq,
    mine: senderId === reader.id,
    body,
    at: Math.floor(createdAt / MINUTE) * MINUTE,
    pictures: pictures
      .filter(({ messageId }) => messageId === id)
      .map(({ key, width, height }) => ({
        url: `/messages/${conversation.id}/pictures/${key}`,
        width,
        height,
      })),
    contactHints: contactWords(contactKinds(body, new URL(appOrigin).host)),
  };
}

export function partnerView(
  conversation: Conversation | ConversationPartner,
  reader: Reader,
): ConversationView {
  const { otherId, otherName, otherPicture, title, orderId, responseMinutes } = conversation;
  const id = "id" in conversation ? conversation.id : null;
  const away = "otherSuspendedAt" in conversation && conversation.otherSuspendedAt !== null;
  return {
    id,
    otherId,
    otherName,
    otherPicture,
    title,
    href: hrefOf(conversation),
    orderId,
    responseMinutes,
    zone: reader.zone,
    closed: closedSentence(reader.suspended === true, away ? otherName : null),
  };
}

/** `away`: name of the other, if they are suspended. */
export function closedSentence(suspended: boolean, away: string | null): string | null {
  if (suspended) return "Akun Anda ditangguhkan, jadi Anda tidak dapat mengirim pesan.";
  return away && `Akun ${away} sedang ditangguhkan, jadi pesan baru tidak dapat dikirim kepadanya.`;
}

function hrefOf(conversation: Conversation | ConversationPartner): string | null {
  if (conversation.orderId) return orderPath(conversation.orderId);
  if ("gone" in conversation && conversation.gone) return null;
  return `/${conversation.kind === "offer" ? "gig" : "wanted"}/${conversation.listingId}`;
}
