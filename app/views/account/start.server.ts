import {
  aheadText,
  allTurnsText,
  NEXT_DOES,
  proposalsText,
  shortDay,
  shortDayAt,
  TIPS,
  type Tip,
  todayText,
  withoutDay,
} from "~/copy/account/start";
import { leftText, visitMoment } from "~/copy/core/days";
import { greeting } from "~/copy/core/greeting";
import { NAME_ACCOUNT_VERB } from "~/copy/order/list";
import { suspensionStepOf } from "~/copy/order/status/suspension";
import { minuteText, placeText, slotText } from "~/copy/visit/time";
import type { StartRead } from "~/db/account/start.server";
import { WAITING_SHOWN } from "~/db/order/waiting.server";
import { firstName } from "~/domain/account/person";
import { DAY, formatTime, startOfDay, type Zone } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import { shortTitle } from "~/domain/core/text";
import { refundAccountPath } from "~/domain/money/refund";
import { MIN_WITHDRAWAL } from "~/domain/money/withdrawal";
import { otherSide, type Side } from "~/domain/order/order";
import { orderPath } from "~/domain/order/path";
import { peopleOf } from "~/domain/order/people";
import { placeOf } from "~/domain/place/place";
import { zoneAt } from "~/domain/place/zone";
import { dayAfter, today } from "~/domain/visit/calendar";
import { mapHref } from "~/domain/visit/map-link";
import { SLOT_MINUTES } from "~/domain/visit/slots";
import { spanOf } from "~/domain/visit/visit";
import { agreedVisit } from "../order/list-line.server";
import { stepLine } from "../order/step-line.server";

const SHOWN = 3;
const AGAIN = 3;
/** Days from today whose visits are read. */
export const DAYS_AHEAD = 6;

export type StartReader = {
  id: string;
  name: string;
  placeCode: string | null;
  suspended: boolean;
  zone: Zone;
  now: number;
};

/** Who sells, or has begun to, begins with the day's work; everybody else with a search. */
export function startView(read: StartRead, reader: StartReader) {
  const { now, zone } = reader;
  const { totals } = read;
  const sells = (totals?.offers ?? 0) > 0 || (totals?.soldOpen ?? 0) > 0;
  const drawable = sells && !read.withdrawing && read.balance >= MIN_WITHDRAWAL;
  const turns = turnLines(read, reader);
  const jobs = sells ? jobLines(read, reader) : { today: [], ahead: null };
  const shownAsJob = new Set(jobs.today.map(({ href }) => href));
  const orders = turns.orders.filter(({ href }) => !shownAsJob.has(href));
  const answers = [...orders, ...turns.others];
  const place = placeOf(reader.placeCode ?? "");
  return {
    sells,
    name: firstName(reader.name),
    greeting: greeting(reader.name, now, zone),
    date: todayText(now, zone),
    searchIn: place?.short ?? null,
    ...jobs,
    turns: answers.slice(0, SHOWN),
    all: allTurns(orders, read, sells ? "seller" : "buyer"),
    next: nextLines(read, reader),
    again: sells ? [] : againLines(read),
    money: moneyOf(read, { sells, drawable }),
    drawable,
    withdrawing: read.withdrawing,
    tip: sells ? sellerTip(read) : TIPS.ask(),
    empty: !sells && (totals?.bought ?? 0) === 0 && answers.length === 0,
  };
}

/** What is held of one's own is not what one will be paid: who has both sees both by name. */
function moneyOf({ balance, totals }: StartRead, { sells, drawable }: { sells: boolean; drawable: boolean }) {
  const paid = totals?.boughtHeldAmount ?? 0;
  const earned = totals?.soldHeldIncome ?? 0;
  const own = { label: drawable ? "Dapat ditarik" : "Saldo", amount: balance };
  if (!sells) return [{ label: "Dalam titipan", amount: paid }, own];
  if (paid === 0) return [own, { label: "Dalam titipan", amount: earned }];
  return [
    own,
    { label: "Uang Anda dititipkan", amount: paid },
    { label: "Akan Anda terima", amount: earned },
  ];
}

/** The list of orders shows one side: the one of which most is not shown here, and it alone is counted. */
function allTurns(orders: readonly OrderTurn[], { waiting }: StartRead, first: Side) {
  const cut = {
    buyer: waiting.buyer.length >= WAITING_SHOWN || waiting.refunds.length >= WAITING_SHOWN,
    seller: waiting.seller.length >= WAITING_SHOWN,
  };
  const of = (lines: readonly OrderTurn[], side: Side) => lines.filter((line) => line.side === side).length;
  const [most] = [first, otherSide(first)]
    .map((side) => ({ side, hidden: of(orders.slice(SHOWN), side), more: cut[side] }))
    .filter(({ hidden, more }) => hidden > 0 || more)
    .sort((a, b) => b.hidden - a.hidden);
  if (!most) return null;
  const { side, more } = most;
  const count = of(orders, side);
  const text = allTurnsText(count === 0 ? null : `${count}${more ? "+" : ""}`, {
    side: count === orders.length ? null : side,
  });
  return { text, href: `/dashboard/orders?sisi=${side === "seller" ? "penjual" : "pembeli"}` };
}

type OrderTurn = Turn & { side: Side };

type Turn = {
  href: string;
  face: string;
  title: string;
  text: string;
  verb: string;
  late: boolean;
  at: number;
};

/** Earliest deadline first; the reader's own money that cannot get to them before all. */
function turnLines(
  { waiting, requests, conversations }: StartRead,
  reader: StartReader,
): { orders: OrderTurn[]; others: Turn[] } {
  const orders = (["buyer", "seller"] as const).flatMap((side) =>
    waiting[side].flatMap((order) => orderTurn(order, side, reader)),
  );
  const refunds = waiting.refunds.map(({ orderId, title, seller, amount }) => ({
    side: "buyer" as const,
    href: refundAccountPath(orderId),
    face: seller,
    title: shortTitle(title),
    text: `${formatRupiah(amount)} untuk Anda`,
    verb: NAME_ACCOUNT_VERB,
    ...{ late: false, at: 0 },
  }));
  const undated = { late: false, at: Number.MAX_SAFE_INTEGER };
  const proposed = requests
    .filter(({ proposals }) => proposals > 0)
    .map(({ id, title, proposals }) => ({
      href: `/dashboard/wanted/${id}/proposals`,
      face: String(proposals),
      title: shortTitle(title),
      text: proposalsText(proposals),
      verb: proposals > 1 ? "Bandingkan" : "Lihat",
      ...undated,
    }));
  const unread = conversations
    .filter((conversation) => conversation.unread > 0 && conversation.lastSenderId !== reader.id)
    .map((conversation) => ({
      href: `/messages/${conversation.id}#terbaru`,
      face: conversation.otherName,
      title: `${firstName(conversation.otherName)} mengirim pesan`,
      text: `“${conversation.excerpt}”`,
      verb: "Balas",
      ...undated,
    }));
  return { orders: [...refunds, ...orders.sort((a, b) => a.at - b.at)], others: [...proposed, ...unread] };
}

function orderTurn(
  order: StartRead["waiting"]["buyer"][number],
  side: Side,
  reader: StartReader,
): OrderTurn[] {
  const { step, other, deadline, dueAt, ...line } = stepLine(order, side, reader);
  if (!step.yours) return [];
  // Work at an agreed hour waits for it, and not for its last day.
  const visitAt = order.phase === "working" ? agreedVisit(order, reader.now) : null;
  const due =
    visitAt === null
      ? deadline && leftText(deadline, reader.now, reader.zone)
      : visitMoment(visitAt, reader.now, zoneAt(order.visitPlace));
  return [
    {
      ...{ side, href: line.href, verb: line.verb, late: line.late },
      face: other,
      title: shortTitle(order.title),
      text: [firstName(other), due].filter(Boolean).join(" · "),
      at: visitAt ?? dueAt ?? Number.MAX_SAFE_INTEGER,
    },
  ];
}

/** Today's visits and deadlines by their hours, and how many days ahead have. */
function jobLines({ visits, moreVisits, waiting }: StartRead, reader: StartReader) {
  const { now, zone } = reader;
  const day = today(now, zone);
  const tomorrow = dayAfter(day, 1);
  const meetings = visits
    .filter((visit) => visit.day === day)
    .map(({ orderId, title, buyerName, mode, placeCode, street, slot }) => {
      const span = spanOf({ day, slot: slot ?? 0 }, zoneAt(placeCode));
      const home = mode === "at_seller" ? "di tempat Anda" : street;
      return {
        href: orderPath(orderId),
        at: span.from,
        time: minuteText(slot ?? 0),
        until: `–${minuteText((slot ?? 0) + SLOT_MINUTES)}`,
        title: shortTitle(title),
        text: [buyerName, home ?? placeText(placeCode)].join(" · "),
        map: mode === "at_buyer" && street ? mapHref(street, placeText(placeCode)) : null,
        now: span.from <= now && now < span.to,
      };
    });
  const met = new Set(meetings.map(({ href }) => href));
  const due = waiting.seller.flatMap((order) => {
    const step = suspensionStepOf({ order, side: "seller", people: peopleOf(order) }, reader, now);
    const ends = startOfDay(now, zone) + DAY;
    if (step.dueAt === null || step.dueAt >= ends || met.has(orderPath(order.id))) return [];
    if (order.phase !== "working" && order.phase !== "revision") return [];
    const late = step.dueAt < now;
    return {
      href: orderPath(order.id),
      at: step.dueAt,
      time: late ? "Lewat" : formatTime(step.dueAt, zone).slice(0, 5),
      until: late ? "tenggat" : "paling lambat",
      title: shortTitle(order.title),
      text: order.buyerName,
      map: null,
      now: late,
    };
  });
  const read = moreVisits ? (visits.at(-1)?.day ?? day) : null;
  const count = (last: string) => ({
    count: visits.filter((visit) => visit.day !== null && visit.day > day && visit.day <= last).length,
    more: read !== null && read <= last,
  });
  return {
    today: [...meetings, ...due].sort((a, b) => a.at - b.at),
    ahead: aheadText(count(tomorrow), count(dayAfter(day, DAYS_AHEAD))),
  };
}

/** What happens next with what was bought, by its day. Without one a dispute comes first, all else last. */
function nextLines({ running, waiting }: StartRead, reader: StartReader) {
  const { now, zone } = reader;
  const mine = new Set(waiting.buyer.map(({ id }) => id));
  return running
    .flatMap((order) => {
      if (mine.has(order.id)) return [];
      const { visitDay, visitSlot, visitPlace } = order;
      const seller = firstName(order.sellerName);
      // A dispute stops the visit with the work.
      if (visitDay !== null && visitSlot !== null && order.phase !== "disputed") {
        const span = spanOf({ day: visitDay, slot: visitSlot }, zoneAt(visitPlace));
        if (span.to > now) {
          const text = `${seller} · ${slotText(visitSlot)}`;
          return { id: order.id, at: span.from, ...shortDay(visitDay), title: shortTitle(order.title), text };
        }
      }
      const step = suspensionStepOf({ order, side: "buyer", people: peopleOf(order) }, reader, now);
      const line = { id: order.id, title: shortTitle(order.title) };
      if (step.dueAt === null || step.dueAt < now)
        return {
          ...line,
          at: step.dueAt ?? (order.phase === "disputed" ? now : Number.MAX_SAFE_INTEGER),
          ...withoutDay(step.dueAt !== null),
          text: `${seller} · ${step.summary}`,
        };
      const does = NEXT_DOES[order.phase ?? "working"];
      return {
        ...line,
        at: step.dueAt,
        ...shortDayAt(step.dueAt, zone),
        text: does ? `${seller} ${does}` : seller,
      };
    })
    .sort((a, b) => a.at - b.at)
    .slice(0, 2)
    .map(({ id, weekday, date, title, text }) => ({ href: orderPath(id), weekday, date, title, text }));
}

function againLines({ bought }: StartRead) {
  const once = new Map(bought.map((offer) => [offer.id, offer]));
  return [...once.values()].slice(0, AGAIN).map(({ sellerName, title, ...offer }) => ({
    ...offer,
    title: shortTitle(title),
    seller: firstName(sellerName),
  }));
}

function sellerTip({ offers, faceless }: StartRead): Tip | null {
  const bare = offers.find(({ coverUrl }) => coverUrl === null);
  if (bare) return TIPS.noPicture(bare.id, bare.title);
  return faceless ? TIPS.noFace() : null;
}
