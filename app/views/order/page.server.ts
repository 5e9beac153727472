import { allowedActions } from "~/copy/order/actions";
import { notesTitle, orderedAs, orderedTime } from "~/copy/order/labels";
import { revisionsFact, revisionsSentence } from "~/copy/order/revisions";
import { spentLimitSentence } from "~/copy/order/spent-limits";
import { PAYMENT_STATUS_LABELS } from "~/copy/order/status";
import { heldByHiding, hiddenStanding } from "~/copy/order/status/hidden-listing";
import { dueWord, silenceSentence } from "~/copy/order/status/silence";
import { standingSentence } from "~/copy/order/status/standing";
import { suspensionStepOf } from "~/copy/order/status/suspension";
import { billStep, visitStep } from "~/copy/visit/turn";
import type { OrderPage } from "~/db/order/pages.server";
import { mayWhileSuspended } from "~/domain/account/suspension";
import { formatDate, type Zone } from "~/domain/core/dates";
import { formatAmount, formatRupiah } from "~/domain/core/money";
import { shortId } from "~/domain/core/text";
import { isOnOffer, mayLookAt } from "~/domain/listing/standing";
import { findAction } from "~/domain/order/actions";
import { workDueAt } from "~/domain/order/escrow";
import { waitsForListing } from "~/domain/order/hidden-listing";
import { isClosed, type Order, otherSide, type Side, sideOf } from "~/domain/order/order";
import { peopleOf } from "~/domain/order/people";
import { spentLimits } from "~/domain/order/spent-limits";
import { isTooEarly } from "~/domain/order/visit-terms";
import { orderVisitView } from "../visit/order-visit.server";
import { orderChangesView } from "./change.server";
import { sideDispute } from "./dispute.server";
import { type MoneyRules, orderMoney } from "./money.server";
import { orderReviewsView } from "./reviews.server";
import { streamEvents } from "./stream.server";
import { arrangedActions, barOf, clockOf, closedActions, seenWork } from "./turn.server";

/** Null for everybody but the two sides. */
export function orderPageView(
  page: OrderPage,
  { id: userId, suspended, zone }: { id: string; suspended: boolean; zone: Zone },
  rules: MoneyRules,
) {
  const { now } = rules;
  const { order, events, changes } = page;
  const side = sideOf(order, userId);
  if (!side) return null;
  const people = peopleOf(order);
  const reading = { side, now, zone };
  const spent = spentLimits(events, userId, now);
  const offered = orderVisitView(page, { side, people, suspended, now });
  const visit = offered && { ...offered, mayPropose: offered.mayPropose && !spent.has("propose_visit") };
  const wish = visit?.wish?.text ?? null;
  const seenStep = suspensionStepOf({ order, side, people }, { suspended, zone }, now);
  const own = billStep(seenStep, page, { side, people, now });
  const away = page.away.some((id) => id !== userId) ? people[otherSide(side)] : null;
  const held = order.status === "pending" && page.listing.hiddenAt !== null;
  const step =
    held && !suspended
      ? heldByHiding(own, away)
      : visitStep(own, visit?.turn ?? null, { side, people, wish });
  const { yours, who, title, brief, summary, answers } = step;
  const closed = isClosed(order);
  const asked = revisionsAsked(events);
  const early = isTooEarly(order, page.visit, now);
  const allowed = allowedActions(order, side, now, people).filter(
    ({ command }) =>
      (!suspended || mayWhileSuspended(command)) &&
      !(early && command === "deliver") &&
      !waitsForListing(order, command, held),
  );
  const actions = allowed.filter(({ command }) => !spent.has(command));
  const withheld: string[] = allowed.flatMap(({ command }) => (spent.has(command) ? [command] : []));
  if (offered?.mayPropose && !visit?.mayPropose) withheld.push("propose_visit");
  const seen = seenWork(page, reading);
  const due = clockOf(order, step, reading);
  const clock = due && { ...due, word: dueWord(order, side, people) };
  const listing = listingView(page, side, suspended);
  const reviews = orderReviewsView(page, userId, { now, suspended, zone });
  const arranged = arrangedActions(order, step, actions, now);
  const dispute = sideDispute(page, side, people, now);
  const money = orderMoney(page, side, people, { ...rules, zone });
  const standing =
    standingSentence(order, suspended, away) ?? (held ? hiddenStanding(side, page.listing.kind) : null);
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
    listing,
    other: { name: people[otherSide(side)], id: side === "buyer" ? order.sellerId : order.buyerId },
    turn: {
      yours,
      who,
      title,
      text: brief,
      answers,
      revisions: revisionsSentence(order, asked, side),
      clock: visit?.answerBy ?? visit?.coming ?? clock,
      silence: silenceSentence(order, clock?.at ?? null, people),
      limits: [...spent].flatMap(([kind, again]) =>
        withheld.includes(kind) ? [spentLimitSentence(kind, again, zone)] : [],
      ),
    },
    /** The form of a price, for one that was just refused. */
    spentQuote: spent.has("quote") ? (findAction(allowed, "quote") ?? null) : null,
    seen,
    bar: barOf(order, step, reading, {
      until: visit?.answerBy?.at ?? null,
      actions: arranged,
      again: listing.again,
      reviewable: Boolean(reviews?.openUntil),
      mayWrite: !suspended && away === null,
      ...{ visit, seen, dispute, standing, refunds: money.refunds },
    }),
    actions: arranged,
    closedActions: closedActions(order, side),
    version: order.version,
    disputable: findAction(actions, "open_dispute")?.page ?? null,
    dispute,
    standing,
    changes: {
      ...orderChangesView(order, changes, side, zone),
      ...(suspended || held ? { open: null } : {}),
    },
    visit,
    money: {
      ...money,
      // A verdict has the sums itself.
      ...(dispute?.end ? { brief: "" } : {}),
    },
    reviews,
    events: streamEvents(page, { side, people, shown: seen?.version ?? null }),
    next: closed ? null : `Berikutnya: ${dispute?.next ?? summary}`,
    rows: detailRows(page),
    numbers: numberRows(page, asked, zone),
    total: order.totalPrice,
    quantity: order.quantity,
    feePercent: order.feePercent,
    offered: offeredOf(order),
    requirements: order.requirements,
    /** Told to nobody any more who waits for it. */
    needsKnown: closed || order.phase === "disputed",
    notes: order.notes,
    notesTitle: notesTitle(order),
  };
}

/** `href` null where its page is gone for this person; `again` null where it cannot be ordered. */
function listingView({ order, listing }: OrderPage, side: Side, suspended: boolean) {
  const { kind, category, coverUrl } = listing;
  const own = side === (kind === "offer" ? "seller" : "buyer");
  const bought = kind === "offer" && order.status === "in_progress";
  const seen = own
    ? listing.deletedAt === null && !suspended
    : mayLookAt(listing, { open: !isClosed(order), bought });
  const again = side === "buyer" && kind === "offer" && !suspended && isOnOffer(listing);
  return {
    category,
    coverUrl,
    href: seen ? `/${kind === "offer" ? "gig" : "wanted"}/${order.listingId}` : null,
    again: again
      ? `/order/${order.listingId}?${order.packageId === null ? "custom=true" : `package=${order.packageId}`}`
      : null,
  };
}

function offeredOf({ phase, price, maxDays }: Order) {
  if (phase !== "quoted" || price === null) return null;
  return { price: formatAmount(price), days: maxDays === null ? "" : String(maxDays) };
}

function revisionsAsked(events: OrderPage["events"]): number {
  return events.filter(({ kind }) => kind === "revision_requested").length;
}

function detailRows({ order }: OrderPage) {
  const { days, due } = timeRows(order);
  return [
    { label: "Paket", value: orderedAs(order) },
    { label: "Jumlah", value: String(order.quantity) },
    { label: "Harga", value: order.price === null ? "Belum ada" : formatRupiah(order.price) },
    ...(due.length > 0 ? due : days),
    { label: "Status pembayaran", value: PAYMENT_STATUS_LABELS[order.paymentStatus] },
  ];
}

/** What one looks up once in a while. */
function numberRows({ order }: OrderPage, asked: number, zone: Zone) {
  const { days, due } = timeRows(order);
  return [
    { label: "ID pesanan", value: shortId(order.id) },
    { label: "Tanggal pesan", value: formatDate(order.createdAt, zone) },
    ...(due.length > 0 ? days : []),
    // Nobody named a number in a proposal.
    ...(order.kind === "proposal" && order.revisionsLeft === null
      ? []
      : [{ label: "Revisi", value: revisionsFact(order, asked) }]),
    { label: "Pembeli", value: order.buyerName },
    { label: "Penjual", value: order.sellerName },
    { label: "ID jasa", value: shortId(order.listingId) },
    { label: "ID pengguna", value: shortId(order.buyerId) },
  ];
}

/** A chosen deadline replaces the days, shown only while a price and its days are on offer. The days end in a deadline. */
function timeRows(order: OrderPage["order"]) {
  const { deadline, phase } = order;
  const due = workDueAt(order);
  const binding = deadline !== null && due === deadline;
  const time = binding && phase !== "quoted" ? null : orderedTime(order);
  return {
    days: time === null ? [] : [{ label: "Waktu pengerjaan", value: time }],
    due: due === null ? [] : [{ label: "Tenggat", value: formatDate(due) }],
  };
}
