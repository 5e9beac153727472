import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import { namedDay } from "~/domain/core/written-date";
import { dayAfter, today } from "~/domain/visit/calendar";
import { type Availability, DAYS_AHEAD } from "~/domain/visit/slots";
import type { Database } from "../core/connection.server";
import { daysOff, orderVisits, workingHours } from "../schema/visits";

// As the partial index has it: written out, not bound.
const HELD = sql`held = 1`;

const MOST_DAYS_OFF = DAYS_AHEAD + 30;
/** Ten full days, more than a form shows; whose months are full is told so once a day is `wished`. */
const MOST_HELD = 60;

/** Leaves out what is over anywhere in Indonesia. Held slots are those of the next days and of the `wished` one, as typed. */
export function availabilityOf(db: Database, sellerId: string | SQL<string>, now: number, wished = "") {
  const from = dayAfter(today(now, "WIB"), -1);
  return [
    selectHours(db, sellerId),
    selectDaysOff(db, sellerId, from),
    selectHeld(db, sellerId, from, namedDay(wished, "WIB", now)),
  ] as const;
}

export function availabilityOfOrder(db: Database, orderId: string, now: number, wished?: string) {
  return availabilityOf(db, sql<string>`(select seller_id from orders where id = ${orderId})`, now, wished);
}

export function selectHours(db: Database, sellerId: string | SQL<string>) {
  return db
    .select({ weekday: workingHours.weekday, from: workingHours.from, to: workingHours.to })
    .from(workingHours)
    .where(eq(workingHours.userId, sellerId))
    .orderBy(workingHours.weekday);
}

export function selectDaysOff(db: Database, sellerId: string | SQL<string>, from: string) {
  return db
    .select({ offDay: daysOff.day })
    .from(daysOff)
    .where(and(eq(daysOff.userId, sellerId), gte(daysOff.day, from)))
    .orderBy(daysOff.day)
    .limit(MOST_DAYS_OFF);
}

/** Rides on order_visits_held. */
function selectHeld(db: Database, sellerId: string | SQL<string>, from: string, wished: string) {
  const held = (which: SQL) =>
    db
      .select({ heldDay: orderVisits.day, heldSlot: orderVisits.slot, heldBy: orderVisits.orderId })
      .from(orderVisits)
      .where(and(eq(orderVisits.sellerId, sellerId), which, HELD))
      .orderBy(orderVisits.day, orderVisits.slot)
      .limit(MOST_HELD);
  const next = held(gte(orderVisits.day, from)).as("next_days");
  const then = held(eq(orderVisits.day, wished)).as("wished_day");
  return db.select().from(next).union(db.select().from(then));
}

type Rows = {
  hours: Awaited<ReturnType<typeof selectHours>>;
  off: Awaited<ReturnType<typeof selectDaysOff>>;
  held: Awaited<ReturnType<typeof selectHeld>>;
};

/** `except`: the order that is being agreed on holds no slot against itself. */
export function toAvailability(
  { hours, off, held }: Rows,
  startsInDays: number | null,
  except: string | null = null,
): Availability {
  return {
    hours,
    daysOff: off.map(({ offDay }) => offDay),
    held: held.flatMap(({ heldDay, heldSlot, heldBy }) =>
      heldDay === null || heldSlot === null || heldBy === except ? [] : { day: heldDay, slot: heldSlot },
    ),
    startsInDays,
  };
}
