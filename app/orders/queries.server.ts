import { and, asc, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import { countAttempt } from "~/database/attempt-counters.server";
import { type Database, isNullViolation } from "~/database/connection.server";
import { listings } from "~/database/schema/listings";
import { deliveryViews } from "~/database/schema/messages";
import { payments } from "~/database/schema/money";
import {
  orderAddresses,
  orderChanges,
  orderEvents,
  orderEventTexts,
  orderFiles,
  orders,
  orderVisits,
} from "~/database/schema/orders";
import { users } from "~/database/schema/users";
import { type AnswersOf, insertWhere, unreferencedKeys } from "~/database/statements.server";
import { selectListingHidden, shownCover } from "~/listings/queries.server";
import { forgetArchives } from "~/messages/queries.server";
import type { NotificationDraft } from "~/notifications/notification";
import { type NotifyOptions, notify } from "~/notifications/queries.server";
import { MAX_ATTEMPTS } from "~/payments/payment";
import { DAY, HOUR } from "~/platform/dates";
import {
  availabilityOf,
  availabilityOfOrder,
  selectOwnAddresses,
  selectVisit,
  toAvailability,
  toVisit,
} from "~/visits/queries.server";
import type { Availability, Visit } from "~/visits/visit";
import type { CommandKind, EventDetail, EventKind } from "./lifecycle";
import {
  LATE_CANCEL,
  MAX_FILES_OF_ORDER,
  MAX_FILES_OF_SIDE,
  type Order,
  REVIEW_WINDOW,
  type VisitFinding,
} from "./order";
import { MAX_REVIEW_HOLD } from "./rules/delivery";
import type { PastReport } from "./rules/no-show";
import type { OrderStep, OwnEvent, StepLimit } from "./rules/step";
import { readFinding } from "./rules/visit-day";

/** SQL of an event's detail with its texts, which are in a row of their own (`eventRows`). */
export const EVENT_DETAIL =
  sql<EventDetail>`json_patch(order_events.detail, coalesce((select t.texts from order_event_texts t
  where t.order_id = order_events.order_id and t.version = order_events.version), '{}'))`
    .mapWith(orderEvents.detail)
    .as("detail");

export type OrderChange = typeof orderChanges.$inferSelect;

export function selectChanges(db: Database, orderId: string, count: number) {
  return db
    .select()
    .from(orderChanges)
    .where(eq(orderChanges.orderId, orderId))
    .orderBy(desc(orderChanges.createdAt), sql`rowid desc`)
    .limit(count);
}

type DueOrders = { limit: number; from?: "oldest" | "latest" };

async function listDueOrders(
  db: Database,
  { dueAt, condition }: { dueAt: SQLiteColumn; condition: SQL },
  { limit, from = "oldest" }: DueOrders,
): Promise<string[]> {
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(condition)
    .orderBy(from === "oldest" ? asc(dueAt) : desc(dueAt))
    .limit(limit);
  return due.map(({ id }) => id);
}

/** Lists orders to expire. Payments under review wait for the gateway and would fill the run, so it skips them. */
export function listOrdersDueForPayment(db: Database, now: number, which: DueOrders): Promise<string[]> {
  const condition = sql`${orders.phase} = 'awaiting_payment' and ${orders.paymentDueAt} < ${now} and ${orders.paymentStatus} <> 'review'`;
  return listDueOrders(db, { dueAt: orders.paymentDueAt, condition }, which);
}

export function listOrdersWithExtraDue(db: Database, now: number, which: DueOrders): Promise<string[]> {
  const condition = sql`${orders.buyerDueAt} is not null and ${orders.buyerDueAt} < ${now}
    and not exists (select 1 from ${payments} where ${payments.orderId} = ${orders.id} and ${payments.status} = 'review')`;
  return listDueOrders(db, { dueAt: orders.buyerDueAt, condition }, which);
}

export type OverdueKind = "release" | "enforce_cancellation" | "enforce_no_show" | "cancel_late";

// These are literals instead of bound parameters, so that SQLite can use the partial indexes.
const OVERDUE: Record<OverdueKind, (now: number) => SQL> = {
  release: (now) => sql`${orders.phase} = 'delivered' and ${orders.reviewDueAt} < ${now}`,
  enforce_cancellation: (now) => sql`${orders.phase} = 'cancel_requested' and ${orders.answerDueAt} < ${now}`,
  enforce_no_show: (now) => sql`${orders.phase} = 'no_show' and ${orders.answerDueAt} < ${now}`,
  cancel_late: (now) => sql`${orders.phase} = 'working' and ${orders.workDueAt} < ${now - LATE_CANCEL}`,
};

const DUE_COLUMNS = {
  release: orders.reviewDueAt,
  enforce_cancellation: orders.answerDueAt,
  enforce_no_show: orders.answerDueAt,
  cancel_late: orders.workDueAt,
};

export async function listOrdersDue(db: Database, kind: OverdueKind, now: number, limit: number): Promise<OrderRow[]> {
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

/** Stores a reminder and the time of the next one. Skips an order that has changed, because the change sets its own reminder. */
export async function recordReminder(
  db: Database,
  order: { id: string; version: number; remindAt: number | null },
  notification: NotificationDraft | null,
  options: NotifyOptions,
): Promise<void> {
  const asRead = sql`exists (select 1 from orders where id = ${order.id} and version = ${order.version})`;
  await db.batch([
    db
      .update(orders)
      .set({ remindAt: order.remindAt })
      .where(and(eq(orders.id, order.id), eq(orders.version, order.version))),
    ...(notification ? notify(db, notification, options, asRead) : []),
  ]);
}

export function selectOrderFiles(db: Database, orderId: string) {
  return (
    db
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
      // Files keep the sequence in which their sender arranged them.
      .orderBy(desc(orderFiles.version), sql`${orderFiles}.rowid`)
      .limit(MAX_SHOWN)
  );
}

const MAX_SHOWN = MAX_FILES_OF_ORDER;

/** Counts only the person's own files, so that one side cannot use up the places of the other. */
function selectOwnFiles(db: Database, orderId: string, userId: string) {
  return db
    .select({ key: orderFiles.key })
    .from(orderFiles)
    .where(and(eq(orderFiles.orderId, orderId), eq(orderFiles.senderId, userId)))
    .limit(MAX_FILES_OF_SIDE);
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
    formId,
    choices,
    workDueAt,
    remindAt,
    held,
    jobTotal,
    buyerDueAt,
    sellerDueAt,
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

/** Selects attempts. Skips earlier ones without a payment page, because their number is unbounded. */
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

/** Finds an order of any owner, so only the scheduler and operators may call it. */
export async function findOrderState(db: Database, id: string): Promise<OrderState | null> {
  const [[row], attempts] = await db.batch([db.select().from(orders).where(eq(orders.id, id)), selectAttempts(db, id)]);
  return row ? { order: row, attempts } : null;
}

export type OrderToChange = OrderState & {
  isOverLimit: boolean;
  timesBefore: number;
  filesHeld: number;
  change: OrderChange | null;
  visit: Visit | null;
  availability: Availability | null;
  listingHidden: boolean;
  last: { kind: string; actorId: string | null } | null;
  ownEvent: OwnEvent | null;
  past: PastReport[];
};

/** The steps of a person in an hour, over all orders. Each may send the other side a mail. */
const STEPS_AN_HOUR = 120;

type StepToCount = {
  orderId: string;
  userId: string;
  step: Pick<OrderStep, "kind" | "limit" | "events">;
  visitDay: string | null;
};

/** Counts an attempt, even of a stranger, and reads the order. Null unless the user is buyer or seller. */
export async function countAttemptAndReadOrder(
  db: Database,
  { orderId, userId, step, visitDay }: StepToCount,
  now: number,
): Promise<OrderToChange | null> {
  const visitTimes = visitDay === null ? [] : availabilityOfOrder(db, orderId, now, visitDay);
  const [attempt, [order], attempts, files, [change], [last], [visit], [listing], ownEvent, counted, past, ...times] =
    await db.batch([
      countAttempt(db, `order-step:${userId}`, STEPS_AN_HOUR, now),
      selectOrder(db, orderId, userId),
      selectAttempts(db, orderId),
      selectOwnFiles(db, orderId, userId),
      selectChanges(db, orderId, 1),
      selectLastEvent(db, orderId),
      selectVisit(db, orderId),
      selectListingHidden(db, orderId),
      selectOwnEvent(db, orderId, userId, step.events),
      selectCountedEvents(db, { orderId, userId }, step.limit, now),
      selectPastReports(db, { orderId, userId }, step.kind),
      ...visitTimes,
    ]);
  if (!order) return null;
  return {
    order,
    attempts,
    isOverLimit: attempt.length === 0,
    timesBefore: counted.length,
    filesHeld: files.length,
    change: change ?? null,
    visit: toVisit(visit),
    availability: visitDay === null ? null : availabilityIn(times as VisitTimes, orderId),
    listingHidden: listing?.hiddenSince != null,
    last: last ?? null,
    ownEvent: toOwnEvent(ownEvent),
    past: toPastReports(past),
  };
}

type VisitTimes = AnswersOf<ReturnType<typeof availabilityOfOrder>>;

function availabilityIn([hours, off, reserved]: VisitTimes, orderId: string): Availability {
  return toAvailability({ hours, off, reserved }, null, orderId);
}

function selectOwnEvent(db: Database, orderId: string, userId: string, kinds: readonly string[]) {
  const newest = db
    .select({ version: orderEvents.version, detail: EVENT_DETAIL })
    .from(orderEvents)
    .where(
      and(eq(orderEvents.orderId, orderId), eq(orderEvents.actorId, userId), inArray(orderEvents.kind, [...kinds])),
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

export function selectCountedEvents(
  db: Database,
  by: { orderId: string; userId: string },
  limit: StepLimit | null,
  now: number,
) {
  return db
    .select({ kind: orderEvents.kind, actorId: orderEvents.actorId, at: orderEvents.at })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, by.orderId),
        eq(orderEvents.actorId, by.userId),
        inArray(orderEvents.kind, limit ? [limit.event] : []),
        limit ? isRecent(limit, now) : undefined,
      ),
    )
    .orderBy(desc(orderEvents.version))
    .limit(limit?.times ?? 0);
}

/** Reports of a person that are counted. A person in more orders than this is far over every limit. */
const REPORTS_READ = 100;

/** Selects the person's reports in other orders, with what ended each. Other steps need none. */
export function selectPastReports(
  db: Database,
  { orderId, userId }: { orderId: string; userId: string },
  step: string,
) {
  const [end, ruled] = [alias(orderEvents, "report_end"), alias(orderEvents, "report_ruled")];
  return db
    .select({
      buyerId: orders.buyerId,
      phase: orders.phase,
      callOutFee: orders.callOutFee,
      reportedAt: orderEvents.at,
      kind: orderEvents.kind,
      opensDispute: sql<number | null>`json_extract(${orderEvents.detail}, '$.disputed')`.as("opens_dispute"),
      deniesAt: sql<number | null>`json_extract(${orderEvents.detail}, '$.arrivedAt')`.as("denies_at"),
      // A batch returns rows by the names of their columns.
      endKind: sql<string | null>`${end.kind}`.as("end_kind"),
      endActor: sql<string | null>`${end.actor}`.as("end_actor"),
      endAt: sql<number | null>`${end.at}`.as("end_at"),
      paidFee: sql<number | null>`json_extract(${end.detail}, '$.callOutFee')`.as("paid_fee"),
      ruledAt: sql<number | null>`${ruled.at}`.as("ruled_at"),
      finding: sql<string | null>`json_extract(${ruled.detail}, '$.finding')`.as("finding"),
      sold: sql<number | null>`json_extract(${ruled.detail}, '$.sellerAmount')`.as("sold"),
      returned: sql<number | null>`json_extract(${ruled.detail}, '$.buyerAmount')`.as("returned"),
    })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .leftJoin(
      end,
      sql`${end.orderId} = ${orderEvents.orderId} and ${end.version} = (select min(version) from order_events later
        where later.order_id = ${orderEvents.orderId} and later.version > ${orderEvents.version} and later.kind in ${REPORT_ENDS})`,
    )
    .leftJoin(
      ruled,
      sql`${ruled.orderId} = ${orderEvents.orderId} and ${ruled.version} > ${orderEvents.version} and ${ruled.kind} = 'ruled'`,
    )
    .where(
      sql`${orderEvents.actorId} = ${userId}
        and (${orderEvents.kind} = 'seller_reported' or ${orderEvents.kind} = 'buyer_reported')
        and ${orderEvents.orderId} <> ${orderId}`,
    )
    .orderBy(desc(orderEvents.at))
    .limit(isReportStep(step) ? REPORTS_READ : 0);
}

const REPORT_STEPS: readonly string[] = ["report_seller", "report_buyer", "deny_arrival"] satisfies CommandKind[];

export const isReportStep = (step: string): boolean => REPORT_STEPS.includes(step);

const REPORT_ENDS = sql.raw(
  `(${(["seller_missed", "buyer_missed", "no_show_contradicted", "report_withdrawn", "arrival_confirmed", "visit_accepted", "taken_back"] satisfies EventKind[]).map((kind) => `'${kind}'`).join(", ")})`,
);

/** The findings that show that a report was false. */
const REFUTED_BY: Readonly<Record<string, readonly VisitFinding[]>> = {
  seller_reported: ["both_came", "buyer_absent"],
  buyer_reported: ["both_came", "seller_absent"],
} satisfies Partial<Record<EventKind, readonly VisitFinding[]>>;

/**
 * Aborts the batch if the person has reported anybody since `known` reports in other orders were read
 * (`isReportedSince`). Otherwise reports that are sent at the same moment would exceed the limits.
 */
export function abortIfReportedSince(
  db: Database,
  { orderId, userId }: { orderId: string; userId: string },
  known: number,
) {
  const counted = sql`(select count(*) from (select 1 from order_events where actor_id = ${userId}
    and (kind = 'seller_reported' or kind = 'buyer_reported') and order_id <> ${orderId} limit ${REPORTS_READ}))`;
  const status = sql<Order["status"]>`iif(${counted} <= cast(${known} as integer), status, null)`;
  return db.update(orders).set({ status }).where(eq(orders.id, orderId));
}

export function isReportedSince(error: unknown): boolean {
  return isNullViolation(error, "orders.status");
}

type RuledSums = Pick<PastReportRow, "kind" | "callOutFee" | "sold" | "returned">;

/**
 * Returns true if a ruling without a finding shows by its sums that a report was false. Older rulings have no finding.
 * Sums on both sides, or a full refund without a call-out fee, do not show who came.
 */
function isRefutedBySums({ kind, callOutFee, sold, returned }: RuledSums): boolean {
  return kind === "seller_reported" ? returned === 0 : callOutFee > 0 && sold === 0;
}

type PastReportRow = Awaited<ReturnType<typeof selectPastReports>>[number];

export function toPastReports(rows: readonly PastReportRow[]): PastReport[] {
  return rows.map((row) => {
    const { buyerId, endKind, endActor, callOutFee } = row;
    const isContested = endKind === "no_show_contradicted" || row.opensDispute === 1;
    if (endKind === "seller_missed" || endKind === "buyer_missed") {
      const end = endActor === "scheduler" ? "unanswered" : "admitted";
      return { buyerId, end, at: row.endAt ?? row.reportedAt, fee: row.paidFee ?? 0 };
    }
    if (isContested) {
      const finding = readFinding(row.finding);
      const isFalse = finding === null ? isRefutedBySums(row) : REFUTED_BY[row.kind]?.includes(finding);
      if (isFalse) return { buyerId, end: "false", at: row.ruledAt ?? row.reportedAt, fee: 0 };
      const isDenial = row.deniesAt !== null && finding !== "seller_absent";
      return { buyerId, end: isDenial ? "denied" : "other", at: row.reportedAt, fee: 0 };
    }
    const isOpen = endKind === null && row.phase === "no_show";
    return { buyerId, end: isOpen ? "open" : "other", at: row.reportedAt, fee: isOpen ? callOutFee : 0 };
  });
}

const isRecent = ({ within }: StepLimit, now: number) =>
  within === "order" ? undefined : gt(orderEvents.at, now - within);

export type OrderOfForm = Awaited<ReturnType<typeof selectOrderOfForm>>[number];

function selectPlacedOrders(db: Database, which: SQL | undefined) {
  return db
    .select({
      id: orders.id,
      kind: orders.kind,
      version: orders.version,
      listingId: orders.listingId,
      packageId: orders.packageId,
      quantity: orders.quantity,
      choices: orders.choices,
      requirements: orders.requirements,
      notes: orders.notes,
      deadline: orders.deadline,
      status: orders.status,
      createdAt: orders.createdAt,
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
    .where(which);
}

export function selectOrderOfForm(db: Database, userId: string, formId: string) {
  return selectPlacedOrders(
    db,
    and(eq(orders.buyerId, userId), eq(orders.formId, formId), sql`${orders.formId} <> ''`),
  );
}

type Unpaid = { buyerId: string; listingId: string; since: number };

function selectUnpaidOrders(db: Database, { buyerId, listingId, since }: Unpaid) {
  return selectPlacedOrders(
    db,
    and(
      eq(orders.buyerId, buyerId),
      eq(orders.status, "pending"),
      gt(orders.createdAt, since),
      eq(orders.listingId, listingId),
    ),
  )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(UNPAID_COMPARED);
}

/** ms after which an identical order that is still unpaid is not reported. */
export const REPEATED_WITHIN = HOUR;

/** The orders compared. They are more than ORDERS_AN_HOUR, because an hour can touch two counting hours. */
const UNPAID_COMPARED = 60;

function listingToOrder(db: Database, id: string) {
  return db
    .select({
      id: listings.id,
      sellerId: listings.ownerId,
      kind: listings.kind,
      status: listings.status,
      title: listings.title,
      category: listings.category,
      searchTitle: listings.searchTitle,
      price: listings.price,
      packages: listings.packages,
      packagesText: sql<string>`${listings.packages}`.as("packages_text"),
      unit: listings.unit,
      extras: listings.extras,
      extrasText: sql<string>`${listings.extras}`.as("extras_text"),
      travelFees: listings.travelFees,
      callOutFee: listings.callOutFee,
      travelFeesText: sql<string>`${listings.travelFees}`.as("travel_fees_text"),
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

export type ListingToOrder = Awaited<ReturnType<typeof listingToOrder>>[number];

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
  { buyerId, formId, listingId }: { buyerId: string; formId: string; listingId: string },
  { now, wished }: { now: number; wished: string },
) {
  const [[earlier], unpaid, [listing], hours, off, reserved] = await db.batch([
    selectOrderOfForm(db, buyerId, formId),
    selectUnpaidOrders(db, { buyerId, listingId, since: now - REPEATED_WITHIN }),
    listingToOrder(db, listingId),
    ...availabilityOf(db, sellerOf(listingId), now, wished),
  ]);
  const availability = toAvailability({ hours, off, reserved }, listing?.startsInDays ?? null);
  return { earlier, unpaid, listing, availability };
}

function selectOrderToRepeat(db: Database, { id, listingId, buyerId }: Record<"id" | "listingId" | "buyerId", string>) {
  return db
    .select({
      quantity: orders.quantity,
      choices: orders.choices,
      requirements: orders.requirements,
      notes: orders.notes,
      wordsRemovedAt: orders.wordsRemovedAt,
      mode: orderVisits.mode,
      placeCode: orderVisits.placeCode,
      day: orderVisits.day,
      slot: orderVisits.slot,
      wishedDay: orderVisits.wishedDay,
      wishedSlots: orderVisits.wishedSlots,
      street: orderAddresses.street,
      block: orderAddresses.block,
      landmark: orderAddresses.landmark,
    })
    .from(orders)
    .leftJoin(orderVisits, eq(orderVisits.orderId, orders.id))
    .leftJoin(orderAddresses, eq(orderAddresses.orderId, orders.id))
    .where(
      and(eq(orders.id, id), eq(orders.buyerId, buyerId), eq(orders.listingId, listingId), isNotNull(orders.closedAt)),
    )
    .limit(1);
}

export type OrderToRepeat = Awaited<ReturnType<typeof selectOrderToRepeat>>[number];

export async function findListingToOrder(
  db: Database,
  id: string,
  buyerId: string,
  now: number,
  again: string | null = null,
) {
  const [[listing], [repeated], [buyer], addresses, hours, off, reserved] = await db.batch([
    listingToOrder(db, id),
    selectOrderToRepeat(db, { id: again ?? "", listingId: id, buyerId }),
    db.select({ homePlace: users.placeCode }).from(users).where(eq(users.id, buyerId)),
    selectOwnAddresses(db, buyerId),
    ...availabilityOf(db, sellerOf(id), now),
  ]);
  if (!listing) return null;
  return {
    listing,
    repeated: repeated ?? null,
    buyerPlace: buyer?.homePlace ?? null,
    addresses,
    availability: toAvailability({ hours, off, reserved }, listing.startsInDays),
  };
}

export type FormOfListing = NonNullable<Awaited<ReturnType<typeof findListingToOrder>>>;

/** Aborts the batch if operators have hidden the listing (`isListingChanged`). */
export function abortIfListingHidden(db: Database, orderId: string) {
  const shown = sql<string>`(select id from services where id = ${orders.listingId} and hidden_at is null)`;
  return db.update(orders).set({ listingId: shown }).where(eq(orders.id, orderId));
}

export async function listOrdersWithOldWords(db: Database, before: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(sql`${orders.closedAt} is not null and ${orders.wordsRemovedAt} is null and ${orders.closedAt} < ${before}`)
    .orderBy(asc(orders.closedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

const withoutTitles = (parts: typeof orders.parts | typeof orderChanges.plan): SQL =>
  sql`iif(${parts} is null, null, (select json_group_array(json_set(value, '$.title', json_extract(value, '$.kind')))
    from json_each(${parts})))`;

/** Keeps what was traded. The scheduler deletes the files. The objects of `archived` are already deleted. */
export async function removeOrderWords(
  db: Database,
  { ids, archived }: { ids: string[]; archived: string[] },
  words: string,
  now: number,
): Promise<void> {
  await db.batch([
    db
      .update(orderChanges)
      .set({ description: words, title: "", plan: sql`${withoutTitles(orderChanges.plan)}` })
      .where(inArray(orderChanges.orderId, ids)),
    db.delete(orderFiles).where(inArray(orderFiles.orderId, ids)),
    db.delete(orderEventTexts).where(inArray(orderEventTexts.orderId, ids)),
    db
      .update(orders)
      .set({ requirements: words, notes: "", parts: sql`${withoutTitles(orders.parts)}`, wordsRemovedAt: now })
      .where(inArray(orders.id, ids)),
    ...(archived.length > 0 ? forgetArchives(db, archived) : []),
  ]);
}

/** True if one of them buys from the other in an open order. Expects full column names. */
export function shareOpenOrder(one: string | SQL, other: string | SQL): SQL<number> {
  return sql<number>`exists (select 1 from orders o where o.status in ('pending', 'in_progress')
    and ((o.user_id = ${one} and o.seller_id = ${other}) or (o.user_id = ${other} and o.seller_id = ${one})))`;
}

/** The failed attempts, in about half an hour, after which a mail counts as not delivered. */
const FAILED_ATTEMPTS = 5;

const LAST_DELIVERY = sql`(select max(at) from order_events where order_id = orders.id and kind = 'delivered')`;
const IS_HELD = sql`orders.phase = 'delivered' and orders.id in (select order_id from delivery_views where held_until is not null)`;

/** UTC ms at which the review would have ended without the wait. The wait never shortens a review. */
const DUE_BEFORE = sql`coalesce((select due_before from delivery_views where order_id = orders.id), 0)`;

export function selectDeliveryView(db: Database, orderId: string) {
  return db
    .select({ seenAt: deliveryViews.seenAt, heldUntil: deliveryViews.heldUntil })
    .from(deliveryViews)
    .where(eq(deliveryViews.orderId, orderId));
}

/** Records that the buyer opened the page of a delivery. If the review waited for this view, its time begins now. */
export async function recordResultSeen(db: Database, orderId: string, buyerId: string, now: number): Promise<void> {
  const due = sql`min(review_due_at, max(${DUE_BEFORE}, ${now + REVIEW_WINDOW}))`;
  const isOwn = and(eq(orders.id, orderId), eq(orders.buyerId, buyerId));
  await db.batch([
    insertWhere(
      db,
      deliveryViews,
      { orderId, userId: buyerId, seenAt: now, heldUntil: null, dueBefore: null },
      sql`from orders where id = ${orderId} and user_id = ${buyerId} and phase = 'delivered'`,
    ).onConflictDoUpdate({ target: deliveryViews.orderId, set: { seenAt: sql`excluded.seen_at` } }),
    db
      .update(orders)
      .set({ reviewDueAt: due, remindAt: sql`${due} - ${DAY}` })
      .where(and(isOwn, IS_HELD)),
    db
      .update(deliveryViews)
      .set({ heldUntil: null })
      .where(and(eq(deliveryViews.orderId, orderId), eq(deliveryViews.userId, buyerId))),
  ]);
}

/**
 * Delays the end of a review until the buyer opens the page, if the mail about the delivery failed and the buyer got no
 * push message and read no notification. If the mail is sent later, the time to review begins at that moment.
 */
export async function holdUnseenReviews(db: Database, now: number): Promise<void> {
  const mailOfDelivery = sql`outbox.created_at = ${LAST_DELIVERY} and outbox.unsubscribes = orders.user_id || ' order'`;
  const arrived = sql`(select max(sent_at) from outbox where ${mailOfDelivery})`;
  const longest = sql`(select held_until + ${REVIEW_WINDOW} from delivery_views where order_id = orders.id)`;
  const fromMail = sql`min(review_due_at, max(${DUE_BEFORE}, ${arrived} + ${REVIEW_WINDOW}))`;
  await db.batch([
    insertWhere(
      db,
      deliveryViews,
      {
        orderId: sql`orders.id`,
        userId: sql`orders.user_id`,
        seenAt: null,
        heldUntil: sql`outbox.created_at + ${MAX_REVIEW_HOLD}`,
        dueBefore: sql`orders.review_due_at`,
      },
      sql`from outbox indexed by outbox_due cross join orders on orders.user_id = substr(outbox.unsubscribes, 1, instr(outbox.unsubscribes, ' ') - 1)
        and orders.phase = 'delivered'
      where outbox.sent_at is null and outbox.attempts >= ${FAILED_ATTEMPTS} and ${mailOfDelivery}
        and outbox.created_at + ${MAX_REVIEW_HOLD} > ${now}
        and not exists (select 1 from delivery_views where order_id = orders.id
          and (held_until is not null or seen_at >= outbox.created_at))
        and not exists (select 1 from notifications where user_id = orders.user_id and read_at is not null
          and kind = 'order' and created_at = outbox.created_at)
        and not exists (select 1 from push_messages where user_id = orders.user_id and sent_at is not null
          and cause like 'order:' || orders.id || ':%' and created_at = outbox.created_at)`,
    ).onConflictDoUpdate({
      target: deliveryViews.orderId,
      set: { heldUntil: sql`excluded.held_until`, dueBefore: sql`excluded.due_before` },
    }),
    db
      .update(orders)
      .set({ reviewDueAt: longest, remindAt: sql`${longest} - ${DAY}` })
      .where(sql`${IS_HELD} and review_due_at < ${longest}`),
    db
      .update(orders)
      .set({ reviewDueAt: fromMail, remindAt: sql`${fromMail} - ${DAY}` })
      .where(sql`${IS_HELD} and ${arrived} is not null`),
    db
      .update(deliveryViews)
      .set({ heldUntil: null })
      .where(
        sql`held_until is not null and not exists (select 1 from orders where orders.id = order_id
          and orders.phase = 'delivered' and ${arrived} is null)`,
      ),
  ]);
}
