import type { findProposalToShow } from "~/db/proposal/acceptance.server";
import { sellerRating } from "~/domain/account/seller-statistics";
import { DAY, formatDate } from "~/domain/core/dates";
import { ok } from "~/domain/core/outcome";
import { deadlineAhead, openProposalOrder } from "~/domain/order/opening";
import { agreedPrice } from "~/domain/order/order";
import { placesOfRequest } from "~/domain/visit/request";
import { visitFormView } from "../visit/form.server";

type Found = NonNullable<Awaited<ReturnType<typeof findProposalToShow>>>;

/** Refused where the client may not accept it now. */
export function acceptanceView({ proposal, availability }: Found, now: number) {
  const { id, wantedId, wantedTitle, proposerId, proposerName, days, message, updatedAt } = proposal;
  const opened = openProposalOrder(id, proposal, now);
  if (!opened.ok) return opened;
  const deadline = deadlineAhead(proposal, now);
  const late = deadline !== null && days !== null && now + days * DAY > deadline;
  return ok({
    wantedId,
    wantedTitle,
    message,
    seen: updatedAt,
    proposer: {
      id: proposerId,
      name: proposerName,
      pictureUrl: proposal.proposerPicture,
      rating: sellerRating(proposal),
      ratingCount: proposal.ratingCount,
    },
    price: agreedPrice(opened.value.order),
    days,
    deadline: deadline === null ? null : formatDate(deadline),
    /** The proposed days end after the request's deadline, and hold instead of it. */
    late,
    visit: visitFormView(placesOfRequest(proposal), availability, proposal.placeCode, now),
  });
}
