import { leftText, shortMoment } from "~/copy/core/days";
import { disputeEvidence, waitsForAnswer } from "~/copy/operator/disputes";
import type { ListedDisputeRow, listDisputes } from "~/db/order/dispute-list.server";
import { cappedCountText } from "~/domain/core/capped-count";
import { readNewestKey } from "~/domain/core/page-cursor";
import { needsSecondPerson } from "~/domain/money/manual-payout";
import type { DisputeStage } from "~/domain/order/dispute";
import { otherSide, pricedTotal } from "~/domain/order/order";
import { peopleOf } from "~/domain/order/people";
import { isDueForRuling } from "~/domain/order/ruling";

const ADDRESSES: Record<DisputeStage, string> = {
  ruling: "/operator/disputes",
  answer: "/operator/disputes?tahap=tanggapan",
};

export function readDisputeListQuery(params: URLSearchParams) {
  const stage: DisputeStage = params.get("tahap") === "tanggapan" ? "answer" : "ruling";
  return { stage, after: readNewestKey(params.get("after")) };
}

/** Those that an operator can rule on, or those that wait for the other side. */
export function disputeListView(
  { page, counts }: Awaited<ReturnType<typeof listDisputes>>,
  { stage, after }: ReturnType<typeof readDisputeListQuery>,
  now: number,
) {
  const address = ADDRESSES[stage];
  return {
    stage,
    tabs: [
      {
        to: ADDRESSES.ruling,
        text: `Menunggu putusan (${cappedCountText(counts.ruling)})`,
        current: stage === "ruling",
      },
      {
        to: ADDRESSES.answer,
        text: `Menunggu tanggapan (${cappedCountText(counts.answer)})`,
        current: stage === "answer",
      },
    ],
    disputes: page.items.map((item) => listedDispute(item, now)),
    first: after && address,
    next: page.after && `${address}${stage === "ruling" ? "?" : "&"}after=${page.after}`,
  };
}

/** A line of the queue: by when to rule, or who has yet to answer. */
export function listedDispute(order: ListedDisputeRow, now: number) {
  const { disputedBy, answerDueAt, rulingDueAt } = order;
  const names = peopleOf(order);
  const rulingIsDue = isDueForRuling(order, now);
  const until = { at: (rulingIsDue ? rulingDueAt : answerDueAt) ?? now, wholeDay: false };
  const left = leftText(until, now, "WIB");
  return {
    id: order.id,
    title: order.title,
    between: `${names.buyer} ↔ ${names.seller}`,
    due: rulingIsDue || disputedBy === null ? left : waitsForAnswer(names[otherSide(disputedBy)], left),
    at: shortMoment(until, "WIB"),
    tone: !rulingIsDue ? ("calm" as const) : until.at < now ? ("late" as const) : ("due" as const),
    evidence: disputeEvidence(answerDueAt === null ? 2 : 1, order.evidence),
    two: needsSecondPerson(pricedTotal(order)),
    total: pricedTotal(order),
  };
}
