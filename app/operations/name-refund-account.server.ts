import { saveRefundAccount } from "~/db/refunds-by-hand.server";
import { type Outcome, ok, refused } from "~/domain/outcome";
import type { PayoutAccount } from "~/domain/payout-account";
import { accountNamed } from "~/domain/refund-notices";
import type { Context } from "~/platform/context.server";
import { sendOutbox } from "./send-outbox.server";

/**
 * The buyer says where to, for all of an order's debts that go by hand; again as long as nobody has taken them up. They
 * are told by mail too, in case it was somebody else on their device.
 */
export async function nameRefundAccount(
  context: Context,
  named: { orderId: string; buyerId: string; account: PayoutAccount },
): Promise<Outcome<"named", "nothing_waits">> {
  const { db, env, now } = context;
  const notice = accountNamed({ orderId: named.orderId, userId: named.buyerId }, named.account, now);
  if (!(await saveRefundAccount(db, named, notice, { now, appOrigin: env.appOrigin })))
    return refused("nothing_waits");
  context.defer(sendOutbox(context));
  return ok("named");
}
