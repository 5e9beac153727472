import { countAttempt, secondsToNextHour } from "~/db/core/attempt-counters.server";
import type { BatchStatement } from "~/db/core/batch.server";
import { cleanLine } from "~/domain/core/text";
import { type AccountRefusal, hintedHolder, isSameHolder } from "~/domain/money/account-holder";
import { accountMark, type PayoutAccount } from "~/domain/money/payout-account";
import type { Context } from "~/platform/core/context.server";

/** Each answer says something of whose account it is. Of one person, for withdrawals and refunds together. */
const CHECKS_AN_HOUR = 5;

/** `written`: whether `alongside` was. */
export type CheckedPayoutAccount = { ok: true; account: PayoutAccount; written: boolean } | AccountRefusal;

/**
 * Asks the bank whose account it is, where a payout provider can. Comes after everything else was found right: only
 * who has money to be sent may ask. `sure` is the account (`accountMark`) that its owner stands by whatever name the bank
 * says; it is asked once more, for operators. A bank that does not answer stops nobody.
 */
export async function checkAccount(
  { db, now, payouts }: Pick<Context, "db" | "now" | "payouts">,
  userId: string,
  { account, sure }: { account: PayoutAccount; sure: string },
  alongside: BatchStatement,
): Promise<CheckedPayoutAccount> {
  const provider = payouts.current;
  if (!provider?.serves(account)) return { ok: true, account, written: false };
  const standsBy: PayoutAccount | null =
    sure === accountMark(account) ? { ...account, bankSays: "other" } : null;
  const [counted] = await db.batch([
    countAttempt(db, `account-check:${userId}`, CHECKS_AN_HOUR, now),
    alongside,
  ]);
  if (counted.length === 0 && standsBy) return { ok: true, account: standsBy, written: true };
  if (counted.length === 0) return { ok: false, reason: "check_limited", seconds: secondsToNextHour(now) };
  const said = await provider.checkAccount(account);
  if (said.ok) {
    const holder = cleanLine(said.holder);
    const bankHolder = hintedHolder(holder, account.holder);
    const named = bankHolder === "" ? {} : { bankHolder };
    if (isSameHolder(account.holder, holder))
      return { ok: true, account: { ...account, bankSays: "same", ...named }, written: true };
    return standsBy
      ? { ok: true, account: { ...standsBy, ...named }, written: true }
      : { ok: false, reason: "another_holder", account, holder: bankHolder };
  }
  return said.reason === "unknown_account"
    ? { ok: false, reason: "unknown_account" }
    : { ok: true, account: standsBy ?? account, written: true };
}
