import { accountReminderNotification } from "~/copy/money/refund-notifications";
import { wordingFor } from "~/copy/notification/wording";
import { listRefundsDue, noteAccountReminder } from "~/db/money/refunds-due.server";
import { ACCOUNT_REMINDED_AGAIN } from "~/domain/money/refund";
import type { Context } from "~/platform/core/context.server";
import { forEachDue } from "../core/each-due.server";
import type { StepTurn } from "../core/take-turns.server";

const BATCH = 50;

export async function remindOfRefundAccounts({ db, env, now }: Context, turn?: StepTurn): Promise<boolean> {
  const options = { now, wording: wordingFor(env.appOrigin) };
  return forEachDue("remind of account", {
    ...{ turn, batch: BATCH },
    list: (limit) => listRefundsDue(db, "bank", now, limit),
    async work(due) {
      const notification = accountReminderNotification(due, due.title, now);
      await noteAccountReminder(db, due, now + ACCOUNT_REMINDED_AGAIN, notification, options);
    },
  });
}
