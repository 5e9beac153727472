import { toPosting } from "~/db/ledger.server";
import type { OrderPage } from "~/db/order-pages.server";
import { accountKind, escrowOf, inEscrow } from "~/domain/ledger";
import { accountName, postingReason } from "~/domain/ledger-words";
import { formatRupiah, platformFee, sellerProceeds } from "~/domain/money";
import type { Order, Side } from "~/domain/order";
import { moneyPath } from "~/domain/order-money-path";
import { moneyStory } from "~/domain/order-money-story";
import type { People } from "~/domain/order-words";
import { gatewayMethodLabel, hasCome } from "~/domain/payment";
import { orderRefunds } from "./order-refunds.server";

/** Where the money of an order is: the path, every movement so far, the one to come, and what rests in escrow. */
export function orderMoney(page: OrderPage, side: Side, people: People) {
  const { order, attempts, journal } = page;
  const path = moneyPath(order, side);
  const postings = journal.map(toPosting);
  const method = attempts.find(
    ({ surplus, method, status }) => hasCome(status) && !surplus && method,
  )?.method;
  const lines = postings.map((posting, index) => {
    const from = accountName(posting.from, side, people);
    const to = accountName(posting.to, side, people);
    const paidBy = accountKind(posting.from) === "gateway_clearing" && method;
    return {
      key: `${journal[index]?.transferId}:${journal[index]?.line}`,
      when: journal[index]?.at ?? "",
      from: paidBy ? `${from} (${gatewayMethodLabel(method)})` : from,
      to,
      note: postingReason(posting),
      amount: posting.amount,
    };
  });
  const times = { first: journal[0]?.at ?? null, last: journal.at(-1)?.at ?? null };
  return {
    story: moneyStory(order, side, people, times),
    refunds: orderRefunds(page, side, people),
    stations: path.map(({ label, note }) => ({ name: label, note: note ?? undefined })),
    at: path.findIndex(({ state }) => state === "now"),
    lines: [...lines, ...plannedLines(order, side, people)],
    inEscrow: inEscrow(postings, order.id),
  };
}

/** What comes next if all goes well, as a dashed line; the fee is said before anybody has to ask. */
function plannedLines(order: Order, side: Side, people: People) {
  const total = order.totalPrice ?? 0;
  const escrow = accountName(escrowOf(order.id), side, people);
  if (order.phase === "awaiting_payment") {
    return [
      {
        key: "plan",
        when: side === "buyer" ? "Setelah Anda membayar" : "Setelah pembeli membayar",
        from: side === "buyer" ? "Anda" : people.buyer,
        to: escrow,
        note: "Ditahan sampai pembeli puas",
        amount: total,
      },
    ];
  }
  // What becomes of money that the two still talk about nobody knows yet.
  if (order.paymentStatus !== "held" || order.phase === "disputed" || order.phase === "cancel_requested")
    return [];
  const fee = platformFee(total, order.feePercent);
  return [
    {
      key: "plan",
      when: side === "buyer" ? "Setelah Anda setuju" : "Setelah pembeli setuju",
      from: escrow,
      to: side === "seller" ? "Anda" : people.seller,
      note: `Setelah biaya platform ${order.feePercent}%, ${formatRupiah(fee)}`,
      amount: sellerProceeds(total, order.feePercent),
    },
  ];
}
