import { firstName } from "~/accounts/person";
import { paymentPath } from "~/payments/payment";
import { zoneAt } from "~/places/place";
import { countedDown, type Deadline, dateInput, leftText, shortMoment } from "~/platform/date-text";
import { formatDate, formatDateTime, formatShortDate, toDateInput, type Zone } from "~/platform/dates";
import { formatRupiah } from "~/platform/money";
import { ok, refused } from "~/platform/outcome";
import { refundAccountPath } from "~/refunds/refund";
import { canReply, canReview, isReadable, reviewDueAt } from "~/reviews/review";
import { acceptsPrice } from "./change";
import { type Dispute, type DisputeEnd, disputeOf } from "./dispute";
import { staffEventSentence } from "./event-text";
import { CLOSING_LABELS, earlierFiles } from "./label-text";
import {
  type AnswerKind,
  actorOf,
  type BarAction,
  buttonsOf,
  type CommandKind,
  decide,
  type EventDetail,
  type EventKind,
  findAction,
  type OrderAction,
  refusalToOpen,
  spentLimits,
  stepOfKind,
  waitsForListing,
} from "./lifecycle";
import type { ListedOrderRow, ListedVisit, MissingAccountRefund } from "./list-queries.server";
import { escrowOf } from "./money-text";
import { reportConsequence } from "./no-show-text";
import {
  agreedPrice,
  dividedAmounts,
  extraDueAt,
  fileSize,
  isClosed,
  isExtraOpen,
  isNamedAsPicture,
  type Order,
  orderPath,
  otherSide,
  type People,
  type Phase,
  peopleOf,
  quoteExpired,
  type Side,
  sideOf,
  workDueAt,
} from "./order";
import type { findOrderForStep, findOrderWithChange, OrderPage } from "./page-queries.server";
import { dueBill, extrasLeft, jobTotal } from "./parts";
import type { OrderChange } from "./queries.server";
import type { OrderReview, ReviewedOrder } from "./review-queries.server";
import { acceptableUntil, isTooEarly, type Slots, visitTurn } from "./rules/visits";
import {
  answerChangeTitle,
  closedReason,
  divisionText,
  type NextStep,
  suspensionStepOf,
  VISIT_VERBS,
  visitAheadSentence,
} from "./status-text";
import { ANSWER_VERB, STEP_COPY } from "./step-text";
import {
  acceptanceConsequence,
  allowedActions,
  barNote,
  barSum,
  CHANGE_STATUS_LABELS,
  changeRows,
  deadlineNow,
  revisionsNow,
  spentLimitSentence,
  stepVerb,
} from "./text";

type StepReading = { id: string; zone: Zone };

export function spentStep(
  counted: Parameters<typeof spentLimits>[0],
  step: CommandKind,
  { id, zone }: StepReading,
  now: number,
): string | null {
  const again = spentLimits(counted, id, now).get(step);
  return again === undefined ? null : spentLimitSentence(step, again, zone);
}

type OrderForStep = NonNullable<Awaited<ReturnType<typeof findOrderForStep>>>;

export function changeFormView(found: OrderForStep, reader: StepReading, now: number) {
  const { order, counted } = found;
  const side = sideOf(order, reader.id);
  if (!side) return refused("no_order");
  const people = peopleOf(order);
  const action = findAction(allowedActions(order, side, now, people), "propose_change");
  const refusal = refusalToOpen(found, side, "propose_change", now);
  if (!action || refusal !== null) return refused(refusal ?? "not_now");
  return ok({
    orderId: order.id,
    title: order.title,
    selling: side === "seller",
    other: people[otherSide(side)],
    renews: quoteExpired(order, now),
    consequence: action.consequence,
    version: order.version,
    quantity: order.quantity,
    feePercent: order.feePercent,
    price: acceptsPrice(order) ? formatRupiah(agreedPrice(order)) : null,
    deadline: deadlineNow(order),
    revisions: revisionsNow(order).toLowerCase(),
    dates: dateInput(toDateInput(now)),
    formId: crypto.randomUUID(),
    spent: spentStep(counted, "propose_change", reader, now),
  });
}

export function extraFormView(found: OrderForStep, reader: StepReading, now: number) {
  const { order, counted } = found;
  const side = sideOf(order, reader.id);
  if (!side) return refused("no_order");
  const refusal = refusalToOpen(found, side, "propose_extra", now);
  if (refusal !== null) return refused(refusal);
  return ok({
    orderId: order.id,
    title: order.title,
    buyer: order.buyerName,
    other: firstName(order.buyerName),
    limit: formatRupiah(extrasLeft(order).amount),
    agreed: jobTotal(order) ?? 0,
    feePercent: order.feePercent,
    version: order.version,
    formId: crypto.randomUUID(),
    spent: spentStep(counted, "propose_extra", reader, now),
  });
}

type OrderWithChange = NonNullable<Awaited<ReturnType<typeof findOrderWithChange>>>;

export function changeAnswerView(
  { order, change, listingHidden }: OrderWithChange,
  kind: AnswerKind,
  userId: string,
  now: number,
) {
  const side = sideOf(order, userId);
  if (!side) return refused("no_order");
  if (change?.status !== "open") return refused("no_change");
  const decision = decide(order, actorOf(side, userId), { ...change, kind, reason: "" }, now);
  if (!decision.ok) return decision;
  if (waitsForListing(order, kind, listingHidden)) return refused("listing_hidden");
  const words = STEP_COPY[kind].page;
  return ok({
    ...changeView(order, change, side),
    orderId: order.id,
    title: order.title,
    heading: words.title,
    button: words.button,
    asksWhy: kind === "decline_change",
    by: change.proposedBy === side ? "Anda" : peopleOf(order)[change.proposedBy],
    consequence: kind === "accept_change" ? acceptanceConsequence(order, change, side) : AS_BEFORE,
  });
}

const AS_BEFORE = "Tidak ada yang berubah: pesanan berjalan terus seperti yang disepakati sebelumnya.";

function changeView(order: Order, change: OrderChange, side: Side) {
  return { changeId: change.id, rows: changeRows(order, change, side), description: change.description };
}

export function orderChangesView(order: Order, changes: readonly OrderChange[], side: Side, zone: Zone) {
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

export function confirmationView(found: OrderForStep, reader: StepReading, command: CommandKind, now: number) {
  const { order, visit, counted, past } = found;
  const side = sideOf(order, reader.id);
  if (!side) return refused("no_order");
  const people = peopleOf(order);
  const action = findAction(allowedActions(order, side, now, people), command);
  const refusal = refusalToOpen(found, side, command, now);
  if (!action || refusal !== null) return refused(refusal ?? "not_now");
  const early = command === "deliver" && visit !== null && isTooEarly(order, visit, now);
  const reports = command === "report_seller" || command === "report_buyer";
  const report = { side, people, past, zone: zoneAt(visit?.placeCode ?? null), now };
  return ok({
    orderId: order.id,
    title: order.title,
    side,
    button: action.label,
    question: action.question ?? action.label,
    consequence: reports
      ? reportConsequence(order, report, action.consequence)
      : (early && visitAheadSentence(visit, order.buyerName)) || action.consequence,
    callOutFee: action.callOutFee,
    escrow: order.status === "in_progress" ? escrowOf(order) : null,
    version: order.version,
    spent: spentStep(counted, command, reader, now),
  });
}

type OpenExtraFacts = Pick<OrderPage, "order" | "changes" | "events" | "files">;

export function openExtraView(
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

type OrderFile = { key: string; fileVersion: number; name: string; size: number };
type EventRow = { version: number; kind: string; at: number; detail: EventDetail };

export const sidesFileHref = (orderId: string) => (key: string) => `${orderPath(orderId)}/files/${key}`;

export function filesOf(files: readonly OrderFile[], version: number, href: (key: string) => string) {
  return files
    .filter(({ fileVersion }) => fileVersion === version)
    .map(({ key, name, size }) => ({
      href: href(key),
      preview: isNamedAsPicture(name) ? `${href(key)}?preview` : null,
      name,
      size: fileSize(size),
    }));
}

export function stepsOf<Event extends EventRow>(
  events: readonly Event[],
  shown: {
    title(kind: string): string;
    who(event: Event): readonly (string | null)[];
    quote: boolean;
    files?(version: number): ReturnType<typeof filesOf>;
  },
) {
  return events.map((event) => {
    const { version, kind, at, detail } = event;
    return {
      key: String(version),
      title: shown.title(kind),
      at,
      who: shown.who(event).filter(Boolean).join(" · "),
      quote: shown.quote && typeof detail.reason === "string" && detail.reason !== "" ? detail.reason : null,
      files: shown.files?.(version) ?? [],
    };
  });
}

export function sideDispute({ order, files, events }: OrderPage, side: Side, people: People, now: number) {
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
  if (answer !== null || answerDueAt === null || now > answerDueAt) return "putusan JasaWarga, atau kesepakatan";
  return silent === "Anda" ? "tanggapan Anda" : `tanggapan ${silent}`;
}

function endView({ kind, at, reason }: DisputeEnd, order: Order) {
  const { buyer, seller, fee } = dividedAmounts(order);
  return {
    title: kind === "ruled" ? "Putusan JasaWarga" : "Kesepakatan kedua pihak",
    at,
    reason,
    rows: [
      { label: "Kembali kepada pembeli", value: formatRupiah(buyer) },
      { label: "Bagian penjual", value: formatRupiah(seller + fee) },
      ...(fee > 0 ? [{ label: `Biaya platform ${order.feePercent}%`, value: `− ${formatRupiah(fee)}` }] : []),
    ],
    received: seller,
  };
}

export function orderReviewsView(
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

export function shownReview(written: OrderReview) {
  const { authorId, subjectId, publishDueAt, hiddenAt, hidingReason, ...review } = written;
  return { ...review, hiddenReason: hiddenAt === null ? null : hidingReason };
}

export function reviewFormView(
  { order, written }: ReviewedOrder,
  side: Side,
  { dueAt, zone }: { dueAt: number; zone: Zone },
) {
  return {
    orderId: order.id,
    title: order.title,
    side,
    other: peopleOf(order)[otherSide(side)],
    otherWrote: written.length > 0,
    until: formatDate(dueAt, zone),
  };
}

type Reading = { side: Side; now: number; zone: Zone };

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

/** The steps of a visit, which precede the seller's other steps, because they tell the buyer where the seller is. */
const VISIT_DAY_STEPS: readonly CommandKind[] = ["leave", "arrive"];

/** The reports of a missed visit have their own panel. */
const REPORT_STEPS: readonly CommandKind[] = ["report_seller", "report_buyer"];

/** decision: answers of the side that must act. beside: one secondary action. form: a form on the page. extra: its answers. */
export function arrangedActions(
  order: Order,
  step: Pick<NextStep, "yours" | "answers">,
  actions: readonly OrderAction[],
  now: number,
) {
  const expired = quoteExpired(order, now);
  const extra = {
    propose: findAction(actions, "propose_extra") ?? null,
    accept: findAction(actions, "accept_extra") ?? null,
    decline: findAction(actions, "decline_extra") ?? null,
    cancel: findAction(actions, "cancel_extra") ?? null,
    withdraw: findAction(actions, "withdraw_extra") ?? null,
  };
  const elsewhere = [...STEPS_OF_EXTRA, ...REPORT_STEPS];
  // A buyer who can cancel alone needs no agreement.
  const isAlone = order.status === "in_progress" && findAction(actions, "cancel") !== undefined;
  const placed = actions.filter(
    ({ command }) => !elsewhere.includes(command) && !(isAlone && command === "request_cancellation"),
  );
  const primary = placed.filter(({ group }) => group === "primary");
  const secondary = placed.filter(({ group }) => group === "secondary");
  const ofVisitDay = primary.filter(({ command }) => VISIT_DAY_STEPS.includes(command));
  if (ofVisitDay.length > 0) {
    const later = primary.filter((action) => !ofVisitDay.includes(action));
    return { form: null, decision: [], beside: ofVisitDay, others: [...secondary, ...later], requote: null, extra };
  }
  const quote = findAction(actions, "quote");
  const due = step.yours && !step.answers;
  const form = due && primary.length === 1 ? (quote ?? findAction(primary, "deliver")) : undefined;
  const rest = primary.filter(({ command }) => command !== "quote" && command !== form?.command);
  // A side that waits may still propose a split, or ask for a new price.
  const offers = ["propose_settlement", "confirm_arrival", ...(expired ? ["propose_change"] : [])];
  const beside = due ? rest : rest.filter(({ command }) => offers.includes(command));
  return {
    form: form ?? null,
    decision: due && rest.length > 1 ? rest : [],
    beside: due && rest.length > 1 ? [] : beside,
    others: [...secondary.filter(ownPrice(actions)), ...(due ? [] : rest.filter((one) => !beside.includes(one)))],
    requote: quote && form !== quote ? quote : null,
    extra,
  };
}

/** These buttons are next to the sums and to the proposed extra. */
const STEPS_OF_EXTRA: readonly CommandKind[] = [
  "propose_extra",
  "accept_extra",
  "decline_extra",
  "cancel_extra",
  "withdraw_extra",
];

const CLOSING_STEPS = ["complete", "cancel"] as const;

export function closedActions(order: Order, side: Side): { labels: string[]; reason: string } | null {
  const reason = closedReason(order);
  if (reason === null) return null;
  const own = CLOSING_STEPS.filter((kind) => stepOfKind(kind).transitions.some(({ by }) => by.includes(side)));
  return { labels: own.map((kind) => CLOSING_LABELS[kind]), reason };
}

function ownPrice(actions: readonly OrderAction[]) {
  const priced = findAction(actions, "quote") !== undefined;
  return ({ command }: OrderAction) => !(priced && command === "propose_change");
}

/** Returns the deadline. Work is due on a day, everything else at a time. */
function stepDeadline({ phase }: Pick<Order, "phase">, { extra }: Pick<NextStep, "extra">, dueAt: number): Deadline {
  return { at: dueAt, wholeDay: phase === "working" && extra === null };
}

export function clockOf(
  order: Pick<Order, "phase">,
  step: Pick<NextStep, "dueAt" | "extra">,
  { now, zone }: Pick<Reading, "now" | "zone">,
) {
  const { dueAt } = step;
  if (dueAt === null) return null;
  const deadline = stepDeadline(order, step, dueAt);
  return {
    left: leftText(deadline, now, zone),
    until: countedDown(deadline),
    at: shortMoment(deadline, zone) + (deadline.wholeDay ? "" : ` ${zone}`),
    late: dueAt < now,
  };
}

type Arranged = ReturnType<typeof arrangedActions>;

type AtHand = {
  actions: Arranged;
  again: string | null;
  reviewable: boolean;
  mayWrite: boolean;
  visit?: { turn: string | null } | null;
  visitUntil?: string | null;
  work?: object | null;
  dispute?: object | null;
  awaitsAccount?: boolean;
  /** True if the buyer can report that nobody came. */
  reports?: boolean;
  notice?: string | null;
  extraAmount?: number | null;
};

export function bottomBar(
  order: Order,
  step: NextStep,
  { side, zone }: Pick<Reading, "side" | "zone">,
  {
    actions,
    again,
    reviewable,
    mayWrite,
    visit = null,
    visitUntil = null,
    awaitsAccount = false,
    reports = false,
    ...above
  }: AtHand,
) {
  // The money of a refund waits for the account, so that this comes before a new order or a review.
  if (awaitsAccount && (isClosed(order) || !step.yours))
    return {
      kind: "account" as const,
      href: refundAccountPath(order.id),
      sum: "Uang Anda menunggu",
      note: "rekening belum disebutkan",
    };
  if (isClosed(order)) return again !== null || reviewable ? { kind: "over" as const, again, reviewable } : null;
  const accept = findAction(actions.decision, "complete");
  if (accept && !step.answers) {
    const revise = findAction(actions.decision, "request_revision") ?? null;
    return { kind: "accept" as const, accept, revise };
  }
  const between = [visit, order.changeBy, extraDueAt(order), above.work, above.dispute, above.notice];
  const isWorking = order.phase === "working" || order.phase === "revision";
  const dueAt = step.dueAt ?? (isWorking ? workDueAt(order) : null);
  const due = dueAt === null ? null : shortMoment(stepDeadline(order, step, dueAt), zone);
  const bill = step.extra === "due" ? dueBill(order) : null;
  const asked = bill?.amount ?? (step.extra === "open" ? above.extraAmount : null);
  const near = between.every((one) => one == null) && !awaitsAccount;
  const action = barAction(order, step, actions, { mayWrite, answersVisit: visit?.turn === "answer", near, reports });
  if (!action) return null;
  return {
    ...action,
    sum: asked == null ? barSum(order, side, step.yours) : formatRupiah(asked),
    note: barNote(order, { due, visitUntil, answersChange: step.answers, extra: step.extra }),
  };
}

function barAction(
  { phase }: Order,
  { yours, answers }: NextStep,
  { form, decision, beside, extra }: Arranged,
  {
    mayWrite,
    answersVisit,
    near,
    reports,
  }: { mayWrite: boolean; answersVisit: boolean; near: boolean; reports: boolean },
): BarAction | null {
  const quote = findAction(decision, "accept_quote");
  if (quote) return { kind: "press", action: quote };
  if (extra.accept) return { kind: "press", action: extra.accept };
  if (answers) return { kind: "answer", to: "change" };
  if (answersVisit) return { kind: "answer", to: "visit" };
  if (form) return { kind: "form", form, near };
  if (decision.length > 0) return { kind: "answer", to: "decision" };
  const [first] = beside;
  if (yours && first) return { kind: "press", action: first };
  if (reports) return { kind: "report" };
  return mayWrite ? { kind: "write", evidence: phase === "disputed" } : null;
}

export type StepReader = { suspended: boolean; zone: Zone; now: number };
type Listed = Order & { buyerName: string; sellerName: string } & ListedVisit;

/** Returns the reader's step, the same in every list. `step.yours` means that the reader can act now. */
export function stepLine(order: Listed, side: Side, { suspended, zone, now }: StepReader) {
  const people = peopleOf(order);
  const step = suspensionStepOf({ order, side, people }, { suspended, zone }, now);
  const other = people[otherSide(side)];
  // The work continues, but the change must be answered first.
  const answers = step.answers || (order.changeBy === otherSide(side) && !suspended && !isExtraOpen(order));
  const slots = slotsOf(order);
  const turn = suspended ? null : visitTurn(order, slots, side, now);
  // A proposed visit that must be answered first has its own deadline.
  const wishEnds = turn === "answer" && !answers && step.extra === null && slots ? acceptableUntil(slots, now) : null;
  const dueAt = wishEnds ?? step.dueAt;
  const deadline =
    wishEnds !== null ? { at: wishEnds, wholeDay: false } : dueAt === null ? null : stepDeadline(order, step, dueAt);
  const pays = (order.phase === "awaiting_payment" || step.extra === "due") && side === "buyer" && !answers;
  return {
    step,
    people,
    other,
    dueAt,
    deadline,
    href: pays ? paymentPath(order.id) : orderPath(order.id),
    title: answers && order.phase !== "disputed" ? answerChangeTitle(firstName(other)) : step.title,
    verb: answers
      ? ANSWER_VERB
      : turn && step.extra === null && !(turn === "ahead" && dayStepOf(order, now))
        ? VISIT_VERBS[turn]
        : stepVerb(order, side, now),
    late: dueAt !== null && dueAt < now,
  };
}

export const dayStepOf = (order: Order, now: number) =>
  buttonsOf(order, "seller", now).find(({ kind }) => VISIT_DAY_STEPS.includes(kind));

export const dayActions = (order: Order & { buyerName: string; sellerName: string }, now: number) =>
  allowedActions(order, "seller", now, peopleOf(order)).filter(({ command }) => VISIT_DAY_STEPS.includes(command));

function slotsOf(row: ListedVisit): Slots | null {
  const { visitPlace, visitDay, visitSlot, visitAskedDay, visitAskedBy, visitAskedSlots } = row;
  if (visitPlace === null) return null;
  return {
    placeCode: visitPlace,
    agreed: visitDay === null || visitSlot === null ? null : { day: visitDay, slot: visitSlot },
    wish:
      visitAskedDay === null || visitAskedBy === null
        ? null
        : { day: visitAskedDay, slots: visitAskedSlots ?? [], by: visitAskedBy },
  };
}

type Waiting = Record<Side, ListedOrderRow[]> & { refunds: MissingAccountRefund[] };

/** Returns waiting orders by deadline, with undated ones first. Suspended readers get only the steps open to them. */
export function waitingViews({ refunds, ...waiting }: Waiting, reader: StepReader) {
  const steps = (["buyer", "seller"] as const).flatMap((side) =>
    waiting[side].flatMap((order) => {
      const { step, href, title, dueAt, late } = stepLine(order, side, reader);
      if (!step.yours) return [];
      return {
        id: order.id,
        href,
        title: order.title,
        step: title,
        dueAt: dueAt ?? 0,
        late,
        due: dueAt === null || late ? null : `Paling lambat ${formatDateTime(dueAt, reader.zone)}`,
      };
    }),
  );
  const shown = new Set(steps.map(({ id }) => id));
  const unnamed = refunds.filter(({ orderId }) => !shown.has(orderId));
  return [...unnamed.map(refundView), ...steps.sort((a, b) => a.dueAt - b.dueAt)];
}

/** Asks for the account of the reader's own refund. It comes first, because nothing can be sent without it. */
function refundView({ orderId, title, amount }: MissingAccountRefund) {
  return {
    href: refundAccountPath(orderId),
    title,
    step: `Sebutkan rekening untuk pengembalian ${formatRupiah(amount)}`,
    due: null,
    late: false,
  };
}
