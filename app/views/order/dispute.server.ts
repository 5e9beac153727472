import { divisionText } from "~/copy/order/status-copy";
import type { OrderPage } from "~/db/order/pages.server";
import { formatDateTime, type Zone } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import { dividedAmounts } from "~/domain/order/amounts";
import { type Dispute, type DisputeEnd, type DisputeStatement, disputeOf } from "~/domain/order/dispute";
import { type Order, otherSide, type Side } from "~/domain/order/order";
import type { People } from "~/domain/order/people";
import { filesOf, sidesFileHref } from "./history.server";

const ROLES: Record<Side, string> = { buyer: "Pembeli", seller: "Penjual" };

type Shown = {
  order: Order;
  files: readonly { key: string; fileVersion: number; name: string; size: number }[];
  now: number;
  zone: Zone;
  names: People;
  fileHref(key: string): string;
};

export function sideDispute(
  page: OrderPage,
  side: Side,
  people: People,
  reading: Pick<Shown, "now" | "zone">,
) {
  const { order, files, events } = page;
  const dispute = disputeOf(order, events);
  return (
    dispute &&
    disputeView(dispute, {
      order,
      files,
      ...reading,
      names: { ...people, [side]: "Anda" },
      fileHref: sidesFileHref(order.id),
    })
  );
}

export function disputeView(dispute: Dispute, shown: Shown) {
  const { opened, answer, end } = dispute;
  const { order, names } = shown;
  const said = [
    statementView(opened, `${names[opened.by]} mengajukan masalah`, shown),
    ...(answer ? [statementView(answer, `${names[answer.by]} menanggapi`, shown)] : []),
  ];
  return {
    said,
    next: end === null && order.phase === "disputed" ? nextStep(dispute, shown) : null,
    offer: dispute.offer && `${names[dispute.offer.by]} mengusulkan: ${divisionText(order)}`,
    end: end && endView(end, order),
  };
}

function statementView({ by, at, version, reason }: DisputeStatement, title: string, shown: Shown) {
  return {
    key: String(version),
    title,
    at,
    who: ROLES[by],
    quote: reason,
    files: filesOf(shown.files, version, shown.fileHref),
  };
}

function nextStep({ opened, answer }: Dispute, { order, names, now, zone }: Shown) {
  const silent = names[otherSide(opened.by)];
  const until = order.answerDueAt === null ? "" : formatDateTime(order.answerDueAt, zone);
  if (answer !== null || order.answerDueAt === null)
    return { title: "Berikutnya: putusan JasaWarga, atau kesepakatan", note: "Keduanya sudah didengar." };
  return now > order.answerDueAt
    ? {
        title: "Berikutnya: putusan JasaWarga, atau kesepakatan",
        note: `${silent} tidak menanggapi sampai ${until}, jadi keputusan dapat diambil tanpa tanggapan itu.`,
      }
    : {
        title: silent === "Anda" ? "Berikutnya: tanggapan Anda" : `Berikutnya: tanggapan ${silent}`,
        note: `Paling lambat ${until}. Setelah itu keputusan dapat diambil tanpa tanggapan ini.`,
      };
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
