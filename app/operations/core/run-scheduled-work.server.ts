import { deleteOldRefusedNames } from "~/db/account/refused-names.server";
import { deleteExpiredRows } from "~/db/core/expired-rows.server";
import { deleteOldMail } from "~/db/core/outbox.server";
import { deleteOldSeen } from "~/db/listing/seen.server";
import { deleteNotificationsOfEnded } from "~/db/notification/ended-orders.server";
import { deleteOldNotifications } from "~/db/notification/list.server";
import { deleteOldFaults } from "~/db/operator/faults.server";
import { deleteOldMisses } from "~/db/search/misses.server";
import { REFUSED_NAMES_KEPT } from "~/domain/account/reserved-names";
import { BACKUP_CRON } from "~/domain/backup/backup";
import { DAY } from "~/domain/core/dates";
import { SEEN_KEPT } from "~/domain/listing/seen";
import { ALL_KEPT, ENDED_KEPT, MAIL_KEPT, READ_KEPT } from "~/domain/notification/notification";
import { FAULTS_KEPT } from "~/domain/operator/fault";
import { missesSince } from "~/domain/search/miss";
import type { Context } from "~/platform/core/context.server";
import { log } from "~/platform/core/log.server";
import { makeDataExports, removeOldDataExports } from "../account/make-data-exports.server";
import { refreshPopularity } from "../account/refresh-popularity.server";
import { backUp, budgetOf } from "../backup/back-up.server";
import { archiveConversations, recheckArchives } from "../message/archive-conversations.server";
import { archiveGatewayBodies } from "../money/archive-gateway-bodies.server";
import { checkLedger } from "../money/check-books.server";
import { reconcilePayments } from "../money/reconcile-payments.server";
import { refundBuyers } from "../money/refund-buyers.server";
import { remindOfRefundAccounts } from "../money/remind-of-refund-accounts.server";
import { settlePayouts } from "../money/settle-payouts.server";
import { trimGatewayNotifications } from "../money/trim-gateway-notifications.server";
import { sendOutbox } from "../notification/send-outbox.server";
import { endOverdueOrders } from "../order/end-overdue-orders.server";
import { expireOrders } from "../order/expire-orders.server";
import { remindSides } from "../order/remind-sides.server";
import { sweepFiles } from "../order/sweep-files.server";
import { countPlaces } from "../place/count-places.server";
import { publishDueReviews } from "../review/publish-due-reviews.server";
import { countWords } from "../search/count-words.server";
import { keepIndex } from "../search/keep-index.server";
import { notifyOfNewListings } from "../search/notify-of-new-listings.server";
import { reindexListings } from "../search/reindex-listings.server";
import { remindOfVisits, removeOldAddresses } from "../visit/remind-of-visits.server";
import { endRetention } from "./end-retention.server";
import { sweepPictures } from "./sweep-pictures.server";
import { BUDGET, type Spending, type Step, takeTurns } from "./take-turns.server";
import { beginRun, endRun } from "./watch-over.server";

const DELETED = 500;
const ORDERS_TIDIED = 50;
const [MAILS, REVIEWS] = [25, 50];

/** Payments first: an order whose money has come must not expire. */
function stepsOf(context: Context): Step[] {
  const { db, now } = context;
  return [
    { name: "reconcile payments", waitsFor: "gateway", run: (turn) => reconcilePayments(context, turn) },
    { name: "expire orders", waitsFor: "gateway", run: (turn) => expireOrders(context, turn) },
    { name: "release deliveries", run: (turn) => endOverdueOrders(context, "release", turn) },
    { name: "enforce cancellations", run: (turn) => endOverdueOrders(context, "enforce_cancellation", turn) },
    { name: "cancel late work", run: (turn) => endOverdueOrders(context, "cancel_late", turn) },
    // After whatever makes debts, so that most are paid in the run that made them.
    { name: "refund buyers", waitsFor: "gateway", follows: true, run: (turn) => refundBuyers(context, turn) },
    { name: "settle payouts", waitsFor: "gateway", run: (turn) => settlePayouts(context, turn) },
    { name: "remind of refund accounts", run: (turn) => remindOfRefundAccounts(context, turn) },
    { name: "remind sides", run: (turn) => remindSides(context, turn) },
    { name: "remind of visits", run: (turn) => remindOfVisits(context, turn) },
    { name: "publish reviews", run: () => publishDueReviews(context, REVIEWS) },
    { name: "refresh popularity", run: () => refreshPopularity(db, now) },
    { name: "index listings anew", run: async () => (await reindexListings(context)) > 0 },
    { name: "feed the index", run: () => keepIndex(context) },
    { name: "notify of new listings", run: (turn) => notifyOfNewListings(context, turn) },
    { name: "make data exports", waitsFor: "storage", run: (turn) => makeDataExports(context, turn) },
    { name: "send outbox", waitsFor: "mail", follows: true, run: () => sendOutbox(context, 1, MAILS) },
    { name: "check books", run: async () => !(await checkLedger(context)) },
    { name: "remove addresses", run: () => removeOldAddresses(context) },
    { name: "remove old data exports", run: () => removeOldDataExports(context) },
    { name: "end retention", run: () => endRetention(context) },
    {
      name: "delete leftovers",
      run: () => deleteExpiredRows(db, { counters: now - 2 * DAY, sessions: now, tokens: now - 7 * DAY }),
    },
    { name: "delete old mail", run: () => isFull(deleteOldMail(db, now - MAIL_KEPT, DELETED)) },
    { name: "forget what was seen", run: () => isFull(deleteOldSeen(db, now - SEEN_KEPT, DELETED)) },
    { name: "delete old misses", run: () => isFull(deleteOldMisses(db, missesSince(now), DELETED)) },
    {
      name: "delete old refused names",
      run: () => isFull(deleteOldRefusedNames(db, now - REFUSED_NAMES_KEPT, DELETED)),
    },
    { name: "forget old faults", run: () => isFull(deleteOldFaults(db, now - FAULTS_KEPT, DELETED)) },
    { name: "shorten the gateway's notifications", run: () => trimGatewayNotifications(context) },
    {
      name: "delete old notifications",
      run: () => deleteOldNotifications(db, { read: now - READ_KEPT, created: now - ALL_KEPT }, DELETED),
    },
    { name: "archive the gateway's notifications", run: () => archiveGatewayBodies(context) },
    {
      name: "delete notifications of ended orders",
      run: () => deleteNotificationsOfEnded(db, now - ENDED_KEPT, ORDERS_TIDIED),
    },
    {
      name: "archive conversations",
      waitsFor: "storage",
      run: (turn) => archiveConversations(context, turn),
    },
    { name: "look into broken archives", waitsFor: "storage", run: () => recheckArchives(context) },
    { name: "count words", run: () => countWords(db, now, context) },
    { name: "count places", run: () => countPlaces(db, now) },
    { name: "sweep pictures", run: () => sweepPictures(context) },
    { name: "sweep files", run: () => sweepFiles(context) },
    { name: "back up", waitsFor: "storage", run: (turn) => backUp(context, turn) },
  ];
}

async function isFull(deleted: Promise<number>): Promise<boolean> {
  return (await deleted) >= DELETED;
}

/** Runs what a cron expression stands for: a dump alone where a local command asks for one, else all that is due. */
export async function runCron(context: Context, cron: string | undefined): Promise<void> {
  if (cron === BACKUP_CRON) await backUp(context, budgetOf(BUDGET.run), { isAsked: true });
  else await runScheduledWork(context);
}

/** Runs every five minutes, for as long as there is work and `budget` lasts. Each step is safe to repeat or skip. */
export async function runScheduledWork(
  context: Context,
  { clock = Date.now, budget = BUDGET }: Partial<Pick<Spending, "clock" | "budget">> = {},
): Promise<void> {
  const own = { ...context, deferredDb: context.db, mailsByItself: true };
  const before = await logged("begin", beginRun(own));
  const failed = await takeTurns(stepsOf(own), { clock, budget, trips: () => context.meter.trips });
  await logged("end", endRun(own, before, failed));
  if (!context.env.development) log("info", "scheduler_finished", { count: failed.length });
}

/** Whoever watches must not keep the work from being done. */
async function logged<Result>(step: string, work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    log("error", "scheduled_step_failed", { step, error });
    return null;
  }
}
