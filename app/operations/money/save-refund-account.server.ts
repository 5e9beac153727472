import { accountNamedNotification } from "~/copy/money/refund-notifications";
import { wordingFor } from "~/copy/notification/wording";
import { countOrAbort, isOverLimit, secondsToNextHour } from "~/db/core/attempt-counters.server";
import { writeRefundAccount } from "~/db/money/manual-refunds.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import type { PayoutAccount } from "~/domain/money/payout-account";
import type { Context } from "~/platform/core/context.server";
import { type RecheckRefusal, recheckPassword } from "../account/recheck-password.server";
import { sendOutbox } from "../notification/send-outbox.server";

/** For one order: each time is a mail. */
const ACCOUNTS_AN_HOUR = 5;

type Naming = {
  orderId: string;
  account: PayoutAccount;
  password: string;
  address: string;
};

/** For all of an order's debts paid by hand; may be repeated until one is taken up. Needs the password again. */
export async function saveRefundAccount(
  context: Context,
  buyer: { id: string; email: string },
  { orderId, account, password, address }: Naming,
): Promise<Outcome<"named", "nothing_waits"> | RecheckRefusal> {
  const { db, env, now } = context;
  const checked = await recheckPassword(context, buyer, { password, address });
  if (!checked.ok) return checked;
  const notification = accountNamedNotification({ orderId, buyerId: buyer.id }, account, now);
  const options = { now, wording: wordingFor(env.appOrigin) };
  const counted = countOrAbort(db, `refund-account:${orderId}`, ACCOUNTS_AN_HOUR, now);
  try {
    const named = { orderId, buyerId: buyer.id, account };
    if (!(await writeRefundAccount(db, named, notification, options, [counted, checked.forgiven])))
      return refused("nothing_waits");
  } catch (error) {
    if (!isOverLimit(error)) throw error;
    await checked.forgiven;
    return { ok: false, reason: "limited", seconds: secondsToNextHour(now) };
  }
  context.defer(sendOutbox(context));
  return ok("named");
}
