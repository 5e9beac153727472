import { firstName } from "~/accounts/person";
import { shownPhone } from "~/accounts/phone";
import { accountKind, escrowAccount, inEscrow } from "~/ledger/ledger";
import { findCause, toPosting } from "~/ledger/queries.server";
import { accountName, postingReason } from "~/ledger/text";
import { canView, isOnOffer } from "~/listings/listing";
import { lastSeqBefore, type StreamEvent } from "~/messages/message";
import { type ConversationWithArchive, closedSentence, conversationView } from "~/messages/page-data.server";
import { findAction } from "~/orders/action";
import { contactLinks, showsContact } from "~/orders/contact";
import { type Dispute, disputeOf } from "~/orders/dispute";
import { eventSentence, isByOneSide, staffEventSentence } from "~/orders/event-text";
import {
  actorName,
  chatText,
  earlierFiles,
  eventNote,
  notesTitle,
  orderedAs,
  orderedTime,
  PAYMENT_STATUS_LABELS,
} from "~/orders/label-text";
import { buttonsOf, type EventKind, isAllowedWhileSuspended, spentLimits, waitsForListing } from "~/orders/lifecycle";
import { moneyBrief, moneyPath, moneySummary, partLines } from "~/orders/money-text";
import { nearTime, reportNote, reportSteps, visitTroubles } from "~/orders/no-show-text";
import { orderedRows } from "~/orders/opening-text";
import {
  hasArrived,
  isClosed,
  isExtraOpen,
  type Order,
  orderPath,
  otherSide,
  type People,
  type Phase,
  peopleOf,
  type Side,
  sideOf,
  workDueAt,
} from "~/orders/order";
import {
  changeView,
  dayStepOf,
  disputeView,
  filesOf,
  type Reading,
  shownReview,
  sidesFileHref,
} from "~/orders/page-data.server";
import type { OrderPage } from "~/orders/page-queries.server";
import { currentTotal, jobTotal, partsOf, releasedTotal } from "~/orders/parts";
import type { OrderChange } from "~/orders/queries.server";
import type { ReviewedOrder } from "~/orders/review-queries.server";
import { FREE_BEFORE, isVisitDay, visitCancellation } from "~/orders/rules/visit-day";
import {
  acceptableUntil,
  hasUsedMoves,
  isTooEarly,
  slotsAhead,
  VISITABLE,
  type VisitTurn,
  visitTurn,
} from "~/orders/rules/visits";
import {
  absence,
  addressNote,
  billStep,
  blockedByHiding,
  dueWord,
  heldReviewSentence,
  hiddenListingSentence,
  joinSentences,
  type NextStep,
  revisionsFact,
  revisionsSentence,
  sellerPlaceNote,
  silenceSentence,
  suspensionSentence,
  suspensionStepOf,
  visitStatusSentence,
  withMissedVisitWording,
  withVisitDayWording,
  withVisitWording,
} from "~/orders/status-text";
import { MOVED_TWICE } from "~/orders/step-text";
import { allowedActions, CHANGE_STATUS_LABELS, spentLimitSentence } from "~/orders/text";
import { cardHoldEnd, findMethod, isCard, type PaymentMethod } from "~/payments/payment";
import { holdSentence, methodLabel } from "~/payments/text";
import { zoneAt } from "~/places/place";
import { clockTime, dayAndMonth, leftText, shortMoment } from "~/platform/date-text";
import { formatDate, formatDateTime, formatShortDate, type Zone } from "~/platform/dates";
import { formatAmount, formatRupiah } from "~/platform/money";
import { shortId } from "~/platform/strings";
import { acceptsAccount, awaitsAccount, refundAccountPath, refundStage } from "~/refunds/refund";
import { refundCopy } from "~/refunds/text";
import { canReply, canReview, isReadable, reviewDueAt } from "~/reviews/review";
import { freeCancellationText } from "~/visits/text";
import { ANSWER_BEFORE, ANSWERED_BEFORE, comingText, placeText, slotText, whenText } from "~/visits/time-text";
import { mapHref, spanOf, type Visit } from "~/visits/visit";
import type { Address } from "~/visits/wished-visit";
import { answersVisit, arrangedActions, bottomBar, clockOf, closedActions } from "./page-actions.server";

function orderConversation({ order, conversation: found, away }: WholePage, reader: OrderViewer, appOrigin: string) {
  const conversation = found && conversationView(found, reader, appOrigin);
  const otherName = peopleOf(order)[reader.id === order.buyerId ? "seller" : "buyer"];
  return {
    orderId: order.id,
    otherName: conversation?.conversation.otherName ?? otherName,
    conversation,
    closed: closedSentence(reader.suspended, away.some((id) => id !== reader.id) ? otherName : null),
    more: found?.more ?? false,
    formId: crypto.randomUUID(),
  };
}

/** Returns the refunds of an order. Only the buyer sees the account. */
function orderRefunds(
  { order, attempts, events, refunds }: Pick<OrderPage, "order" | "attempts" | "events" | "refunds">,
  { side, people, zone }: { side: Side; people: People; zone: Zone },
  methods: readonly PaymentMethod[],
) {
  return refunds.map((refund) => {
    const paidBy = attempts.find(({ attempt }) => attempt === refund.attempt);
    const facts = {
      ...refund,
      zone,
      method: methodLabel(methods, paidBy),
      arrives: (paidBy && findMethod(methods, paidBy)?.refund?.arrives) ?? null,
      returned: events.some(
        ({ kind, detail }) => kind === "refund_returned" && detail.debt === refund.version && detail.to !== "loss",
      ),
      cause: events.find(({ version }) => version === refund.version)?.kind ?? "",
    };
    const waits = side === "buyer" && awaitsAccount(refund);
    const changes = side === "buyer" && acceptsAccount(refund);
    return {
      key: refund.id,
      ...refundCopy(facts, side, people.buyer),
      done: refund.status === "paid",
      waits,
      href: changes ? refundAccountPath(order.id) : null,
    };
  });
}

type MoneyRules = { cardHoldDays: number; methods: readonly PaymentMethod[]; now: number };

function orderMoney(
  page: OrderPage,
  side: Side,
  people: People,
  { cardHoldDays, methods, now, zone }: MoneyRules & { zone: Zone },
) {
  const { order, attempts, events, ledgerEntries, changes } = page;
  const [latest] = changes;
  const asked =
    isExtraOpen(order) && latest && latest.amount !== null ? { title: latest.title, amount: latest.amount } : null;
  const owed = owedOf(page);
  const path = moneyPath(order, side, owed);
  const postings = ledgerEntries.map(toPosting);
  const lines = ledgerEntries.map((row) => {
    const posting = toPosting(row);
    const cause = findCause(order.id, events, row.transferId);
    const from = accountName(posting.from, side, people);
    const paid = accountKind(posting.from) === "gateway_clearing" && methodOf(cause, attempts, methods);
    return {
      key: `${row.transferId}:${row.line}`,
      when: row.at,
      from: paid ? `${from} (${paid})` : from,
      to: accountName(posting.to, side, people),
      note: postingReason(posting, cause, side),
      amount: posting.amount,
    };
  });
  const times = { first: ledgerEntries[0]?.at ?? null, last: ledgerEntries.at(-1)?.at ?? null };
  return {
    brief: moneyBrief(order, side, people, zone),
    summary: moneySummary(order, side, people, times, owed, zone),
    hold: side === "seller" ? holdOf(page, { cardHoldDays, methods, now }) : null,
    refunds: orderRefunds(page, { side, people, zone }, methods),
    stations: path.map(({ label, note, state }, index) => {
      const paid = index === 0 && state === "past" && times.first !== null;
      const isExplainedBelow = order.paymentStatus === "split" && index === 2;
      return {
        name: label,
        note: paid
          ? `bayar ${dayAndMonth(times.first ?? 0, zone)}`
          : isExplainedBelow
            ? undefined
            : (note ?? undefined),
      };
    }),
    at: path.findIndex(({ state }) => state === "now"),
    parts: partLines(order, asked, { side, people, zone }),
    lines: [...lines, ...plannedLines(order, side, people)],
    inEscrow: inEscrow(postings),
  };
}

function holdOf({ order, attempts }: OrderPage, { cardHoldDays, methods, now }: MoneyRules): string | null {
  const paid = attempts.find((attempt) => attempt.status === "paid" && !attempt.isSurplus && isCard(methods, attempt));
  if (!paid || order.startedAt === null) return null;
  const until = cardHoldEnd(order.startedAt, cardHoldDays, now);
  return until !== null && ["held", "released", "split"].includes(order.paymentStatus) ? holdSentence(until) : null;
}

/** Returns what is owed. For a split order it excludes duplicate payments. */
function owedOf({ order, attempts, refunds }: OrderPage) {
  const isSurplus = (number: number | null) =>
    attempts.some((attempt) => attempt.attempt === number && attempt.isSurplus);
  return refunds
    .filter(({ attempt }) => order.paymentStatus !== "split" || !isSurplus(attempt))
    .map((refund) => ({ amount: refund.amount, stage: refundStage(refund) }));
}

function methodOf(
  event: OrderPage["events"][number] | undefined,
  attempts: OrderPage["attempts"],
  methods: readonly PaymentMethod[],
) {
  const attempt = attempts.find(({ attempt }) => attempt === event?.detail.attempt);
  return attempt?.method ? methodLabel(methods, attempt) : null;
}

function plannedLines(order: Order, side: Side, people: People) {
  if (order.totalPrice === null) return [];
  const total = currentTotal(order);
  const { seller: proceeds, fee } = releasedTotal(order);
  const escrow = accountName(escrowAccount(order.id), side, people);
  const payer = side === "buyer" ? "Anda" : "pembeli";
  const onward = {
    key: "plan",
    when: `Setelah ${payer} setuju`,
    from: escrow,
    to: side === "seller" ? "Anda" : people.seller,
    note: `Setelah biaya platform ${order.feePercent}%, ${formatRupiah(fee)}`,
    amount: proceeds,
  };
  if (order.phase === "awaiting_payment") {
    const reviewed = order.paymentStatus === "review";
    const paid = {
      key: "pay",
      when: reviewed ? "Setelah pemeriksaan" : `Setelah ${payer} membayar`,
      from: side === "buyer" ? "Anda" : people.buyer,
      to: escrow,
      note: `${reviewed ? "Bila pembayarannya diterima: ditahan" : "Ditahan"} sampai ${payer} puas`,
      amount: total,
    };
    return side === "seller" ? [paid, onward] : [paid];
  }
  // The sum is unknown while the two sides disagree.
  const isContested = order.phase === "disputed" || order.phase === "cancel_requested" || order.phase === "no_show";
  if (order.paymentStatus !== "held" || isContested) return [];
  return [onward];
}

/** Returns the steps on the day of the visit, or null on other days. A time is null until its step is taken. */
function visitDayView(order: Order, zone: Zone, now: number) {
  if (!isVisitDay(order, now)) return null;
  const time = (at: number | null) => (at === null ? null : clockTime(at, zone));
  const arrived = time(hasArrived(order) ? order.arrivedAt : null);
  if (order.visitMode === "at_seller") return [{ label: "Pembeli datang", time: arrived }];
  return [
    { label: "Berangkat", time: time(order.leftAt) },
    { label: "Sampai di lokasi", time: arrived },
  ];
}

type Read = { order: Order; visit: Visit | null; address: Address | null };
type Reader = { side: Side; people: People; suspended: boolean; now: number };

/** Names the call-out fee while cancelling is still free. Afterwards the cancellation names it. */
function feeAhead(order: Order, now: number): string {
  const { phase, callOutFee, visitAt } = order;
  if (phase !== "working" || callOutFee === 0 || visitCancellation(order, now) !== "free") return "";
  return visitAt === null || now <= visitAt - FREE_BEFORE ? freeCancellationText(callOutFee) : "";
}

export function orderVisitView({ order, visit, address }: Read, { side, people, suspended, now }: Reader) {
  if (visit === null) return null;
  const { agreed, wish, placeCode, mode } = visit;
  const zone = zoneAt(placeCode);
  const open = !suspended && order.phase !== null && VISITABLE.includes(order.phase);
  const ahead = slotsAhead(visit, now);
  const isMovedOut = open && hasUsedMoves(order, side);
  const may = { propose: open && !isMovedOut, accept: open && wish?.by !== side && ahead.length > 0 };
  const turn = visitTurn(order, visit, side, now);
  return {
    orderId: order.id,
    agreed: agreed && whenText({ day: agreed.day, slots: [agreed.slot] }, zone),
    wish: wish && {
      text: whenText(wish, zone),
      day: wish.day,
      mine: wish.by === side,
      slots: ahead.map((value) => ({ value, text: slotText(value) })),
    },
    status: joinSentences(
      visitStatusSentence(visit, {
        side,
        people,
        may,
        passed: wish !== null && ahead.length === 0,
        closed: isClosed(order),
      }),
      side === "buyer" ? feeAhead(order, now) : "",
    ),
    turn: turn === "answer" && !may.accept ? null : turn,
    day: visitDayView(order, zone, now),
    hour: agreed && `${slotText(agreed.slot)} ${zone}`,
    zone,
    coming:
      order.phase === "working" && agreed && spanOf(agreed, zone).to > now
        ? { left: comingText(spanOf(agreed, zone).from, now, zone), at: slotText(agreed.slot), late: false }
        : null,
    answerBy: answerBy(visit, turn, now),
    map: address && mapHref(address.street, placeText(placeCode)),
    place: placeText(placeCode),
    where: mode === "at_buyer" ? null : side === "buyer" ? "Anda datang ke penjual" : "Pembeli datang ke tempat Anda",
    address: address && { street: address.street, block: address.block, landmark: address.landmark },
    note: mode === "at_buyer" ? addressNote(order, side, address !== null) : sellerPlaceNote(order, side),
    mayAccept: may.accept,
    isMovedOut,
    mayPropose: may.propose,
    calendar: agreed && !isClosed(order) ? `${orderPath(order.id)}/visit.ics` : null,
    hours: open && side === "seller",
  };
}

function answerBy(visit: Visit, turn: VisitTurn | null, now: number) {
  const at = turn === null || turn === "ahead" ? null : acceptableUntil(visit, now);
  if (at === null) return null;
  const zone = zoneAt(visit.placeCode);
  const deadline = { at, wholeDay: false };
  return {
    word: turn === "answer" ? ANSWER_BEFORE : ANSWERED_BEFORE,
    left: leftText(deadline, now, zone),
    at: `${shortMoment(deadline, zone)} ${zone}`,
    late: false,
  };
}

const PROPOSED: Record<OrderPage["changes"][number]["kind"], string> = {
  terms: "change_proposed",
  extra: "extra_proposed",
  plan: "",
};

/** Returns the events of the stream. `shown` is the event whose text and files another part of the page shows. */
function streamEvents(
  { order, events, files, changes, conversation }: OrderPage,
  { side, people, shown }: { side: Side; people: People; shown: number | null },
): StreamEvent[] {
  const [latest] = changes;
  const dispute = disputeOf(order, events);
  const told = [dispute?.opened.version, dispute?.answer?.version];
  const asked = latest?.status === "open" ? events.filter(({ kind }) => kind === PROPOSED[latest.kind]).at(-1) : null;
  const names = { buyer: firstName(people.buyer), seller: firstName(people.seller) };
  const paid = events.some(({ kind }) => kind === "paid");
  // The payment event replaces the bill of a paid order.
  const shownEvents = events.filter(({ kind }) => !(paid && kind === "payment_started"));
  return shownEvents.map(({ version, kind, at, actor, detail }) => {
    const { reason } = detail;
    // Texts of a dispute, and of a change that awaits an answer, have their own section.
    const elsewhere =
      version === shown ||
      version === asked?.version ||
      told.includes(version) ||
      kind === "settled" ||
      kind === "ruled";
    return {
      key: String(version),
      at,
      after: lastSeqBefore(conversation?.messages ?? [], at),
      title: eventSentence(kind, side),
      facts: [isByOneSide(kind) ? null : actorName(actor, side, names), eventNote({ ...detail, reason: null })]
        .filter(Boolean)
        .join(" · "),
      quote: !elsewhere && typeof reason === "string" && reason !== "" ? reason : null,
      files: elsewhere ? [] : filesOf(files, version, sidesFileHref(order.id)),
    };
  });
}

type OrderViewer = { id: string; suspended: boolean; zone: Zone };

type WholePage = Omit<OrderPage, "conversation"> & { conversation: ConversationWithArchive | null };

/** Returns a group for each part of the page. Null unless the viewer is buyer or seller. */
export function orderPageView(page: WholePage, viewer: OrderViewer, rules: MoneyRules & { appOrigin: string }) {
  const { now } = rules;
  const { order } = page;
  const { suspended, zone } = viewer;
  const side = sideOf(order, viewer.id);
  if (!side) return null;
  const orderId = order.id;
  const closed = isClosed(order);
  const situation = orderSituation(page, side, viewer, now);
  const { people, reading, visit, step, absentName, notice } = situation;
  const other = people[otherSide(side)];
  const steps = openSteps(page, situation, viewer, now);
  const { arranged } = steps;
  const work = workToReview(page, reading);
  const listing = listingView(page, side, suspended);
  const reviews = orderReviewsView(page, viewer.id, { now, suspended, zone });
  const dispute = sideDispute(page, side, people, now);
  const money = orderMoney(page, side, people, { ...rules, zone });
  const awaitsAccount = money.refunds.some(({ waits }) => waits);
  const extra = openExtraView(page, reading);
  const absent = absenceView(page, situation, steps.actions);
  const bar = bottomBar(order, step, reading, {
    extraAmount: extra?.amount ?? null,
    visitUntil: visit?.answerBy?.at ?? null,
    actions: arranged,
    again: listing.again,
    reviewable: Boolean(reviews?.openUntil),
    mayWrite: !suspended && absentName === null,
    visit,
    work,
    dispute,
    notice,
    awaitsAccount,
    reports: absent?.kind === "buyer",
  });
  const quote = quoteView(order, situation, steps);
  const needsFirst = quote !== null && !quote.spent && quote.offered === null;
  const asked = revisionsAsked(page.events);
  return {
    header: {
      id: orderId,
      title: order.title,
      status: order.status,
      phase: order.phase,
      side,
      other: { name: other, id: side === "buyer" ? order.sellerId : order.buyerId },
      listing,
      notice,
      /** A receipt exists as soon as something was posted, even if it was refunded later. */
      paid: page.ledgerEntries.length > 0,
      disputePath: findAction(steps.actions, "open_dispute")?.page ?? null,
      asOf: formatDateTime(now, zone),
    },
    turn: {
      ...turnView(page, situation, { asked, withheld: steps.withheld, zone }),
      orderId,
      work: closed ? null : work,
      buttons: arranged.beside,
      inBar: bar?.kind === "press" ? bar.action.command : null,
    },
    decision:
      arranged.decision.length === 0
        ? null
        : {
            orderId,
            actions: arranged.decision,
            silence: silenceSentence(order, clockOf(order, step, reading)?.at ?? null, people),
          },
    finishedWork: closed && !dispute ? work : null,
    contact: contactView(page, side, now),
    changes: changesView(page, situation, viewer),
    extra: extra && {
      ...extra,
      orderId,
      accept: arranged.extra.accept && { ...arranged.extra.accept, sum: formatRupiah(extra.amount) },
      decline: arranged.extra.decline,
      cancel: arranged.extra.cancel,
      withdraw: arranged.extra.withdraw,
    },
    visit: visit && { ...visit, isInTurn: answersVisit(step, visit) },
    absence: absent,
    // The user should read a ruling before being asked for a review.
    dispute: dispute && { ...dispute, first: Boolean(reviews?.openUntil && dispute.end), zone, now },
    quote,
    delivery:
      arranged.form?.command === "deliver" ? { action: arranged.form, barred: bar?.kind === "form" && bar.near } : null,
    reviews: reviews && { ...reviews, orderId, side, short: awaitsAccount },
    money: {
      ...money,
      // The step of the bar is at the top of the page, too.
      isFirst: bar?.kind === "account",
      // A ruling contains the sums itself.
      brief: dispute?.end ? "" : money.brief,
      mine: side === "buyer",
      extraPath: arranged.extra.propose?.page ?? null,
      zone,
    },
    activity: {
      ...orderConversation(page, viewer, rules.appOrigin),
      events: streamEvents(page, { side, people, shown: work?.version ?? null }),
      next: closed ? null : `Berikutnya: ${dispute?.next ?? step.summary}`,
      zone,
      now,
    },
    details: { rows: detailRows(page), numbers: numberRows(page, asked, zone), total: jobTotal(order) },
    needs: {
      requirements: order.requirements,
      notes: order.notes,
      notesTitle: notesTitle(order),
      /** True while the seller does no work on the order. */
      collapsed: closed || order.phase === "disputed",
      first: needsFirst,
    },
    actions: {
      others: {
        orderId,
        actions: arranged.others,
        // The buyer must find the button quickly, so that the seller does not travel in vain.
        open: side === "buyer" && order.visitMode !== null && order.phase === "working" ? ("cancel" as const) : null,
      },
      closed: closedActions(order, side),
    },
    bar: bar && { bar, orderId },
  };
}

/**
 * Collects what the page says about the order to this side. `absentName` is the name of the other side if it cannot use
 * its account. `isListingHidden` is true if operators hid the listing before the payment. `spent` has the steps whose
 * limit is used up.
 */
function orderSituation(page: OrderPage, side: Side, { id: userId, suspended, zone }: OrderViewer, now: number) {
  const { order, events } = page;
  const people = peopleOf(order);
  const reading = { side, now, zone };
  const spent = spentLimits(events, userId, now);
  const offeredVisit = orderVisitView(page, { side, people, suspended, now });
  const visit = offeredVisit && {
    ...offeredVisit,
    mayPropose: offeredVisit.mayPropose && !spent.has("propose_visit"),
  };
  const absentName = page.away.some((id) => id !== userId) ? people[otherSide(side)] : null;
  const isListingHidden = order.status === "pending" && page.listing.hiddenAt !== null;
  const seenStep = suspensionStepOf({ order, side, people }, { suspended, zone }, now);
  const own = billStep(seenStep, page, { side, people, now });
  const step =
    isListingHidden && !suspended
      ? blockedByHiding(own, absentName)
      : visitStep(own, order, { side, people, visit, now });
  const notice =
    suspensionSentence(order, suspended, absentName) ??
    (isListingHidden ? hiddenListingSentence(side, page.listing.kind) : null);
  const visitSpent = (offeredVisit?.mayPropose ?? false) && !visit?.mayPropose;
  return { side, people, reading, spent, visit, visitSpent, absentName, isListingHidden, step, notice };
}

function visitStep(
  own: NextStep,
  order: Order,
  { side, people, visit, now }: { side: Side; people: People; visit: ReturnType<typeof orderVisitView>; now: number },
): NextStep {
  const turn = visit?.turn ?? null;
  const dayStep = side === "seller" ? dayStepOf(order, now) : undefined;
  const isMissed = side === "buyer" && buttonsOf(order, side, now).some(({ kind }) => kind === "report_seller");
  if (isMissed && visit?.zone && turn !== "answer" && order.visitAt !== null) {
    const at = (moment: number) => nearTime(moment, now, visit.zone);
    return withMissedVisitWording(own, order, {
      seller: firstName(people.seller),
      agreed: at(order.visitAt),
      now: at(now),
    });
  }
  if (!dayStep || !visit?.hour || turn === "answer")
    return withVisitWording(own, turn, { side, people, wish: visit?.wish?.text ?? null });
  const buyer = firstName(people.buyer);
  return withVisitDayWording(own, order, { buyer, hour: visit.hour, leaves: dayStep.kind === "leave" });
}

/** Returns the other side's number, and whether the reader gave one. Null unless `showsContact`. */
function contactView({ order, numbers }: OrderPage, side: Side, now: number) {
  if (!showsContact(order, now)) return null;
  const ids = { buyer: order.buyerId, seller: order.sellerId };
  const numberOf = (one: Side) => numbers.find(({ userId }) => userId === ids[one])?.mobile ?? null;
  const theirs = numberOf(otherSide(side));
  return {
    theirs:
      theirs === null
        ? null
        : {
            name: firstName(peopleOf(order)[otherSide(side)]),
            text: shownPhone(theirs).text,
            ...contactLinks(theirs, chatText(order.title)),
          },
    isGiven: numberOf(side) !== null,
  };
}

type OrderSituation = ReturnType<typeof orderSituation>;

/** Returns the possible steps. `withheld` are those that only a used-up limit prevents. */
function openSteps(
  { order, visit }: OrderPage,
  { side, people, spent, visitSpent, isListingHidden, step }: OrderSituation,
  { suspended, zone }: OrderViewer,
  now: number,
) {
  const early = isTooEarly(order, visit, now);
  const allowed = allowedActions(order, side, now, people, zone).filter(
    ({ command }) =>
      (!suspended || isAllowedWhileSuspended(command)) &&
      !(early && command === "deliver") &&
      !waitsForListing(order, command, isListingHidden),
  );
  const actions = allowed.filter(({ command }) => !spent.has(command));
  const withheld: string[] = allowed.flatMap(({ command }) => (spent.has(command) ? [command] : []));
  if (visitSpent) withheld.push("propose_visit");
  return { allowed, actions, withheld, arranged: arrangedActions(order, step, actions, now) };
}

function turnView(
  { order, view }: OrderPage,
  { side, people, reading, spent, visit, step }: OrderSituation,
  { asked, withheld, zone }: { asked: number; withheld: readonly string[]; zone: Zone },
) {
  const { yours, who, title, brief } = step;
  const due = clockOf(order, step, reading);
  const clock = due && { ...due, word: dueWord(order, side, people) };
  const isHourInTitle = visit?.hour ? title.includes(visit.hour) : false;
  return {
    yours,
    who,
    title,
    text: brief,
    revisions: revisionsSentence(order, asked, side),
    day: visit?.day ?? null,
    clock:
      (visit?.turn !== "answer" || answersVisit(step, visit) ? visit?.answerBy : null) ??
      (isHourInTitle ? null : (visit?.coming ?? clock)),
    limits: [
      ...(side === "seller" && order.phase === "delivered" && view?.heldUntil
        ? [heldReviewSentence(people.buyer, view.heldUntil, zone)]
        : []),
      ...(visit?.isMovedOut ? [MOVED_TWICE] : []),
      ...[...spent].flatMap(([kind, again]) =>
        withheld.includes(kind) ? [spentLimitSentence(kind, again, zone)] : [],
      ),
    ],
  };
}

/** Returns what a side can do if the other one does not come to the visit. Null on other days. */
function absenceView(
  { order, visit, past }: OrderPage,
  { side, people, reading: { now } }: OrderSituation,
  actions: ReturnType<typeof openSteps>["actions"],
) {
  if (order.phase !== "working" || visit === null) return null;
  const zone = zoneAt(visit.placeCode);
  const report = findAction(actions, side === "buyer" ? "report_seller" : "report_buyer") ?? null;
  const other = firstName(people[otherSide(side)]);
  if (side === "seller") {
    if (!isVisitDay(order, now)) return null;
    return { kind: "seller" as const, orderId: order.id, report, troubles: visitTroubles(order, people) };
  }
  if (report)
    return {
      kind: "buyer" as const,
      report,
      steps: reportSteps(order, { side, people, past, zone, now }),
      waited: `Sudah saya tunggu, ${other} ${absence(order, "seller")}`,
    };
  const note = reportNote(order, side, { people, zone, now });
  const asked = note?.isArrived
    ? (findAction(actions, "deny_arrival") ?? findAction(actions, "request_cancellation"))
    : undefined;
  return isVisitDay(order, now) && note ? { kind: "note" as const, text: note.text, href: asked?.page ?? null } : null;
}

/**
 * Returns the listing. `href` is null if its page is not available to this user. `again` is null if it cannot be
 * ordered.
 */
function listingView({ order, listing }: OrderPage, side: Side, suspended: boolean) {
  const { kind, category, coverUrl } = listing;
  const own = side === (kind === "offer" ? "seller" : "buyer");
  const bought = kind === "offer" && order.status === "in_progress";
  const viewable = own
    ? listing.deletedAt === null && !suspended
    : canView(listing, { open: !isClosed(order), bought });
  const again = side === "buyer" && kind === "offer" && !suspended && isOnOffer(listing);
  return {
    category,
    coverUrl,
    href: viewable ? `/${kind === "offer" ? "gig" : "wanted"}/${order.listingId}` : null,
    again: again
      ? `/order/${order.listingId}?${order.packageId === null ? "custom=true" : `package=${order.packageId}`}${isClosed(order) ? `&again=${order.id}` : ""}`
      : null,
  };
}

/** Returns the form. `spent` means that the limit is reached. A form that was just refused is then shown again. */
function quoteView(
  order: Order,
  { spent }: Pick<OrderSituation, "spent">,
  { allowed, arranged: { form, requote } }: ReturnType<typeof openSteps>,
) {
  const open = form?.command === "quote" ? form : requote;
  const action = open ?? (spent.has("quote") ? findAction(allowed, "quote") : null);
  if (!action) return null;
  const { label, consequence, version } = action;
  const { phase, price, maxDays, quantity, feePercent } = order;
  const offered =
    phase !== "quoted" || price === null
      ? null
      : { price: formatAmount(price), days: maxDays === null ? "" : String(maxDays) };
  return { label, consequence, version, quantity, feePercent, offered, folded: form === null, spent: open === null };
}

function changesView(
  { order, changes }: Pick<OrderPage, "order" | "changes">,
  { side, people, step, isListingHidden }: OrderSituation,
  { suspended, zone }: OrderViewer,
) {
  const other = people[otherSide(side)];
  const { open, decided } = orderChangesView(order, changes, side, zone);
  const mayAnswer = !suspended && !isListingHidden;
  return {
    open: open && mayAnswer ? { ...open, orderId: order.id, other, due: step.answers } : null,
    decided: { changes: decided, other },
  };
}

function revisionsAsked(events: OrderPage["events"]): number {
  return events.filter(({ kind }) => kind === "revision_requested").length;
}

function detailRows({ order }: OrderPage) {
  const { days, due } = timeRows(order);
  return [
    { label: "Paket", value: orderedAs(order) },
    ...(orderedRows(order) ?? [
      { label: "Jumlah", value: String(order.quantity) },
      { label: "Harga", value: order.price === null ? "Belum ada" : formatRupiah(order.price) },
    ]),
    ...partsOf(order).flatMap(({ kind, title, amount, state }) =>
      kind === "extra" && state !== "lapsed" ? [{ label: `Tambahan: ${title}`, value: formatRupiah(amount) }] : [],
    ),
    ...(due.length > 0 ? due : days),
    { label: "Status pembayaran", value: PAYMENT_STATUS_LABELS[order.paymentStatus] },
  ];
}

function numberRows({ order }: OrderPage, asked: number, zone: Zone) {
  const { days, due } = timeRows(order);
  return [
    { label: "ID pesanan", value: shortId(order.id) },
    { label: "Tanggal pesan", value: formatDate(order.createdAt, zone) },
    ...(due.length > 0 ? days : []),
    // A proposal contains no number of revisions.
    ...(order.kind === "proposal" && order.revisionsLeft === null
      ? []
      : [{ label: "Revisi", value: revisionsFact(order, asked) }]),
    { label: "Pembeli", value: order.buyerName },
    { label: "Penjual", value: order.sellerName },
    { label: "ID jasa", value: shortId(order.listingId) },
    { label: "ID pengguna", value: shortId(order.buyerId) },
  ];
}

/** Returns a chosen deadline, or the days. They are shown only while a price and its days are offered. */
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

function orderChangesView(order: Order, changes: readonly OrderChange[], side: Side, zone: Zone) {
  const [latest] = changes;
  return {
    open:
      latest?.status === "open" && latest.kind === "terms"
        ? { ...changeView(order, latest, side), mine: latest.proposedBy === side }
        : null,
    decided: changes
      .filter(({ status }) => status !== "open")
      .map((change) => ({
        id: change.id,
        mine: change.proposedBy === side,
        status: CHANGE_STATUS_LABELS[change.status],
        when: formatShortDate(change.decidedAt ?? change.createdAt, zone),
        terms: termsOf(change),
        description: change.description,
      })),
  };
}

/** Returns the proposed terms without those of the order, which may have changed since the proposal. */
function termsOf({ title, amount, price, deadline, revisions }: OrderChange) {
  return [
    ...(amount === null ? [] : [{ label: title, value: `+ ${formatRupiah(amount)}` }]),
    ...(price === null ? [] : [{ label: "Harga", value: formatRupiah(price) }]),
    ...(deadline === null ? [] : [{ label: "Tenggat", value: formatDate(deadline) }]),
    ...(revisions === null ? [] : [{ label: "Revisi", value: `${revisions} kali` }]),
  ];
}

type OpenExtraFacts = Pick<OrderPage, "order" | "changes" | "events" | "files">;

function openExtraView(
  { order, changes, events, files }: OpenExtraFacts,
  { side, zone }: Pick<Reading, "side" | "zone">,
) {
  const [latest] = changes;
  if (!isExtraOpen(order) || latest?.status !== "open" || latest.amount === null) return null;
  const { title, amount, description } = latest;
  const asked = events.filter(({ kind }) => kind === "extra_proposed").at(-1);
  const agreed = jobTotal(order) ?? 0;
  return {
    mine: latest.proposedBy === side,
    amount,
    description,
    by: firstName(peopleOf(order)[latest.proposedBy]),
    other: firstName(peopleOf(order)[otherSide(side)]),
    at: shortMoment({ at: latest.createdAt, wholeDay: false }, zone),
    photos: asked ? filesOf(files, asked.version, sidesFileHref(order.id)) : [],
    rows: [
      { label: side === "buyer" ? "Sudah Anda bayar" : "Sudah disepakati", value: formatRupiah(agreed) },
      { label: title, value: `+ ${formatRupiah(amount)}` },
    ],
    total: agreed + amount,
  };
}

function sideDispute({ order, files, events }: OrderPage, side: Side, people: People, now: number) {
  const dispute = disputeOf(order, events);
  if (!dispute) return null;
  const { opened, answer } = dispute;
  const names = { ...people, [side]: "Anda" };
  const href = sidesFileHref(order.id);
  const said = [opened, ...(answer ? [answer] : [])].map(({ by, kind, at, version, reason }) => ({
    key: String(version),
    at,
    title: names[by],
    quote: reason || staffEventSentence(kind),
    files: filesOf(files, version, href),
    mine: by === side,
  }));
  const view = disputeView(dispute, { order, names });
  const open = view.end === null && order.phase === "disputed";
  return { said, ...view, next: open ? nextOf(dispute, order, { names, now }) : null };
}

function nextOf(
  { opened, answer }: Dispute,
  { answerDueAt }: Order,
  { names, now }: { names: People; now: number },
): string {
  const silent = names[otherSide(opened.by)];
  if (answer !== null || answerDueAt === null || now > answerDueAt) return "putusan JasaWarga, atau kesepakatan";
  return silent === "Anda" ? "tanggapan Anda" : `tanggapan ${silent}`;
}

function orderReviewsView(
  { order, written }: ReviewedOrder,
  userId: string,
  { now, suspended, zone }: { now: number; suspended: boolean; zone: Zone },
) {
  const side = sideOf(order, userId);
  const dueAt = reviewDueAt(order);
  if (!side || dueAt === null) return null;
  const own = written.find((review) => review.side === side);
  const others = written.find((review) => review.side !== side);
  const other = firstName(peopleOf(order)[otherSide(side)]);
  const open = !suspended && canReview(order, side, written, now).ok;
  if (!open && written.length === 0) return null;
  return {
    other,
    openUntil: open ? formatDate(dueAt, zone) : null,
    otherWrote: others !== undefined,
    hiddenUntil: own && own.publishedAt === null ? formatDate(own.publishDueAt, zone) : null,
    readable: written.filter((review) => isReadable(review, side)).map(shownReview),
    reply: !suspended && others && canReply(others, userId).ok ? { reviewId: others.id } : null,
  };
}

const TO_REVIEW: Partial<Record<Phase, { side: Side; kind: EventKind; id: string }>> = {
  delivered: { side: "buyer", kind: "delivered", id: "hasil" },
  revision: { side: "seller", kind: "revision_requested", id: "revisi" },
};

/** The report that the other side has to answer, with its photos. */
const REPORTED: Record<Side, { side: Side; kind: EventKind; id: string }> = {
  buyer: { side: "seller", kind: "seller_reported", id: "laporan" },
  seller: { side: "buyer", kind: "buyer_reported", id: "laporan" },
};

export function workToReview(
  { order, events, files }: Pick<OrderPage, "order" | "events" | "files">,
  { side, zone }: Pick<Reading, "side" | "zone">,
) {
  const { phase, proposedBy } = order;
  const report = phase === "no_show" && proposedBy !== null ? REPORTED[proposedBy] : undefined;
  const toReview = phase === null ? undefined : (report ?? TO_REVIEW[phase]);
  if (order.status !== "completed" && toReview?.side !== side) return null;
  const kind = toReview?.kind ?? "delivered";
  const alike = events.filter((event) => event.kind === kind);
  const event = alike.at(-1);
  if (!event) return null;
  const { reason } = event.detail;
  const filesAt = (version: number) => filesOf(files, version, sidesFileHref(order.id));
  const own = filesAt(event.version);
  const filed = kind === "delivered" ? alike.filter(({ version }) => filesAt(version).length > 0).at(-1) : null;
  return {
    id: toReview?.id ?? "hasil",
    version: event.version,
    quote: typeof reason === "string" && reason !== "" ? reason : null,
    files: own,
    before: own.length > 0 || !filed ? null : { title: earlierFiles(filed.at, zone), files: filesAt(filed.version) },
  };
}
