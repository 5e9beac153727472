import { firstName } from "~/accounts/person";
import { cappedTurns, proposalsText, SUMMARY_TEXTS, unreadText } from "~/orders/label-text";
import {
  type ChipPart,
  LINES_A_PAGE,
  moneyMonths,
  type OrderLineView,
  type OrderPart,
  type OrderSummary,
  PART_VALUES,
} from "~/orders/list";
import type {
  ListedOrder,
  ListedOrders,
  MissingAccountRefund,
  OrderListAsked,
  OrderListRead,
  OrderSummaryRead,
  PersonTotals,
} from "~/orders/list-queries.server";
import {
  firstWays,
  MONEY_WAITS,
  NAME_ACCOUNT_VERB,
  noTurnSentence,
  PART_LABELS,
  waitingNote,
} from "~/orders/list-text";
import { isClosed, MAX_SHOWN_TURNS, SIDES, type Side } from "~/orders/order";
import { nextVisit, type StepReader, stepLine } from "~/orders/page-data.server";
import { jobTotal } from "~/orders/parts";
import { listedVisitText } from "~/orders/status-text";
import { MIN_WITHDRAWAL } from "~/payouts/withdrawal";
import { placeOf, zoneAt } from "~/places/place";
import { countedDown, leftText, shortMoment, visitMoment } from "~/platform/date-text";
import { formatMonth, formatShortDate, monthKey, monthSpan } from "~/platform/dates";
import { formatAmount } from "~/platform/money";
import { listHref, type NewestKey, newestKey, readNewestKey } from "~/platform/paging";
import { isolated, shortTitle } from "~/platform/strings";
import { refundAccountPath } from "~/refunds/refund";
import { placeText } from "~/visits/time-text";
import { spanOf } from "~/visits/visit";

const UNDATED = Number.MAX_SAFE_INTEGER;

export function orderLineView(order: ListedOrder, side: Side, reader: StepReader): OrderLineView {
  const { zone, now } = reader;
  const closed = isClosed(order);
  const line = stepLine(order, side, reader);
  const { step, people, other } = line;
  const visitAt = closed || order.phase !== "working" || step.extra !== null ? null : agreedVisit(order, now);
  const isBlocked = reader.suspended && order.turn && !step.yours;
  const { phase } = order;
  const { note, wide } = isBlocked
    ? { note: step.who, wide: step.who }
    : waitingNote(step, { phase, people, side, zone, now });
  const visit = phase === "disputed" ? null : listedVisitText(order, { side, closed });
  return {
    ...lineOf(order, jobTotal(order)),
    other,
    date: formatShortDate(order.createdAt, zone),
    note: closed ? other : visitAt === null ? note : visitMoment(visitAt, now, zoneAt(order.visitPlace)),
    wideNote: [other, closed || (step.yours && visit === null) ? null : (visit ?? wide)].filter(Boolean).join(" · "),
    mine: step.yours ? { verb: line.verb, href: line.href, ...dueTexts(order, line, visitAt, reader) } : null,
    nextAt: visitAt ?? line.dueAt ?? UNDATED,
  };
}

type Shown = Pick<ListedOrder, "title" | "coverUrl" | "category" | "status" | "phase"> & { id: string };

function lineOf({ id, title, coverUrl, category, status, phase }: Shown, total: number | null) {
  return { id, title, coverUrl, category, status, phase, total };
}

type VisitOfOrder = Pick<ListedOrder, "visitDay" | "visitSlot" | "visitPlace">;

/** Returns UTC ms of the agreed visit. Null once it has begun. */
function agreedVisit({ visitDay, visitSlot, visitPlace }: VisitOfOrder, now: number): number | null {
  if (visitDay === null || visitSlot === null) return null;
  const { from, to } = spanOf({ day: visitDay, slot: visitSlot }, zoneAt(visitPlace));
  return to > now ? from : null;
}

type Due = Pick<ReturnType<typeof stepLine>, "deadline" | "late">;

function dueTexts(order: ListedOrder, { deadline, late }: Due, visitAt: number | null, { zone, now }: StepReader) {
  if (visitAt !== null)
    return {
      left: visitMoment(visitAt, now, zoneAt(order.visitPlace)),
      at: placeText(order.visitPlace ?? ""),
      late: false,
    };
  if (deadline === null) return { left: "Tanpa tenggat", at: null, late };
  return {
    left: leftText(deadline, now, zone),
    until: countedDown(deadline),
    // Readers in other zones see the name of WIB.
    at: shortMoment(deadline, zone) + (zone === "WIB" || deadline.wholeDay ? "" : ` ${zone}`),
    late,
  };
}

function refundLineView({ orderId, ...order }: MissingAccountRefund, { zone }: StepReader): OrderLineView {
  return {
    ...lineOf({ ...order, id: orderId }, order.jobTotal),
    other: order.seller,
    date: formatShortDate(order.createdAt, zone),
    note: MONEY_WAITS.left,
    wideNote: order.seller,
    mine: { verb: NAME_ACCOUNT_VERB, href: refundAccountPath(orderId), ...MONEY_WAITS, late: false },
    nextAt: UNDATED,
  };
}

type Asked = Omit<OrderListAsked, "side"> & { side: Side | null };

/** Reads the parameters. Invalid ones mean the default list. */
export function readOrderListQuery(params: URLSearchParams): Asked {
  const sides = new Map<string, Side>([
    ["penjual", "seller"],
    ["pembeli", "buyer"],
  ]);
  const month = monthSpan(params.get("bulan") ?? "");
  const before = monthSpan(params.get("before") ?? "");
  const chip = CHIPS.find(([value]) => value === params.get("status"))?.[1];
  return {
    side: sides.get(params.get("sisi") ?? "") ?? null,
    part: month ? "month" : before ? "older" : (chip ?? "all"),
    from: month?.from ?? null,
    until: month?.until ?? before?.from ?? null,
    after: month || (chip && !before) ? within(month, readNewestKey(params.get("after"))) : null,
  };
}

/** Returns a key within the month, because another key would leave it. */
function within(month: { from: number; until: number } | null, key: NewestKey | null): NewestKey | null {
  return month && key && (key.createdAt < month.from || key.createdAt >= month.until) ? null : key;
}

const CHIPS = Object.entries(PART_VALUES) as [string, ChipPart][];

/** Returns the side in the URL, otherwise the side with more to do or the only one with orders. */
export function sideOfList(
  { side }: Pick<Asked, "side">,
  reader: { waitingOrders: number; waitingSold: number; counts: Record<Side, number> },
): Side {
  if (side !== null) return side;
  const more = reader.waitingSold - (reader.waitingOrders - reader.waitingSold);
  if (more !== 0) return more > 0 ? "seller" : "buyer";
  return reader.counts.buyer === 0 && reader.counts.seller > 0 ? "seller" : "buyer";
}

export function orderListView(
  read: OrderListRead,
  asked: OrderListAsked,
  reader: StepReader & { placeCode: string | null; pictureUrl: string | null; waitingOrders: number },
) {
  const { side, part } = asked;
  const { totals } = read;
  const isNewcomer = read.counts.buyer + read.counts.seller === 0 && part === "all" && !reader.suspended;
  const href = (key: Record<string, string | null>) =>
    listHref("/dashboard/orders", { sisi: side === "seller" ? "penjual" : "pembeli", ...key });
  const toLine = (order: ListedOrder) => orderLineView(order, side, reader);

  const open = pageOf([read.pending, read.inProgress], part);
  const turns = turnLines(read, part, open.rows, { toLine, reader });
  const shown = new Set(turns.map(({ id }) => id));
  // The part with turns shows the first thirty. This part shows the rest if there are more.
  const turnsHaveOwnPart = !read.counted || read.counted.turns <= MAX_SHOWN_TURNS;
  const running = open.rows
    .map((order) => ({ isTurn: order.turn && turnsHaveOwnPart, line: toLine(order) }))
    .filter(({ isTurn, line }) => !shown.has(line.id) && !(isTurn && line.mine))
    .map(({ line }) => line);
  const soonest = running.reduce<OrderLineView | null>(
    (first, line) => (first === null || line.nextAt < first.nextAt ? line : first),
    null,
  );
  const over = pageOf([read.completed, read.cancelled], part);
  const closed = over.rows.filter(({ id }) => !shown.has(id));
  const after = open.after ?? over.after;
  return {
    side,
    part,
    counts: { buyer: formatAmount(read.counts.buyer), seller: formatAmount(read.counts.seller) },
    suspended: reader.suspended,
    hasOffers: (totals?.offers ?? 0) > 0,
    first: isNewcomer
      ? firstWays({
          hasPlace: reader.placeCode !== null,
          hasPicture: reader.pictureUrl !== null,
          hasRequest: (totals?.requests ?? 0) > 0,
          hasOffer: (totals?.offers ?? 0) > 0,
        })
      : null,
    searchIn: placeOf(reader.placeCode ?? "")?.short ?? null,
    chips: chipViews(read, part, turns, href),
    turns,
    moreTurns: part === "all" && read.turns.more ? href({ status: "giliran" }) : null,
    running,
    moreRunning: part === "all" && open.after ? href({ status: "berjalan" }) : null,
    nothingDue:
      part === "all" && turns.length === 0 && read.open > 0
        ? noTurnSentence(soonest, { elsewhere: reader.waitingOrders > 0 })
        : null,
    months: monthViews(read, closed, {
      part,
      toLine,
      href,
      whole: asked.after === null && after === null,
      alone: turns.length + running.length === 0,
    }),
    olderMonths: read.moreMonths ? href({ before: monthKey(read.months.at(-1) ?? 0) }) : null,
    next:
      after && part !== "all"
        ? href({ status: valueOfPart(part), bulan: asked.from === null ? null : monthKey(asked.from), after })
        : null,
  };
}

type Href = (key: Record<string, string | null>) => string;
type ToLine = (order: ListedOrder) => OrderLineView;

const valueOfPart = (part: OrderPart) => CHIPS.find(([, chip]) => chip === part)?.[0] ?? null;

/**
 * Returns orders that await the reader, newest first. Includes both the soonest due and the newest open ones, so that
 * neither is missing if more wait than are shown. Includes refunds without an account.
 */
function turnLines(
  read: OrderListRead,
  part: OrderPart,
  open: readonly ListedOrder[],
  { toLine, reader }: { toLine: ToLine; reader: StepReader },
): OrderLineView[] {
  if (part !== "all" && part !== "turns") return [];
  const waiting = new Map([...read.turns.rows, ...open.filter(({ turn }) => turn)].map((row) => [row.id, row]));
  const steps = [...waiting.values()]
    .map(({ id, createdAt, ...row }) => ({ id, createdAt, line: toLine({ id, createdAt, ...row }) }))
    .filter(({ line }) => line.mine !== null);
  const known = new Set(steps.map(({ id }) => id));
  const refunds = read.refunds
    .filter(({ orderId }) => !known.has(orderId))
    .map((refund) => ({
      id: refund.orderId,
      createdAt: refund.createdAt,
      line: refundLineView(refund, reader),
    }));
  return [...steps, ...refunds].sort(newestFirst).map(({ line }) => line);
}

/** Returns a page of rows. `after` is the key of the next page, null at the end. */
function pageOf(kinds: readonly ListedOrders[], part: OrderPart) {
  const all = kinds.flatMap(({ rows }) => rows).sort(newestFirst);
  const rows = part === "all" ? all : all.slice(0, LINES_A_PAGE);
  const last = rows.at(-1);
  const more = rows.length < all.length || kinds.some((kind) => kind.more);
  return { rows, after: more && last ? newestKey(last) : null };
}

type Placed = Pick<ListedOrder, "id" | "createdAt">;

function newestFirst(a: Placed, b: Placed): number {
  return b.createdAt - a.createdAt || (b.id > a.id ? 1 : -1);
}

type ChipCount = { count: string | null; none: boolean };

const UNCOUNTED: ChipCount = { count: null, none: false };

function cappedCount(n: number): ChipCount {
  return { count: n === 0 ? null : cappedTurns(n), none: n === 0 };
}

function exactCount(n: number): ChipCount {
  return { count: n === 0 ? null : String(n), none: n === 0 };
}

function chipViews(read: OrderListRead, part: OrderPart, turns: readonly OrderLineView[], href: Href) {
  const { counted } = read;
  // A list that was cut has more than MAX_SHOWN_TURNS rows, because each limit of the whole page is at least that.
  const ofRows = (n: number, more: boolean) => cappedCount(more ? Math.max(n, MAX_SHOWN_TURNS + 1) : n);
  // Orders in progress are the open ones minus the reader's turns, if all of these are known.
  const besides = (ofTurns: number, known: boolean) =>
    known ? exactCount(Math.max(0, read.open - ofTurns)) : UNCOUNTED;
  const counts: Record<ChipPart, ChipCount> = counted
    ? {
        turns: cappedCount(counted.turns + read.refunds.filter(({ turn }) => !turn).length),
        running: besides(counted.turns, counted.turns <= MAX_SHOWN_TURNS),
        completed: cappedCount(counted.completed),
        cancelled: cappedCount(counted.cancelled),
      }
    : {
        turns: ofRows(turns.length, read.turns.more),
        running: besides(read.turns.rows.length, !read.turns.more),
        completed: ofRows(read.completed.rows.length, read.completed.more),
        cancelled: ofRows(read.cancelled.rows.length, read.cancelled.more),
      };
  const all = { text: "Semua", count: null, href: href({}), current: part === "all" };
  const chips = CHIPS.filter(([, chip]) => part === chip || !counts[chip].none).map(([value, chip]) => ({
    text: PART_LABELS[chip],
    count: counts[chip].count,
    href: href({ status: value }),
    current: part === chip,
  }));
  return [all, ...chips];
}

type MonthView = {
  key: string;
  title: string;
  /** The numbers of orders. Null if not everything was read. */
  counts: { completed: number; cancelled: number } | null;
  lines: OrderLineView[];
  open: boolean;
  href: string | null;
};

/**
 * Returns months. One whose orders were all read can be collapsed, and another one is a link. Chosen months are open,
 * and the first if `alone`.
 */
function monthViews(
  read: OrderListRead,
  closed: readonly ListedOrder[],
  { part, toLine, href, whole, alone }: { part: OrderPart; toLine: ToLine; href: Href; whole: boolean; alone: boolean },
): MonthView[] {
  const rows = new Map<string, ListedOrder[]>();
  for (const order of closed) {
    const key = monthKey(order.createdAt);
    rows.set(key, [...(rows.get(key) ?? []), order]);
  }
  if (part !== "all" && part !== "older")
    return [...rows].map(([key, orders]) => {
      const month = monthView(key, orders, toLine);
      return { ...month, counts: whole ? month.counts : null, open: true, href: null };
    });
  // Some orders from before this time may be missing.
  const known = Math.max(
    ...[read.completed, read.cancelled].map(({ rows: read, more }) => (more ? (read.at(-1)?.createdAt ?? 0) : 0)),
  );
  return read.months.flatMap((start, index): MonthView[] => {
    const key = monthKey(start);
    if (start <= known || part === "older")
      return [{ key, title: formatMonth(start), counts: null, lines: [], open: false, href: href({ bulan: key }) }];
    const orders = rows.get(key);
    return orders ? [{ ...monthView(key, orders, toLine), open: alone && index === 0, href: null }] : [];
  });
}

function monthView(key: string, orders: readonly ListedOrder[], toLine: ToLine) {
  const of = (status: string) => orders.filter((order) => order.status === status).length;
  return {
    key,
    title: formatMonth(monthSpan(key)?.from ?? 0),
    counts: { completed: of("completed"), cancelled: of("cancelled") },
    lines: orders.map(toLine),
  };
}

type SummaryReader = StepReader & { waitingOrders: number; unreadMessages: number };

export function orderSummaryView(
  read: OrderSummaryRead,
  totals: PersonTotals | null,
  reader: SummaryReader,
): OrderSummary | null {
  const sells = (totals?.offers ?? 0) > 0 || (totals?.soldOpen ?? 0) > 0;
  const isDrawable = !read.withdrawing && read.balance >= MIN_WITHDRAWAL;
  const summary = {
    visit: nextVisit(read.visits, reader),
    turns: turnsOf(read, reader),
    links: [...matterLinks(read, reader), ...withdrawalLinks(read.withdrawing, isDrawable)],
    money: amountsOf(read.balance, totals, { sells, isDrawable }),
    months: monthsView(moneyMonths(read.money, reader.now)),
  };
  const { visit, turns, links, money } = summary;
  const isEmpty = visit === null && turns === null && links.length === 0;
  return isEmpty && summary.months === null && money.every(({ amount }) => amount === 0) ? null : summary;
}

/** Shortens the names of months. A January also names its year. */
function monthsView(money: OrderSummary["months"]): OrderSummary["months"] {
  if (money === null) return null;
  const labels = money.months.map((month) => {
    const [name = "", year] = formatMonth(monthSpan(month)?.from ?? 0).split(" ");
    return month.endsWith("-01") ? `${name.slice(0, 3)} ${year}` : name.slice(0, 3);
  });
  return { ...money, months: labels };
}

type Nearest = NonNullable<OrderSummary["turns"]>["nearest"];

/** Returns the reader's turns. A refund without an account has no deadline. */
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
      left: MONEY_WAITS.left,
      other: firstName(refund.seller),
      late: false,
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
    href,
    left,
    late,
    until: visitAt === null && deadline ? countedDown(deadline) : null,
    title: `${verb}: ${isolated(shortTitle(order.title))}`,
    other: firstName(other),
  };
  return [{ at: visitAt ?? dueAt ?? Number.MAX_SAFE_INTEGER, line }];
}

/** Returns links. Suspended users cannot answer proposals and messages. */
function matterLinks({ wanted }: OrderSummaryRead, reader: SummaryReader): OrderSummary["links"] {
  if (reader.suspended) return [];
  const open = wanted.filter(({ proposals }) => proposals > 0);
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

/** Returns two separate amounts: escrow for the reader's orders, and their future income. */
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
  return [own, { label: "Uang Anda dititipkan", amount: paid }, { label: "Akan Anda terima", amount: earned }];
}
