import { withdrawalMail } from "~/copy/account/security-mail";
import { withdrawalRequestedNotification } from "~/copy/money/withdrawal-notifications";
import { wordingFor } from "~/copy/notification/wording";
import type { BatchStatement } from "~/db/core/batch.server";
import { newId } from "~/db/core/new-id.server";
import { outboxRow } from "~/db/core/outbox.server";
import {
  insertWithdrawal,
  type OwnWithdrawal,
  readWithdrawableBalance,
  selectWithdrawableBalance,
  toWithdrawableBalance,
} from "~/db/money/withdrawals.server";
import { notify } from "~/db/notification/notifications.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import type { AccountRefusal } from "~/domain/money/account-holder";
import { isOpenPayout } from "~/domain/money/manual-payout";
import type { PayoutAccount } from "~/domain/money/payout-account";
import {
  requestableWithdrawal,
  type WithdrawalNotRequested,
  type WithdrawalRefusal,
} from "~/domain/money/withdrawal";
import type { Context } from "~/platform/core/context.server";
import { type PasswordOwner, type RecheckRefusal, recheckPassword } from "../account/recheck-password.server";
import { sendOutbox } from "../notification/send-outbox.server";
import { type CheckedPayoutAccount, checkAccount } from "./check-account.server";

export type WithdrawalRequest = {
  /** integer rupiah */
  amount: number;
  to: { account: PayoutAccount; sure: string } | { sameAs: string };
  password: string;
  address: string;
  requestId: string;
};

/** `also`: what else is wrong, to be said at once. */
type WithdrawalNotAllowed =
  | { ok: false; reason: "wrong"; also: WithdrawalRefusal | null }
  | Extract<RecheckRefusal, { reason: "limited" }>;

const TRIES = 3;

export async function requestWithdrawal(
  context: Context,
  user: PasswordOwner,
  { amount, to, password, address, requestId }: WithdrawalRequest,
): Promise<
  Outcome<PayoutAccount | "before", WithdrawalNotRequested> | WithdrawalNotAllowed | AccountRefusal
> {
  const { db, now } = context;
  const balance = selectWithdrawableBalance(db, user.id, requestId, now);
  const checked = await recheckPassword(context, user, { password, address }, balance);
  if (!checked.ok) {
    if (checked.reason === "limited") return checked;
    return { ok: false, reason: "wrong", also: refusalOf(amount, toWithdrawableBalance(checked.alongside)) };
  }
  const { email } = (await user.reader?.()) ?? user;
  let known = toWithdrawableBalance(checked.alongside);
  let forgiven: BatchStatement[] = [checked.forgiven];
  let target: CheckedPayoutAccount | null = null;
  for (let left = TRIES; left > 0; left--) {
    if (known.made) return isSameRequest(known.made, amount, to) ? ok("before") : refused("asked_otherwise");
    const changed = "sameAs" in to && known.newest?.id !== to.sameAs;
    const refusal = refusalOf(amount, known) ?? (changed ? "account_changed" : null);
    if (refusal) {
      for (const statement of forgiven) await statement;
      return refused(refusal);
    }
    target ??= await targetOf(context, user.id, { to, newest: known.newest }, checked.forgiven);
    if (!target.ok) return target;
    if (target.written) forgiven = [];
    const { account } = target;
    const fee = withdrawalFee(context);
    const withdrawal = { id: newId(), userId: user.id, amount, fee, account, requestId };
    const written = await insertWithdrawal(db, { ...withdrawal, createdAt: now }, [
      ...forgiven,
      ...notifyRequested(context, email, withdrawal),
    ]);
    if (written) {
      context.defer(sendOutbox(context));
      return ok(account);
    }
    known = await readWithdrawableBalance(db, user.id, requestId, now);
  }
  return refused("one_at_a_time");
}

function isSameRequest(
  made: NonNullable<Known["made"]>,
  amount: number,
  to: WithdrawalRequest["to"],
): boolean {
  if (made.amount !== amount) return false;
  if ("sameAs" in to) return true;
  const { channel, number } = to.account;
  return made.account.channel === channel && made.account.number === number;
}

async function targetOf(
  context: Context,
  userId: string,
  { to, newest }: { to: WithdrawalRequest["to"]; newest: OwnWithdrawal | null },
  alongside: BatchStatement,
): Promise<CheckedPayoutAccount> {
  if (!("sameAs" in to)) return checkAccount(context, userId, to, alongside);
  if (!newest) throw new Error("no withdrawal before");
  return { ok: true, account: newest.account, written: false };
}

/** All that can be found wrong with a request whose form is wrong elsewhere; null is what could not be read of it. */
export async function findWithdrawalFaults(
  context: Context,
  user: PasswordOwner,
  { amount, password, address }: { amount: number | null; password: string | null; address: string },
): Promise<WithdrawalNotAllowed | { ok: true; also: WithdrawalRefusal | null }> {
  const { db, now } = context;
  const nobodys = crypto.randomUUID();
  const also = (known: Known) => (amount === null ? null : refusalOf(amount, known));
  if (password === null)
    return { ok: true, also: also(await readWithdrawableBalance(db, user.id, nobodys, now)) };
  const balance = selectWithdrawableBalance(db, user.id, nobodys, now);
  const checked = await recheckPassword(context, user, { password, address }, balance);
  if (!checked.ok && checked.reason === "limited") return checked;
  const found = also(toWithdrawableBalance(checked.alongside));
  if (!checked.ok) return { ok: false, reason: "wrong", also: found };
  await checked.forgiven;
  return { ok: true, also: found };
}

/** Integer rupiah that the owner bears, below the least sum that can be asked for. */
function withdrawalFee({ payouts, env: { payoutFee } }: Pick<Context, "payouts" | "env">): number {
  return payouts.current !== null && payoutFee.bearer === "seller" ? payoutFee.amount : 0;
}

type Known = ReturnType<typeof toWithdrawableBalance>;

function requestable(amount: number, { balance, held, newest }: Known) {
  const open = newest !== null && isOpenPayout(newest);
  return requestableWithdrawal(amount, { balance, held, open });
}

function refusalOf(amount: number, known: Known): WithdrawalRefusal | null {
  const asked = requestable(amount, known);
  return asked.ok ? null : asked.reason;
}

function notifyRequested(
  { db, now, env: { appOrigin } }: Context,
  email: string,
  withdrawal: { id: string; userId: string; amount: number; account: PayoutAccount },
) {
  // Only the list's half of the notification: the mail about money cannot be turned off.
  const [listed] = notify(db, withdrawalRequestedNotification(withdrawal), {
    now,
    wording: wordingFor(appOrigin),
  });
  const links = { forgot: `${appOrigin}/forgot-password`, help: `${appOrigin}/help-center` };
  return [listed, outboxRow(db, withdrawalMail(email, withdrawal, links), now)];
}
