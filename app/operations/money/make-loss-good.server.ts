import { withdrawalLossMadeGood } from "~/copy/money/withdrawal-notifications";
import { wordingFor } from "~/copy/notification/wording";
import { findLoss, isLost, payoutChange } from "~/db/money/payouts.server";
import type { findWithdrawal } from "~/db/money/withdrawals.server";
import { notify } from "~/db/notification/notifications.server";
import { madeGood } from "~/domain/money/ledger";
import type { Context } from "~/platform/core/context.server";

type Withdrawal = NonNullable<Awaited<ReturnType<typeof findWithdrawal>>>;

/** Where its owner has the same money from another attempt, that balance makes our loss good. `condition`: no more was lost. */
export async function makeLossGood({ db, now, env }: Context, withdrawal: Withdrawal) {
  const { id, userId, amount } = withdrawal;
  const { attempt, lost } = await findLoss(db, id);
  if (!attempt) return { first: [], postings: [], told: [], condition: isLost(id, lost) };
  const { state, surplus, surplusTaken, version } = attempt;
  const taken = Math.min(amount, surplus - surplusTaken);
  const draft = withdrawalLossMadeGood(withdrawal, { taken, attempt: `${attempt.id}:${version}` });
  return {
    first: [payoutChange(db, attempt, { state, surplusTaken: surplusTaken + taken })],
    condition: isLost(id, lost - taken),
    postings: madeGood(userId, taken),
    told: notify(db, draft, { now, wording: wordingFor(env.appOrigin) }),
  };
}
