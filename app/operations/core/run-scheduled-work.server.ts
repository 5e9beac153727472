import { deleteExpiredRows } from "~/db/core/expired-rows.server";
import { deleteOldMail } from "~/db/core/outbox.server";
import { deleteOldSeen } from "~/db/listing/seen.server";
import { deleteOldNotifications } from "~/db/notification/list.server";
import { deleteOldMisses } from "~/db/search/misses.server";
import { DAY } from "~/domain/core/dates";
import { SEEN_KEPT } from "~/domain/listing/seen";
import { ALL_KEPT, MAIL_KEPT, READ_KEPT } from "~/domain/notification/notification";
import { missesSince } from "~/domain/search/miss";
import type { Context } from "~/platform/core/context.server";
import { refreshPopularity } from "../account/refresh-popularity.server";
import { checkLedger } from "../money/check-books.server";
import { reconcilePayments } from "../money/reconcile-payments.server";
import { refundBuyers } from "../money/refund-buyers.server";
import { remindOfRefundAccounts } from "../money/remind-of-refund-accounts.server";
import { trimGatewayNotifications } from "../money/trim-gateway-notifications.server";
import { sendOutbox } from "../notification/send-outbox.server";
import { endOverdueOrders } from "../order/end-overdue-orders.server";
import { expireOrders } from "../order/expire-orders.server";
import { remindSides } from "../order/remind-sides.server";
import { sweepFiles } from "../order/sweep-files.server";
import { countPlaces } from "../place/count-places.server";
import { publishDueReviews } from "../review/publish-due-reviews.server";
import { countWords } from "../search/count-words.server";
import { notifyOfNewListings } from "../search/notify-of-new-listings.server";
import { reindexListings } from "../search/reindex-listings.server";
import { remindOfVisits, removeOldAddresses } from "../visit/remind-of-visits.server";
import { sweepPictures } from "./sweep-pictures.server";

type Step = { name: string; run(context: Context): Promise<unknown> };

/** Payments first: an order whose money has come must not expire. */
const STEPS: readonly Step[] = [
  { name: "reconcile payments", run: reconcilePayments },
  { name: "expire orders", run: expireOrders },
  { name: "release deliveries", run: (context) => endOverdueOrders(context, "release") },
  { name: "enforce cancellations", run: (context) => endOverdueOrders(context, "enforce_cancellation") },
  { name: "cancel late work", run: (context) => endOverdueOrders(context, "cancel_late") },
  // After whatever makes debts, so that most are paid in the run that made them.
  { name: "refund buyers", run: refundBuyers },
  { name: "remind of refund accounts", run: remindOfRefundAccounts },
  { name: "remind sides", run: remindSides },
  { name: "remind of visits", run: remindOfVisits },
  { name: "publish reviews", run: publishDueReviews },
  { name: "refresh popularity", run: ({ db, now }) => refreshPopularity(db, now) },
  { name: "index listings anew", run: (context) => reindexListings(context) },
  { name: "count words", run: ({ db, now }) => countWords(db, now) },
  { name: "notify of new listings", run: notifyOfNewListings },
  { name: "count places", run: ({ db, now }) => countPlaces(db, now) },
  { name: "send outbox", run: (context) => sendOutbox(context, 5) },
  { name: "check books", run: (context) => checkLedger(context) },
  { name: "sweep pictures", run: sweepPictures },
  { name: "sweep files", run: sweepFiles },
  { name: "remove addresses", run: removeOldAddresses },
  {
    name: "delete leftovers",
    run: ({ db, now }) =>
      deleteExpiredRows(db, { counters: now - 2 * DAY, sessions: now, tokens: now - 7 * DAY }),
  },
  // Kept for a month as a record of what was sent; its links expire after half an hour.
  { name: "delete old mail", run: ({ db, now }) => deleteOldMail(db, now - MAIL_KEPT, 500) },
  { name: "forget what was seen", run: ({ db, now }) => deleteOldSeen(db, now - SEEN_KEPT, 500) },
  { name: "delete old misses", run: ({ db, now }) => deleteOldMisses(db, missesSince(now), 500) },
  { name: "shorten the gateway's notifications", run: trimGatewayNotifications },
  {
    name: "delete old notifications",
    run: ({ db, now }) => deleteOldNotifications(db, { read: now - READ_KEPT, created: now - ALL_KEPT }, 500),
  },
];

/** Runs every five minutes. Each step is bounded and safe to repeat or skip. */
export async function runScheduledWork(context: Context): Promise<void> {
  for (const { name, run } of STEPS) {
    try {
      await run(context);
    } catch (error) {
      console.error(`scheduled work, ${name}`, error);
    }
  }
}
