import type { Zone } from "../core/dates";

/** `url`: base under which its widths lie, readable by its two people alone. */
type MessagePicture = { url: string; width: number; height: number };

export type MessageView = {
  seq: number;
  mine: boolean;
  body: string;
  /** UTC ms, to the minute as it is shown: more digits would only be sent. */
  at: number;
  pictures: MessagePicture[];
  contactHints: string | null;
};

export type ConversationView = {
  id: string | null;
  otherId: string;
  otherName: string;
  otherPicture: string | null;
  title: string;
  href: string | null;
  orderId: string | null;
  cover: string | null;
  note: string;
  responseMinutes: number | null;
  zone: Zone;
  closed: string | null;
};

export type EventView = { at: number; after: number; text: string };

export function bySeq(some: readonly MessageView[], others: readonly MessageView[]): MessageView[] {
  const all = new Map([...some, ...others].map((message) => [message.seq, message]));
  return [...all.values()].sort((a, b) => a.seq - b.seq);
}

/** Null when there are none, or all are unread. */
export function firstUnread(messages: readonly MessageView[], unread: number): number | null {
  const others = messages.filter(({ mine }) => !mine);
  const first = unread > 0 ? others[Math.max(0, others.length - unread)] : undefined;
  return first && first !== messages[0] ? first.seq : null;
}
