import type { OrderPage } from "~/db/order-pages.server";
import { formatDate, formatDateTime } from "~/domain/dates";
import { formatRupiah } from "~/domain/money";
import { isClosed, PAYMENT_STATUS_LABELS, sideOf } from "~/domain/order";
import { allowedActions } from "~/domain/order-actions";
import { fileSize } from "~/domain/order-file";
import { turn } from "~/domain/order-turn";
import { actorName, eventNote, eventSentence, type People } from "~/domain/order-words";
import { shortId } from "~/domain/text";
import { noOrder } from "./errors.server";
import { orderMoney } from "./order-money.server";
import { orderReviewsView } from "./order-reviews.server";

/** The page of an order as one of its sides reads it, in words. */
export function orderPageView(page: OrderPage, userId: string, now: number) {
  const { row, order, events, files } = page;
  const side = sideOf(order, userId) ?? noOrder();
  const people: People = { buyer: row.buyerName, seller: row.sellerName };
  const { yours, who, title, text, brief, dueAt } = turn(order, side, now, people);
  const closed = isClosed(order);
  return {
    id: order.id,
    title: row.serviceTitle,
    side,
    status: order.status,
    closed,
    placed: `dipesan ${formatDate(order.createdAt)}`,
    other: side === "buyer" ? `penjual ${row.sellerName}` : `pembeli ${row.buyerName}`,
    turn: { yours, who, title, text },
    actions: allowedActions(order, side, now, people),
    money: orderMoney(page, side, people),
    reviews: orderReviewsView(page, userId, now),
    steps: events.map((event) => ({
      key: String(event.version),
      title: eventSentence(event.kind, side),
      at: event.at,
      who: [actorName(event.actor, side, people), eventNote({ ...event.detail, reason: null })]
        .filter(Boolean)
        .join(" · "),
      quote: typeof event.detail.reason === "string" ? event.detail.reason : null,
      files: files
        .filter(({ fileVersion }) => fileVersion === event.version)
        .map(({ key, name, size }) => ({
          href: `/dashboard/orders/${order.id}/files/${key}`,
          name,
          size: fileSize(size),
        })),
    })),
    next: closed
      ? null
      : {
          title: `Berikutnya: ${brief}`,
          note: lastMoment(dueAt, brief),
        },
    rows: detailRows(page),
    total: order.totalPrice,
    quantity: order.quantity,
    requirements: row.requirements,
    notes: row.notes,
  };
}

/** By when, unless the step itself says so. */
function lastMoment(dueAt: number | null, brief: string): string | null {
  if (dueAt === null || brief.includes(formatDate(dueAt))) return null;
  return `Paling lambat ${formatDateTime(dueAt)}`;
}

function detailRows({ row, order }: OrderPage) {
  return [
    { label: "Paket", value: row.package?.name ?? "Permintaan kustom" },
    { label: "Jumlah", value: String(order.quantity) },
    { label: "Harga", value: order.price === null ? "Belum ada" : formatRupiah(order.price) },
    ...(order.deadline === null ? [] : [{ label: "Tenggat", value: formatDate(order.deadline) }]),
    ...(order.maxDays === null ? [] : [{ label: "Waktu pengerjaan", value: `${order.maxDays} hari` }]),
    { label: "Tanggal pesan", value: formatDate(order.createdAt) },
    { label: "Status pembayaran", value: PAYMENT_STATUS_LABELS[order.paymentStatus] },
    { label: "ID jasa", value: shortId(order.listingId) },
    { label: "ID pengguna", value: shortId(order.buyerId) },
  ];
}
