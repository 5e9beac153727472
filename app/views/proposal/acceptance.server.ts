import type { AppLoadContext } from "@remix-run/cloudflare";
import { acceptingRefusalSentence } from "~/copy/proposal/refusals";
import type { ProposalToAccept } from "~/db/proposal/acceptance.server";
import { sellerRating } from "~/domain/account/seller-statistics";
import { DAY, formatDate } from "~/domain/core/dates";
import { deadlineAhead, openProposalOrder } from "~/domain/order/opening";
import { type AcceptingRefusal, receivedPath } from "~/domain/proposal/proposal";
import { notFound } from "../../http/errors.server";
import { CHANGED_MEANWHILE, notDone } from "../../http/proposal.server";

/** What accepting a proposal begins, as its page says it. Who may not accept it now is led back, with the reason. */
export async function acceptanceView(context: AppLoadContext, proposal: ProposalToAccept) {
  const { now } = context;
  const { id, wantedId, wantedTitle, proposerId, proposerName, days, message, updatedAt } = proposal;
  if (proposal.orderId)
    throw await context.toasts.redirectWithSuccess(`/dashboard/orders/${proposal.orderId}`, ALREADY);
  const opened = openProposalOrder(id, proposal, now);
  if (!opened.ok) throw await notAccepted(context, wantedId, opened.reason);
  const { price } = opened.value.order;
  const deadline = deadlineAhead(proposal, now);
  const late = deadline !== null && days !== null && now + days * DAY > deadline;
  return {
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
    price: price ?? 0,
    days,
    deadline: deadline === null ? null : formatDate(deadline),
    /** The days that were proposed go beyond the day that was asked for, and hold instead of it. */
    late,
  };
}

const ALREADY = { message: "Penawaran ini sudah Anda terima", description: "Ini pesanannya." };

/** Back to the proposals, with why this one could not be accepted. */
export function notAccepted(
  context: AppLoadContext,
  wantedId: string,
  reason: AcceptingRefusal | "no_proposal" | "changed_meanwhile" | "too_many",
) {
  if (reason === "no_proposal") notFound();
  const why = reason === "changed_meanwhile" ? CHANGED_MEANWHILE : acceptingRefusalSentence(reason);
  return notDone(context, receivedPath(wantedId), "Penawaran belum diterima", why);
}
