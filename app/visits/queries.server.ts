import { and, asc, desc, eq, gte, isNotNull, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { countSetting } from "~/database/attempt-counters.server";
import { type Database, isUniqueViolation } from "~/database/connection.server";
import { daysOff, orderAddresses, orders, orderVisits, workingHours } from "~/database/schema/orders";
import type { BatchStatement } from "~/database/statements.server";
import { retagHours } from "~/listings/queries.server";
import type { NotificationDraft } from "~/notifications/notification";
import { type NotifyOptions, notify } from "~/notifications/queries.server";
import type { Accepted } from "~/orders/lifecycle";
import { isClosed, type Order } from "~/orders/order";
import { appointmentOutcome } from "~/orders/rules/visit-day";
import { zoneAt } from "~/places/place";
import { namedDay } from "~/platform/written-date";
import {
  ADDRESS_RETENTION,
  type Availability,
  type CalendarDay,
  DAYS_AHEAD,
  dayAfter,
  today,
  type Visit,
  visitReminderAt,
  type WorkingDay,
} from "./visit";
import type { WishedVisit } from "./wished-visit";

// This is a literal, so that SQLite can use the partial index.
const IS_RESERVED = sql`held = 1`;

const MAX_DAYS_OFF_READ = DAYS_AHEAD + 30;
/**
 * The visits of ten full days. A form shows fewer days. With more visits than this, only the day `wished` is read in
 * full.
 */
const MAX_RESERVED = 60;

/** Selects free times. Omits slots that are over in all of Indonesia. `wished` is a day as typed. */
export function availabilityOf(db: Database, sellerId: string | SQL<string>, now: number, wished = "") {
  const from = dayAfter(today(now, "WIB"), -1);
  return [
    selectHours(db, sellerId),
    selectDaysOff(db, sellerId, from),
    selectReserved(db, sellerId, from, namedDay(wished, "WIB", now)),
  ] as const;
}

export function availabilityOfOrder(db: Database, orderId: string, now: number, wished?: string) {
  return availabilityOf(db, sql<string>`(select seller_id from orders where id = ${orderId})`, now, wished);
}

function selectHours(db: Database, sellerId: string | SQL<string>) {
  return db
    .select({ weekday: workingHours.weekday, from: workingHours.from, to: workingHours.to })
    .from(workingHours)
    .where(eq(workingHours.userId, sellerId))
    .orderBy(workingHours.weekday);
}

function selectDaysOff(db: Database, sellerId: string | SQL<string>, from: string) {
  return db
    .select({ offDay: daysOff.day })
    .from(daysOff)
    .where(and(eq(daysOff.userId, sellerId), gte(daysOff.day, from)))
    .orderBy(daysOff.day)
    .limit(MAX_DAYS_OFF_READ);
}

function selectReserved(db: Database, sellerId: string | SQL<string>, from: string, wished: string) {
  const reserved = (which: SQL) =>
    db
      .select({ reservedDay: orderVisits.day, reservedSlot: orderVisits.slot, reservedBy: orderVisits.orderId })
      .from(orderVisits)
      .where(and(eq(orderVisits.sellerId, sellerId), which, IS_RESERVED))
      .orderBy(orderVisits.day, orderVisits.slot)
      .limit(MAX_RESERVED);
  const next = reserved(gte(orderVisits.day, from)).as("next_days");
  const then = reserved(eq(orderVisits.day, wished)).as("wished_day");
  return db.select().from(next).union(db.select().from(then));
}

type Rows = {
  hours: Awaited<ReturnType<typeof selectHours>>;
  off: Awaited<ReturnType<typeof selectDaysOff>>;
  reserved: Awaited<ReturnType<typeof selectReserved>>;
};

/** Returns free times. The slot of the order `except` does not count as taken. */
export function toAvailability(
  { hours, off, reserved }: Rows,
  startsInDays: number | null,
  except: string | null = null,
): Availability {
  return {
    hours,
    daysOff: off.map(({ offDay }) => offDay),
    reserved: reserved.flatMap(({ reservedDay, reservedSlot, reservedBy }) =>
      reservedDay === null || reservedSlot === null || reservedBy === except
        ? []
        : { day: reservedDay, slot: reservedSlot },
    ),
    startsInDays,
  };
}

export async function findHours(db: Database, userId: string, first: CalendarDay) {
  const [hours, off] = await db.batch([selectHours(db, userId), selectDaysOff(db, userId, first)]);
  return { hours, daysOff: off.map(({ offDay }) => offDay) };
}

export async function saveHours(
  db: Database,
  userId: string,
  hours: readonly WorkingDay[],
  now: number,
): Promise<void> {
  await db.batch([
    countSetting(db, "hours", userId, now),
    db.delete(workingHours).where(eq(workingHours.userId, userId)),
    db.insert(workingHours).values(hours.map((day) => ({ userId, ...day }))),
    retagHours(db, userId),
  ]);
}

/** The days of a statement. D1 accepts 100 parameters, and each day has two. */
const DAYS_PER_STATEMENT = 40;

export async function addDaysOff(
  db: Database,
  userId: string,
  days: readonly CalendarDay[],
  first: CalendarDay,
  now: number,
): Promise<void> {
  const inserts: BatchStatement[] = [];
  for (let at = 0; at < days.length; at += DAYS_PER_STATEMENT) {
    const rows = days.slice(at, at + DAYS_PER_STATEMENT).map((day) => ({ userId, day }));
    inserts.push(db.insert(daysOff).values(rows).onConflictDoNothing());
  }
  await db.batch([
    countSetting(db, "days-off", userId, now),
    db.delete(daysOff).where(and(eq(daysOff.userId, userId), lt(daysOff.day, first))),
    ...inserts,
  ]);
}

export async function removeDayOff(db: Database, userId: string, day: CalendarDay, now: number): Promise<void> {
  await db.batch([
    countSetting(db, "days-off", userId, now),
    db.delete(daysOff).where(and(eq(daysOff.userId, userId), eq(daysOff.day, day))),
  ]);
}

type VisitRow = typeof orderVisits.$inferSelect;

/** Selects a visit. No row for online work. The caller checks that the user is buyer or seller. */
export function selectVisit(db: Database, orderId: string | SQL<unknown>) {
  return db.select().from(orderVisits).where(eq(orderVisits.orderId, orderId));
}

/** Selects an address. The seller gets it only after payment, and not if the order was cancelled. */
export function selectAddress(db: Database, orderId: string, userId: string) {
  return db
    .select({
      street: orderAddresses.street,
      block: orderAddresses.block,
      landmark: orderAddresses.landmark,
      removeAt: orderAddresses.removeAt,
    })
    .from(orderAddresses)
    .innerJoin(orders, eq(orders.id, orderAddresses.orderId))
    .where(
      and(
        eq(orderAddresses.orderId, orderId),
        or(
          eq(orders.buyerId, userId),
          and(eq(orders.sellerId, userId), isNotNull(orders.startedAt), sql`${orders.status} <> 'cancelled'`),
        ),
      ),
    );
}

const ORDERS_LOOKED_AT = 10;

export function selectOwnAddresses(db: Database, buyerId: string) {
  const latest = db
    .select({ orderId: orders.id, createdAt: orders.createdAt })
    .from(orders)
    .where(eq(orders.buyerId, buyerId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(ORDERS_LOOKED_AT)
    .as("latest");
  return db
    .select({
      street: orderAddresses.street,
      block: orderAddresses.block,
      landmark: orderAddresses.landmark,
      placeCode: orderVisits.placeCode,
    })
    .from(latest)
    .innerJoin(orderAddresses, eq(orderAddresses.orderId, latest.orderId))
    .innerJoin(orderVisits, eq(orderVisits.orderId, latest.orderId))
    .orderBy(desc(latest.createdAt));
}

export function toVisit(row: VisitRow | undefined): Visit | null {
  if (!row) return null;
  const { mode, placeCode, day, slot, wishedDay, wishedSlots, wishedBy, updatedAt } = row;
  return {
    mode,
    placeCode,
    agreed: day === null || slot === null ? null : { day, slot },
    // `updated_at` is the time of the wish, because a later change of the times would remove the wish.
    wish:
      wishedDay === null || wishedBy === null
        ? null
        : { day: wishedDay, slots: wishedSlots, by: wishedBy, at: updatedAt },
  };
}

export function insertVisit(
  db: Database,
  { id: orderId, sellerId }: Pick<Order, "id" | "sellerId">,
  { mode, placeCode, wish, address }: WishedVisit,
  now: number,
): BatchStatement[] {
  const visit = {
    orderId,
    sellerId,
    mode,
    placeCode,
    updatedAt: now,
    ...(wish ? { wishedDay: wish.day, wishedSlots: [...wish.slots], wishedBy: "buyer" as const } : {}),
  };
  return [
    db.insert(orderVisits).values(visit),
    ...(address ? [db.insert(orderAddresses).values({ orderId, ...address, createdAt: now })] : []),
  ];
}

/** Reports of a missed visit. They end an unanswered wish, because it was made before the visit was missed. */
const REPORTS: readonly string[] = ["seller_reported", "buyer_reported"];

const NO_WISH = { wishedDay: null, wishedSlots: [], wishedBy: null };

export function visitChanges(db: Database, { order, event }: Accepted): BatchStatement[] {
  const { day, slot, otherSlot, place } = event.detail;
  const set = (values: Partial<VisitRow>) =>
    db
      .update(orderVisits)
      .set({ ...values, updatedAt: event.at })
      .where(eq(orderVisits.orderId, order.id));
  if (REPORTS.includes(event.kind)) return [set(NO_WISH)];
  if (typeof day !== "string" || typeof slot !== "number") return [];
  if (event.kind === "visit_proposed") {
    const by = event.actor.kind === "seller" ? "seller" : "buyer";
    const slots = typeof otherSlot === "number" ? [slot, otherSlot] : [slot];
    return [set({ wishedDay: day, wishedSlots: slots, wishedBy: by })];
  }
  if (event.kind !== "visit_accepted") return [];
  const remindAt = visitReminderAt({ day }, zoneAt(typeof place === "string" ? place : null), event.at);
  const agreed = { day, slot, isReserved: true, remindAt };
  return [set({ ...agreed, ...NO_WISH })];
}

/** Stores whether the seller kept the appointment. A missed second visit replaces a first one that was kept. */
export function updateVisitOutcome(db: Database, { order, event }: Accepted): BatchStatement[] {
  const outcome = appointmentOutcome(order, event);
  if (outcome === null) return [];
  const undecided = outcome === "kept" ? isNull(orderVisits.outcome) : undefined;
  return [
    db
      .update(orderVisits)
      .set({ outcome })
      .where(and(eq(orderVisits.orderId, order.id), undecided)),
  ];
}

export function isSlotHeld(error: unknown): boolean {
  return isUniqueViolation(error, "order_visits.seller_id, order_visits.day, order_visits.slot");
}

/** Ends a visit with its order: the slot becomes free, reminders stop, and the address gets its deletion date. */
export function visitEnd(db: Database, { order, event }: Accepted): BatchStatement[] {
  if (!isClosed(order) || order.closedAt !== event.at) return [];
  return [
    db.update(orderVisits).set({ isReserved: false, remindAt: null }).where(eq(orderVisits.orderId, order.id)),
    db
      .update(orderAddresses)
      .set({ removeAt: event.at + ADDRESS_RETENTION })
      .where(and(eq(orderAddresses.orderId, order.id), isNull(orderAddresses.removeAt))),
  ];
}

export async function removeAddresses(db: Database, now: number, limit: number): Promise<number> {
  const { meta } = await db.run(sql`delete from order_addresses where order_id in (select order_id from order_addresses
    where remove_at is not null and remove_at <= ${now} order by remove_at limit ${limit})`);
  return meta.changes;
}

export function listVisitsToRemind(db: Database, now: number, limit: number) {
  return db
    .select({
      orderId: orderVisits.orderId,
      placeCode: orderVisits.placeCode,
      day: orderVisits.day,
      slot: orderVisits.slot,
      remindAt: orderVisits.remindAt,
      title: orders.title,
      phase: orders.phase,
      startedAt: orders.startedAt,
      buyerId: orders.buyerId,
      sellerId: orders.sellerId,
      buyerName: orders.buyerName,
      sellerName: orders.sellerName,
    })
    .from(orderVisits)
    .innerJoin(orders, eq(orders.id, orderVisits.orderId))
    .where(and(isNotNull(orderVisits.remindAt), lte(orderVisits.remindAt, now)))
    .orderBy(asc(orderVisits.remindAt))
    .limit(limit);
}

type VisitToRemind = Awaited<ReturnType<typeof listVisitsToRemind>>[number];

export async function recordVisitReminder(
  db: Database,
  { orderId, remindAt }: Pick<VisitToRemind, "orderId" | "remindAt">,
  notifications: readonly NotificationDraft[],
  options: NotifyOptions,
): Promise<void> {
  const asRead = sql`exists (select 1 from order_visits
    where order_id = ${orderId} and visit_remind_at = cast(${remindAt} as integer))`;
  const statements: BatchStatement[] = [
    ...notifications.flatMap((notification) => notify(db, notification, options, asRead)),
    db
      .update(orderVisits)
      .set({ remindAt: null })
      .where(and(eq(orderVisits.orderId, orderId), sql`visit_remind_at = cast(${remindAt} as integer)`)),
  ];
  await db.batch(statements as [BatchStatement, ...BatchStatement[]]);
}
