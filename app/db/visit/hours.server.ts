import { and, eq, lt } from "drizzle-orm";
import type { CalendarDay } from "~/domain/visit/calendar";
import type { WorkingDay } from "~/domain/visit/slots";
import { countSetting } from "../core/attempt-counters.server";
import type { BatchStatement } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { retagHours } from "../listing/hours-tags.server";
import { daysOff, workingHours } from "../schema/visits";
import { selectDaysOff, selectHours } from "./availability.server";

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

/** D1 takes 100 parameters a statement, two for each day. */
const DAYS_A_STATEMENT = 40;

/** Those before `first` are of no use to anybody and go. */
export async function addDaysOff(
  db: Database,
  userId: string,
  days: readonly CalendarDay[],
  first: CalendarDay,
  now: number,
): Promise<void> {
  const inserts: BatchStatement[] = [];
  for (let at = 0; at < days.length; at += DAYS_A_STATEMENT) {
    const rows = days.slice(at, at + DAYS_A_STATEMENT).map((day) => ({ userId, day }));
    inserts.push(db.insert(daysOff).values(rows).onConflictDoNothing());
  }
  await db.batch([
    countSetting(db, "days-off", userId, now),
    db.delete(daysOff).where(and(eq(daysOff.userId, userId), lt(daysOff.day, first))),
    ...inserts,
  ]);
}

export async function removeDayOff(
  db: Database,
  userId: string,
  day: CalendarDay,
  now: number,
): Promise<void> {
  await db.batch([
    countSetting(db, "days-off", userId, now),
    db.delete(daysOff).where(and(eq(daysOff.userId, userId), eq(daysOff.day, day))),
  ]);
}
