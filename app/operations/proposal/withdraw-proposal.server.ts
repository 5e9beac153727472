import { wordingFor } from "~/copy/notification/wording";
import { proposalWithdrawnNotification } from "~/copy/proposal/notifications";
import { notify } from "~/db/notification/notifications.server";
import { endProposal, findOwnProposal } from "~/db/proposal/proposals.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import { decideWithdrawing, type SettlingRefusal } from "~/domain/proposal/proposal";
import type { Context } from "~/platform/core/context.server";
import { sendOutbox } from "../notification/send-outbox.server";

export type NotSettled = SettlingRefusal | "no_proposal" | "changed_meanwhile";

const TRIES = 2;

export async function withdrawProposal(
  context: Context,
  id: string,
  proposerId: string,
): Promise<Outcome<"withdrawn", NotSettled>> {
  const { db, now, env } = context;
  for (let tries = 0; tries < TRIES; tries++) {
    const proposal = await findOwnProposal(db, id, proposerId);
    if (!proposal) return refused("no_proposal");
    const decided = decideWithdrawing(proposal.status);
    if (!decided.ok) return decided;
    if (decided.value === "done") return ok("withdrawn");
    const alongside = notify(db, proposalWithdrawnNotification(proposal, now), {
      now,
      wording: wordingFor(env.appOrigin),
    });
    if (!(await endProposal(db, proposal, { status: "withdrawn" }, { now, alongside }))) continue;
    context.defer(sendOutbox(context));
    return ok("withdrawn");
  }
  return refused("changed_meanwhile");
}
