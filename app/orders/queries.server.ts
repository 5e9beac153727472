import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { countCompletion } from "~/accounts/popularity-queries.server";
import { countAttempt } from "~/database/attempt-counters.server";
import {
  type Database,
  isAccountClosed,
  isNullViolation,
  isUniqueViolation,
} from "~/database/connection.server";
import { listings } from "~/database/schema/listings";
import { cardHolds, payments, refunds } from "~/database/schema/money";
import {
  orderAddresses,
  orderChanges,
  orderEvents,
  orderFiles,
  orders,
  orderVisits,
} from "~/database/schema/orders";
import { users } from "~/database/schema/users";
import {
  type AnswersOf,
  type BatchStatement,
  insertWhere,
  newId,
  unreferencedKeys,
} from "~/database/statements.server";
import { accountKind, type Posting } from "~/ledger/ledger";
import { insertPostings } from "~/ledger/queries.server";
import { selectListingHidden, shownCover } from "~/listings/queries.server";
import { forgetArchives } from "~/messages/archive-queries.server";
import type { NotificationDraft, Wording } from "~/notifications/notification";
import { type NotifyOptions, notify } from "~/notifications/queries.server";
import { hasCardHold } from "~/payments/gateway-queries.server";
import { heldUntil, MAX_ATTEMPTS, type PaymentMethod } from "~/payments/payment";
import { ACCOUNT_REMINDER } from "~/refunds/refund";
import {
  availabilityOf,
  selectOwnAddresses,
  selectVisit,
  toAvailability,
  toVisit,
  visitChanges,
  visitEnd,
} from "~/visits/queries.server";
import type { Visit } from "~/visits/visit";
import type { ChangeStatus, ChangeTerms } from "./change";
import type { Accepted, EventKind, OrderEvent } from "./lifecycle";
import type { Opened } from "./opening";
import {
  type FilePurpose,
  LATE_CANCEL,
  MAX_FILES_OF_ORDER,
  type Order,
  type People,
  peopleOf,
  type Side,
  wasOnTime,
  workDueAt,
} from "./order";
import { reminderAt } from "./reminder";
import type { AttemptEnd, OwnEvent, StepLimit } from "./rules/step";

export type OrderChange = typeof orderChanges.$inferSelect;

/** Only the newest can be open. */
export function selectChanges(db: Database, orderId: string, count: number) {
  return db
    .select()
    .from(orderChanges)
    .where(eq(orderChanges.orderId, orderId))
    .orderBy(desc(orderChanges.createdAt), sql`rowid desc`)
    .limit(count);
}

type NewChange = ChangeTerms & {
  orderId: string;
  proposedBy: Side;
  description: string;
  requestId: string;
  createdAt: number;
};

/** The key of the event that proposes the change lets only one insert succeed. */
export function insertChange(db: Database, change: NewChange) {
  return db.insert(orderChanges).values({ ...change, id: newId(), status: "open" });
}

export function closeChange(
  db: Database,
  orderId: string,
  status: Exclude<ChangeStatus, "open">,
  now: number,
) {
  return db
    .update(orderChanges)
    .set({ status, decidedAt: now })
    .where(and(eq(orderChanges.orderId, orderId), sql`${orderChanges.status} = 'open'`));
}

export type OrderNotificationOptions = { title: string; people: People; wording: Wording };

export function accountsWanted(
  db: Database,
  { order, event, postings }: Accepted,
  { title, wording }: OrderNotificationOptions,
) {
  return postings.filter(isNewDebt).flatMap(({ amount }) => {
    const debt = { orderId: order.id, version: order.version, buyerId: order.buyerId, amount };
    const isManual = sql`exists (select 1 from refunds
        where order_id = ${order.id} and version = cast(${order.version} as integer) and route = 'bank')`;
    return notify(db, wording.accountWanted(debt, title), { now: event.at, wording }, isManual);
  });
}

/** Money that the bank returned is owed through the refund that it paid, so it is no new debt. */
function isNewDebt({ from, to }: Posting): boolean {
  return accountKind(to) === "refund" && accountKind(from) === "escrow";
}

export function isPaidBy(table: "p" | "payments", methods: readonly PaymentMethod[]): SQL {
  const column = (name: string) => sql.raw(`${table}.${name}`);
  const gateways = [...new Set(methods.map(({ gateway }) => gateway))];
  const ways = gateways.map((gateway) => {
    const names = methods.filter((method) => method.gateway === gateway).map(({ name }) => name);
    return and(eq(column("gateway"), gateway), inArray(column("method"), names));
  });
  return sql`(${or(...ways) ?? sql`false`})`;
}

export function debts(db: Database, { order, event, postings }: Accepted, methods: readonly PaymentMethod[]) {
  const owed = postings.filter(isNewDebt);
  const { attempt } = event.detail;
  const byGateway = isPaidBy(
    "p",
    methods.filter(({ refund }) => refund !== null),
  );
  return owed.map(({ amount }) =>
    insertWhere(
      db,
      refunds,
      {
        id: newId(),
        orderId: order.id,
        buyerId: order.buyerId,
        version: order.version,
        amount,
        attempt: sql`p.attempt`,
        route: sql`iif(${byGateway}, 'gateway', 'bank')`,
        status: "pending",
        nextTryAt: sql`iif(${byGateway}, ${event.at}, ${event.at + ACCOUNT_REMINDER})`,
        createdAt: event.at,
      },
      // A left join, because the debt must be stored even if the attempt is missing.
      sql`from (select 1) left join payments p on p.order_id = ${order.id} and p.attempt = coalesce(
        cast(${typeof attempt === "number" ? attempt : null} as integer),
        (select attempt from payments where order_id = ${order.id} and status = 'paid' and surplus = 0))`,
    ),
  );
}

/** Skips payments under review: they wait for the gateway and would fill the run. */
export async function listOrdersDueForPayment(
  db: Database,
  now: number,
  { limit, from = "oldest" }: { limit: number; from?: "oldest" | "latest" },
): Promise<string[]> {
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      sql`${orders.phase} = 'awaiting_payment' and ${orders.paymentDueAt} < ${now} and ${orders.paymentStatus} <> 'review'`,
    )
    .orderBy(from === "oldest" ? asc(orders.paymentDueAt) : desc(orders.paymentDueAt))
    .limit(limit);
  return due.map(({ id }) => id);
}

export type OverdueKind = "release" | "enforce_cancellation" | "cancel_late";

// Literals, not bound parameters, so that SQLite can use the partial indexes.
const OVERDUE: Record<OverdueKind, (now: number) => SQL> = {
  release: (now) => sql`${orders.phase} = 'delivered' and ${orders.reviewDueAt} < ${now}`,
  enforce_cancellation: (now) => sql`${orders.phase} = 'cancel_requested' and ${orders.answerDueAt} < ${now}`,
  cancel_late: (now) => sql`${orders.phase} = 'working' and ${orders.workDueAt} < ${now - LATE_CANCEL}`,
};

const DUE_COLUMNS = {
  release: orders.reviewDueAt,
  enforce_cancellation: orders.answerDueAt,
  cancel_late: orders.workDueAt,
};

export async function listOrdersDue(
  db: Database,
  kind: OverdueKind,
  now: number,
  limit: number,
): Promise<OrderRow[]> {
  return db.select().from(orders).where(OVERDUE[kind](now)).orderBy(asc(DUE_COLUMNS[kind])).limit(limit);
}

export async function listOrdersToRemind(db: Database, now: number, limit: number): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(sql`${orders.remindAt} is not null and ${orders.remindAt} <= ${now}`)
    .orderBy(asc(orders.remindAt))
    .limit(limit);
}

/** Skips an order that changed meanwhile, because the change sets its own reminder. */
export async function recordReminder(
  db: Database,
  order: { id: string; version: number },
  notification: NotificationDraft | null,
  options: NotifyOptions,
): Promise<void> {
  const asRead = sql`exists (select 1 from orders where id = ${order.id} and version = ${order.version})`;
  await db.batch([
    db
      .update(orders)
      .set({ remindAt: null })
      .where(and(eq(orders.id, order.id), eq(orders.version, order.version))),
    ...(notification ? notify(db, notification, options, asRead) : []),
  ]);
}

/** Must run after the payment attempt is updated. */
export function sideEffectStatements(
  db: Database,
  decision: Accepted,
  {
    cardHoldDays,
    methods,
    ...options
  }: OrderNotificationOptions & { cardHoldDays: number; methods: readonly PaymentMethod[] },
) {
  return [
    ...completion(db, decision),
    ...cardHold(db, decision, cardHoldDays, methods),
    ...notifyOfHold(db, decision, options, cardHoldDays),
    ...debts(db, decision, methods),
    ...accountsWanted(db, decision, options),
    ...changeEnd(db, decision),
    ...visitChanges(db, decision),
    ...visitEnd(db, decision),
  ];
}

/** Excludes orders split between both sides, as `SUCCEEDED` does. */
export function completes({ order, event }: Accepted): boolean {
  return order.closedAt === event.at && order.paymentStatus === "released";
}

function completion(db: Database, decision: Accepted) {
  const { order, event } = decision;
  if (!completes(decision)) return [];
  return countCompletion(db, {
    listingId: order.listingId,
    sellerId: order.sellerId,
    onTime: wasOnTime(order, event.at),
    now: event.at,
  });
}

function broughtBy({ postings }: Accepted) {
  return postings.filter(({ to }) => accountKind(to) === "seller");
}

/** Returns null if nothing is held back, as for other methods than cards. */
function wouldWaitUntil(decision: Accepted, days: number): number | null {
  const { order, event } = decision;
  return broughtBy(decision).length > 0 ? heldUntil(order.startedAt ?? event.at, days, event.at) : null;
}

function cardHold(db: Database, decision: Accepted, days: number, methods: readonly PaymentMethod[]) {
  const { order, event } = decision;
  const until = wouldWaitUntil(decision, days);
  if (until === null) return [];
  const byCard = isPaidBy(
    "payments",
    methods.filter(({ card }) => card),
  );
  return broughtBy(decision).map(({ amount }) =>
    insertWhere(
      db,
      cardHolds,
      { orderId: order.id, sellerId: order.sellerId, amount, createdAt: event.at, until },
      sql`from payments where order_id = ${order.id} and status = 'paid' and surplus = 0 and ${byCard}`,
    ),
  );
}

/** Sends only if this batch created a hold. It replaces the plain notification of the same event. */
function notifyOfHold(
  db: Database,
  decision: Accepted,
  { wording, ...said }: OrderNotificationOptions,
  days: number,
) {
  const { order, event } = decision;
  const until = wouldWaitUntil(decision, days);
  if (until === null) return [];
  return wording
    .orderNotifications({ order, event, ...said, heldUntil: until })
    .filter(({ userId }) => userId === order.sellerId)
    .flatMap((notification) => notify(db, notification, { now: event.at, wording }, hasCardHold(order.id)));
}

function changeEnd(db: Database, { order, event, closesChange }: Accepted) {
  return closesChange === null ? [] : [closeChange(db, order.id, closesChange, event.at)];
}

export type NewOrderFile = { key: string; name: string; size: number };

export function insertOrderFiles(
  db: Database,
  files: readonly NewOrderFile[],
  brought: { orderId: string; version: number; senderId: string; purpose: FilePurpose; now: number },
) {
  const { now, ...by } = brought;
  return db.insert(orderFiles).values(files.map((file) => ({ ...file, ...by, createdAt: now })));
}

export function selectOrderFiles(db: Database, orderId: string) {
  return db
    .select({
      key: orderFiles.key,
      fileVersion: orderFiles.version,
      senderId: orderFiles.senderId,
      purpose: orderFiles.purpose,
      name: orderFiles.name,
      size: orderFiles.size,
    })
    .from(orderFiles)
    .where(eq(orderFiles.orderId, orderId))
    .orderBy(desc(orderFiles.version), orderFiles.name)
    .limit(MAX_SHOWN);
}

const MAX_SHOWN = MAX_FILES_OF_ORDER;

export function selectHeldFiles(db: Database, orderId: string) {
  return db
    .select({ key: orderFiles.key })
    .from(orderFiles)
    .where(eq(orderFiles.orderId, orderId))
    .limit(MAX_FILES_OF_ORDER);
}

export async function findOrderFile(
  db: Database,
  file: { key: string; orderId: string; userId: string },
): Promise<{ name: string } | null> {
  const [found] = await db
    .select({ name: orderFiles.name })
    .from(orderFiles)
    .innerJoin(orders, eq(orders.id, orderFiles.orderId))
    .where(
      and(
        eq(orderFiles.key, file.key),
        eq(orderFiles.orderId, file.orderId),
        or(eq(orders.buyerId, file.userId), eq(orders.sellerId, file.userId)),
      ),
    );
  return found ?? null;
}

export function unknownFileKeys(db: Database, keys: string[]): Promise<string[]> {
  return unreferencedKeys(db, orderFiles.key, keys);
}

type Columns = ReturnType<typeof columnsOfOrder>;

/** The type rejects both missing and extra columns. */
export const orderColumns: Pick<Columns, keyof Order> & Record<Exclude<keyof Columns, keyof Order>, never> =
  columnsOfOrder();

function columnsOfOrder() {
  const {
    kind,
    title,
    buyerName,
    sellerName,
    packageId,
    package: _,
    requirements,
    notes,
    requestId,
    workDueAt,
    remindAt,
    wordsRemovedAt,
    notificationsDeleted,
    conversationArchived,
    ...columns
  } = getTableColumns(orders);
  return columns;
}

export type OrderRow = typeof orders.$inferSelect;
export type PaymentAttempt = typeof payments.$inferSelect;

export function selectOrder(db: Database, id: string, userId: string) {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), or(eq(orders.buyerId, userId), eq(orders.sellerId, userId))));
}

/** Skips earlier attempts without a payment page, because their number is unbounded. */
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

/** Checks no owner, so only the scheduler and operators may call it. */
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
  own: OwnEvent | null;
};

type Try<Reads> = {
  limit: number;
  repeats: StepLimit<EventKind> | null;
  events: readonly string[];
  now: number;
  reads: Reads;
};

/**
 * `counted` is false if the rate limit is reached. `timesBefore` counts the person's events that `repeats`
 * limits, within its time.
 */
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
    .select({
      version: newest.version,
      detail: newest.detail,
      key: orderFiles.key,
      name: orderFiles.name,
      size: orderFiles.size,
    })
    .from(newest)
    .leftJoin(orderFiles, and(eq(orderFiles.orderId, orderId), eq(orderFiles.version, newest.version)));
}

function toOwnEvent(rows: Awaited<ReturnType<typeof selectOwnEvent>>): OwnEvent | null {
  const [event] = rows;
  if (!event) return null;
  const files = rows.flatMap(({ key, name, size }) =>
    key === null || name === null || size === null ? [] : [{ key, name, size }],
  );
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
      status: orders.status,
      placed: orderEvents.detail,
      mode: orderVisits.mode,
      placeCode: orderVisits.placeCode,
      street: orderAddresses.street,
      block: orderAddresses.block,
      landmark: orderAddresses.landmark,
    })
    .from(orders)
    .leftJoin(orderEvents, and(eq(orderEvents.orderId, orders.id), eq(orderEvents.version, 1)))
    .leftJoin(orderVisits, eq(orderVisits.orderId, orders.id))
    .leftJoin(orderAddresses, eq(orderAddresses.orderId, orders.id))
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

/** `listingId` is an id or a subquery. Returns false if this request already created an order. */
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

type Known = Omit<Parameters<typeof sideEffectStatements>[2], "title" | "people"> & { visit?: Visit | null };

/**
 * The event's key lets only one of two concurrent changes succeed. Returns false on a conflict; decide again
 * on fresh state.
 */
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
      ...sideEffectStatements(db, decision, { title: row.title, people: peopleOf(row), wording, ...rules }),
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

/** `order` may be a whole row, whose texts and names must not be written back. */
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

function listingToOrder(db: Database, id: string) {
  return db
    .select({
      id: listings.id,
      sellerId: listings.ownerId,
      kind: listings.kind,
      status: listings.status,
      title: listings.title,
      category: listings.category,
      price: listings.price,
      packages: listings.packages,
      packagesText: sql<string>`${listings.packages}`.as("packages_text"),
      deliveryTime: listings.deliveryTime,
      coverUrl: listings.coverUrl,
      coverAlt: listings.coverAlt,
      comesToBuyer: listings.comesToBuyer,
      atSeller: listings.atSeller,
      online: listings.online,
      placeCode: sql<string | null>`coalesce(${listings.placeCode}, ${users.placeCode})`.as("stands_in"),
      areas: listings.areas,
      startsInDays: listings.startsInDays,
      sellerName: users.fullName,
      ratingSum: users.ratingSum,
      ratingCount: users.ratingCount,
      responseMinutes: users.responseMinutes,
    })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(and(eq(listings.id, id), isNull(listings.deletedAt)))
    .limit(1);
}

type ListingToOrder = Awaited<ReturnType<typeof listingToOrder>>[number];

export function selectOrderedListing(db: Database, orderId: string) {
  return db
    .select({
      kind: listings.kind,
      status: listings.status,
      hiddenAt: listings.hiddenAt,
      deletedAt: listings.deletedAt,
      category: listings.category,
      coverUrl: shownCover(),
    })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .where(eq(orders.id, orderId));
}

const sellerOf = (listingId: string) => sql<string>`(select user_id from services where id = ${listingId})`;

export async function findForOrder(
  db: Database,
  { buyerId, requestId, listingId }: { buyerId: string; requestId: string; listingId: string },
  { now, wished }: { now: number; wished: string },
) {
  const [[earlier], [listing], hours, off, held] = await db.batch([
    orderByRequest(db, buyerId, requestId),
    listingToOrder(db, listingId),
    ...availabilityOf(db, sellerOf(listingId), now, wished),
  ]);
  const availability = toAvailability({ hours, off, held }, listing?.startsInDays ?? null);
  return { earlier, listing, availability };
}

export async function findListingToOrder(db: Database, id: string, buyerId: string, now: number) {
  const [[listing], [buyer], addresses, hours, off, held] = await db.batch([
    listingToOrder(db, id),
    db.select({ homePlace: users.placeCode }).from(users).where(eq(users.id, buyerId)),
    selectOwnAddresses(db, buyerId),
    ...availabilityOf(db, sellerOf(id), now),
  ]);
  if (!listing) return null;
  return {
    listing,
    buyerPlace: buyer?.homePlace ?? null,
    addresses,
    availability: toAvailability({ hours, off, held }, listing.startsInDays),
  };
}

export type FormOfListing = NonNullable<Awaited<ReturnType<typeof findListingToOrder>>>;

/**
 * Null if a value that the order copies has changed. The NOT NULL column then rejects the insert
 * (`isListingChanged`).
 */
export function idWhileUnchanged(listing: ListingToOrder): SQL<string> {
  return sql<string>`(select id from services where id = ${listing.id} and deleted_at is null
    and status = ${listing.status} and title = ${listing.title} and price = ${listing.price}
    and packages = ${listing.packagesText} and delivery_time = ${listing.deliveryTime})`;
}

export function isListingChanged(error: unknown): boolean {
  return isNullViolation(error, "orders.service_id") || isAccountClosed(error);
}

/** Aborts the batch if operators have hidden the listing (`isListingChanged`). */
export function abortIfListingHidden(db: Database, orderId: string) {
  const shown = sql<string>`(select id from services where id = ${orders.listingId} and hidden_at is null)`;
  return db.update(orders).set({ listingId: shown }).where(eq(orders.id, orderId));
}

export async function listOrdersWithOldWords(db: Database, before: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      sql`${orders.closedAt} is not null and ${orders.wordsRemovedAt} is null and ${orders.closedAt} < ${before}`,
    )
    .orderBy(asc(orders.closedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Keeps what was traded, when and for how much. `archived` are conversations whose objects are already
 * deleted. The sweep deletes the files.
 */
export async function removeOrderWords(
  db: Database,
  { ids, archived }: { ids: string[]; archived: string[] },
  words: string,
  now: number,
): Promise<void> {
  await db.batch([
    db.update(orderChanges).set({ description: words }).where(inArray(orderChanges.orderId, ids)),
    db.delete(orderFiles).where(inArray(orderFiles.orderId, ids)),
    db
      .update(orders)
      .set({ requirements: words, notes: "", wordsRemovedAt: now })
      .where(inArray(orders.id, ids)),
    ...(archived.length > 0 ? forgetArchives(db, archived) : []),
  ]);
}

/** Returns true if one of them buys from the other in an open order. Expects full column names. */
export function shareOpenOrder(one: string | SQL, other: string | SQL): SQL<number> {
  return sql<number>`exists (select 1 from orders o where o.status in ('pending', 'in_progress')
    and ((o.user_id = ${one} and o.seller_id = ${other}) or (o.user_id = ${other} and o.seller_id = ${one})))`;
}
