import { proposalTimeText } from "~/copy/proposal/terms";
import type { findProposalToShow } from "~/db/proposal/acceptance.server";
import { DAY, formatDate } from "~/domain/core/dates";
import { ok } from "~/domain/core/outcome";
import { deadlineAhead, openProposalOrder, proposalTerms } from "~/domain/order/opening";
import { briefVisitView } from "../visit/brief-form.server";

type Found = NonNullable<Awaited<ReturnType<typeof findProposalToShow>>>;

/** Refused where the client may not accept it now. */
export function acceptanceView({ proposal, availability, addresses }: Found, now: number) {
  const { id, wantedId, wantedTitle, proposerName, days, message } = proposal;
  const opened = openProposalOrder(id, proposal, now);
  if (!opened.ok) return opened;
  const terms = proposalTerms(proposal, now);
  const wished = deadlineAhead(proposal, now);
  const late = wished !== null && days !== null && now + days * DAY > wished;
  return ok({
    wantedId,
    wantedTitle,
    message,
    proposer: { name: proposerName, pictureUrl: proposal.proposerPicture },
    terms,
    time: proposalTimeText(terms),
    /** The request's, in words, where the proposed days end after it: they hold instead. */
    passed: late ? formatDate(wished) : null,
    visit: briefVisitView(proposal, availability, addresses, now),
  });
}
