import { WORDS_REMOVED } from "~/copy/order/requirements-text";
import { deleteOldRequests } from "~/db/account/data-requests.server";
import { listArchivesOfOrders } from "~/db/message/archive.server";
import { deleteOldMessages } from "~/db/message/old-messages.server";
import { removeOldAccounts } from "~/db/money/old-accounts.server";
import { listOrdersWithOldWords, removeOrderWords } from "~/db/order/old-words.server";
import { emptyOldEvidence } from "~/db/report/evidence.server";
import { deleteOldReports } from "~/db/report/old-reports.server";
import { REQUEST_KEPT } from "~/domain/account/data-request";
import { MONEY_KEPT, TRADE_KEPT } from "~/domain/core/retention";
import { EVIDENCE_KEPT } from "~/domain/report/report";
import type { Context } from "~/platform/core/context.server";

const ORDERS_A_BATCH = 50;
const ROWS_A_BATCH = 100;

/** What the privacy page promises for after five and ten years, and earlier what was reported. Bounded; true: there are more orders. */
export async function endRetention({
  db,
  now,
  conversationArchive,
}: Pick<Context, "db" | "now" | "conversationArchive">): Promise<boolean> {
  const ended = await listOrdersWithOldWords(db, now - TRADE_KEPT, ORDERS_A_BATCH);
  if (ended.length > 0) {
    const archived = await listArchivesOfOrders(db, ended);
    // Objects first: no row would name what a broken run left.
    for (const id of archived) await conversationArchive.remove(id);
    await removeOrderWords(db, { ids: ended, archived }, WORDS_REMOVED, now);
  }
  await deleteOldMessages(db, now - TRADE_KEPT, ROWS_A_BATCH);
  await deleteOldReports(db, now - TRADE_KEPT, ROWS_A_BATCH);
  await emptyOldEvidence(db, now - EVIDENCE_KEPT, ROWS_A_BATCH);
  await removeOldAccounts(db, now - MONEY_KEPT, ROWS_A_BATCH);
  await deleteOldRequests(db, now - REQUEST_KEPT, ROWS_A_BATCH);
  return ended.length === ORDERS_A_BATCH;
}
