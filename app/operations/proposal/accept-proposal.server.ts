import { wordingFor } from "~/copy/notification/wording";
import { requirementsText } from "~/copy/order/requirements-text";
import { countAttempt } from "~/db/core/attempt-counters.server";
import {
  findProposalToAccept,
  type ProposalToAccept,
  writeAcceptedProposal as write,
} from "~/db/proposal/acceptance.server";
import type { ReceivedProposalKey } from "~/db/proposal/proposals.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import { openProposalOrder } from "~/domain/order/opening";
import { cut } from "~/domain/order/requirements-text";
import { ACCEPTANCES_AN_HOUR, type AcceptingRefusal } from "~/domain/proposal/proposal";
import { LISTS, personCacheTag } from "~/platform/core/cache-tags.server";
import type { Context } from "~/platform/core/context.server";
import { sendOutbox } from "../notification/send-outbox.server";
import { notifyEach } from "./notify-proposers.server";

type NotAccepted = AcceptingRefusal | "no_proposal" | "changed_meanwhile" | "too_many";

/** `seen`: when the shown proposal was last changed, UTC ms. */
type Acceptance = ReceivedProposalKey & { client: { name: string }; closes: boolean; seen: number };

const TRIES = 3;
const MAX_NOTES = 2_000;

/** Gives the order's id, also to a second press. */
export async function acceptProposal(
  context: Context,
  { client, closes, seen, ...received }: Acceptance,
): Promise<Outcome<string, NotAccepted>> {
  const { db, now, env } = context;
  for (let tries = 0; tries < TRIES; tries++) {
    const count = countAttempt(db, `acceptance:${received.buyerId}`, ACCEPTANCES_AN_HOUR, now);
    const { proposal, others, inTime } = await findProposalToAccept(db, received, count);
    if (!proposal) return refused("no_proposal");
    if (proposal.orderId !== null) return ok(proposal.orderId);
    if (seen !== proposal.updatedAt) return refused("changed_meanwhile");

    const opened = openProposalOrder(crypto.randomUUID(), proposal, now);
    if (!opened.ok) return opened;
    if (!inTime) return refused("too_many");
    const told = others.map((other) => ({ ...other, wantedTitle: proposal.wantedTitle }));
    if (closes) context.purge(LISTS, personCacheTag(received.buyerId));
    const written = await write(db, proposal, opened.value, frozen(proposal, client.name), {
      closes,
      now,
      wording: wordingFor(env.appOrigin),
      alongside: closes ? notifyEach(context, told, "given") : [],
    });
    if (!written) continue;
    context.defer(sendOutbox(context));
    return ok(opened.value.order.id);
  }
  return refused("changed_meanwhile");
}

function frozen(proposal: ProposalToAccept, buyerName: string) {
  const { id, wantedTitle, description, requirements, additionalInfo, message, proposerName } = proposal;
  return {
    kind: "proposal" as const,
    packageId: null,
    package: null,
    title: wantedTitle,
    buyerName,
    sellerName: proposerName,
    requirements: requirementsText({
      title: wantedTitle,
      description,
      requirements,
      additionalInfo,
    }),
    notes: cut(message, MAX_NOTES),
    // One order for one proposal, for ever: no form's request id looks like this.
    requestId: `proposal:${id}`,
  };
}
