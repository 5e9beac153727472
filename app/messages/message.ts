import type { Zone } from "~/platform/dates";

export const MAX_MESSAGE = 5_000;
export const MAX_MESSAGE_PICTURES = 4;
export const MESSAGES_SHOWN = 30;
export const MESSAGES_BESIDE_ORDER = 10;
export const MESSAGES_A_MINUTE = 60;

export const CONVERSATIONS_AN_HOUR = 20;

/** The reasons why nothing was sent. failed: an error of ours. */
export type MessageRefusal =
  | {
      ok: false;
      reason:
        | "no_conversation"
        | "other_suspended"
        | "blocked"
        | "too_many"
        | "too_many_begun"
        | "too_many_pictures"
        | "lost_picture"
        | "failed";
    }
  | { ok: false; reason: "bad_picture"; sentence: string };

export type StreamEvent = {
  key: string;
  at: number;
  /** The `seq` of the previous message, or -1. */
  after: number;
  title: string;
  facts: string;
  quote: string | null;
  files: readonly { href: string; preview: string | null; name: string; size: string }[];
};

export type StreamLine<Event> = { event: Event } | { message: MessageView };

const OPEN = { running: 3, over: 2 };

export function streamOf<Event extends { after: number }>(
  events: readonly Event[],
  messages: readonly MessageView[],
): StreamLine<Event>[] {
  const lines: StreamLine<Event>[] = messages.map((message) => ({ message }));
  for (const event of events) {
    const next = lines.findIndex((line) => "message" in line && line.message.seq > event.after);
    lines.splice(next < 0 ? lines.length : next, 0, { event });
  }
  return lines;
}

/** Returns -1 if nobody had written by then. */
export function lastSeqBefore(messages: readonly { seq: number; createdAt: number }[], at: number): number {
  return Math.max(-1, ...messages.filter(({ createdAt }) => createdAt <= at).map(({ seq }) => seq));
}

export function latestOf<Event>(
  lines: readonly StreamLine<Event>[],
  { newFrom, over }: { newFrom: number | null; over: boolean },
): { before: StreamLine<Event>[]; latest: StreamLine<Event>[] } {
  const unread = lines.findIndex((line) => "message" in line && line.message.seq === newFrom);
  const latest = Math.max(0, lines.length - (over ? OPEN.over : OPEN.running));
  const from = unread < 0 ? latest : Math.min(unread, latest);
  // A single row stays, because collapsing it would save no space.
  const start = from === 1 ? 0 : from;
  return { before: lines.slice(0, start), latest: lines.slice(start) };
}

/** A picture. `url` is the base of its sizes, which only the two people can read. */
type MessagePicture = { url: string; width: number; height: number };

export type MessageView = {
  seq: number;
  mine: boolean;
  body: string;
  /** UTC ms, rounded to the shown minute, because more digits would only add bytes. */
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
  isBlocker: boolean;
  closed: string | null;
};

export type EventView = { at: number; after: number; text: string };

export function bySeq(some: readonly MessageView[], others: readonly MessageView[]): MessageView[] {
  const all = new Map([...some, ...others].map((message) => [message.seq, message]));
  return [...all.values()].sort((a, b) => a.seq - b.seq);
}

/** Returns the first unread message. Null if there is none, or if all are unread. */
export function firstUnread(messages: readonly MessageView[], unread: number): number | null {
  const others = messages.filter(({ mine }) => !mine);
  const first = unread > 0 ? others[Math.max(0, others.length - unread)] : undefined;
  return first && first !== messages[0] ? first.seq : null;
}
