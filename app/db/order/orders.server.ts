import { and, count, desc, eq, gt, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { MAX_ATTEMPTS } from "~/domain/money/payment";
import type { Wording } from "~/domain/notification/wording";
import type { Accepted, EventKind, OrderEvent } from "~/domain/order/decision";
import { workDueAt } from "~/domain/order/escrow";
import type { Opened } from "~/domain/order/opening";
import type { Order } from "~/domain/order/order";
import { peopleOf } from "~/domain/order/people";
import { reminderAt } from "~/domain/order/reminder";
import type { AttemptEnd, OwnEvent, StepLimit } from "~/domain/order/step";
import type { Visit } from "~/domain/visit/visit";
import { countAttempt } from "../core/attempt-counters.server";
import type { AnswersOf, BatchStatement } from "../core/batch.server";
import { type Database, isUniqueViolation } from "../core/connection.server";
import { selectListingHidden } from "../listing/hidden.server";
import { insertPostings } from "../money/ledger.server";
import { notify } from "../notification/notifications.server";
import { orderFiles } from "../schema/order-files";
import { orderEvents, orders } from "../schema/orders";
import { payments } from "../schema/payments";
import { selectVisit, toVisit } from "../visit/visits.server";
import { type OrderChange, selectChanges } from "./changes.server";
import { effectsOf } from "./effects.server";
import { selectHeldFiles } from "./files.server";
import { orderColumns } from "./order-columns.server";

export type OrderRow = typeof orders.$inferSelect;
export type PaymentAttempt = typeof payments.$inferSelect;

/** An order is there for its two sides; for everybody else it does not exist. */
export function selectOrder(db: Database, id: string, userId: string) {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), or(eq(orders.buyerId, userId), eq(orders.sellerId, userId))));
}

/** Newest first, without earlier ones that never got a page to pay on: there may be any number of those. */
export function selectAttempts(db: Database, orderId: string | SQL) {
  const newest = sql`(select max(attempt) from payments where order_id = ${orderId})`;
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), or(isNotNull(payments.token), eq(payments.attempt, newest))))
    .orderBy(desc(payments.attempt))
    .limit(MAX_ATTEMPTS + 1);
}

export type OrderState = { order: OrderRow; attempts: PaymentAttempt[] };

export async function findOrder(db: Database, id: string, userId: string): Promise<OrderState | null> {
  const [[row], attempts] = await db.batch([selectOrder(db, id, userId), selectAttempts(db, id)]);
  return row ? { order: row, attempts } : null;
}

/** For the scheduler and operators, who are on neither side. */
export async function findOrderState(db: Database, id: string): Promise<OrderState | null> {
  const [[row], attempts] = await db.batch([
    db.select().from(orders).where(eq(orders.id, id)),
    selectAttempts(db, id),
  ]);
  return row ? { order: row, attempts } : null;
}

export type OrderToChange = OrderState & {
  filesHeld: number;
  change: OrderChange | null;
  visit: Visit | null;
  listingHidden: boolean;
  last: { kind: string; actorId: string | null } | null;
  /** This person's newest event of the step at hand. */
  own: OwnEvent | null;
};

type Try<Reads> = {
  limit: number;
  repeats: StepLimit<EventKind> | null;
  /** Kinds of the events of the step at hand. */
  events: readonly string[];
  now: number;
  reads: Reads;
};

/** `counted`: within the limit. `timesBefore`: how often this person made the event that `repeats` limits, within its time. */
export async function countTryAndFindOrder<Reads extends readonly BatchStatement[]>(
  db: Database,
  id: string,
  userId: string,
  { limit, repeats, events, now, reads }: Try<Reads>,
): Promise<{ state: OrderToChange | null; counted: boolean; timesBefore: number; read: AnswersOf<Reads> }> {
  const before = repeats ? [countEvents(db, { orderId: id, userId, repeats, now })] : [];
  const [tried, [row], attempts, held, [change], [last], [visit], [listing], own, ...others] = await db.batch(
    [
      countAttempt(db, `order-step:${userId}`, limit, now),
      selectOrder(db, id, userId),
      selectAttempts(db, id),
      selectHeldFiles(db, id),
      selectChanges(db, id, 1),
      selectLastEvent(db, id),
      selectVisit(db, id),
      selectListingHidden(db, id),
      selectOwnEvent(db, id, userId, events),
      ...before,
      ...reads,
    ],
  );
  const [times] = others.slice(0, before.length) as AnswersOf<typeof before>;
  const read = others.slice(before.length) as unknown[] as AnswersOf<Reads>;
  const done = { counted: tried.length > 0, timesBefore: times?.[0]?.times ?? 0, read };
  if (!row) return { state: null, ...done };
  const around = {
    change: change ?? null,
    visit: toVisit(visit),
    last: last ?? null,
    own: toOwnEvent(own),
  };
  const listingHidden = listing?.hiddenSince != null;
  return { state: { order: row, attempts, filesHeld: held.length, listingHidden, ...around }, ...done };
}

/** One row for each file of the event, or one without a file. */
function selectOwnEvent(db: Database, orderId: string, userId: string, kinds: readonly string[]) {
  const newest = db
    .select({ version: orderEvents.version, detail: orderEvents.detail })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        eq(orderEvents.actorId, userId),
        inArray(orderEvents.kind, [...kinds]),
      ),
    )
    .orderBy(desc(orderEvents.version))
    .limit(1)
    .as("newest");
  return db
    .select({ version: newest.version, detail: newest.detail, name: orderFiles.name, size: orderFiles.size })
    .from(newest)
    .leftJoin(orderFiles, and(eq(orderFiles.orderId, orderId), eq(orderFiles.version, newest.version)));
}

function toOwnEvent(rows: Awaited<ReturnType<typeof selectOwnEvent>>): OwnEvent | null {
  const [event] = rows;
  if (!event) return null;
  const files = rows.flatMap(({ name, size }) => (name === null || size === null ? [] : [{ name, size }]));
  return { version: event.version, detail: event.detail, files };
}

function selectLastEvent(db: Database, orderId: string) {
  return db
    .select({ kind: orderEvents.kind, actorId: orderEvents.actorId })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(desc(orderEvents.version))
    .limit(1);
}

function countEvents(
  db: Database,
  { repeats, now, ...by }: { orderId: string; userId: string; repeats: StepLimit<EventKind>; now: number },
) {
  return db
    .select({ times: count() })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, by.orderId),
        eq(orderEvents.kind, repeats.event),
        eq(orderEvents.actorId, by.userId),
        gt(orderEvents.at, now - repeats.within),
      ),
    );
}

export type OrderOfRequest = Awaited<ReturnType<typeof orderByRequest>>[number];

export function orderByRequest(db: Database, userId: string, requestId: string) {
  return db
    .select({
      id: orders.id,
      kind: orders.kind,
      version: orders.version,
      listingId: orders.listingId,
      packageId: orders.packageId,
      quantity: orders.quantity,
      requirements: orders.requirements,
      notes: orders.notes,
      deadline: orders.deadline,
      placed: orderEvents.detail,
    })
    .from(orders)
    .leftJoin(orderEvents, and(eq(orderEvents.orderId, orders.id), eq(orderEvents.version, 1)))
    .where(and(eq(orders.buyerId, userId), eq(orders.requestId, requestId), sql`${orders.requestId} <> ''`));
}

export type NewOrder = Pick<
  OrderRow,
  | "kind"
  | "title"
  | "buyerName"
  | "sellerName"
  | "packageId"
  | "package"
  | "requirements"
  | "notes"
  | "requestId"
>;

/** With its first event and notifications. `listingId`: an id or a subquery. False: this request made one already. */
export async function insertOrder(
  db: Database,
  { order, event }: Opened,
  frozen: NewOrder,
  wording: Wording,
  alongside: readonly BatchStatement[] = [],
  listingId: string | SQL<string> = order.listingId,
): Promise<boolean> {
  try {
    await db.batch([
      db.insert(orders).values({
        ...order,
        ...frozen,
        ...deadlineColumns(order, event.at),
        listingId,
      }),
      insertEvent(db, order, event),
      ...notifySides(db, frozen, { order, event }, wording),
      ...alongside,
    ]);
    return true;
  } catch (error) {
    if (isUniqueViolation(error, "orders.user_id, orders.request_id")) return false;
    throw error;
  }
}

type Known = Omit<Parameters<typeof effectsOf>[2], "title" | "people"> & { visit?: Visit | null };

/** The event's key lets only one of two racing changes through. False: another change was faster: decide again on fresh state. */
export async function applyDecision(
  db: Database,
  row: OrderRow,
  decision: Accepted,
  { wording, visit = null, ...rules }: Known,
  alongside: BatchStatement[] = [],
): Promise<boolean> {
  const { order, event, postings, closesAttempts } = decision;
  try {
    await db.batch([
      insertEvent(db, order, event),
      updateOrder(db, order, event.at),
      ...insertPostings(db, order, postings, event.at),
      ...alongside,
      ...effectsOf(db, decision, { title: row.title, people: peopleOf(row), wording, ...rules }),
      ...(closesAttempts ? [closeAttempts(db, decision, closesAttempts)] : []),
      ...notifySides(db, row, { order, event, visit }, wording),
    ]);
    return true;
  } catch (error) {
    if (isUniqueViolation(error, "order_events.order_id, order_events.version")) return false;
    throw error;
  }
}

function notifySides(
  db: Database,
  { title, buyerName: buyer, sellerName: seller }: NewOrder,
  change: Opened & { visit?: Visit | null },
  wording: Wording,
): BatchStatement[] {
  const { event } = change;
  const notifications = wording.orderNotifications({ ...change, people: { buyer, seller }, title });
  return notifications.flatMap((notification) => notify(db, notification, { now: event.at, wording }));
}

function insertEvent(db: Database, order: Order, { kind, actor, at, detail }: OrderEvent) {
  const actorId = "userId" in actor ? actor.userId : null;
  return db
    .insert(orderEvents)
    .values({ orderId: order.id, version: order.version, kind, actor: actor.kind, actorId, at, detail });
}

function deadlineColumns(order: Order, now: number) {
  return { workDueAt: workDueAt(order), remindAt: reminderAt(order, now) };
}

type Changing = Omit<
  Order,
  "id" | "listingId" | "buyerId" | "sellerId" | "quantity" | "feePercent" | "createdAt"
>;

/** What decisions change. `order` may be a whole row, whose texts and names must not be written back. */
function changingOf(order: Order): Changing {
  const { id, listingId, buyerId, sellerId, quantity, feePercent, createdAt, ...changing } = orderColumns;
  const names = Object.keys(changing) as (keyof Changing)[];
  return Object.fromEntries(names.map((name) => [name, order[name]])) as Changing;
}

function updateOrder(db: Database, order: Order, now: number) {
  return db
    .update(orders)
    .set({ ...changingOf(order), ...deadlineColumns(order, now) })
    .where(and(eq(orders.id, order.id), eq(orders.version, order.version - 1)));
}

function closeAttempts(db: Database, { order, event }: Accepted, { as, from }: AttemptEnd) {
  return db
    .update(payments)
    .set({ status: as, updatedAt: event.at })
    .where(and(eq(payments.orderId, order.id), inArray(payments.status, [...from])));
}
