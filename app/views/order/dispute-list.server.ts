import type { listDisputes } from "~/db/order/dispute-list.server";
import type { ListedOrderRow } from "~/db/order/waiting.server";
import { cappedCountText } from "~/domain/core/capped-count";
import { formatDateTime } from "~/domain/core/dates";
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
    disputes: page.items.map((item) => listedView(item, now)),
    first: after && address,
    next: page.after && `${address}${stage === "ruling" ? "?" : "&"}after=${page.after}`,
  };
}

function listedView(order: ListedOrderRow, now: number) {
  const { disputedBy, answerDueAt } = order;
  const names = peopleOf(order);
  const silent = disputedBy === null ? "" : names[otherSide(disputedBy)];
  const until = answerDueAt === null ? "" : formatDateTime(answerDueAt);
  return {
    id: order.id,
    title: order.title,
    between: `${names.buyer} memesan dari ${names.seller}`,
    by: disputedBy === null ? "" : `Diajukan oleh ${names[disputedBy]}`,
    due: isDueForRuling(order, now),
    state:
      answerDueAt === null
        ? "Kedua pihak sudah didengar"
        : isDueForRuling(order, now)
          ? `${silent} diam sampai ${until}`
          : `${silent} menjawab sampai ${until}`,
    two: needsSecondPerson(pricedTotal(order)),
    total: pricedTotal(order),
  };
}
