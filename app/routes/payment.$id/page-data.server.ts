import type { AppLoadContext } from "@remix-run/cloudflare";
import { firstName } from "~/accounts/person";
import { responseTime } from "~/accounts/text";
import { orderedAs } from "~/orders/label-text";
import { decide, waitsForListing } from "~/orders/lifecycle";
import { billRows } from "~/orders/opening-text";
import { isClosed, type Order, type PaymentStatus } from "~/orders/order";
import { type Bill, currentTotal, dueBill, type Part, pricedTotal, sumOf } from "~/orders/parts";
import type { PaymentAttempt } from "~/orders/queries.server";
import { orderRefusalSentence } from "~/orders/text";
import type { PaymentHint } from "~/payments/payment";
import type { OrderToPay } from "~/payments/queries.server";
import {
  afterPayment,
  billedTime,
  methodGroups,
  methodLabel,
  type PaymentState,
  payingText,
  paymentStops,
  payUntil,
  refundWindows,
  transferOnlyText,
} from "~/payments/text";
import { dayAndMonth } from "~/platform/date-text";
import { formatDate, formatTime, type Zone } from "~/platform/dates";
import { formatRupiah } from "~/platform/money";
import { isolated } from "~/platform/strings";
import { freeCancellationText } from "~/visits/text";

type Ended = Pick<Order, "status" | "paymentStatus" | "startedAt">;

/** Describes an ended order. A payment for an order whose work did not start came too late. */
function closedText({ status, paymentStatus, startedAt }: Ended): { title: string; text: string } {
  if (status === "completed") {
    return { title: "Pesanan ini sudah selesai", text: completedText(paymentStatus) };
  }
  if (paymentStatus === "expired") {
    return {
      title: "Tenggat pembayaran sudah lewat",
      text: "Pesanan ini batal karena tidak dibayar tepat waktu. Tidak ada uang yang diteruskan ke penjual.",
    };
  }
  const back = paymentStatus === "refund_pending" || paymentStatus === "refunded";
  return {
    title: "Pesanan ini sudah dibatalkan",
    text: !back
      ? "Tidak ada yang perlu dibayar."
      : startedAt === null
        ? "Pembayaran Anda masuk setelah pesanan batal, jadi dikembalikan seluruhnya kepada Anda."
        : "Pembayaran Anda untuk pesanan ini dikembalikan seluruhnya kepada Anda.",
  };
}

function completedText(paymentStatus: PaymentStatus): string {
  switch (paymentStatus) {
    case "split":
      return "Uang Anda sudah dibagi: sebagian kembali kepada Anda, sebagian untuk penjual.";
    case "charged_back":
      return "Pembayaran Anda ditarik kembali oleh bank atau penyedia pembayaran Anda.";
    default:
      return "Uang Anda sudah diteruskan ke penjual.";
  }
}

type Paying = Pick<AppLoadContext, "now" | "gateways"> & { zone: Zone };

function paymentPanel(
  { order, attempts: all, sellerAway, listing }: OrderToPay,
  hint: PaymentHint,
  { now, gateways, zone }: Paying,
): PaymentState {
  const attemptMethod = (attempt: PaymentAttempt | undefined) =>
    attempt?.method ? methodLabel(gateways.methods, attempt) : null;
  if (isClosed(order)) return { state: "over", ...closedText(order) };
  const due = dueBill(order);
  if (due === null) return { state: "completed" };
  const attempts = all.filter(({ bill }) => bill === due.bill);
  const [latest] = attempts;
  if (order.paymentStatus === "review" || latest?.status === "review") {
    const method = attemptMethod(latest);
    return { state: "processing", review: true, method, canReopen: false, until: null, claimed: true };
  }
  const decision = decide(order, { kind: "buyer", userId: order.buyerId }, { kind: "start_payment" }, now);
  const isHidden = waitsForListing(order, "start_payment", listing.hiddenAt !== null);
  const away = sellerAway ? "seller_suspended" : isHidden ? "listing_hidden" : null;
  const refusal = decision.ok ? away : decision.reason;
  const waiting = attempts.find(({ status, token }) => status === "pending" && token !== null);
  const chosen = waiting && waiting.method !== null;
  const until = order.paymentDueAt === null ? null : payUntil(order.paymentDueAt, { isExtra: due.bill > 1, now, zone });
  if (waiting && (chosen || hint === "success" || hint === "pending")) {
    const canReopen = refusal === null;
    return {
      state: "processing",
      review: false,
      method: attemptMethod(waiting),
      canReopen,
      until: canReopen ? until : null,
      claimed: hint === "success",
    };
  }
  if (refusal !== null) {
    return { state: "over", title: "Pesanan belum bisa dibayar", text: orderRefusalSentence(refusal) };
  }
  // An attempt without a gateway page could not be paid.
  const tried = attempts.find(({ token }) => token !== null);
  const failed = tried && ["failed", "cancelled", "expired"].includes(tried.status);
  if (failed || (waiting && hint === "failed")) return { state: "failed", until };
  const gateway = waiting ? gateways.of(waiting) : gateways.current;
  return { state: "pending", until, how: payingText(gateway), offered: methodGroups(gateway.offered) };
}

function shownBill(order: Order): Bill | null {
  const due = dueBill(order);
  if (due !== null || order.parts.length === 0) return due;
  const paid = order.parts.filter(({ paidAt }) => paidAt !== undefined);
  const last = paid.reduce<Part | null>((best, part) => ((best?.paidAt ?? 0) > (part.paidAt ?? 0) ? best : part), null);
  const parts = paid.filter(({ bill }) => bill === last?.bill);
  return last ? { bill: last.bill, amount: sumOf(parts), parts } : null;
}

function shownParts(order: Order) {
  if (order.parts.length === 0) return null;
  const closed = isClosed(order);
  const bill = closed ? null : shownBill(order);
  if (!closed && (bill === null || bill.bill === 1)) return null;
  const parts = bill?.parts ?? order.parts.filter(({ state }) => state !== "lapsed");
  return {
    isExtra: bill !== null,
    paidAt: parts.at(-1)?.paidAt ?? order.startedAt,
    total: bill?.amount ?? currentTotal(order),
    rows: parts.map(({ title, amount }) => ({ label: title || "Harga", value: formatRupiah(amount) })),
  };
}

export function paymentView(state: OrderToPay, hint: PaymentHint, paying: Paying) {
  const { order, listing, responseMinutes, visit } = state;
  const { zone, gateways } = paying;
  const { methods } = gateways.current;
  const shown = shownParts(order);
  const total = shown?.total ?? pricedTotal(order);
  const panel = paymentPanel(state, hint, paying);
  const paid = panel.state === "completed" ? (shown?.paidAt ?? order.startedAt) : null;
  const paidAt = paid === null ? null : `${dayAndMonth(paid, zone)}, ${formatTime(paid, zone).slice(0, 5)}`;
  const seller = firstName(order.sellerName);
  return {
    id: order.id,
    bought: {
      title: order.title,
      picture: listing.coverUrl,
      category: listing.category,
      from: `${isolated(order.sellerName)} · ${orderedAs(order)}`,
    },
    rows: shown?.rows ?? [
      ...billRows(order),
      ...(visit ? [{ label: "Jadwal", value: billedTime(visit, paying.now) }] : []),
      ...(visit ? [{ label: "Pembatalan", value: freeCancellationText(order.callOutFee) }] : []),
      ...(order.deadline === null || panel.state === "completed"
        ? []
        : [{ label: "Tenggat", value: formatDate(order.deadline) }]),
    ],
    total,
    panel,
    stops: paymentStops(formatRupiah(total), seller, paidAt),
    next: afterPayment(seller, {
      isExtra: shown?.isExtra ?? false,
      answers: responseTime(responseMinutes),
      visit,
      now: paying.now,
      due: order.workDueAt === null ? null : dayAndMonth(order.workDueAt, zone),
    }),
    refundWindows: refundWindows(methods),
    transferOnly: transferOnlyText(methods),
  };
}

/** Reads the hint. Anybody can write the page's URL, so it is not trusted. */
export function paymentHint(request: Request): PaymentHint {
  const status = new URL(request.url).searchParams.get("status");
  return status === "success" || status === "pending" || status === "failed" ? status : null;
}

export function gatewayHint(
  { gateways }: AppLoadContext,
  request: Request,
  { attempts: [latest] }: OrderToPay,
): PaymentHint {
  const gateway = latest ? gateways.of(latest) : gateways.current;
  return gateway.returnHint(new URL(request.url).searchParams);
}

export function shownTotal(form: FormData): number | null {
  const shown = form.get("shownTotal");
  return typeof shown === "string" && /^\d{1,15}$/.test(shown) ? Number(shown) : null;
}
