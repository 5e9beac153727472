import { contactKinds } from "~/accounts/contact-details";
import { CLOSED_PERSON, contactWords } from "~/accounts/text";
import { HIDDEN_TITLES } from "~/listings/text";
import { eventSentence } from "~/orders/event-text";
import { ORDER_STATUS_LABELS, PHASE_BADGES } from "~/orders/label-text";
import { type DueFacts, type OrderStatus, orderPath, phaseDueAt } from "~/orders/order";
import { clockTime, dateText, dayHeading, listTime } from "~/platform/date-text";
import { MINUTE, toDateInput, type Zone } from "~/platform/dates";
import { type ConversationView, type EventView, firstUnread, lastSeqBefore, type MessageView } from "./message";
import type {
  Conversation,
  ConversationPage,
  ConversationPartner,
  ListedConversation,
  MessagePictureRow,
  MessageRow,
  ReadConversation,
} from "./queries.server";
import { MESSAGES_CLOSED, messageExcerpt } from "./text";

export function closedSentence(suspended: boolean, away: string | null, blocked = false): string | null {
  if (suspended) return "Akun Anda ditangguhkan, jadi Anda tidak dapat mengirim pesan.";
  if (away === CLOSED_PERSON)
    return "Pengguna ini sudah menutup akunnya, jadi pesan baru tidak dapat dikirim kepadanya.";
  if (away) return `Akun ${away} sedang ditangguhkan, jadi pesan baru tidak dapat dikirim kepadanya.`;
  return blocked ? MESSAGES_CLOSED : null;
}

type Subject = {
  kind: "offer" | "wanted";
  gone: boolean;
  order: (DueFacts & { status: OrderStatus }) | null;
};

function subjectNote({ kind, gone, order }: Subject, zone: Zone): string {
  if (order) {
    const due = phaseDueAt(order);
    const status = (order.phase && PHASE_BADGES[order.phase]) ?? ORDER_STATUS_LABELS[order.status];
    // The word "Tenggat" is for the deadline of the work. In other phases an answer is due then.
    const isWork = order.phase === "working" || order.phase === "revision";
    return due === null ? status : `${status} · ${isWork ? "tenggat" : "sampai"} ${dateText(toDateInput(due, zone))}`;
  }
  if (gone) return "Tidak lagi tersedia";
  return kind === "offer" ? "Jasa yang ditawarkan" : "Jasa yang dicari";
}

/** A conversation. `archiveBroken` means that the archive is missing or does not match its hash. */
export type ConversationWithArchive = ReadConversation & { archiveBroken?: boolean };

type Reader = { id: string; suspended?: boolean; zone: Zone };

/** Returns the view of a conversation. Links to `appOrigin` cause no warning about contact details. */
export function conversationView(read: ConversationWithArchive, reader: Reader, appOrigin: string) {
  const messages = read.messages.map((message) => messageView(read, message, reader, appOrigin));
  const { unread } = read.conversation;
  return {
    conversation: partnerView(read.conversation, reader),
    messages,
    newFrom: firstUnread(messages, unread),
    archiveBroken: read.archiveBroken === true,
  };
}

export function messageView(
  { conversation, pictures }: { conversation: { id: string }; pictures: readonly MessagePictureRow[] },
  { id, seq, body, senderId, createdAt }: MessageRow,
  reader: Reader,
  appOrigin: string,
): MessageView {
  return {
    seq,
    mine: senderId === reader.id,
    body,
    at: toTheMinute(createdAt),
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

export function partnerView(conversation: Conversation | ConversationPartner, reader: Reader): ConversationView {
  const { otherId, otherName, otherPicture, title, orderId, responseMinutes } = conversation;
  const id = "id" in conversation ? conversation.id : null;
  const away = "otherSuspendedAt" in conversation && conversation.otherSuspendedAt !== null;
  return {
    id,
    otherId,
    otherName,
    otherPicture,
    title: title ?? HIDDEN_TITLES[conversation.kind],
    href: conversationHref(conversation),
    orderId,
    ...("order" in conversation ? conversationSubject(conversation, reader.zone) : { cover: null, note: "" }),
    responseMinutes,
    zone: reader.zone,
    isBlocker: "isBlocker" in conversation && conversation.isBlocker === 1,
    closed: closedSentence(
      reader.suspended === true,
      away ? otherName : null,
      "blocked" in conversation && conversation.blocked === 1,
    ),
  };
}

function conversationSubject(conversation: Conversation, zone: Zone) {
  const { kind, gone, order, coverUrl } = conversation;
  return { cover: coverUrl, note: subjectNote({ kind, gone: gone === 1, order }, zone) };
}

export function conversationPageView(
  page: ConversationPage & { latest: boolean },
  reader: Reader,
  appOrigin: string,
  now: number,
) {
  const until = page.latest ? Number.POSITIVE_INFINITY : (page.messages.at(-1)?.createdAt ?? 0);
  const meanwhile = page.events.filter(({ at }) => at > page.cutAt && at <= until);
  const side = page.conversation.order?.buyerId === reader.id ? "buyer" : "seller";
  return {
    ...conversationView(page, reader, appOrigin),
    events: meanwhile.map(
      ({ kind, at }): EventView => ({
        at: toTheMinute(at),
        after: lastSeqBefore(page.messages, at),
        text: eventSentence(kind, side),
      }),
    ),
    beside: page.beside.map((item) => inboxView(item, now, reader.zone)),
  };
}

export function reportableMessages(read: ReadConversation, reader: Reader, now: number) {
  const { otherId, otherName } = read.conversation;
  const said = read.messages.filter(({ senderId }) => senderId === otherId);
  const pictures = (id: string) => read.pictures.filter(({ messageId }) => messageId === id).length;
  return {
    otherName,
    archived: read.conversation.archivedHash !== null,
    messages: said.reverse().map(({ id, body, createdAt }) => ({
      id,
      text: messageExcerpt(body, pictures(id)),
      when: `${dayHeading(createdAt, now, reader.zone)}, ${clockTime(createdAt, reader.zone)}`,
    })),
  };
}

export function inboxView({ at, about, kind, ...item }: ListedConversation, now: number, zone: Zone) {
  return { ...item, about: about ?? HIDDEN_TITLES[kind], time: listTime(at, now, zone) };
}

function conversationHref(conversation: Conversation | ConversationPartner): string | null {
  if (conversation.orderId) return orderPath(conversation.orderId);
  if ("gone" in conversation && conversation.gone) return null;
  return `/${conversation.kind === "offer" ? "gig" : "wanted"}/${conversation.listingId}`;
}

function toTheMinute(at: number): number {
  return Math.floor(at / MINUTE) * MINUTE;
}
