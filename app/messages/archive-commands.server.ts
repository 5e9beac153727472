import { countAttempt } from "~/database/attempt-counters.server";
import { withTimeLimit } from "~/platform/calls.server";
import type { Context } from "~/platform/context.server";
import { DAY, YEAR } from "~/platform/dates";
import { forEachDue, type StepProgress } from "~/platform/job-rotation.server";
import { log } from "~/platform/log.server";
import { digest } from "~/platform/secrets.server";
import { MESSAGES_BESIDE_ORDER } from "./message";
import {
  keepUnarchived,
  listBrokenArchives,
  listOrdersToArchive,
  type MessageRange,
  markArchive,
  moveToArchive,
  type ReadConversation,
  readToArchive,
} from "./queries.server";

/** ms after an order's end until its messages are archived. */
export const SAID_IN_ROWS = YEAR;
/** ms for which both sides must also be silent, because an open page polls only for newer messages. */
const SILENT_BEFORE_ARCHIVE = 30 * DAY;

type Message = { seq: number; id: string; senderId: string; body: string; createdAt: number };
type Picture = { key: string; messageId: string; width: number; height: number };

export type Transcript<M extends Message = Message, P extends Picture = Picture> = {
  messages: readonly M[];
  pictures: readonly P[];
};

type Parties = { id: string; orderId: string; starterId: string; ownerId: string };

const FORMAT = "jasawarga/conversation/1";
const SIDES = ["buyer", "seller"] as const;

/** Returns the text to archive. It contains no names, because a closed account changes them in other places. */
export function archiveText({ id, orderId, starterId, ownerId }: Parties, { messages, pictures }: Transcript): string {
  return JSON.stringify(
    {
      format: FORMAT,
      conversation: id,
      order: orderId,
      buyer: starterId,
      seller: ownerId,
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
    seq,
    id,
    body,
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

/** Parses the text, which `archiveText` wrote, because its hash was compared before. */
function parsed(text: string): Archive | null {
  try {
    return JSON.parse(text) as Archive;
  } catch {
    return null;
  }
}

type ConversationPart<M, P> = { messages: M[]; pictures: P[]; more: boolean; cutAt: number };
type Range = { limit: number; before?: number | null; after?: number };

export function isInArchive({ more }: { more: boolean }, { after }: Range): boolean {
  return after === undefined && !more;
}

/**
 * Puts archived messages before `live`, because they are older. `cutAt` is the time of the last one before the page, or
 * 0.
 */
export function withArchived<M extends Message, P extends Picture>(
  live: ConversationPart<M, P>,
  archived: Transcript<M, P>,
  { limit, before }: Range,
): ConversationPart<M, P> {
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

type ArchiveContext = Pick<Context, "conversationArchive" | "deferredDb" | "defer" | "now">;

/** ms for which a page waits for the archive. */
const MAX_ARCHIVE_WAIT = 4_000;

/**
 * Adds archived messages if the page goes back that far, with one R2 read. `archiveBroken` means that the
 * archive is missing or damaged, so only rows are returned.
 */
export async function withArchivedMessages<Read extends ReadConversation>(
  context: ArchiveContext,
  read: Read,
  range: MessageRange,
): Promise<Read & { archiveBroken?: boolean }> {
  const { id, archivedHash } = read.conversation;
  if (archivedHash === null || !isInArchive(read, range)) return read;
  const said = await readArchive(context, { id, archivedHash });
  return said === null ? { ...read, archiveBroken: true } : { ...read, ...withArchived(read, said, range) };
}

export async function withWholeConversation<Page extends { conversation: ReadConversation | null }>(
  context: ArchiveContext,
  page: Page,
) {
  const { conversation: read } = page;
  const range = { limit: MESSAGES_BESIDE_ORDER };
  return { ...page, conversation: read && (await withArchivedMessages(context, read, range)) };
}

/** Returns null if the object does not match the row's hash. Operators are notified until it is repaired. */
export async function readArchive(
  { conversationArchive, deferredDb, defer, now }: ArchiveContext,
  { id, archivedHash, broken = false }: { id: string; archivedHash: string; broken?: boolean },
): Promise<Transcript | null> {
  const text = await answered(conversationArchive.get(id, archivedHash));
  if (text === undefined) {
    // The archive did not answer, so the object may be fine.
    log("error", "archive_unreachable", { id });
    if (!broken) defer(noteSilence(deferredDb, id, now));
    return null;
  }
  const said = text !== null && (await digest(text)) === archivedHash ? readArchiveText(text, id) : null;
  if (said === null) {
    log("error", "archive_broken", { id });
    defer(markArchive(deferredDb, id, now));
  } else if (broken) defer(markArchive(deferredDb, id, null));
  return said;
}

/** The failures in an hour above which operators get the same alert as for a damaged archive. */
const SILENCES_AN_HOUR = 2;

async function noteSilence(db: ArchiveContext["deferredDb"], id: string, now: number): Promise<void> {
  const counted = await countAttempt(db, `archive-silent:${id}`, SILENCES_AN_HOUR, now);
  if (counted.length === 0) await markArchive(db, id, now);
}

async function answered(text: Promise<string | null>): Promise<string | null | undefined> {
  return withTimeLimit(
    MAX_ARCHIVE_WAIT,
    text.catch(() => undefined),
    undefined,
  );
}

const ORDERS_PER_BATCH = 20;
const BROKEN_A_RUN = 10;

/**
 * Moves messages of orders that ended a year ago to R2. Writes the object, reads it back, then removes the
 * rows in one batch. If it stops in between, the next run writes the same. Returns true if more is left.
 */
export async function archiveConversations(context: Context, progress?: StepProgress): Promise<boolean> {
  const { db, now, conversationArchive } = context;
  const age = { ended: now - SAID_IN_ROWS, silent: now - SILENT_BEFORE_ARCHIVE };
  return forEachDue("archive conversations", {
    progress,
    batch: ORDERS_PER_BATCH,
    list: (limit) => listOrdersToArchive(db, age, limit),
    async work(orderId) {
      const found = await readToArchive(db, orderId);
      if (!found) return keepUnarchived(db, orderId);
      const { conversation, messages } = found;
      const text = archiveText(conversation, found);
      const hash = await digest(text);
      await conversationArchive.put(conversation.id, hash, text);
      const back = await conversationArchive.get(conversation.id, hash);
      if (back !== text) throw new Error("the archive does not hold what was put there");
      await moveToArchive(db, { id: conversation.id, orderId, hash, messages });
    },
  });
}

export async function recheckArchives(context: Context): Promise<void> {
  const broken = await listBrokenArchives(context.db, BROKEN_A_RUN);
  for (const { id, archivedHash } of broken)
    if (archivedHash !== null) await readArchive(context, { id, archivedHash, broken: true });
}
