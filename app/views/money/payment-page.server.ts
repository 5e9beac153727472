import type { AppLoadContext } from "@remix-run/cloudflare";
import { responseTime } from "~/copy/account/seller-statistics";
import { dayAndMonth } from "~/copy/core/days";
import {
  afterPayment,
  billedTime,
  type PaymentState,
  payingText,
  paymentStops,
  payUntil,
} from "~/copy/money/payment";
import { methodLabel, refundWindows, transferOnly } from "~/copy/money/payment-methods";
import { closedText } from "~/copy/money/payment-over";
import { orderedAs } from "~/copy/order/labels";
import { orderRefusalSentence } from "~/copy/order/refusals";
import type { OrderToPay } from "~/db/money/payments.server";
import type { PaymentAttempt } from "~/db/order/orders.server";
import { firstName } from "~/domain/account/person";
import { isolated } from "~/domain/core/bidi";
import { formatDate, formatTime, type Zone } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import type { PaymentHint } from "~/domain/money/payment";
import { decide } from "~/domain/order/decide";
import { deadlineBeyondDays } from "~/domain/order/escrow";
import { agreedPrice, isClosed, pricedTotal } from "~/domain/order/order";

type Paying = Pick<AppLoadContext, "now" | "gateways"> & { zone: Zone };

function paymentPanel(
  { order, attempts, sellerAway, listing }: OrderToPay,
  hint: PaymentHint,
  { now, gateways, zone }: Paying,
): PaymentState {
  const methodOf = (attempt: PaymentAttempt | undefined) =>
    attempt?.method ? methodLabel(gateways.methods, attempt) : null;
  const [latest] = attempts;
  if (isClosed(order)) return { state: "over", ...closedText(order) };
  if (order.status === "in_progress") {
    return { state: "completed" };
  }
  if (order.paymentStatus === "review") {
    const method = methodOf(latest);
    return { state: "processing", review: true, method, canReopen: false, until: null, claimed: true };
  }
  const decision = decide(order, { kind: "buyer", userId: order.buyerId }, { kind: "start_payment" }, now);
  const away = sellerAway ? "seller_suspended" : listing.hiddenAt === null ? null : "listing_hidden";
  const refusal = decision.ok ? away : decision.reason;
  const waiting = attempts.find(({ status, token }) => status === "pending" && token !== null);
  const chosen = waiting && waiting.method !== null;
  const until = order.paymentDueAt === null ? null : payUntil(order.paymentDueAt, now, zone);
  if (waiting && (chosen || hint === "success" || hint === "pending")) {
    const canReopen = refusal === null;
    return {
      state: "processing",
      review: false,
      method: methodOf(waiting),
      canReopen,
      until: canReopen ? until : null,
      claimed: hint === "success",
    };
  }
  if (refusal !== null) {
    return { state: "over", title: "Pesanan belum bisa dibayar", text: orderRefusalSentence(refusal) };
  }
  // An attempt without a page of the gateway's could not be paid.
  const tried = attempts.find(({ token }) => token !== null);
  const failed = tried && ["failed", "cancelled", "expired"].includes(tried.status);
  if (failed || (waiting && hint === "failed")) return { state: "failed", until };
  return { state: "pending", until, how: payingText(waiting ? gateways.of(waiting) : gateways.current) };
}

export function paymentView(state: OrderToPay, hint: PaymentHint, paying: Paying) {
  const { order, listing, responseMinutes, visit } = state;
  const { zone, gateways } = paying;
  const { methods } = gateways.current;
  const total = pricedTotal(order);
  const panel = paymentPanel(state, hint, paying);
  const paid = panel.state === "completed" ? order.startedAt : null;
  const paidAt = paid === null ? null : `${dayAndMonth(paid, zone)}, ${formatTime(paid, zone).slice(0, 5)}`;
  const later = deadlineBeyondDays(order, paying.now);
  const price = formatRupiah(agreedPrice(order));
  const seller = firstName(order.sellerName);
  return {
    id: order.id,
    bought: {
      title: order.title,
      picture: listing.coverUrl,
      category: listing.category,
      from: `${isolated(order.sellerName)} · ${orderedAs(order)}`,
    },
    rows: [
      { label: "Harga", value: order.quantity === 1 ? price : `${order.quantity} × ${price}` },
      { label: "Biaya tambahan", value: "Tidak ada" },
      ...(visit ? [{ label: "Jadwal", value: billedTime(visit, paying.now) }] : []),
      ...(later === null || panel.state === "completed"
        ? []
        : [{ label: "Tenggat", value: formatDate(later) }]),
    ],
    total,
    panel,
    stops: paymentStops(formatRupiah(total), seller, paidAt),
    next: afterPayment(seller, {
      answers: responseTime(responseMinutes),
      visit,
      now: paying.now,
      due: order.workDueAt === null ? null : dayAndMonth(order.workDueAt, zone),
    }),
    refundWindows: refundWindows(methods),
    transferOnly: transferOnly(methods),
  };
}
