import { wordingFor } from "~/copy/notification/wording";
import {
  type Decided,
  findWithdrawal,
  type WithdrawalToDecide,
  writeDecided,
} from "~/db/money/withdrawals.server";
import { notify } from "~/db/notification/notifications.server";
import { recordOperatorAction } from "~/db/operator/actions.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import type { Posting } from "~/domain/money/ledger";
import { decideFor, type ManualPayoutRefusal } from "~/domain/money/manual-payout";
import type { NotDecided } from "~/domain/money/withdrawal";
import type { NotificationDraft } from "~/domain/notification/notification";
import type { OperatorActionKind } from "~/domain/operator/action";
import type { Context } from "~/platform/core/context.server";
import { sendOutbox } from "../notification/send-outbox.server";

type Found = WithdrawalToDecide;

type Deciding<To> = {
  id: string;
  operatorId: string;
  line(found: Found): { kind: OperatorActionKind; reason: string };
  /** What an earlier press of the same button answered, else null. */
  done(found: Found): To | null;
  rule(found: Found): Outcome<To, ManualPayoutRefusal>;
  become(found: Found): Decided;
  postings?(found: Found): Posting[];
  notification?(found: Found): NotificationDraft;
};

/** Row, money, log and notification in one batch; refuses an operator's own withdrawal. */
export async function decideWithdrawal<To extends string>(
  context: Context,
  { id, operatorId, line, done, rule, become, postings, notification }: Deciding<To>,
): Promise<Outcome<To, NotDecided>> {
  const { db, now, env } = context;
  for (let tries = 2; tries > 0; tries--) {
    const found = await findWithdrawal(db, id, now);
    if (!found) return refused("no_withdrawal");
    const before = done(found);
    if (before !== null) return ok(before);
    const theirs = decideFor(found.userId, operatorId);
    if (!theirs.ok) return theirs;
    const decided = rule(found);
    if (!decided.ok) return decided;
    const news = notification
      ? notify(db, notification(found), { now, wording: wordingFor(env.appOrigin) })
      : [];
    const written = await writeDecided(db, found, become(found), {
      postings: postings?.(found) ?? [],
      now,
      alongside: [recordOperatorAction(db, { operatorId, subjectId: id, ...line(found) }, now), ...news],
    });
    if (!written) continue;
    if (notification) context.defer(sendOutbox(context));
    return decided;
  }
  return refused("not_open");
}
