import { countedDown, leftText, visitMoment } from "~/copy/core/days";
import { cappedTurns } from "~/copy/order/labels";
import { MONEY_WAITS, NAME_ACCOUNT_VERB } from "~/copy/order/list";
import { proposalsText, SUMMARY_TEXTS, unreadText, visitDay } from "~/copy/order/summary";
import { placeText, slotText } from "~/copy/visit/time";
import type { PersonTotals } from "~/db/order/list.server";
import type { OrderSummaryRead } from "~/db/order/summary.server";
import { firstName } from "~/domain/account/person";
import { isolated } from "~/domain/core/bidi";
import { shortTitle } from "~/domain/core/text";
import { refundAccountPath } from "~/domain/money/refund";
import { MIN_WITHDRAWAL } from "~/domain/money/withdrawal";
import type { OrderSummary } from "~/domain/order/list";
import { SIDES, type Side } from "~/domain/order/order";
import { orderPath } from "~/domain/order/path";
import { zoneAt } from "~/domain/place/zone";
import { spanOf } from "~/domain/visit/visit";
import { agreedVisit } from "./list-line.server";
import { type StepReader, stepLine } from "./step-line.server";

type SummaryReader = StepReader & { waitingOrders: number; unreadMessages: number };

/** Returns null for a person who has nothing to summarise. */
export function orderSummaryView(
  read: OrderSummaryRead,
  totals: PersonTotals | null,
  reader: SummaryReader,
): OrderSummary | null {
  const sells = (totals?.offers ?? 0) > 0 || (totals?.soldOpen ?? 0) > 0;
  const isDrawable = !read.withdrawing && read.balance >= MIN_WITHDRAWAL;
  const summary = {
    visit: nextVisit(read, reader.now),
    turns: turnsOf(read, reader),
    links: [...matterLinks(read, reader), ...withdrawalLinks(read.withdrawing, isDrawable)],
    money: amountsOf(read.balance, totals, { sells, isDrawable }),
  };
  const { visit, turns, links, money } = summary;
  const isEmpty = visit === null && turns === null && links.length === 0;
  return isEmpty && money.every(({ amount }) => amount === 0) ? null : summary;
}

/** The earliest agreed visit of either side that has not ended. */
function nextVisit({ visits }: OrderSummaryRead, now: number): OrderSummary["visit"] {
  const [next] = SIDES.flatMap((side) => visits[side].map((visit) => ({ ...visit, side })))
    .flatMap(({ day, slot, ...visit }) => {
      if (day === null || slot === null) return [];
      const zone = zoneAt(visit.placeCode);
      const span = spanOf({ day, slot }, zone);
      return span.to > now ? { ...visit, day, slot, zone, at: span.from } : [];
    })
    .sort((a, b) => a.at - b.at);
  if (!next) return null;
  const { orderId, title, side, day, slot, zone, at, placeCode } = next;
  return {
    href: orderPath(orderId),
    title: shortTitle(title),
    ...visitDay(day, at, { now, zone }),
    text: [
      slotText(slot),
      firstName(side === "seller" ? next.buyerName : next.sellerName),
      placeText(placeCode),
    ].join(" · "),
  };
}

type Nearest = NonNullable<OrderSummary["turns"]>["nearest"];

/** How many steps wait for the reader, and the one that is due first. Money without an account has no deadline. */
function turnsOf({ waiting, refund }: OrderSummaryRead, reader: SummaryReader): OrderSummary["turns"] {
  const [nearest] = SIDES.flatMap((side) => {
    const order = waiting[side];
    return order ? nearestOf(order, side, reader) : [];
  }).sort((a, b) => a.at - b.at);
  const count = reader.suspended ? 0 : reader.waitingOrders;
  if (nearest) return { count: cappedTurns(Math.max(1, count)), nearest: nearest.line };
  if (!refund) return null;
  const title = shortTitle(refund.title);
  return {
    count: cappedTurns(Math.max(1, count)),
    nearest: {
      href: refundAccountPath(refund.orderId),
      title: `${NAME_ACCOUNT_VERB}: ${isolated(title)}`,
      ...{ left: MONEY_WAITS.left, other: firstName(refund.seller), late: false },
    },
  };
}

function nearestOf(
  order: NonNullable<OrderSummaryRead["waiting"][Side]>,
  side: Side,
  reader: StepReader,
): { at: number; line: Nearest }[] {
  const { step, other, deadline, dueAt, verb, href, late } = stepLine(order, side, reader);
  if (!step.yours) return [];
  const visitAt = order.phase === "working" ? agreedVisit(order, reader.now) : null;
  const left =
    visitAt === null
      ? deadline && leftText(deadline, reader.now, reader.zone)
      : visitMoment(visitAt, reader.now, zoneAt(order.visitPlace));
  const line = {
    ...{ href, left, late, until: visitAt === null && deadline ? countedDown(deadline) : null },
    title: `${verb}: ${isolated(shortTitle(order.title))}`,
    other: firstName(other),
  };
  return [{ at: visitAt ?? dueAt ?? Number.MAX_SAFE_INTEGER, line }];
}

/** Proposals and messages, which the suspended cannot answer. */
function matterLinks({ requests }: OrderSummaryRead, reader: SummaryReader): OrderSummary["links"] {
  if (reader.suspended) return [];
  const open = requests.filter(({ proposals }) => proposals > 0);
  const count = open.reduce((sum, { proposals }) => sum + proposals, 0);
  const [only] = open;
  const proposals = only && {
    href: open.length === 1 ? `/dashboard/wanted/${only.id}/proposals` : "/dashboard/wanted",
    text: proposalsText(count),
  };
  const { unreadMessages } = reader;
  const unread = unreadMessages > 0 && { href: "/messages", text: unreadText(unreadMessages) };
  return [proposals, unread].filter((link) => !!link);
}

function withdrawalLinks(withdrawing: boolean, isDrawable: boolean): OrderSummary["links"] {
  if (withdrawing) return [{ href: "/dashboard/balance", text: SUMMARY_TEXTS.withdrawing }];
  if (!isDrawable) return [];
  return [{ href: "/dashboard/balance/withdrawals/new", text: SUMMARY_TEXTS.withdraw }];
}

/** Money held for one's own orders and money one will be paid are two amounts, each with its name. */
function amountsOf(
  balance: number,
  totals: PersonTotals | null,
  { sells, isDrawable }: { sells: boolean; isDrawable: boolean },
): OrderSummary["money"] {
  const paid = totals?.boughtHeldAmount ?? 0;
  const earned = totals?.soldHeldIncome ?? 0;
  const own = { label: isDrawable ? "Dapat ditarik" : "Saldo", amount: balance };
  if (!sells) return [{ label: "Dalam titipan", amount: paid }, own];
  if (paid === 0) return [own, { label: "Dalam titipan", amount: earned }];
  return [
    own,
    { label: "Uang Anda dititipkan", amount: paid },
    { label: "Akan Anda terima", amount: earned },
  ];
}
