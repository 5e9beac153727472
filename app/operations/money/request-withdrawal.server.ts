import { withdrawalMail } from "~/copy/account/security-mail";
import { withdrawalRequestedNotification } from "~/copy/money/withdrawal-notifications";
import { wordingFor } from "~/copy/notification/wording";
import { outboxRow } from "~/db/core/outbox.server";
import {
  insertWithdrawal,
  readWithdrawableBalance,
  selectWithdrawableBalance,
  toWithdrawableBalance,
} from "~/db/money/withdrawals.server";
import { notify } from "~/db/notification/notifications.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import { isOpenPayout } from "~/domain/money/manual-payout";
import type { PayoutAccount } from "~/domain/money/payout-account";
import { requestableWithdrawal, type WithdrawalNotRequested } from "~/domain/money/withdrawal";
import type { Context } from "~/platform/core/context.server";
import { type RecheckRefusal, recheckPassword } from "../account/recheck-password.server";
import { sendOutbox } from "../notification/send-outbox.server";

export type WithdrawalRequest = {
  /** integer rupiah */
  amount: number;
  to: PayoutAccount | { sameAs: string };
  password: string;
  address: string;
  /** From the form; one id makes one request. */
  requestId: string;
};

const TRIES = 3;

export async function requestWithdrawal(
  context: Context,
  user: { id: string; email: string },
  { amount, to, password, address, requestId }: WithdrawalRequest,
): Promise<Outcome<PayoutAccount | "before", WithdrawalNotRequested> | RecheckRefusal> {
  const { db, now } = context;
  const balance = selectWithdrawableBalance(db, user.id, requestId, now);
  const checked = await recheckPassword(context, user, { password, address }, balance);
  if (!checked.ok) return checked;
  let known = toWithdrawableBalance(checked.alongside);
  for (let left = TRIES; left > 0; left--) {
    const { balance, held, newest, made } = known;
    if (made) return ok("before");
    const open = newest !== null && isOpenPayout(newest);
    const asked = requestableWithdrawal(amount, { balance, held, open });
    const target = "sameAs" in to ? (newest?.id === to.sameAs ? newest.account : null) : to;
    if (!asked.ok || !target) {
      await checked.forgiven;
      return asked.ok ? refused("account_changed") : asked;
    }
    const withdrawal = { id: crypto.randomUUID(), userId: user.id, amount, account: target, requestId };
    const written = await insertWithdrawal(db, { ...withdrawal, createdAt: now }, [
      checked.forgiven,
      ...notifyRequested(context, user, withdrawal),
    ]);
    if (written) {
      context.defer(sendOutbox(context));
      return ok(target);
    }
    known = await readWithdrawableBalance(db, user.id, requestId, now);
  }
  return refused("one_at_a_time");
}

function notifyRequested(
  { db, now, env: { appOrigin } }: Context,
  user: { email: string },
  withdrawal: { id: string; userId: string; amount: number; account: PayoutAccount },
) {
  // Only the list's half of the notification: the mail about money cannot be turned off.
  const [listed] = notify(db, withdrawalRequestedNotification(withdrawal), {
    now,
    wording: wordingFor(appOrigin),
  });
  const links = { forgot: `${appOrigin}/forgot-password`, help: `${appOrigin}/help-center` };
  return [listed, outboxRow(db, withdrawalMail(user.email, withdrawal, links), now)];
}
