import type { InferInsertModel } from "drizzle-orm";
import type { orderEvents, orders } from "~/db/schema/orders";
import type { ledger, payments } from "~/db/schema/payments";
import { DAY, MINUTE } from "~/domain/dates";
import { workDueAt } from "~/domain/escrow";
import { accountKind, type Posting } from "~/domain/ledger";
import type { Notice } from "~/domain/notification";
import type { Order } from "~/domain/order";
import { decide } from "~/domain/order-decide";
import type { Actor, Command, OrderEvent } from "~/domain/order-decision";
import { orderNotices } from "~/domain/order-notices";
import { openInquiry, openPackageOrder } from "~/domain/order-opening";
import { reminderAt } from "~/domain/order-reminder";
import { packageId, parseDays } from "~/domain/package";
import { gatewayOrderId } from "~/domain/payment";
import { type RefundRows, refundRows } from "./refund-rows";
import type { DemoOffer, DemoOrder } from "./types";

export type Story = {
  order: InferInsertModel<typeof orders>;
  events: InferInsertModel<typeof orderEvents>[];
  attempts: InferInsertModel<typeof payments>[];
  postings: InferInsertModel<typeof ledger>[];
  refunds: RefundRows;
  /** What both sides were told, `at` in UTC ms. */
  notices: (Notice & { at: number })[];
};

type Cast = {
  offer: DemoOffer;
  listingId: string;
  buyer: { id: string; fullName: string };
  seller: { id: string; fullName: string };
  /** Whoever a slug names. */
  person(slug: string): { id: string };
};

const METHODS = ["qris", "gopay", "bank_transfer", "shopeepay"];

/** Lives a demo order through the real rules, step by step at its own times, and gives the rows it leaves. */
export function tellStory(told: DemoOrder, cast: Cast, now: number): Story {
  const at = (daysAgo: number) => Math.round(now - daysAgo * DAY);
  const id = crypto.randomUUID();
  const listing = {
    id: cast.listingId,
    sellerId: cast.seller.id,
    kind: "offer" as const,
    // It was on offer when it was ordered, whatever it is today.
    status: "active" as const,
    price: cast.offer.price,
    packages: cast.offer.packages,
    days: parseDays(cast.offer.deliveryTime),
  };
  const asking = { id, buyerId: cast.buyer.id, listing, quantity: told.quantity, deadline: null };
  const opened =
    told.state === "asked"
      ? openInquiry(asking, at(told.placed))
      : openPackageOrder({ ...asking, packageId: packageId(told.packageIndex) }, at(told.placed));
  if (!opened.ok) throw new Error(`${told.slug}: ${opened.reason}`);

  let order = opened.value.order;
  const people = { buyer: cast.buyer.fullName, seller: cast.seller.fullName };
  const toldOf = (of: Order, event: OrderEvent) =>
    orderNotices({ order: of, event, people, title: cast.offer.title }).map((notice) => ({
      ...notice,
      at: event.at,
    }));
  const lived: { event: OrderEvent; version: number; postings: Posting[]; notices: Story["notices"] }[] = [
    { event: opened.value.event, version: 1, postings: [], notices: toldOf(order, opened.value.event) },
  ];
  const does = (actor: Actor, command: Command, when: number) => {
    const decision = decide(order, actor, command, when);
    if (!decision.ok) throw new Error(`${told.slug}: ${command.kind} refused, ${decision.reason}`);
    order = decision.order;
    const { event, postings } = decision;
    lived.push({ event, version: order.version, postings, notices: toldOf(order, event) });
  };
  const buyer: Actor = { kind: "buyer", userId: cast.buyer.id };
  const seller: Actor = { kind: "seller", userId: cast.seller.id };
  const amount = order.totalPrice ?? 0;
  const named = told.state === "working" ? told.method : undefined;
  const method = named ?? METHODS[told.slug.length % METHODS.length] ?? "qris";
  const attempts: Story["attempts"] = [];
  const tries = (status: "paid" | "failed" | "expired", started: number, ended: number) => {
    does(buyer, { kind: "start_payment" }, started);
    attempts.push(attempt({ order, status, method, started, ended, amount }));
  };

  switch (told.state) {
    case "awaiting_payment":
      break;
    case "payment_failed":
      tries("failed", at(told.failed + 0.01), at(told.failed));
      does({ kind: "gateway" }, { kind: "payment_failed", attempt: 1 }, at(told.failed));
      break;
    case "expired":
      // The clock comes by every five minutes.
      does(
        { kind: "clock" },
        { kind: "expire" },
        Math.max(at(told.ended), (order.paymentDueAt ?? 0) + 5 * MINUTE),
      );
      break;
    case "cancelled":
      does(told.cancelledBy === "buyer" ? buyer : seller, { kind: "cancel" }, at(told.ended));
      break;
    case "asked":
      if (told.quoted) {
        const { daysAgo, ...quote } = told.quoted;
        does(seller, { kind: "quote", ...quote }, at(daysAgo));
      }
      break;
    case "working":
    case "completed":
      tries("paid", at(told.paid + 0.005), at(told.paid));
      does({ kind: "gateway" }, { kind: "record_payment", amount, attempt: 1, method }, at(told.paid));
      if (told.state === "completed") does(buyer, { kind: "complete" }, at(told.ended));
      else
        for (const { by, command, daysAgo } of told.steps ?? [])
          does(by === "buyer" ? buyer : seller, command, at(daysAgo));
  }
  const debt = lived.find(({ postings }) => postings.some(({ to }) => accountKind(to) === "refund"));
  const refund = told.state === "working" ? told.refund : undefined;
  if (debt && refund?.paid) {
    const { by, daysAgo } = refund.paid;
    const payer: Actor = by ? { kind: "operator", userId: cast.person(by).id } : { kind: "gateway" };
    const owed = debt.postings.find(({ to }) => accountKind(to) === "refund")?.amount ?? 0;
    const through = by ? "bank" : "gateway";
    does(payer, { kind: "record_refund", amount: owed, through, last: true }, at(daysAgo));
    if (order.paymentStatus === "refunded" && !by) for (const one of attempts) one.status = "refunded";
  }

  return {
    order: orderRow(order, told, cast, "choice" in opened.value ? opened.value.choice : null, now),
    events: lived.map(({ event, version }) => ({
      orderId: id,
      version,
      kind: event.kind,
      actor: event.actor.kind,
      actorId: "userId" in event.actor ? event.actor.userId : null,
      at: event.at,
      detail: event.detail,
    })),
    attempts,
    refunds: debt ? refundRows(refund, { order, method, debt, cast, now }) : { rows: [], acts: [] },
    notices: lived.flatMap(({ notices }) => notices),
    postings: lived.flatMap(({ event, version, postings }) =>
      postings.map((posting, line) => ({
        transferId: `${id}:${version}`,
        line,
        orderId: id,
        fromAccount: posting.from,
        toAccount: posting.to,
        amount: posting.amount,
        at: event.at,
      })),
    ),
  };
}

function attempt(of: {
  order: Order;
  status: "paid" | "failed" | "expired";
  method: string;
  started: number;
  ended: number;
  amount: number;
}): Story["attempts"][number] {
  return {
    id: crypto.randomUUID(),
    orderId: of.order.id,
    attempt: 1,
    gatewayOrderId: gatewayOrderId(of.order.id, 1),
    amount: of.amount,
    status: of.status,
    method: of.method,
    createdAt: of.started,
    updatedAt: of.ended,
    expiresAt: of.started + DAY,
    checkedAt: of.ended,
  };
}

function orderRow(
  order: Order,
  told: DemoOrder,
  cast: Cast,
  choice: { id: string; pkg: Story["order"]["package"] } | null,
  now: number,
): Story["order"] {
  return {
    id: order.id,
    serviceId: order.listingId,
    userId: order.buyerId,
    sellerId: order.sellerId,
    kind: choice ? "package" : "custom",
    serviceTitle: cast.offer.title,
    buyerName: cast.buyer.fullName,
    sellerName: cast.seller.fullName,
    packageId: choice?.id ?? null,
    package: choice?.pkg ?? null,
    quantity: order.quantity,
    requirements: told.requirements,
    deadline: order.deadline,
    price: order.price,
    totalPrice: order.totalPrice,
    feePercent: order.feePercent,
    status: order.status,
    phase: order.phase,
    paymentStatus: order.paymentStatus,
    version: order.version,
    maxDays: order.maxDays,
    revisionsLeft: order.revisionsLeft,
    quoteExpiresAt: order.quoteExpiresAt,
    paymentDueAt: order.paymentDueAt,
    startedAt: order.startedAt,
    deliveredAt: order.deliveredAt,
    reviewDueAt: order.reviewDueAt,
    phaseBefore: order.phaseBefore,
    buyerShare: order.buyerShare,
    proposedBy: order.proposedBy,
    answerDueAt: order.answerDueAt,
    workDueAt: workDueAt(order),
    remindAt: reminderAt(order, now),
    closedAt: order.closedAt,
    requestId: crypto.randomUUID(),
    createdAt: order.createdAt,
  };
}
