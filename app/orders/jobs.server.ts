import { mailWording } from "~/notifications/text";
import { closeOpenAttempts } from "~/payments/commands.server";
import type { Context } from "~/platform/context.server";
import { HOUR, MINUTE } from "~/platform/dates";
import { forEachDue, type StepProgress } from "~/platform/job-rotation.server";
import { startingPoint } from "~/platform/picture-jobs.server";
import { saveOrderDecision } from "./commands.server";
import { reminder } from "./event-text";
import { decide } from "./lifecycle";
import { peopleOf, reminderAt } from "./order";
import { dueBill } from "./parts";
import {
  findOrderState,
  listOrdersDue,
  listOrdersDueForPayment,
  listOrdersToRemind,
  listOrdersWithExtraDue,
  type OrderState,
  type OverdueKind,
  type PaymentAttempt,
  recordReminder,
  unknownFileKeys,
} from "./queries.server";

const ORDERS_PER_BATCH = 50;

export async function endOverdueOrders(context: Context, kind: OverdueKind, progress?: StepProgress): Promise<boolean> {
  const { db, now } = context;
  return forEachDue(kind, {
    progress,
    batch: ORDERS_PER_BATCH,
    list: (limit) => listOrdersDue(db, kind, now, limit),
    // This decides on the listed state. If the order has changed, the write is a conflict and nothing happens.
    async work(order) {
      const decision = decide(order, { kind: "scheduler" }, { kind }, now);
      if (decision.ok) await saveOrderDecision(context, { order }, decision);
    },
  });
}

const EXPIRED_PER_BATCH = 25;
const SWEEP_INTERVAL = 5 * MINUTE;

type UnpaidEnd = {
  kind: "expire" | "lapse_extra";
  batch: number;
  list: typeof listOrdersDueForPayment;
  /** Returns the attempts to close at the gateway. Null if the gateway still reviews one. */
  attemptsToClose(state: OrderState): readonly PaymentAttempt[] | null;
};

/** Ends what was not paid in time, alternately from both ends, so that orders that never answer do not block the rest. */
async function endUnpaid(
  context: Context,
  name: string,
  { kind, batch, list, attemptsToClose }: UnpaidEnd,
  progress: StepProgress | undefined,
): Promise<boolean> {
  const { db, now } = context;
  const from = Math.floor(now / SWEEP_INTERVAL) % 2 === 0 ? "oldest" : "latest";
  return forEachDue(name, {
    progress,
    batch,
    list: (limit) => list(db, now, { limit, from }),
    async work(id) {
      const state = await findOrderState(db, id);
      if (!state) return;
      const decision = decide(state.order, { kind: "scheduler" }, { kind }, now);
      const attempts = attemptsToClose(state);
      if (!decision.ok || attempts === null) return;
      const settled = await closeOpenAttempts(context, attempts, "expire");
      if (settled === "unsure") return "unsure";
      if (settled === "clear") await saveOrderDecision(context, state, decision);
    },
  });
}

export function expireOrders(context: Context, progress?: StepProgress): Promise<boolean> {
  const expire: UnpaidEnd = {
    kind: "expire",
    batch: EXPIRED_PER_BATCH,
    list: listOrdersDueForPayment,
    attemptsToClose: ({ attempts }) => attempts,
  };
  return endUnpaid(context, "expire order", expire, progress);
}

/** Ends extras that were not answered or paid in time. A payment under review waits for the gateway. */
export function lapseExtras(context: Context, progress?: StepProgress): Promise<boolean> {
  const lapse: UnpaidEnd = {
    kind: "lapse_extra",
    batch: ORDERS_PER_BATCH,
    list: listOrdersWithExtraDue,
    attemptsToClose({ order, attempts }) {
      const bill = dueBill(order);
      const ofBill = bill === null ? [] : attempts.filter((attempt) => attempt.bill === bill.bill);
      return ofBill.some(({ status }) => status === "review") ? null : ofBill;
    },
  };
  return endUnpaid(context, "lapse extras", lapse, progress);
}

const REMINDERS_PER_BATCH = 50;

export async function remindSides(
  { db, env, now }: Pick<Context, "db" | "env" | "now">,
  progress?: StepProgress,
): Promise<boolean> {
  return forEachDue("remind", {
    progress,
    batch: REMINDERS_PER_BATCH,
    list: (limit) => listOrdersToRemind(db, now, limit),
    async work(order) {
      const at = order.remindAt ?? now;
      const notification = reminder(order, peopleOf(order), order.title, { at, now });
      const remindAt = reminderAt(order, at);
      await recordReminder(db, { ...order, remindAt }, notification, { now, wording: mailWording(env.appOrigin) });
    },
  });
}

export async function sweepFiles({ db, files, now }: Pick<Context, "db" | "files" | "now">): Promise<void> {
  const keys = await files.listKeys(startingPoint(now), now - HOUR);
  await files.remove(await unknownFileKeys(db, keys));
}
