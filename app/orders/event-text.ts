import { firstName } from "~/accounts/person";
import { quoteLine, titled } from "~/notifications/line-text";
import type {
  NotificationDraft,
  OrderNotificationInput,
  Quote,
  QuotedText,
  Writer,
} from "~/notifications/notification";
import { holdSentence } from "~/payments/text";
import { formatDateTime } from "~/platform/dates";
import { formatRupiah } from "~/platform/money";
import { withFullStop } from "~/platform/strings";
import { DETAILS_IN_NOTE, eventNote } from "./label-text";
import { ALL_STEPS, type EventDetail, type EventKind, type OrderEvent, type StepEvent } from "./lifecycle";
import {
  answerDueAt,
  extraDueAt,
  isBilled,
  nextActor,
  type Order,
  orderPath,
  type People,
  type Phase,
  reminderOf,
  SIDES,
  type Side,
} from "./order";
import { dueBill } from "./parts";
import type { ActorKind } from "./rules/step";
import { readFinding } from "./rules/visit-day";
import { absence, FINDING_NOTES, joinSentences, nextStep } from "./status-text";
import { type EventCopy, OPENING_EVENTS, STEP_COPY } from "./step-text";

type DetailText = (value: string | number) => string;

const THROUGH = new Map<unknown, string>([
  ["gateway", "lewat penyedia pembayaran"],
  ["bank", "lewat transfer bank"],
]);

const CAUSES = new Map<unknown, string>([
  ["refund", "dikembalikan oleh penyedia pembayaran"],
  ["chargeback", "ditarik kembali oleh bank"],
]);

const RETURNED_TO = new Map<unknown, string>([
  ["buyer", "kembali terutang kepada pembeli"],
  ["loss", "pembeli sudah menerima uangnya"],
]);

const DETAIL_LABELS = new Map<string, DetailText>([
  ["attempt", (value) => `percobaan ${value}`],
  ["method", (value) => `metode ${value}`],
  ["through", (value) => THROUGH.get(value) ?? `lewat ${value}`],
  ["files", (value) => (value === 0 ? "tanpa berkas" : `${value} berkas`)],
  ["refusedSum", (value) => `menolak pembatalan dengan ${formatRupiah(Number(value))} untuk pembeli`],
  [
    "byPart",
    (value) =>
      `per bagian ${String(value)
        .replace(/(\d+):(\d+)/g, (_, no, sum) => `${no}: ${formatRupiah(Number(sum))}`)
        .replaceAll(",", ", ")}`,
  ],
  // Older events name a per cent.
  ["refusedShare", (value) => `menolak pembatalan dengan ${value}% untuk pembeli`],
  ["package", (value) => (/^paket\b/i.test(String(value)) ? String(value) : `paket ${value}`)],
  ["quantity", (value) => `jumlah ${value}`],
  ["closes", (value) => (value === 1 ? "permintaan ditutup" : "permintaan tetap terbuka")],
  ["cause", (value) => CAUSES.get(value) ?? `sebab ${value}`],
  ["debt", (value) => `untuk pengembalian dari langkah ${value}`],
  ["to", (value) => RETURNED_TO.get(value) ?? `ke ${value}`],
  ["until", (value) => `dijawab sebelum ${formatDateTime(Number(value))}`],
  ["disputed", () => "langsung menjadi sengketa"],
  ["arrivedAt", (value) => `kedatangan dicatat ${formatDateTime(Number(value))}`],
  ["finding", (value) => FINDING_NOTES[readFinding(value) ?? "unclear"]],
  ["held", (value) => `${formatRupiah(Number(value))} dari saldo penjual`],
  ["buyerAmount", (value) => `${formatRupiah(Number(value))} bagian pembeli`],
  ["sellerAmount", (value) => `${formatRupiah(Number(value))} bagian penjual`],
]);

/** Lists the details of an event for operators. Texts of the two sides are shown only if `opened`, after a dispute. */
export function eventDetails(detail: EventDetail, opened: boolean): string {
  const others = Object.entries(detail).flatMap(([name, value]) =>
    DETAILS_IN_NOTE.includes(name) || value === null ? [] : [DETAIL_LABELS.get(name)?.(value) ?? `${name} ${value}`],
  );
  return [eventNote({ ...detail, reason: null, ...(opened ? {} : { title: null }) }), ...others]
    .filter(Boolean)
    .join(", ");
}

const STEP_EVENTS: Record<StepEvent, EventCopy> = Object.assign(
  {},
  ...Object.values(STEP_COPY).map(({ events }) => events),
);

const EVENTS: Record<EventKind, EventCopy> = { ...OPENING_EVENTS, ...STEP_EVENTS };

const SENTENCES = new Map(Object.entries(EVENTS).map(([kind, { history }]) => [kind, history]));

/** Returns the sentence. A newer version of the app may have stored kinds of events without a sentence here. */
const sentenceOf = (kind: string) => SENTENCES.get(kind) ?? "Pesanan diperbarui";

export function eventSentence(kind: string, side: Side): string {
  const sentence = sentenceOf(kind);
  return typeof sentence === "string" ? sentence : (sentence[side] ?? sentence.plain);
}

export function staffEventSentence(kind: string): string {
  const sentence = sentenceOf(kind);
  return typeof sentence === "string" ? sentence : sentence.plain;
}

const ALWAYS_BY_BUYER: readonly string[] = [...Object.keys(OPENING_EVENTS), "paid", "bill_paid"];

function isCausedByOneSide(event: string): boolean {
  const steps = ALL_STEPS.filter(({ kind }) => event in STEP_COPY[kind].events);
  const actors = new Set(steps.flatMap(({ transitions }) => transitions.flatMap(({ by }) => by)));
  return actors.size === 1 && [...actors].every(isSide);
}

const BY_ONE_SIDE = new Set([...ALWAYS_BY_BUYER, ...Object.keys(STEP_EVENTS).filter(isCausedByOneSide)]);

export function isByOneSide(event: string): boolean {
  return BY_ONE_SIDE.has(event);
}

/** Events that are notified to their actor too, because a step remains after them. */
const ALSO_TO_ITS_ACTOR: readonly EventKind[] = ["completed", "released"];

/** Returns the notifications. Their key contains the event's version, so that a repeat sends nothing twice. */
export function orderNotifications({
  order,
  event,
  people,
  title,
  visit = null,
  heldUntil = null,
}: OrderNotificationInput): NotificationDraft[] {
  return SIDES.flatMap((side) => {
    const writer = otherWriter(order, side);
    const reason = quotedReasonOf(event, writer);
    const names = quotedNames(people, writer);
    const actor = isSide(event.actor.kind) ? names[event.actor.kind] : "JasaWarga";
    const quoted = { ...event, detail: { ...event.detail, reason: reason?.text ?? null } };
    const told = EVENTS[event.kind].notification?.({ order, event: quoted, visit, ...names, actor }) ?? {};
    const words = "title" in told ? told : told[side];
    if (!words || (event.actor.kind === side && !ALSO_TO_ITS_ACTOR.includes(event.kind))) return [];
    const waits = side === "seller" && heldUntil !== null ? holdSentence(heldUntil) : "";
    const subject = quoteLine(title, writer);
    return {
      userId: side === "buyer" ? order.buyerId : order.sellerId,
      kind: words.kind ?? "order",
      cause: `order:${order.id}:${order.version}`,
      ...orderLine(order, side, words.title, subject.text, words.note),
      body: joinSentences(withFullStop(subject.text), words.body, waits),
      href: words.href ?? orderPath(order.id),
      ...(words.isMailed === false ? { isMailed: false } : {}),
      quotes: reason ? [reason] : [],
    };
  });
}

/** To the seller, a buyer is an unknown user until the payment, because ordering is free. */
function otherWriter({ startedAt }: Pick<Order, "startedAt">, reader: Side): Writer {
  return reader === "buyer" || startedAt !== null ? "known" : "user";
}

function quotedReasonOf({ actor, detail }: OrderEvent, writer: Writer): Quote | null {
  if (typeof detail.reason !== "string" || detail.reason === "") return null;
  return quoteLine(detail.reason, isSide(actor.kind) ? writer : "staff");
}

function isSide(actor: ActorKind): actor is Side {
  return actor === "buyer" || actor === "seller";
}

function quotedNames(people: People, writer: Writer) {
  return {
    buyer: quoteLine(firstName(people.buyer), writer).text,
    seller: quoteLine(firstName(people.seller), writer).text,
  };
}

const ANSWERS: Partial<Record<Phase, string>> = {
  quoted: "jawab",
  awaiting_payment: "bayar",
  delivered: "periksa",
  cancel_requested: "jawab",
  disputed: "tanggapi",
  no_show: "jawab",
};

function orderLine(
  order: Order,
  side: Side,
  title: string,
  subject: QuotedText,
  note = "",
): Pick<NotificationDraft, "title" | "about" | "dueAt"> {
  // The title of an unanswered extra says what to do.
  const extraDue = side === "buyer" && isBilled(order) ? extraDueAt(order) : null;
  const dueAt = extraDue ?? (nextActor(order) === side ? answerDueAt(order) : null);
  const answer = dueAt === null ? undefined : extraDue === null ? order.phase && ANSWERS[order.phase] : "bayar";
  return { ...titled(title, subject, answer ?? note, answer !== undefined), dueAt };
}

/** Returns the reminder that was scheduled for `at`. Its key lets each state of the order, and each bill, have one. */
export function reminder(
  order: Order,
  people: People,
  title: string,
  { at, now }: { at: number; now: number },
): NotificationDraft | null {
  const of = reminderOf(order, at);
  const bill = of === "bill" ? dueBill(order) : null;
  const side = bill ? "buyer" : nextActor(order);
  if (side === null) return null;
  const writer = otherWriter(order, side);
  const subject = quoteLine(title, writer).text;
  const names = { buyer: quoteLine(people.buyer, writer).text, seller: quoteLine(people.seller, writer).text };
  if (of === "arrival") return arrivalReminder(order, names, subject);
  const move = nextStep(order, side, now, names);
  return {
    userId: side === "buyer" ? order.buyerId : order.sellerId,
    kind: bill ? "payment" : "order",
    cause: bill ? `remind:${order.id}:bill:${bill.bill}` : `remind:${order.id}:${order.version}`,
    ...orderLine(order, side, `Pengingat: ${move.title}`, subject),
    body: `${withFullStop(subject)} ${move.text}`,
    href: orderPath(order.id),
    quotes: [],
  };
}

/** Asks a seller who has not arrived to say so, before the buyer can report that nobody came. */
function arrivalReminder(order: Order, { buyer }: { buyer: string }, subject: QuotedText): NotificationDraft {
  const asked = order.visitMode === "at_seller" ? "Pembeli sudah datang" : "Sudah sampai";

  return {
    userId: order.sellerId,
    kind: "order",
    cause: `arrive:${order.id}:${order.version}`,
    ...titled(`${asked}? Tekan sekarang`, subject, "jadwal sudah dimulai"),
    dueAt: null,
    body: `${withFullStop(subject)} Jadwalnya sudah dimulai. Satu jam setelah itu ${firstName(buyer)} bisa melaporkan bahwa Anda ${absence(order, "seller")}, dan uangnya kembali kepadanya.`,
    href: orderPath(order.id),
    quotes: [],
  };
}
