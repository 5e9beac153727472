import { allowedActions } from "~/copy/order/actions";
import { eventSentence } from "~/copy/order/history";
import { actorName, eventNote, notesTitle, orderedAs } from "~/copy/order/labels";
import { revisionsFact, revisionsSentence } from "~/copy/order/revisions";
import { PAYMENT_STATUS_LABELS } from "~/copy/order/status";
import { suspensionStepOf } from "~/copy/order/suspension";
import type { OrderPage } from "~/db/order/pages.server";
import { mayWhileSuspended } from "~/domain/account/suspension";
import { formatDate, formatDateTime, type Zone } from "~/domain/core/dates";
import { formatAmount, formatRupiah } from "~/domain/core/money";
import { shortId } from "~/domain/core/text";
import { workDueAt } from "~/domain/order/escrow";
import { isClosed, type Order, otherSide, type Side, sideOf } from "~/domain/order/order";
import { peopleOf } from "~/domain/order/people";
import { orderVisitView } from "../visit/order-visit.server";
import { isExpired, orderChangesView } from "./change.server";
import { sideDispute } from "./dispute.server";
import { filesOf, sidesFileHref, stepsOf, stepToSee } from "./history.server";
import { type MoneyRules, orderMoney } from "./money.server";
import { orderReviewsView } from "./reviews.server";

/** Null for everybody but the two sides. */
export function orderPageView(
  page: OrderPage,
  { id: userId, suspended, zone }: { id: string; suspended: boolean; zone: Zone },
  rules: MoneyRules,
) {
  const { now } = rules;
  const { order, events, files, changes } = page;
  const side = sideOf(order, userId);
  if (!side) return null;
  const people = peopleOf(order);
  const { yours, who, title, text, summary, dueAt, answers } = suspensionStepOf(
    { order, side, people },
    { suspended, zone },
    now,
  );
  const closed = isClosed(order);
  const asked = revisionsAsked(events);
  const actions = allowedActions(order, side, now, people).filter(
    ({ command }) => !suspended || mayWhileSuspended(command),
  );
  return {
    id: order.id,
    title: order.title,
    zone,
    side,
    status: order.status,
    phase: order.phase,
    closed,
    /** Whatever became of the money since: there is a receipt. */
    paid: page.ledgerEntries.length > 0,
    placed: `dipesan ${formatDate(order.createdAt, zone)}`,
    otherName: people[otherSide(side)],
    other: side === "buyer" ? `penjual ${people.seller}` : `pembeli ${people.buyer}`,
    nextStep: { yours, who, title, text, answers, revisions: revisionsSentence(order, asked, side) },
    actions,
    dispute: sideDispute(page, side, people, { now, zone }),
    standing: standingOf(
      order,
      suspended,
      page.away.length > (suspended ? 1 : 0) ? people[otherSide(side)] : null,
    ),
    counter: suspended ? null : counterOf(order, side, now),
    changes: { ...orderChangesView(order, changes, side, zone), ...(suspended ? { open: null } : {}) },
    visit: orderVisitView(page, { side, people, suspended, now }),
    money: orderMoney(page, side, people, { ...rules, zone }),
    reviews: orderReviewsView(page, userId, { now, suspended, zone }),
    toSee: stepToSee(order, side, events),
    steps: stepsOf(events, {
      title: (kind) => eventSentence(kind, side),
      who: ({ actor, detail }) => [actorName(actor, side, people), eventNote({ ...detail, reason: null })],
      quote: true,
      files: (version) => filesOf(files, version, sidesFileHref(order.id)),
    }),
    next: closed
      ? null
      : {
          title: `Berikutnya: ${summary}`,
          note: lastMoment(dueAt, summary, zone),
        },
    rows: detailRows(page, asked, zone),
    total: order.totalPrice,
    quantity: order.quantity,
    feePercent: order.feePercent,
    offered: offeredOf(order),
    requirements: order.requirements,
    notes: order.notes,
    notesTitle: notesTitle(order),
  };
}

/** Null where there is no price to talk about. */
function counterOf(order: Order, side: Side, now: number) {
  if (order.phase === "inquiry" && side === "seller") return { renew: null };
  if (order.phase !== "quoted" || side !== "buyer") return null;
  return { renew: isExpired(order, now) ? "Minta Penawaran Baru" : null };
}

/** `away`: name of the other side, if they are suspended. */
function standingOf(order: Order, suspended: boolean, away: string | null): string | null {
  const closed = isClosed(order);
  if (suspended)
    return closed
      ? "Akun Anda ditangguhkan. Pesanan ini tetap dapat Anda lihat, dan uangnya diselesaikan menurut aturan pesanan."
      : "Akun Anda ditangguhkan. Tenggat pesanan ini tetap berjalan, jadi langkah yang melindungi hak Anda tetap dapat Anda ambil di sini bila waktunya: menyerahkan hasil, menyelesaikan pesanan, menjawab atau menarik pembatalan, mengajukan dan menanggapi masalah, dan menyetujui pembagian dana. Langkah lain tidak tampil sampai akun Anda dipulihkan.";
  return away === null || closed
    ? null
    : `Akun ${away} sedang ditangguhkan. Ia tidak dapat mengirim pesan, tetapi masih dapat menyerahkan atau menyelesaikan pekerjaan, dan menjawab pembatalan atau masalah. Anda dapat bertindak seperti biasa${order.paymentStatus === "held" ? "; dananya aman dalam titipan" : ""}.`;
}

/** Left out where the step itself says so. */
function lastMoment(dueAt: number | null, brief: string, zone: Zone): string | null {
  // A step names a day of Jakarta, or a moment of the reader's zone.
  const named =
    dueAt !== null && [formatDate(dueAt), formatDate(dueAt, zone)].some((day) => brief.includes(day));
  return dueAt === null || named ? null : `Paling lambat ${formatDateTime(dueAt, zone)}`;
}

function offeredOf({ phase, price, maxDays }: Order) {
  if (phase !== "quoted" || price === null) return null;
  return { price: formatAmount(price), days: maxDays === null ? "" : String(maxDays) };
}

function revisionsAsked(events: OrderPage["events"]): number {
  return events.filter(({ kind }) => kind === "revision_requested").length;
}

function detailRows({ order }: OrderPage, asked: number, zone: Zone) {
  return [
    { label: "Paket", value: orderedAs(order) },
    { label: "Jumlah", value: String(order.quantity) },
    { label: "Harga", value: order.price === null ? "Belum ada" : formatRupiah(order.price) },
    ...timeRows(order),
    { label: "Revisi", value: revisionsFact(order, asked) },
    { label: "Tanggal pesan", value: formatDate(order.createdAt, zone) },
    { label: "Pembeli", value: order.buyerName },
    { label: "Penjual", value: order.sellerName },
    { label: "Status pembayaran", value: PAYMENT_STATUS_LABELS[order.paymentStatus] },
    { label: "ID jasa", value: shortId(order.listingId) },
    { label: "ID pengguna", value: shortId(order.buyerId) },
  ];
}

/** A chosen deadline replaces the days, shown only while a price and its days are on offer. */
function timeRows(order: Order) {
  const { deadline, maxDays, phase } = order;
  const binding = deadline !== null && workDueAt(order) === deadline;
  return [
    ...(binding ? [{ label: "Tenggat", value: formatDate(deadline) }] : []),
    ...(maxDays === null || (binding && phase !== "quoted")
      ? []
      : [{ label: "Waktu pengerjaan", value: `${maxDays} hari` }]),
  ];
}
