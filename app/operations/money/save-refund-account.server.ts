import { accountNamedNotification } from "~/copy/money/refund-notifications";
import { wordingFor } from "~/copy/notification/wording";
import { countOrAbort, isBelow, isOverLimit, secondsToNextHour } from "~/db/core/attempt-counters.server";
import { selectAwaited, writeRefundAccount } from "~/db/money/manual-refunds.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import type { AccountRefusal } from "~/domain/money/account-holder";
import type { PayoutAccount } from "~/domain/money/payout-account";
import type { Context } from "~/platform/core/context.server";
import { type RecheckRefusal, recheckPassword } from "../account/recheck-password.server";
import { sendOutbox } from "../notification/send-outbox.server";
import { checkAccount } from "./check-account.server";

/** For one order: each time is a mail. */
const ACCOUNTS_AN_HOUR = 5;

type Naming = {
  orderId: string;
  account: PayoutAccount;
  sure: string;
  password: string;
  address: string;
};

/** For all of an order's debts paid by hand; may be repeated until one is taken up. Needs the password again. */
export async function saveRefundAccount(
  context: Context,
  buyer: { id: string; email: string },
  { orderId, account: typed, sure, password, address }: Naming,
): Promise<Outcome<PayoutAccount, "nothing_waits"> | RecheckRefusal | AccountRefusal> {
  const { db, env, now } = context;
  const waiting = { orderId, buyerId: buyer.id };
  const limit = `refund-account:${orderId}`;
  const checked = await recheckPassword(context, buyer, { password, address }, [
    selectAwaited(db, waiting, isBelow(limit, ACCOUNTS_AN_HOUR, now)),
  ]);
  if (!checked.ok) return checked;
  const [[awaited]] = checked.alongside;
  if (!awaited?.waits || !awaited.below) {
    await checked.forgiven;
    return awaited?.waits ? tooOften(now) : refused("nothing_waits");
  }
  const found = await checkAccount(context, buyer.id, { account: typed, sure }, checked.forgiven);
  if (!found.ok) return found;
  const { account } = found;
  const forgiven = found.written ? [] : [checked.forgiven];
  const notification = accountNamedNotification(waiting, account, now);
  const options = { now, wording: wordingFor(env.appOrigin) };
  const counted = countOrAbort(db, limit, ACCOUNTS_AN_HOUR, now);
  try {
    const named = { ...waiting, account };
    if (!(await writeRefundAccount(db, named, notification, options, [counted, ...forgiven])))
      return refused("nothing_waits");
  } catch (error) {
    if (!isOverLimit(error)) throw error;
    for (const statement of forgiven) await statement;
    return tooOften(now);
  }
  context.defer(sendOutbox(context));
  return ok(account);
}

function tooOften(now: number): RecheckRefusal {
  return { ok: false, reason: "limited", seconds: secondsToNextHour(now) };
}
