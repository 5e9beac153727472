import { DAY, YEAR } from "~/platform/dates";

/** ms after an order's end until its messages are archived. */
export const SAID_IN_ROWS = YEAR;
/** Both sides must also be silent this long, because an open page polls only for newer messages. */
export const SILENT_BEFORE_ARCHIVE = 30 * DAY;

type Message = { seq: number; id: string; senderId: string; body: string; createdAt: number };
type Picture = { key: string; messageId: string; width: number; height: number };

export type Transcript<M extends Message = Message, P extends Picture = Picture> = {
  messages: readonly M[];
  pictures: readonly P[];
};

type Parties = { id: string; orderId: string; starterId: string; ownerId: string };

const FORMAT = "jasawarga/conversation/1";
const SIDES = ["buyer", "seller"] as const;

/** Contains no names, which are anonymised elsewhere when an account closes. */
export function archiveText(
  { id, orderId, starterId, ownerId }: Parties,
  { messages, pictures }: Transcript,
): string {
  return JSON.stringify(
    {
      format: FORMAT,
      conversation: id,
      order: orderId,
      ...{ buyer: starterId, seller: ownerId },
      messages: messages.map((message) => ({
        seq: message.seq,
        id: message.id,
        from: message.senderId === starterId ? "buyer" : "seller",
        at: new Date(message.createdAt).toISOString(),
        body: message.body,
        pictures: pictures
          .filter(({ messageId }) => messageId === message.id)
          .map(({ key, width, height }) => ({ key, width, height })),
      })),
    },
    null,
    1,
  );
}

/** Returns null unless `archiveText` made the text for this conversation. */
export function readArchiveText(text: string, conversationId: string): Transcript | null {
  const archive = parsed(text);
  if (archive?.format !== FORMAT || archive.conversation !== conversationId) return null;
  const messages = archive.messages.map(({ seq, id, from, at, body }) => ({
    ...{ seq, id, body },
    senderId: archive[from],
    createdAt: Date.parse(at),
  }));
  const pictures = archive.messages.flatMap(({ id: messageId, pictures }) =>
    pictures.map(({ key, width, height }) => ({ key, messageId, width, height })),
  );
  return { messages, pictures };
}

type Archive = { format: string; conversation: string } & Record<(typeof SIDES)[number], string> & {
    messages: {
      seq: number;
      id: string;
      from: (typeof SIDES)[number];
      at: string;
      body: string;
      pictures: { key: string; width: number; height: number }[];
    }[];
  };

/** The caller has compared the hash, so `archiveText` wrote the text. */
function parsed(text: string): Archive | null {
  try {
    return JSON.parse(text) as Archive;
  } catch {
    return null;
  }
}

type Shown<M, P> = { messages: M[]; pictures: P[]; more: boolean; cutAt: number };
type Range = { limit: number; before?: number | null; after?: number };

export function isInArchive({ more }: { more: boolean }, { after }: Range): boolean {
  return after === undefined && !more;
}

/** Archived messages are older than `live`. `cutAt` is the time of the last one before the page, or 0. */
export function withArchived<M extends Message, P extends Picture>(
  live: Shown<M, P>,
  archived: Transcript<M, P>,
  { limit, before }: Range,
): Shown<M, P> {
  const all = [...archived.messages.filter(({ seq }) => !before || seq < before), ...live.messages];
  const messages = all.slice(-limit);
  const shown = new Set(messages.map(({ id }) => id));
  return {
    messages,
    pictures: [...archived.pictures.filter(({ messageId }) => shown.has(messageId)), ...live.pictures],
    more: all.length > limit,
    cutAt: all.at(-limit - 1)?.createdAt ?? 0,
  };
}
