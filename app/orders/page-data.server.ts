import { firstName } from "~/accounts/person";
import { paymentPath } from "~/payments/payment";
import { zoneAt } from "~/places/place";
import { type Deadline, dateInput } from "~/platform/date-text";
import { formatDate, formatDateTime, toDateInput, type Zone } from "~/platform/dates";
import { fileSize } from "~/platform/file-text";
import { formatRupiah } from "~/platform/money";
import { ok, refused } from "~/platform/outcome";
import { shortTitle } from "~/platform/strings";
import { refundAccountPath } from "~/refunds/refund";
import { placeText, slotText } from "~/visits/time-text";
import { spanOf } from "~/visits/visit";
import { findAction } from "./action";
import { acceptsPrice } from "./change";
import type { Dispute, DisputeEnd } from "./dispute";
import { visitDay } from "./label-text";
import {
  type AnswerKind,
  actorOf,
  buttonsOf,
  type CommandKind,
  decide,
  type EventDetail,
  refusalToOpen,
  spentLimits,
  waitsForListing,
} from "./lifecycle";
import type { OrderSummary } from "./list";
import type { ListedOrderRow, ListedVisit, MissingAccountRefund, NextVisits } from "./list-queries.server";
import { escrowOf } from "./money-text";
import { reportConsequence } from "./no-show-text";
import {
  agreedPrice,
  dividedAmounts,
  isExtraOpen,
  isNamedAsPicture,
  type Order,
  orderPath,
  otherSide,
  type People,
  peopleOf,
  quoteExpired,
  type Side,
  sideOf,
} from "./order";
import type { findOrderForStep, findOrderWithChange } from "./page-queries.server";
import { extrasLeft, jobTotal } from "./parts";
import type { OrderChange } from "./queries.server";
import type { OrderReview, ReviewedOrder } from "./review-queries.server";
import { acceptableUntil, isTooEarly, type Slots, visitTurn } from "./rules/visits";
import {
  answerChangeTitle,
  divisionText,
  findingText,
  type NextStep,
  suspensionStepOf,
  VISIT_VERBS,
  visitAheadSentence,
} from "./status-text";
import { ANSWER_VERB, STEP_COPY } from "./step-text";
import {
  acceptanceConsequence,
  allowedActions,
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
  const action = findAction(allowedActions(order, side, now, people, reader.zone), "propose_change");
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

export function changeView(order: Order, change: OrderChange, side: Side) {
  return { changeId: change.id, rows: changeRows(order, change, side), description: change.description };
}

export function confirmationView(found: OrderForStep, reader: StepReading, command: CommandKind, now: number) {
  const { order, visit, counted, past } = found;
  const side = sideOf(order, reader.id);
  if (!side) return refused("no_order");
  const people = peopleOf(order);
  const action = findAction(allowedActions(order, side, now, people, reader.zone), command);
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

export function disputeView({ offer, end }: Dispute, { order, names }: { order: Order; names: People }) {
  return {
    offer: offer && `${names[offer.by]} mengusulkan: ${divisionText(order)}`,
    end: end && endView(end, order),
  };
}

function endView({ kind, at, reason, finding }: DisputeEnd, order: Order) {
  const { buyer, seller, fee } = dividedAmounts(order);
  return {
    title: kind === "ruled" ? "Putusan JasaWarga" : "Kesepakatan kedua pihak",
    at,
    reason,
    rows: [
      ...(finding === null ? [] : [{ label: "Kunjungan", value: findingText(order, finding) }]),
      { label: "Kembali kepada pembeli", value: formatRupiah(buyer) },
      { label: "Bagian penjual", value: formatRupiah(seller + fee) },
      ...(fee > 0 ? [{ label: `Biaya platform ${order.feePercent}%`, value: `− ${formatRupiah(fee)}` }] : []),
    ],
    received: seller,
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

export type Reading = { side: Side; now: number; zone: Zone };

/** The steps of a visit, which precede the seller's other steps, because they tell the buyer where the seller is. */
export const VISIT_DAY_STEPS: readonly CommandKind[] = ["leave", "arrive"];

/** Returns the deadline. Work is due on a day, everything else at a time. */
export function stepDeadline(
  { phase }: Pick<Order, "phase">,
  { extra }: Pick<NextStep, "extra">,
  dueAt: number,
): Deadline {
  return { at: dueAt, wholeDay: phase === "working" && extra === null };
}

export type StepReader = { suspended: boolean; zone: Zone; now: number };
type Listed = Order & { buyerName: string; sellerName: string } & ListedVisit;

/** Returns the reader's step, the same in every list. `step.yours` means that the reader can act now. */
export function stepLine(order: Listed, side: Side, { suspended, zone, now }: StepReader) {
  const people = peopleOf(order);
  const step = suspensionStepOf({ order, side, people }, { suspended, zone }, now);
  const other = people[otherSide(side)];
  // The work continues, but the change must be answered first.
  const answers =
    step.answers || (order.changeBy === otherSide(side) && !suspended && !isExtraOpen(order) && step.extra === null);
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

/** Returns the next agreed visit of the reader. Null without one. */
export function nextVisit(visits: NextVisits, { suspended, now }: StepReader): OrderSummary["visit"] {
  const [next] = (Object.keys(visits) as Side[])
    .flatMap((side) => visits[side].map((visit) => ({ ...visit, side })))
    .flatMap(({ day, slot, ...visit }) => {
      if (day === null || slot === null) return [];
      const zone = zoneAt(visit.placeCode);
      const span = spanOf({ day, slot }, zone);
      return span.to > now ? { ...visit, day, slot, zone, at: span.from } : [];
    })
    .sort((a, b) => a.at - b.at);
  if (!next) return null;
  const { id: orderId, title, side, day, slot, zone, at, placeCode } = next;
  const [action] = side === "seller" && !suspended ? dayActions(next, now) : [];
  return {
    href: orderPath(orderId),
    title: shortTitle(title),
    ...visitDay(day, at, { now, zone }),
    text: [slotText(slot), firstName(side === "seller" ? next.buyerName : next.sellerName), placeText(placeCode)].join(
      " · ",
    ),
    step: action?.page ? { label: action.label, href: action.page, version: action.version } : null,
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
