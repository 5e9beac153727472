import { listArchivesOf } from "~/db/message/archive.server";
import type { Context } from "~/platform/core/context.server";
import { readArchive } from "../message/read-archived-messages.server";
import type { ExportedShare } from "./collect-data-export.server";

/** An invocation has 1,000 calls for all that it does. */
const MOST_ARCHIVES = 400;
const A_TRIP = 100;
/** A Worker has six connections. */
const AT_ONCE = 5;

type Rows = Record<string, unknown>[];

/**
 * What a person wrote that lies in the archive, as its rows would show it. `cut`: there is more, or some of it cannot be
 * read now.
 */
export async function collectArchived(
  context: Pick<Context, "db" | "conversationArchive" | "deferredDb" | "defer" | "now">,
  userId: string,
): Promise<{ messages: Rows; message_pictures: Rows; cut: boolean }> {
  const collected = { messages: [] as Rows, message_pictures: [] as Rows, cut: false };
  let after = "";
  for (let read = 0; ; read += A_TRIP) {
    const page = await listArchivesOf(context.db, userId, { after, limit: A_TRIP });
    if (page.length > 0 && read >= MOST_ARCHIVES) return { ...collected, cut: true };
    for (let from = 0; from < page.length; from += AT_ONCE) {
      const said = page.slice(from, from + AT_ONCE).map((one) => ownWords(context, one, userId));
      for (const one of await Promise.all(said)) {
        collected.messages.push(...(one?.messages ?? []));
        collected.message_pictures.push(...(one?.message_pictures ?? []));
        collected.cut ||= one === null;
      }
    }
    if (page.length < A_TRIP) return collected;
    after = page.at(-1)?.id ?? after;
  }
}

async function ownWords(
  context: Parameters<typeof collectArchived>[0],
  { id, archivedHash }: { id: string; archivedHash: string | null },
  userId: string,
): Promise<{ messages: Rows; message_pictures: Rows } | null> {
  const said = archivedHash === null ? null : await readArchive(context, { id, archivedHash });
  if (said === null) return null;
  const written = said.messages.filter(({ senderId }) => senderId === userId);
  return {
    messages: written.map(({ id: message, createdAt, body }) => ({
      id: message,
      conversation_id: id,
      created_at: createdAt,
      body,
    })),
    message_pictures: written.flatMap((message) =>
      said.pictures
        .filter(({ messageId }) => messageId === message.id)
        .map(({ key, width, height }, position) => ({
          ...{ conversation_id: id, message_id: message.id, position, width, height },
          ...{ created_at: message.createdAt, key },
        })),
    ),
  };
}

/** What is archived is older, so it stands first. */
export function mergeArchived(
  shares: readonly ExportedShare[],
  { cut, ...archived }: Awaited<ReturnType<typeof collectArchived>>,
): ExportedShare[] {
  const left = new Map(Object.entries(archived));
  const whole = shares.map((share) => {
    const older = left.get(share.table) ?? [];
    left.delete(share.table);
    return { ...share, rows: [...older, ...share.rows], cut: share.cut || (cut && share.table in archived) };
  });
  const alone = [...left].filter(([table, rows]) => rows.length > 0 || (cut && table === "messages"));
  return [...whole, ...alone.map(([table, rows]) => ({ table, of: "sender_id", rows, cut }))];
}
