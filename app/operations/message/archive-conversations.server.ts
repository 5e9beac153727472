import {
  leaveInRows,
  listBrokenArchives,
  listOrdersToArchive,
  moveToArchive,
  readToArchive,
} from "~/db/message/archive.server";
import { archiveText, SAID_IN_ROWS, SILENT_BEFORE_ARCHIVE } from "~/domain/message/archive";
import { digest } from "~/platform/account/tokens.server";
import type { Context } from "~/platform/core/context.server";
import { forEachDue } from "../core/each-due.server";
import type { StepTurn } from "../core/take-turns.server";
import { readArchive } from "./read-archived-messages.server";

const ORDERS_A_BATCH = 20;
const BROKEN_A_RUN = 10;

/**
 * What was said about orders that ended a year ago moves to R2: the object first, read back, then one batch takes the rows
 * away and says so. Ended anywhere between, the rows are there still and the next run writes the same. True: there is more.
 */
export async function archiveConversations(context: Context, turn?: StepTurn): Promise<boolean> {
  const { db, now, conversationArchive } = context;
  const age = { ended: now - SAID_IN_ROWS, silent: now - SILENT_BEFORE_ARCHIVE };
  return forEachDue("archive conversations", {
    ...{ turn, batch: ORDERS_A_BATCH },
    list: (limit) => listOrdersToArchive(db, age, limit),
    async work(orderId) {
      const found = await readToArchive(db, orderId);
      if (!found) return leaveInRows(db, orderId);
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

/** Those that could not be read, until they can be: an object that was put back ends the alert by itself. */
export async function recheckArchives(context: Context): Promise<void> {
  const broken = await listBrokenArchives(context.db, BROKEN_A_RUN);
  for (const { id, archivedHash } of broken)
    if (archivedHash !== null) await readArchive(context, { id, archivedHash, broken: true });
}
