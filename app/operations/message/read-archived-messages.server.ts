import { countAttempt } from "~/db/core/attempt-counters.server";
import { markArchive } from "~/db/message/archive.server";
import type { MessageRange, ReadConversation } from "~/db/message/messages.server";
import { reachesArchive, readArchiveText, type Transcript, withArchived } from "~/domain/message/archive";
import { MESSAGES_BESIDE_ORDER } from "~/domain/message/message";
import { digest } from "~/platform/account/tokens.server";
import type { Context } from "~/platform/core/context.server";
import { log } from "~/platform/core/log.server";
import { atMost } from "~/platform/core/time-limit.server";

type Means = Pick<Context, "conversationArchive" | "deferredDb" | "defer" | "now">;

/** ms that a page waits for the archive. */
const PATIENCE = 4_000;

/**
 * With what was archived, where the page goes back that far: one read of R2, and none for any other conversation.
 * `archiveBroken`: it is missing or is not what was put there, so only what still stands in rows is here.
 */
export async function withArchivedMessages<Read extends ReadConversation>(
  context: Means,
  read: Read,
  range: MessageRange,
): Promise<Read & { archiveBroken?: boolean }> {
  const { id, archivedHash } = read.conversation;
  if (archivedHash === null || !reachesArchive(read, range)) return read;
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

/** Null where it does not hold what the row's hash says: that is logged, and told to operators until it is whole again. */
export async function readArchive(
  { conversationArchive, deferredDb, defer, now }: Means,
  { id, archivedHash, broken = false }: { id: string; archivedHash: string; broken?: boolean },
): Promise<Transcript | null> {
  const text = await answered(conversationArchive.get(id, archivedHash));
  if (text === undefined) {
    // Nobody answered: nothing is known of what lies there.
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

/** More often than that within an hour, operators are told as of one that is broken, until it answers again. */
const SILENCES_AN_HOUR = 2;

async function noteSilence(db: Means["deferredDb"], id: string, now: number): Promise<void> {
  const counted = await countAttempt(db, `archive-silent:${id}`, SILENCES_AN_HOUR, now);
  if (counted.length === 0) await markArchive(db, id, now);
}

async function answered(text: Promise<string | null>): Promise<string | null | undefined> {
  return atMost(
    PATIENCE,
    text.catch(() => undefined),
    undefined,
  );
}
