import { REFUSED_NAME_RETENTION } from "~/accounts/impersonation";
import { DATA_REQUEST_RETENTION } from "~/accounts/personal-data";
import { makeDataExports, removeOldDataExports } from "~/accounts/personal-data-commands.server";
import { removeOldDataRequests } from "~/accounts/personal-data-queries.server";
import { removeOldRefusedNames } from "~/accounts/refused-name-queries.server";
import { backUp, timeBudget } from "~/database/backup-commands.server";
import { BACKUP_CRON } from "~/database/backup-rules";
import { removeExpiredRows } from "~/database/expired-rows.server";
import { removeOldFaults } from "~/database/faults.server";
import { removeOldMail } from "~/database/outbox.server";
import { checkLedger } from "~/ledger/commands.server";
import { refreshPopularity } from "~/listings/commands.server";
import { SEEN_RETENTION } from "~/listings/listing";
import { removeOldSeen } from "~/listings/queries.server";
import { archiveConversations, recheckArchives } from "~/messages/archive-commands.server";
import { listArchivesOfOrders } from "~/messages/queries.server";
import { removeOldMessages } from "~/messages/write-queries.server";
import { emptyOldEvidence } from "~/moderation/evidence-queries.server";
import { removeOldReports } from "~/moderation/queries.server";
import { EVIDENCE_RETENTION } from "~/moderation/report";
import {
  ENDED_ORDER_NOTIFICATION_RETENTION,
  MAIL_RETENTION,
  NOTIFICATION_RETENTION,
  READ_NOTIFICATION_RETENTION,
} from "~/notifications/notification";
import { removeNotificationsOfEnded, removeOldNotifications } from "~/notifications/queries.server";
import { sendOutbox } from "~/notifications/send-outbox.server";
import { FAULT_RETENTION } from "~/operators/operator";
import { beginRun, endRun } from "~/operators/watch-jobs.server";
import { endOverdueOrders, expireOrders, lapseExtras, remindSides, sweepFiles } from "~/orders/jobs.server";
import { holdUnseenReviews, listOrdersWithOldWords, removeOrderWords } from "~/orders/queries.server";
import { WORDS_REMOVED } from "~/orders/text";
import { archiveGatewayBodies, reconcilePayments, trimGatewayNotifications } from "~/payments/jobs.server";
import { checkDuePayouts } from "~/payouts/provider-commands.server";
import { removeOldBankAccounts } from "~/payouts/queries.server";
import { countPlaces } from "~/places/jobs.server";
import type { Context } from "~/platform/context.server";
import { DAY, MONEY_RETENTION, ORDER_DATA_RETENTION } from "~/platform/dates";
import { BUDGET, newStepProgress, type RunMeter, runRoundRobin, type Step } from "~/platform/job-rotation.server";
import { log } from "~/platform/log.server";
import { sweepPictures } from "~/platform/picture-jobs.server";
import { SEND_REQUESTS } from "~/proposals/queries.server";
import { RECIPIENT_RETENTION } from "~/proposals/reach";
import { sendDueRequests } from "~/proposals/reach-jobs.server";
import { removeOldRecipients } from "~/proposals/reach-queries.server";
import { refundBuyers, remindOfRefundAccounts } from "~/refunds/commands.server";
import { publishDueReviews } from "~/reviews/commands.server";
import { firstMissDay } from "~/search/empty-search";
import { countWords, maintainIndex, notifyOfNewListings, reindexListings } from "~/search/jobs.server";
import { removeOldMisses } from "~/search/saved-queries.server";
import { remindOfVisits, removeOldAddresses } from "~/visits/jobs.server";

const ORDERS_PER_BATCH = 50;
const ROWS_PER_BATCH = 100;

/** Deletes what the privacy page promises to delete. Returns true if more is left. */
export async function endRetention({
  db,
  now,
  conversationArchive,
}: Pick<Context, "db" | "now" | "conversationArchive">): Promise<boolean> {
  const ended = await listOrdersWithOldWords(db, now - ORDER_DATA_RETENTION, ORDERS_PER_BATCH);
  if (ended.length > 0) {
    const archived = await listArchivesOfOrders(db, ended);
    // The objects go first, because an aborted run would otherwise leave objects that no row refers to.
    for (const id of archived) await conversationArchive.remove(id);
    await removeOrderWords(db, { ids: ended, archived }, WORDS_REMOVED, now);
  }
  await removeOldMessages(db, now - ORDER_DATA_RETENTION, ROWS_PER_BATCH);
  await removeOldReports(db, now - ORDER_DATA_RETENTION, ROWS_PER_BATCH);
  await emptyOldEvidence(db, now - EVIDENCE_RETENTION, ROWS_PER_BATCH);
  await removeOldBankAccounts(db, now - MONEY_RETENTION, ROWS_PER_BATCH);
  await removeOldDataRequests(db, now - DATA_REQUEST_RETENTION, ROWS_PER_BATCH);
  return ended.length === ORDERS_PER_BATCH;
}

const ROWS_DELETED_PER_BATCH = 500;
const ORDERS_CLEANED_PER_BATCH = 50;
const MAILS_PER_BATCH = 25;
const REVIEWS_PER_BATCH = 50;

/** Lists the steps. Payments come first, because a paid order must not expire. */
function listSteps(context: Context): Step[] {
  const { db, now } = context;
  return [
    { name: "reconcile payments", waitsFor: "gateway", run: (progress) => reconcilePayments(context, progress) },
    { name: "expire orders", waitsFor: "gateway", run: (progress) => expireOrders(context, progress) },
    { name: "lapse extras", waitsFor: "gateway", run: (progress) => lapseExtras(context, progress) },
    { name: "hold unseen reviews", run: async () => (await holdUnseenReviews(db, now), false) },
    { name: "release deliveries", run: (progress) => endOverdueOrders(context, "release", progress) },
    { name: "enforce cancellations", run: (progress) => endOverdueOrders(context, "enforce_cancellation", progress) },
    { name: "end missed visits", run: (progress) => endOverdueOrders(context, "enforce_no_show", progress) },
    { name: "cancel late work", run: (progress) => endOverdueOrders(context, "cancel_late", progress) },
    // This step runs after those that create refunds, so that most are sent in the same run.
    { name: "refund buyers", waitsFor: "gateway", follows: true, run: (progress) => refundBuyers(context, progress) },
    { name: "settle payouts", waitsFor: "gateway", run: (progress) => checkDuePayouts(context, progress) },
    { name: "remind of refund accounts", run: (progress) => remindOfRefundAccounts(context, progress) },
    { name: "remind sides", run: (progress) => remindSides(context, progress) },
    { name: "remind of visits", run: (progress) => remindOfVisits(context, progress) },
    { name: "publish reviews", run: () => publishDueReviews(context, REVIEWS_PER_BATCH) },
    { name: "refresh popularity", run: () => refreshPopularity(db, now) },
    { name: "index listings anew", run: async () => (await reindexListings(context)) > 0 },
    { name: "feed the index", run: () => maintainIndex(context) },
    { name: SEND_REQUESTS, run: (progress) => sendDueRequests(context, progress) },
    { name: "notify of new listings", run: (progress) => notifyOfNewListings(context, progress) },
    { name: "make data exports", waitsFor: "storage", run: (progress) => makeDataExports(context, progress) },
    { name: "send outbox", waitsFor: "mail", follows: true, run: () => sendOutbox(context, 1, MAILS_PER_BATCH) },
    { name: "check books", run: async () => !(await checkLedger(context)) },
    { name: "remove addresses", run: () => removeOldAddresses(context) },
    { name: "remove old data exports", run: () => removeOldDataExports(context) },
    { name: "end retention", run: () => endRetention(context) },
    {
      name: "delete leftovers",
      run: () => removeExpiredRows(db, { counters: now - 2 * DAY, sessions: now, tokens: now - 7 * DAY }),
    },
    { name: "delete old mail", run: () => isFull(removeOldMail(db, now - MAIL_RETENTION, ROWS_DELETED_PER_BATCH)) },
    {
      name: "forget what was seen",
      run: () => isFull(removeOldSeen(db, now - SEEN_RETENTION, ROWS_DELETED_PER_BATCH)),
    },
    {
      name: "delete old recipients of requests",
      run: () => isFull(removeOldRecipients(db, now - RECIPIENT_RETENTION, ROWS_DELETED_PER_BATCH)),
    },
    { name: "delete old misses", run: () => isFull(removeOldMisses(db, firstMissDay(now), ROWS_DELETED_PER_BATCH)) },
    {
      name: "delete old refused names",
      run: () => isFull(removeOldRefusedNames(db, now - REFUSED_NAME_RETENTION, ROWS_DELETED_PER_BATCH)),
    },
    {
      name: "forget old faults",
      run: () => isFull(removeOldFaults(db, now - FAULT_RETENTION, ROWS_DELETED_PER_BATCH)),
    },
    { name: "shorten the gateway's notifications", run: () => trimGatewayNotifications(context) },
    {
      name: "delete old notifications",
      run: () =>
        removeOldNotifications(
          db,
          { read: now - READ_NOTIFICATION_RETENTION, created: now - NOTIFICATION_RETENTION },
          ROWS_DELETED_PER_BATCH,
        ),
    },
    { name: "archive the gateway's notifications", run: () => archiveGatewayBodies(context) },
    {
      name: "delete notifications of ended orders",
      run: () => removeNotificationsOfEnded(db, now - ENDED_ORDER_NOTIFICATION_RETENTION, ORDERS_CLEANED_PER_BATCH),
    },
    {
      name: "archive conversations",
      waitsFor: "storage",
      run: (progress) => archiveConversations(context, progress),
    },
    { name: "look into broken archives", waitsFor: "storage", run: () => recheckArchives(context) },
    { name: "count words", run: () => countWords(db, now, context) },
    { name: "count places", run: () => countPlaces(db, now) },
    { name: "sweep pictures", run: () => sweepPictures(context) },
    { name: "sweep files", run: () => sweepFiles(context) },
    { name: "back up", waitsFor: "storage", run: (progress) => backUp(context, progress) },
  ];
}

async function isFull(deleted: Promise<number>): Promise<boolean> {
  return (await deleted) >= ROWS_DELETED_PER_BATCH;
}

/** Runs one step and sends its mail. If this fails, the scheduler does it later. */
export async function runStep(context: Context, name: string): Promise<void> {
  const own = { ...context, db: context.deferredDb };
  const step = listSteps(own).find((one) => one.name === name);
  if (!step) throw new Error(`the scheduler has no step "${name}"`);
  await step.run(newStepProgress());
  await sendOutbox(own);
}

/** Runs the work of cron, or only a dump if a local command requests one. */
export async function runCron(context: Context, cron: string | undefined): Promise<void> {
  if (cron === BACKUP_CRON) await backUp(context, timeBudget(BUDGET.run), { isAsked: true });
  else await runScheduledWork(context);
}

/** Runs every five minutes while there is work and `budget` lasts. Each step is safe to repeat or skip. */
export async function runScheduledWork(
  context: Context,
  { clock = Date.now, budget = BUDGET }: Partial<Pick<RunMeter, "clock" | "budget">> = {},
): Promise<void> {
  const own = { ...context, deferredDb: context.db, mailsByItself: true };
  const before = await logged("begin", beginRun(own));
  const failed = await runRoundRobin(listSteps(own), { clock, budget, trips: () => context.meter.trips });
  await logged("end", endRun(own, before, failed));
  if (!context.env.development) log("info", "scheduler_finished", { count: failed.length });
}

/** Runs a monitor. If it fails, the jobs continue. */
async function logged<Result>(step: string, work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    log("error", "scheduled_step_failed", { step, error });
    return null;
  }
}
