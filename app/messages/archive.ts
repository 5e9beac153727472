import { DAY, YEAR } from "~/platform/dates";

/** How long after its end what was said about an order stays in rows, ms. */
export const SAID_IN_ROWS = YEAR;
/** Nor is anything moved before both sides have been silent for so long, ms: an open page asks for newer messages only. */
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

/** The same rows give the same text. No names: whoever closes an account is written over where names are kept. */
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

/** Null for what no `archiveText` of this conversation is. */
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

/** Its hash was checked before: whatever has the hash was written by `archiveText`. */
function parsed(text: string): Archive | null {
  try {
    return JSON.parse(text) as Archive;
  } catch {
    return null;
  }
}

type Shown<M, P> = { messages: M[]; pictures: P[]; more: boolean; cutAt: number };
type Range = { limit: number; before?: number | null; after?: number };

export function reachesArchive({ more }: { more: boolean }, { after }: Range): boolean {
  return after === undefined && !more;
}

/** `live`: a page of the rows; what is archived is older. `cutAt`: UTC ms of the last message before the page, 0 for none. */
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
