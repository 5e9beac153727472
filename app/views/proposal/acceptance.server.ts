import { proposalTimeText } from "~/copy/proposal/terms";
import type { findProposalToShow } from "~/db/proposal/acceptance.server";
import { DAY, formatDate } from "~/domain/core/dates";
import { ok } from "~/domain/core/outcome";
import { categoryByName } from "~/domain/listing/category";
import { USUAL_MODE } from "~/domain/listing/ways";
import { deadlineAhead, openProposalOrder, proposalTerms } from "~/domain/order/opening";
import { placesOfRequest } from "~/domain/visit/request";
import { type VisitForm, visitFormView } from "../visit/form.server";

/** The way most of the category is worked is chosen beforehand: a logo is not drawn in one's kitchen. */
function usualFirst(visit: VisitForm | null, name: string): VisitForm | null {
  const category = categoryByName(name);
  if (visit === null || !category) return visit;
  const usual = visit.modes.filter(({ value }) => value === USUAL_MODE[category.slug]);
  return { ...visit, modes: [...new Set([...usual, ...visit.modes])] };
}

type Found = NonNullable<Awaited<ReturnType<typeof findProposalToShow>>>;

/** Refused where the client may not accept it now. */
export function acceptanceView({ proposal, availability }: Found, now: number) {
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
    visit: usualFirst(
      visitFormView(placesOfRequest(proposal), availability, proposal.placeCode, now),
      proposal.category,
    ),
  });
}
