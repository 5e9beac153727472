import { type DateFault, readDate } from "../core/written-date";
import { type CalendarDay, dayAfter } from "./calendar";
import { DAYS_AHEAD, SLOT_STARTS, slotsWithin, type WorkingDay } from "./slots";

export type AskedDay = { weekday: number; works: boolean; from: number; to: number };

export type HoursFault = "no_day" | "no_slot";

export function readHours(
  asked: readonly AskedDay[],
): { ok: true; hours: WorkingDay[] } | { ok: false; fault: HoursFault; weekdays: number[] } {
  const chosen = asked.filter(({ works }) => works);
  if (chosen.length === 0) return { ok: false, fault: "no_day", weekdays: [] };
  const bad = chosen.filter((day) => slotsWithin(day).length === 0).map(({ weekday }) => weekday);
  if (bad.length > 0) return { ok: false, fault: "no_slot", weekdays: bad };
  return { ok: true, hours: chosen.map(({ weekday, from, to }) => ({ weekday, from, to })) };
}

export const DAY_STARTS: readonly number[] = SLOT_STARTS;
export const DAY_ENDS = [600, 720, 900, 1020, 1140, 1260] as const;

/** A longer absence is not a day off: then the services are switched off. */
export const MOST_DAYS_OFF = DAYS_AHEAD;

export type DaysOffFault = "no_from" | "past" | "too_long" | "turned";

export type DaysOffRefusal = { ok: false; field: "from" | "until"; fault: DaysOffFault | DateFault };

/** Both typed days are included. `until` may be empty for one day. `first` is today at the seller's place. */
export function readDaysOff(
  typed: { from: string; until: string },
  first: CalendarDay,
): { ok: true; days: CalendarDay[] } | DaysOffRefusal {
  if (typed.from === "") return { ok: false, field: "from", fault: "no_from" };
  const begin = readDate(typed.from, first);
  if (!begin.ok) return { ok: false, field: "from", fault: begin.fault };
  const from = begin.day;
  if (from < first || from > dayAfter(first, 365)) return { ok: false, field: "from", fault: "past" };
  const end = typed.until === "" ? begin : readDate(typed.until, first);
  if (!end.ok) return { ok: false, field: "until", fault: end.fault };
  const last = end.day;
  if (last < from) return { ok: false, field: "until", fault: "turned" };
  if (last >= dayAfter(from, MOST_DAYS_OFF)) return { ok: false, field: "until", fault: "too_long" };
  const days = Array.from({ length: MOST_DAYS_OFF }, (_, ahead) => dayAfter(from, ahead));
  return { ok: true, days: days.filter((day) => day <= last) };
}
