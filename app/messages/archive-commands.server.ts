import { countAttempt } from "~/database/attempt-counters.server";
import { withTimeLimit } from "~/platform/calls.server";
import type { Context } from "~/platform/context.server";
import { log } from "~/platform/log.server";
import { digest } from "~/platform/secrets.server";
import { forEachDue, type StepTurn } from "~/platform/turns.server";
import {
  archiveText,
  isInArchive,
  readArchiveText,
  SAID_IN_ROWS,
  SILENT_BEFORE_ARCHIVE,
  type Transcript,
  withArchived,
} from "./archive";
import {
  keepUnarchived,
  listBrokenArchives,
  listOrdersToArchive,
  markArchive,
  moveToArchive,
  readToArchive,
} from "./archive-queries.server";
import { MESSAGES_BESIDE_ORDER } from "./message";
import type { MessageRange, ReadConversation } from "./queries.server";

type Means = Pick<Context, "conversationArchive" | "deferredDb" | "defer" | "now">;

/** ms that a page waits for the archive. */
const PATIENCE = 4_000;

/**
 * Adds archived messages if the page goes back that far, with one R2 read. `archiveBroken` means that the
 * archive is missing or damaged, so only rows are returned.
 */
export async function withArchivedMessages<Read extends ReadConversation>(
  context: Means,
  read: Read,
  range: MessageRange,
): Promise<Read & { archiveBroken?: boolean }> {
  const { id, archivedHash } = read.conversation;
  if (archivedHash === null || !isInArchive(read, range)) return read;
  const said = await readArchive(context, { id, archivedHash });
  return said === null ? { ...read, archiveBroken: true } : { ...read, ...withArchived(read, said, range) };
}

export async function withWholeConversation<Page extends { conversation: ReadConversation | null }>(
  context: Means,
  page: Page,
) {
  const { conversation: read } = page;
  const range = { limit: MESSAGES_BESIDE_ORDER };
  return { ...page, conversation: read && (await withArchivedMessages(context, read, range)) };
}

/** Returns null if the object does not match the row's hash. Operators are notified until it is repaired. */
export async function readArchive(
  { conversationArchive, deferredDb, defer, now }: Means,
  { id, archivedHash, broken = false }: { id: string; archivedHash: string; broken?: boolean },
): Promise<Transcript | null> {
  const text = await answered(conversationArchive.get(id, archivedHash));
  if (text === undefined) {
    // Without an answer nothing is known about the object.
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

/** After more failures per hour, operators are notified as for a damaged archive, until it answers again. */
const SILENCES_AN_HOUR = 2;

async function noteSilence(db: Means["deferredDb"], id: string, now: number): Promise<void> {
  const counted = await countAttempt(db, `archive-silent:${id}`, SILENCES_AN_HOUR, now);
  if (counted.length === 0) await markArchive(db, id, now);
}

async function answered(text: Promise<string | null>): Promise<string | null | undefined> {
  return withTimeLimit(
    PATIENCE,
    text.catch(() => undefined),
    undefined,
  );
}

const ORDERS_A_BATCH = 20;
const BROKEN_A_RUN = 10;

/**
 * Moves messages of orders that ended a year ago to R2. Writes the object, reads it back, then removes the
 * rows in one batch. If it stops in between, the next run writes the same. Returns true if more is left.
 */
export async function archiveConversations(context: Context, turn?: StepTurn): Promise<boolean> {
  const { db, now, conversationArchive } = context;
  const age = { ended: now - SAID_IN_ROWS, silent: now - SILENT_BEFORE_ARCHIVE };
  return forEachDue("archive conversations", {
    ...{ turn, batch: ORDERS_A_BATCH },
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

/** Ends the alert about an archive that somebody restored. */
export async function recheckArchives(context: Context): Promise<void> {
  const broken = await listBrokenArchives(context.db, BROKEN_A_RUN);
  for (const { id, archivedHash } of broken)
    if (archivedHash !== null) await readArchive(context, { id, archivedHash, broken: true });
}
