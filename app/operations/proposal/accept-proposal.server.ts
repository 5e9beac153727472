import { wordingFor } from "~/copy/notification/wording";
import { requirementsText } from "~/copy/order/requirements-text";
import type { TermsChange } from "~/copy/order/terms";
import { changedProposal } from "~/copy/proposal/terms";
import { countAttempt } from "~/db/core/attempt-counters.server";
import { newId } from "~/db/core/new-id.server";
import {
  findProposalToAccept,
  type ProposalToAccept,
  writeAcceptedProposal as write,
} from "~/db/proposal/acceptance.server";
import type { ReceivedProposalKey } from "~/db/proposal/proposals.server";
import { insertVisit } from "~/db/visit/visits.server";
import type { Asking } from "~/domain/account/person";
import { type Ok, ok, type Refused, refused } from "~/domain/core/outcome";
import { shortened } from "~/domain/core/text";
import { openProposalOrder, type ProposalTerms, proposalTerms } from "~/domain/order/opening";
import { coveringVisit, isAfterDeadline } from "~/domain/order/visit-terms";
import { withWishedVisit } from "~/domain/order/wished-visit";
import { ACCEPTANCES_AN_HOUR, type AcceptingRefusal } from "~/domain/proposal/proposal";
import { type AskedVisit, readVisit, type VisitFaults } from "~/domain/visit/request";
import { placesOfRequest } from "~/domain/visit/request-places";
import { LISTS, personCacheTag } from "~/platform/core/cache-tags.server";
import type { Context } from "~/platform/core/context.server";
import { sendOutbox } from "../notification/send-outbox.server";
import { notifyEach } from "./notify-proposers.server";

type NotAccepted =
  | Refused<AcceptingRefusal | "no_proposal" | "changed_meanwhile" | "too_many">
  | (Refused<"terms_changed"> & { changed: TermsChange })
  | (Refused<"bad_visit"> & { faults: VisitFaults });

/** `shown`: what the page said of the proposal; null when it cannot be read. */
type Acceptance = ReceivedProposalKey & {
  client: Asking<{ name: string }>;
  closes: boolean;
  shown: ProposalTerms | null;
  visit: AskedVisit;
};

const TRIES = 3;
const MAX_NOTES = 2_000;

export async function acceptProposal(
  context: Context,
  { client, closes, shown, visit: asked, ...received }: Acceptance,
): Promise<Ok<string> | NotAccepted> {
  const { db, now, env } = context;
  for (let tries = 0; tries < TRIES; tries++) {
    const count = countAttempt(db, `acceptance:${received.buyerId}`, ACCEPTANCES_AN_HOUR, now);
    const { proposal, others, availability, inTime } = await findProposalToAccept(db, received, count, {
      now,
      wished: asked.day,
    });
    if (!proposal) return refused("no_proposal");
    if (proposal.orderId !== null) return ok(proposal.orderId);

    const opened = openProposalOrder(newId(), proposal, now);
    if (!opened.ok) return opened;
    if (!inTime) return refused("too_many");
    const changed = changedProposal(shown, proposalTerms(proposal, now), asked.mode === "at_seller");
    if (changed) return { ...refused("terms_changed"), changed };
    const visit = readVisit(placesOfRequest(proposal), availability, asked, now);
    if (!visit.ok) return { ...refused("bad_visit"), faults: visit.faults };
    if (visit.value && isAfterDeadline(opened.value.order.deadline, visit.value))
      return { ...refused("bad_visit"), faults: { day: "after_deadline" } };
    const order = coveringVisit(opened.value.order, visit.value);
    const event = withWishedVisit(opened.value.event, visit.value);
    const { name } = await client.reader();
    const losing = others.map((other) => ({ ...other, wantedTitle: proposal.wantedTitle }));
    if (closes) context.purge(LISTS, personCacheTag(received.buyerId));
    const written = await write(db, proposal, { order, event }, frozen(proposal, name), {
      closes,
      now,
      wording: wordingFor(env.appOrigin),
      alongside: [
        ...(closes ? notifyEach(context, losing, "given") : []),
        ...(visit.value ? insertVisit(db, order, visit.value, now) : []),
      ],
    });
    if (!written) continue;
    context.defer(sendOutbox(context));
    return ok(order.id);
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
    notes: shortened(message, MAX_NOTES),
    // One order for one proposal, for ever: no form's request id looks like this.
    requestId: `proposal:${id}`,
  };
}
