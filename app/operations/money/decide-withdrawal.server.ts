import { WITHDRAWAL_ACT_COPY } from "~/copy/money/withdrawal-acts";
import { wordingFor } from "~/copy/notification/wording";
import { isPayoutOvertaken } from "~/db/money/payouts.server";
import { findWithdrawal, writeDecided } from "~/db/money/withdrawals.server";
import { notify } from "~/db/notification/notifications.server";
import { recordOperatorAction } from "~/db/operator/actions.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import { mayDecideWithdrawal, type NotDecided, type WithdrawalAction } from "~/domain/money/withdrawal";
import { WITHDRAWAL_ACTS } from "~/domain/money/withdrawal-acts";
import { MANUAL_PAYOUT_KINDS } from "~/domain/operator/action";
import type { Context } from "~/platform/core/context.server";
import { sendOutbox } from "../notification/send-outbox.server";
import { makeLossGood } from "./make-loss-good.server";

/** Row, money, log and notification in one batch. `words`: the reason, or the bank's reference. */
export async function decideWithdrawal(
  context: Context,
  act: WithdrawalAction,
  { id, operatorId, words }: { id: string; operatorId: string; words: string },
): Promise<Outcome<WithdrawalAction, NotDecided>> {
  const { db, now, env } = context;
  const by = { operatorId, now, words };
  const { isDone, become, postings } = WITHDRAWAL_ACTS[act];
  const { log, notification } = WITHDRAWAL_ACT_COPY[act];
  for (let tries = 2; tries > 0; tries--) {
    const found = await findWithdrawal(db, id, now);
    if (!found) return refused("no_withdrawal");
    if (isDone(found, by)) return ok(act);
    const allowed = mayDecideWithdrawal(act, found, by);
    if (!allowed.ok) return allowed;
    const line = { kind: MANUAL_PAYOUT_KINDS.withdrawals[act], reason: log?.(found, words) ?? words };
    const draft = notification?.(found, words);
    const good = act === "transfer-return" ? await makeLossGood(context, found) : null;
    const written = await writeDecided(db, found, become(found, by), {
      postings: [...(postings?.(found) ?? []), ...(good?.postings ?? [])],
      now,
      ...(good && { first: good.first, condition: good.condition }),
      alongside: [
        recordOperatorAction(db, { operatorId, subjectId: id, ...line }, now),
        ...(draft ? notify(db, draft, { now, wording: wordingFor(env.appOrigin) }) : []),
        ...(good?.told ?? []),
      ],
    }).catch((error: unknown) => {
      if (isPayoutOvertaken(error)) return false;
      throw error;
    });
    if (!written) continue;
    if (draft) context.defer(sendOutbox(context));
    return allowed;
  }
  return refused("not_open");
}
