import { cappedTurns } from "~/copy/order/labels";
import { noTurnSentence, PART_LABELS } from "~/copy/order/list";
import type { OrderLine, OrderLines, OrderListAsked, OrderListRead } from "~/db/order/list.server";
import { formatMonth, monthKey, monthSpan } from "~/domain/core/dates";
import { listHref } from "~/domain/core/list-href";
import { formatAmount } from "~/domain/core/money";
import { type NewestKey, newestKey, readNewestKey } from "~/domain/core/page-cursor";
import {
  type ChipPart,
  LINES_A_PAGE,
  type OrderLineView,
  type OrderPart,
  PART_VALUES,
} from "~/domain/order/list";
import type { Side } from "~/domain/order/order";
import { COUNTED } from "~/domain/order/order";
import { placeOf } from "~/domain/place/place";
import { orderLineView, refundLineView } from "./list-line.server";
import type { StepReader } from "./step-line.server";

type Asked = Omit<OrderListAsked, "side"> & { side: Side | null };

/** Anything else in the address means the list as it begins. */
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

/** Another month's key would lead out of the month. */
function within(month: { from: number; until: number } | null, key: NewestKey | null): NewestKey | null {
  return month && key && (key.createdAt < month.from || key.createdAt >= month.until) ? null : key;
}

const CHIPS = Object.entries(PART_VALUES) as [string, ChipPart][];

/** Unless the address says: the side with more to do, or the only one that has orders. */
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
  reader: StepReader & { placeCode: string | null; waitingOrders: number },
) {
  const { side, part } = asked;
  const href = (key: Record<string, string | null>) =>
    listHref("/dashboard/orders", { sisi: side === "seller" ? "penjual" : "pembeli", ...key });
  const toLine = (order: OrderLine) => orderLineView(order, side, reader);

  const open = pageOf([read.pending, read.inProgress], part);
  const turns = turnLines(read, part, open.rows, { toLine, reader });
  const shown = new Set(turns.map(({ id }) => id));
  // The part of turns shows the first thirty. Where there are more, this part shows the others.
  const apart = !read.counted || read.counted.turns <= COUNTED;
  const running = open.rows
    .map((order) => ({ isTurn: order.turn && apart, line: toLine(order) }))
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
      ...{ part, toLine, href, whole: asked.after === null && after === null },
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
type ToLine = (order: OrderLine) => OrderLineView;

const valueOfPart = (part: OrderPart) => CHIPS.find(([, chip]) => chip === part)?.[0] ?? null;

/**
 * Orders that wait for the reader, newest first: those due soonest, and the newest of all open ones, so that neither is
 * missing where more wait than are shown. Refunds without an account are among them.
 */
function turnLines(
  read: OrderListRead,
  part: OrderPart,
  open: readonly OrderLine[],
  { toLine, reader }: { toLine: ToLine; reader: StepReader },
): OrderLineView[] {
  if (part !== "all" && part !== "turns") return [];
  const waiting = new Map(
    [...read.turns.rows, ...open.filter(({ turn }) => turn)].map((row) => [row.id, row]),
  );
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

/** The newest of several kinds; `after`: where the next page goes on, null at the end. */
function pageOf(kinds: readonly OrderLines[], part: OrderPart) {
  const all = kinds.flatMap(({ rows }) => rows).sort(newestFirst);
  const rows = part === "all" ? all : all.slice(0, LINES_A_PAGE);
  const last = rows.at(-1);
  const more = rows.length < all.length || kinds.some((kind) => kind.more);
  return { rows, after: more && last ? newestKey(last) : null };
}

type Placed = Pick<OrderLine, "id" | "createdAt">;

function newestFirst(a: Placed, b: Placed): number {
  return b.createdAt - a.createdAt || (b.id > a.id ? 1 : -1);
}

/** `count`: as far as it is known, in words; `none`: it is known that there are none. */
type ChipCount = { count: string | null; none: boolean };

const UNCOUNTED: ChipCount = { count: null, none: false };

function cappedCount(n: number): ChipCount {
  return { count: n === 0 ? null : cappedTurns(n), none: n === 0 };
}

function exactCount(n: number): ChipCount {
  return { count: n === 0 ? null : String(n), none: n === 0 };
}

/** Counts of each part, from the rows that were read or from the counting query. */
function chipViews(read: OrderListRead, part: OrderPart, turns: readonly OrderLineView[], href: Href) {
  const { counted } = read;
  // A list that was cut has more than COUNTED rows: each limit of the whole page is at least that.
  const ofRows = (n: number, more: boolean) => cappedCount(more ? Math.max(n, COUNTED + 1) : n);
  // Those under way are counted as what is open without the reader's turns, if all of these are known.
  const besides = (ofTurns: number, known: boolean) =>
    known ? exactCount(Math.max(0, read.open - ofTurns)) : UNCOUNTED;
  const counts: Record<ChipPart, ChipCount> = counted
    ? {
        turns: cappedCount(counted.turns + read.refunds.filter(({ turn }) => !turn).length),
        running: besides(counted.turns, counted.turns <= COUNTED),
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
  /** Null where not all of it was read. */
  counts: { completed: number; cancelled: number } | null;
  lines: OrderLineView[];
  open: boolean;
  href: string | null;
};

/** A month whose orders were all read folds over them; another is a link. Chosen ones are open, and the first if `alone`. */
function monthViews(
  read: OrderListRead,
  closed: readonly OrderLine[],
  {
    part,
    toLine,
    href,
    whole,
    alone,
  }: { part: OrderPart; toLine: ToLine; href: Href; whole: boolean; alone: boolean },
): MonthView[] {
  const rows = new Map<string, OrderLine[]>();
  for (const order of closed) {
    const key = monthKey(order.createdAt);
    rows.set(key, [...(rows.get(key) ?? []), order]);
  }
  if (part !== "all" && part !== "older")
    return [...rows].map(([key, orders]) => {
      const month = monthView(key, orders, toLine);
      return { ...month, counts: whole ? month.counts : null, open: true, href: null };
    });
  // Older than this some may be missing.
  const known = Math.max(
    ...[read.completed, read.cancelled].map(({ rows: read, more }) =>
      more ? (read.at(-1)?.createdAt ?? 0) : 0,
    ),
  );
  return read.months.flatMap((start, index): MonthView[] => {
    const key = monthKey(start);
    if (start <= known || part === "older")
      return [
        { key, title: formatMonth(start), counts: null, lines: [], open: false, href: href({ bulan: key }) },
      ];
    const orders = rows.get(key);
    return orders ? [{ ...monthView(key, orders, toLine), open: alone && index === 0, href: null }] : [];
  });
}

function monthView(key: string, orders: readonly OrderLine[], toLine: ToLine) {
  const of = (status: string) => orders.filter((order) => order.status === status).length;
  return {
    key,
    title: formatMonth(monthSpan(key)?.from ?? 0),
    counts: { completed: of("completed"), cancelled: of("cancelled") },
    lines: orders.map(toLine),
  };
}
