import { wordingFor } from "~/copy/notification/wording";
import { proposalDeclinedNotification } from "~/copy/proposal/notifications";
import { notify } from "~/db/notification/notifications.server";
import { endProposal, findReceivedProposal } from "~/db/proposal/proposals.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import { decideDeclining } from "~/domain/proposal/proposal";
import type { Context } from "~/platform/core/context.server";
import { sendOutbox } from "../notification/send-outbox.server";
import type { NotSettled } from "./withdraw-proposal.server";

const TRIES = 2;

export async function declineProposal(
  context: Context,
  asked: { id: string; wantedId: string; buyerId: string },
  reason: string,
): Promise<Outcome<"declined", NotSettled>> {
  const { db, now, env } = context;
  for (let tries = 0; tries < TRIES; tries++) {
    const proposal = await findReceivedProposal(db, asked);
    if (!proposal) return refused("no_proposal");
    const decided = decideDeclining(proposal.status);
    if (!decided.ok) return decided;
    if (decided.value === "done")
      return proposal.declineReason === reason ? ok("declined") : refused("declined");
    const end = { status: "declined" as const, declineReason: reason };
    const alongside = notify(db, proposalDeclinedNotification(proposal, reason), {
      now,
      wording: wordingFor(env.appOrigin),
    });
    if (!(await endProposal(db, proposal, end, { now, alongside }))) continue;
    context.defer(sendOutbox(context));
    return ok("declined");
  }
  return refused("changed_meanwhile");
}
