import type { MessageView } from "./view";

export type StreamEvent = {
  key: string;
  at: number;
  /** `seq` of the message before it, -1 for none. */
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

/** `seq` of the last message that was written by then (UTC ms), -1 for none. */
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
  // A fold of one line would be as long as the line.
  const start = from === 1 ? 0 : from;
  return { before: lines.slice(0, start), latest: lines.slice(start) };
}
