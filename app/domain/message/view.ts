/** A picture of a message; `url` is the base under which its widths lie, for its two people alone. */
export type MessagePicture = { url: string; width: number; height: number };

/** A message as one of the two reads it. */
export type MessageView = {
  id: string;
  seq: number;
  mine: boolean;
  body: string;
  /** UTC ms */
  at: number;
  pictures: MessagePicture[];
  /** What in it leads out of JasaWarga, in words. */
  contactHints: string | null;
};

/** Whom one talks with, and about what. `id` is null as long as nothing was written. */
export type ConversationView = {
  id: string | null;
  otherId: string;
  otherName: string;
  otherPicture: string | null;
  title: string;
  /** Null when the listing is gone. */
  href: string | null;
  orderId: string | null;
  responseMinutes: number | null;
  /** Why nobody can write here, as the reader is told; null where they can. */
  closed: string | null;
};

/** The messages of both, each once, in the order they arrived. */
export function bySeq(some: readonly MessageView[], others: readonly MessageView[]): MessageView[] {
  const all = new Map([...some, ...others].map((message) => [message.seq, message]));
  return [...all.values()].sort((a, b) => a.seq - b.seq);
}

/** Where the unread ones begin: the other's last `unread` messages; null when there are none, or all of them are. */
export function firstUnread(messages: readonly MessageView[], unread: number): number | null {
  const others = messages.filter(({ mine }) => !mine);
  const first = unread > 0 ? others[Math.max(0, others.length - unread)] : undefined;
  return first && first !== messages[0] ? first.seq : null;
}
