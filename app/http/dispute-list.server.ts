import type { AppLoadContext } from "@remix-run/cloudflare";
import { listDisputes } from "~/db/dispute-list.server";
import type { ListedOrder } from "~/db/orders-waiting.server";
import { countedText } from "~/domain/counted";
import { formatDateTime } from "~/domain/dates";
import { needsSecondPerson } from "~/domain/handwork";
import { otherSide } from "~/domain/order";
import type { DisputeStage } from "~/domain/order-dispute";
import { readNewestKey } from "~/domain/page-key";
import { isRipe } from "~/domain/ruling";

const ADDRESSES: Record<DisputeStage, string> = {
  ruling: "/operator/disputes",
  answer: "/operator/disputes?tahap=tanggapan",
};

/** The disputes that an operator can rule on, or those that wait for the other side. */
export async function disputeListPage({ db, now }: AppLoadContext, request: Request) {
  const { searchParams } = new URL(request.url);
  const stage: DisputeStage = searchParams.get("tahap") === "tanggapan" ? "answer" : "ruling";
  const after = readNewestKey(searchParams.get("after"));
  const { page, counts } = await listDisputes(db, { stage, after, now });
  const address = ADDRESSES[stage];
  return {
    stage,
    tabs: [
      {
        to: ADDRESSES.ruling,
        text: `Menunggu putusan (${countedText(counts.ruling)})`,
        current: stage === "ruling",
      },
      {
        to: ADDRESSES.answer,
        text: `Menunggu tanggapan (${countedText(counts.answer)})`,
        current: stage === "answer",
      },
    ],
    disputes: page.items.map((item) => listedView(item, now)),
    first: after && address,
    next: page.after && `${address}${stage === "ruling" ? "?" : "&"}after=${page.after}`,
  };
}

function listedView({ order, title, buyer, seller }: ListedOrder, now: number) {
  const { disputedBy, answerDueAt } = order;
  const names = { buyer, seller };
  const silent = disputedBy === null ? "" : names[otherSide(disputedBy)];
  const until = answerDueAt === null ? "" : formatDateTime(answerDueAt);
  return {
    id: order.id,
    title,
    between: `${buyer} memesan dari ${seller}`,
    by: disputedBy === null ? "" : `Diajukan oleh ${names[disputedBy]}`,
    ripe: isRipe(order, now),
    state:
      answerDueAt === null
        ? "Kedua pihak sudah didengar"
        : isRipe(order, now)
          ? `${silent} diam sampai ${until}`
          : `${silent} menjawab sampai ${until}`,
    two: needsSecondPerson(order.totalPrice ?? 0),
    total: order.totalPrice ?? 0,
  };
}
