import { suspensionStepOf } from "~/copy/order/suspension";
import { listedVisitText } from "~/copy/visit/listed";
import type { readOrderList } from "~/db/order/list.server";
import type { ListedOrderRow } from "~/db/order/waiting.server";
import { formatDate, formatDateTime, type Zone } from "~/domain/core/dates";
import { listHref } from "~/domain/core/list-href";
import { readListSort } from "~/domain/core/list-sort";
import { formatAmount, formatRupiah } from "~/domain/core/money";
import { readValueKey } from "~/domain/core/page-cursor";
import { refundAccountPath } from "~/domain/money/refund";
import { isClosed, ORDER_STATUSES, otherSide, type Side } from "~/domain/order/order";
import { orderPath } from "~/domain/order/path";
import { peopleOf } from "~/domain/order/people";

type FoundList = Awaited<ReturnType<typeof readOrderList>>;
type Waiting = FoundList["waiting"];

export function readOrderListQuery(params: URLSearchParams) {
  const side: Side = params.get("sisi") === "penjual" ? "seller" : "buyer";
  return {
    side,
    status: ORDER_STATUSES.find((known) => known === params.get("status")) ?? null,
    sort: readListSort(params.get("sort")),
    edge: { after: readValueKey(params.get("after")), before: readValueKey(params.get("before")) },
  };
}

export function orderListView(
  { page, counts, waiting }: FoundList,
  { side, status, sort, edge }: ReturnType<typeof readOrderListQuery>,
  { suspended, zone, now }: Reader,
) {
  const missingAccount = new Set(waiting.refunds.map(({ orderId }) => orderId));
  const address = (key: Record<string, string | null>) =>
    listHref("/dashboard/orders", {
      sisi: side === "seller" ? "penjual" : null,
      status,
      sort: sort === "terbaru" ? null : sort,
      ...key,
    });
  return {
    side,
    status,
    sort,
    orders: page.items.map((item) => listedView(item, missingAccount, { side, suspended, zone, now })),
    counts: { buyer: formatAmount(counts.buyer), seller: formatAmount(counts.seller) },
    // Only on the first page.
    waiting: edge.after || edge.before ? [] : waitingViews(waiting, { suspended, zone, now }),
    suspended,
    previous: page.previous && address({ before: page.previous }),
    next: page.next && address({ after: page.next }),
  };
}

type Reader = { suspended: boolean; zone: Zone; now: number };

function listedView(
  order: ListedOrderRow,
  /** Ids of the orders whose refund waits for the reader to name an account. */
  missingAccount: ReadonlySet<string>,
  { side, suspended, zone, now }: Reader & { side: Side },
) {
  const people = peopleOf(order);
  const { yours, who, summary } = suspensionStepOf({ order, side, people }, { suspended, zone }, now);
  const names = side === "buyer" && missingAccount.has(order.id);
  return {
    id: order.id,
    title: order.title,
    other: people[otherSide(side)],
    status: order.status,
    phase: order.phase,
    yours: yours || names,
    nextStep: names ? "Giliran Anda: sebutkan rekening" : isClosed(order) ? null : `${who}: ${summary}`,
    visit: listedVisitText(order, { side, closed: isClosed(order) }),
    calendar: order.visitDay === null || isClosed(order) ? null : `${orderPath(order.id)}/visit.ics`,
    date: formatDate(order.createdAt, zone),
    total: order.totalPrice,
  };
}

/** Of the order list and of home. By deadline; one without has waited already. A suspended reader gets only what they may still do. */
export function waitingViews({ refunds, ...waiting }: Waiting, { suspended, zone, now }: Reader) {
  const steps = (["buyer", "seller"] as const).flatMap((side) =>
    waiting[side].flatMap((order) => {
      const people = peopleOf(order);
      const seen = suspensionStepOf({ order, side, people }, { suspended, zone }, now);
      const { title: step, dueAt, yours, answers } = seen;
      if (suspended && !yours) return [];
      return {
        href: orderPath(order.id),
        title: order.title,
        between: side === "buyer" ? boughtFrom(people.seller) : `Dipesan oleh ${people.buyer}`,
        step,
        // Where another step comes first.
        also:
          order.changeBy === otherSide(side) && !answers && !suspended
            ? "Ada usulan perubahan untuk dijawab"
            : null,
        visit: listedVisitText(order, { side, closed: false }),
        yours,
        dueAt: dueAt ?? 0,
        due: dueAt === null || dueAt < now ? null : `Paling lambat ${formatDateTime(dueAt, zone)}`,
        late: dueAt !== null && dueAt < now,
      };
    }),
  );
  return [...refunds.map(refundView), ...steps.sort((a, b) => a.dueAt - b.dueAt)];
}

/** Comes first: the reader's own money cannot get to them. */
function refundView({ orderId, title, seller, amount }: Waiting["refunds"][number]) {
  return {
    href: refundAccountPath(orderId),
    title,
    between: boughtFrom(seller),
    step: `Sebutkan rekening untuk pengembalian ${formatRupiah(amount)}`,
    also: null,
    visit: null,
    yours: true,
    due: null,
    late: false,
  };
}

const boughtFrom = (seller: string) => `Anda memesan dari ${seller}`;
