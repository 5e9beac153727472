import { divisionText } from "~/copy/order/status/status-copy";
import type { OrderPage } from "~/db/order/pages.server";
import { formatRupiah } from "~/domain/core/money";
import { dividedAmounts } from "~/domain/order/amounts";
import { type Dispute, type DisputeEnd, disputeOf } from "~/domain/order/dispute";
import { type Order, otherSide, type Side } from "~/domain/order/order";
import type { People } from "~/domain/order/people";
import { filesOf, sidesFileHref } from "./history.server";

/** What both said, and how it goes on. */
export function sideDispute({ order, files, events }: OrderPage, side: Side, people: People, now: number) {
  const dispute = disputeOf(order, events);
  if (!dispute) return null;
  const { opened, answer } = dispute;
  const names = { ...people, [side]: "Anda" };
  const href = sidesFileHref(order.id);
  const said = [opened, ...(answer ? [answer] : [])].map(({ by, at, version, reason }) => ({
    key: String(version),
    at,
    title: names[by],
    quote: reason,
    files: filesOf(files, version, href),
    mine: by === side,
  }));
  const view = disputeView(dispute, { order, names });
  const open = view.end === null && order.phase === "disputed";
  return { said, ...view, next: open ? nextOf(dispute, order, { names, now }) : null };
}

export function disputeView({ offer, end }: Dispute, { order, names }: { order: Order; names: People }) {
  return {
    offer: offer && `${names[offer.by]} mengusulkan: ${divisionText(order)}`,
    end: end && endView(end, order),
  };
}

function nextOf(
  { opened, answer }: Dispute,
  { answerDueAt }: Order,
  { names, now }: { names: People; now: number },
): string {
  const silent = names[otherSide(opened.by)];
  if (answer !== null || answerDueAt === null || now > answerDueAt)
    return "putusan JasaWarga, atau kesepakatan";
  return silent === "Anda" ? "tanggapan Anda" : `tanggapan ${silent}`;
}

function endView({ kind, at, buyerShare, reason }: DisputeEnd, order: Order) {
  const { buyer, seller, fee } = dividedAmounts({ ...order, buyerShare });
  return {
    title: kind === "ruled" ? "Putusan JasaWarga" : "Kesepakatan kedua pihak",
    at,
    reason,
    rows: [
      { label: `Kembali kepada pembeli (${buyerShare}%)`, value: formatRupiah(buyer) },
      { label: `Bagian penjual (${100 - buyerShare}%)`, value: formatRupiah(seller + fee) },
      ...(fee > 0 ? [{ label: `Biaya platform ${order.feePercent}%`, value: `− ${formatRupiah(fee)}` }] : []),
    ],
    received: seller,
  };
}
