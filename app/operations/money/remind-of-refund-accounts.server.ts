import { accountReminderNotification } from "~/copy/money/refund-notifications";
import { wordingFor } from "~/copy/notification/wording";
import { listRefundsDue, noteAccountReminder } from "~/db/money/refunds-due.server";
import { ACCOUNT_REMINDED_AGAIN } from "~/domain/money/refund";
import type { Context } from "~/platform/core/context.server";
import { forEachDue } from "../core/each-due.server";

const A_RUN = 50;

export async function remindOfRefundAccounts({ db, env, now }: Context): Promise<void> {
  const options = { now, wording: wordingFor(env.appOrigin) };
  await forEachDue("remind of account", await listRefundsDue(db, "bank", now, A_RUN), async (due) => {
    const notification = accountReminderNotification(due, due.title, now);
    await noteAccountReminder(db, due, now + ACCOUNT_REMINDED_AGAIN, notification, options);
  });
}
