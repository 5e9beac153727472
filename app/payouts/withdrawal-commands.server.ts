import { type PasswordOwner, type RecheckRefusal, recheckPassword } from "~/accounts/login-commands.server";
import { withdrawalMail } from "~/accounts/mail-text";
import { countAttempt, secondsToNextHour } from "~/database/attempt-counters.server";
import { outboxRow } from "~/database/outbox.server";
import { type BatchStatement, MAX_TRIES, newId } from "~/database/statements.server";
import { notify } from "~/notifications/queries.server";
import { notifyOptions, sendOutbox } from "~/notifications/send-outbox.server";
import type { Context } from "~/platform/context.server";
import { type Outcome, ok, refused } from "~/platform/outcome";
import { cleanLine } from "~/platform/strings";
import { accountMark, type PayoutAccount } from "./account";
import { type AccountRefusal, hintedHolder, isSameHolder } from "./account-check";
import { isOpenPayout } from "./manual-payout";
import { withdrawalRequestedNotification } from "./notification-text";
import {
  findWithdrawalAccount,
  type OwnWithdrawal,
  readWithdrawableBalance,
  selectWithdrawableBalance,
  storeWithdrawal,
  toWithdrawableBalance,
} from "./queries.server";
import { checkWithdrawal, type WithdrawalFormRefusal, type WithdrawalRefusal } from "./withdrawal";

/** The checks of a person in an hour, over all payouts, because each answer reveals something about an account. */
const CHECKS_AN_HOUR = 5;

type CheckedPayoutAccount = { ok: true; account: PayoutAccount; written: boolean } | AccountRefusal;

/**
 * Asks the bank for the account's holder, if a payout provider can. It runs after all other checks, so that only people
 * with money to send may ask. `sure` is the `accountMark` that the owner confirmed although the bank reports another
 * name. If the bank is unreachable, the request goes on.
 */
export async function checkAccount(
  { db, now, payouts }: Pick<Context, "db" | "now" | "payouts">,
  userId: string,
  { account, sure }: { account: PayoutAccount; sure: string },
  alongside: BatchStatement,
): Promise<CheckedPayoutAccount> {
  const provider = payouts.current;
  if (!provider?.serves(account)) return { ok: true, account, written: false };
  const confirmed: PayoutAccount | null = sure === accountMark(account) ? { ...account, bankSays: "other" } : null;
  const [counted] = await db.batch([countAttempt(db, `account-check:${userId}`, CHECKS_AN_HOUR, now), alongside]);
  if (counted.length === 0 && confirmed) return { ok: true, account: confirmed, written: true };
  if (counted.length === 0) return { ok: false, reason: "check_limited", seconds: secondsToNextHour(now) };
  const said = await provider.checkAccount(account);
  if (said.ok) {
    const holder = cleanLine(said.holder);
    const bankHolder = hintedHolder(holder, account.holder);
    const named = bankHolder === "" ? {} : { bankHolder };
    if (isSameHolder(account.holder, holder))
      return { ok: true, account: { ...account, bankSays: "same", ...named }, written: true };
    return confirmed
      ? { ok: true, account: { ...confirmed, ...named }, written: true }
      : { ok: false, reason: "another_holder", account, holder: bankHolder };
  }
  return said.reason === "unknown_account"
    ? { ok: false, reason: "unknown_account" }
    : { ok: true, account: confirmed ?? account, written: true };
}

export type WithdrawalForm = {
  amount: number;
  to: { account: PayoutAccount; sure: string } | { sameAs: string };
  password: string;
  address: string;
  formId: string;
};

type WithdrawalNotAllowed =
  | { ok: false; reason: "wrong"; also: WithdrawalRefusal | null }
  | Extract<RecheckRefusal, { reason: "limited" }>;

export async function requestWithdrawal(
  context: Context,
  user: PasswordOwner,
  { amount, to, password, address, formId }: WithdrawalForm,
): Promise<Outcome<PayoutAccount | "before", WithdrawalFormRefusal> | WithdrawalNotAllowed | AccountRefusal> {
  const { db, now } = context;
  const balance = selectWithdrawableBalance(db, user.id, formId, now);
  const checked = await recheckPassword(context, user, { password, address }, balance);
  if (!checked.ok) {
    if (checked.reason === "limited") return checked;
    return {
      ok: false,
      reason: "wrong",
      also: refuseAmount(amount, toWithdrawableBalance(checked.alongside)),
    };
  }
  let funds = toWithdrawableBalance(checked.alongside);
  let forgiven: BatchStatement[] = [checked.forgiven];
  let target: CheckedPayoutAccount | null = null;
  for (let left = MAX_TRIES; left > 0; left--) {
    if (funds.made)
      return (await isSameWithdrawal(db, user.id, funds.made, { amount, to }))
        ? ok("before")
        : refused("asked_otherwise");
    const changed = "sameAs" in to && funds.newest?.id !== to.sameAs;
    const refusal = refuseAmount(amount, funds) ?? (changed ? "account_changed" : null);
    if (refusal) {
      for (const statement of forgiven) await statement;
      return refused(refusal);
    }
    target ??= await resolveAccount(context, user.id, { to, newest: funds.newest }, checked.forgiven);
    if (!target.ok) return target;
    if (target.written) forgiven = [];
    const { account } = target;
    const fee = withdrawalFee(context);
    const withdrawal = { id: newId(), userId: user.id, amount, fee, account, formId };
    const written = await storeWithdrawal(db, { ...withdrawal, createdAt: now }, [
      ...forgiven,
      ...notifyRequested(context, user.email, withdrawal),
    ]);
    if (written) {
      context.defer(sendOutbox(context));
      return ok(account);
    }
    funds = await readWithdrawableBalance(db, user.id, formId, now);
  }
  return refused("one_at_a_time");
}

async function isSameWithdrawal(
  db: Context["db"],
  userId: string,
  made: NonNullable<Funds["made"]>,
  { amount, to }: { amount: number; to: WithdrawalForm["to"] },
): Promise<boolean> {
  if (made.amount !== amount) return false;
  const account = "sameAs" in to ? await findWithdrawalAccount(db, userId, to.sameAs) : to.account;
  return account !== null && accountMark(made.account) === accountMark(account);
}

async function resolveAccount(
  context: Context,
  userId: string,
  { to, newest }: { to: WithdrawalForm["to"]; newest: OwnWithdrawal | null },
  alongside: BatchStatement,
): Promise<CheckedPayoutAccount> {
  if (!("sameAs" in to)) return checkAccount(context, userId, to, alongside);
  if (!newest) throw new Error("no withdrawal before");
  return { ok: true, account: newest.account, written: false };
}

export async function findWithdrawalFaults(
  context: Context,
  user: PasswordOwner,
  { amount, password, address }: { amount: number | null; password: string | null; address: string },
): Promise<WithdrawalNotAllowed | { ok: true; also: WithdrawalRefusal | null }> {
  const { db, now } = context;
  const unusedFormId = crypto.randomUUID();
  const also = (funds: Funds) => (amount === null ? null : refuseAmount(amount, funds));
  if (password === null) return { ok: true, also: also(await readWithdrawableBalance(db, user.id, unusedFormId, now)) };
  const balance = selectWithdrawableBalance(db, user.id, unusedFormId, now);
  const checked = await recheckPassword(context, user, { password, address }, balance);
  if (!checked.ok && checked.reason === "limited") return checked;
  const found = also(toWithdrawableBalance(checked.alongside));
  if (!checked.ok) return { ok: false, reason: "wrong", also: found };
  await checked.forgiven;
  return { ok: true, also: found };
}

/** Returns the owner's part of the transfer fee, which is below the smallest withdrawal. */
function withdrawalFee({ payouts, env: { payoutFee } }: Pick<Context, "payouts" | "env">): number {
  return payouts.current !== null && payoutFee.bearer === "seller" ? payoutFee.amount : 0;
}

type Funds = ReturnType<typeof toWithdrawableBalance>;

function refuseAmount(amount: number, { balance, held, newest }: Funds): WithdrawalRefusal | null {
  const open = newest !== null && isOpenPayout(newest);
  const allowed = checkWithdrawal(amount, { balance, held, open });
  return allowed.ok ? null : allowed.reason;
}

function notifyRequested(
  context: Context,
  email: string,
  withdrawal: { id: string; userId: string; amount: number; account: PayoutAccount },
) {
  // Send only the in-app notification, because the mail about money cannot be switched off.
  const [listed] = notify(context.db, withdrawalRequestedNotification(withdrawal), notifyOptions(context));
  const { appOrigin } = context.env;
  const links = { forgot: `${appOrigin}/forgot-password`, help: `${appOrigin}/help-center` };
  return [listed, outboxRow(context.db, withdrawalMail(email, withdrawal, links), context.now)];
}
