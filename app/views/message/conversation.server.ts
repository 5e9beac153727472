import { contactWords } from "~/copy/account/contact-hint";
import type {
  Conversation,
  MessagePictureRow,
  MessageRow,
  ReadConversation,
} from "~/db/message/messages.server";
import type { Prospect } from "~/db/message/new-conversation.server";
import { contactKinds } from "~/domain/account/contact-hint";
import { firstUnread, type MessageView, type TalkView } from "~/domain/message/view";

type Reader = { id: string; suspended?: boolean };

/** A stretch of a conversation as one of its two people reads it; `appOrigin`: ours, whose links lead nobody away. */
export function conversationView(read: ReadConversation, reader: Reader, appOrigin: string) {
  const messages = read.messages.map((message) => messageView(read, message, reader, appOrigin));
  const { unread } = read.conversation;
  return { talk: talkView(read.conversation, reader), messages, newFrom: firstUnread(messages, unread) };
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
    at: createdAt,
    pictures: pictures
      .filter(({ messageId }) => messageId === id)
      .map(({ key, width, height }) => ({
        url: `/messages/${conversation.id}/pictures/${key}`,
        width,
        height,
      })),
    leads: contactWords(contactKinds(body, new URL(appOrigin).host)),
  };
}

export function talkView(talk: Conversation | Prospect, reader?: Reader): TalkView {
  const { otherId, otherName, otherPicture, title, orderId, responseMinutes } = talk;
  const id = "id" in talk ? talk.id : null;
  const away = "otherSuspendedAt" in talk && talk.otherSuspendedAt !== null;
  return {
    id,
    otherId,
    otherName,
    otherPicture,
    title,
    href: hrefOf(talk),
    orderId,
    responseMinutes,
    closed: closedSentence(reader?.suspended === true, away ? otherName : null),
  };
}

/** Why nobody can write; `away`: name of the other, if they are suspended. */
export function closedSentence(suspended: boolean, away: string | null): string | null {
  if (suspended) return "Akun Anda ditangguhkan, jadi Anda tidak dapat mengirim pesan.";
  return away && `Akun ${away} sedang ditangguhkan, jadi pesan baru tidak dapat dikirim kepadanya.`;
}

function hrefOf(talk: Conversation | Prospect): string | null {
  if (talk.orderId) return `/dashboard/orders/${talk.orderId}`;
  if ("gone" in talk && talk.gone) return null;
  return `/${talk.kind === "offer" ? "gig" : "wanted"}/${talk.listingId}`;
}
