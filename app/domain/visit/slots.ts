import { HOUR, MINUTE, type Zone } from "../core/dates";
import { type CalendarDay, dayAfter, momentOf, today, weekdayOf } from "./calendar";

/** Minutes after midnight; the midday break is nobody's slot. */
export const SLOT_STARTS = [480, 600, 780, 900, 1020, 1140] as const;
export const SLOT_MINUTES = 120;

export const DAYS_AHEAD = 60;
/** Bookable days shown to choose from; the others are typed. A list says more of them than tiles have room for. */
export const DAY_CHOICES = { tiles: 5, list: 10 };
const MOST_TILES = 7;
/** From the order to the beginning of a slot: somebody has to read it and get there. */
const LEAD = 2 * HOUR;

export type WorkingDay = { weekday: number; from: number; to: number };
type HeldSlot = { day: CalendarDay; slot: number };

/** Day and minute in Jakarta: a visit that begins at or before them has ended in every zone. */
export function visitsEndAfter(now: number): HeldSlot {
  const day = today(now, "WIB");
  return { day, slot: Math.floor((now - momentOf(day, 0, "WIB")) / MINUTE) - SLOT_MINUTES };
}

/** Of a seller, at the place of work. Without hours of their own they work every day from 08.00 to 17.00. */
export type Availability = {
  hours: readonly WorkingDay[];
  daysOff: readonly CalendarDay[];
  held: readonly HeldSlot[];
  startsInDays: number | null;
};

export const USUAL_HOURS = { from: 480, to: 1020 };

type SlotState = "free" | "full" | "past";
type OfferedSlot = { start: number; state: SlotState };
export type OfferedDay = { day: CalendarDay; slots: readonly OfferedSlot[] };

export function daysOffered(seller: Availability, zone: Zone, now: number): OfferedDay[] {
  const first = today(now, zone);
  const off = new Set(seller.daysOff);
  const held = new Set(seller.held.map(({ day, slot }) => `${day} ${slot}`));
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => dayAfter(first, ahead));
  return days.slice(seller.startsInDays ?? 0).flatMap((day): OfferedDay[] => {
    const starts = off.has(day) ? [] : slotsWithin(hoursOn(seller, day));
    const slots = starts.map((start): OfferedSlot => {
      if (momentOf(day, start, zone) < now + LEAD) return { start, state: "past" };
      return { start, state: held.has(`${day} ${start}`) ? "full" : "free" };
    });
    return slots.every(({ state }) => state === "past") ? [] : [{ day, slots }];
  });
}

/** Minutes after today's midnight before which no slot begins that can be had; above a day's late in the evening. */
export function soonestMinute(now: number, zone: Zone): number {
  return (now + LEAD - momentOf(today(now, zone), 0, zone)) / MINUTE;
}

function hoursOn({ hours }: Availability, day: CalendarDay): { from: number; to: number } | null {
  if (hours.length === 0) return USUAL_HOURS;
  const weekday = weekdayOf(day);
  return hours.find((working) => working.weekday === weekday) ?? null;
}

export function slotsWithin(hours: { from: number; to: number } | null): number[] {
  if (hours === null) return [];
  return SLOT_STARTS.filter((start) => start >= hours.from && start + SLOT_MINUTES <= hours.to);
}

export function isBookable({ slots }: OfferedDay): boolean {
  return slots.some(({ state }) => state === "free");
}

export function dayTiles(days: readonly OfferedDay[]): OfferedDay[] {
  const tiles: OfferedDay[] = [];
  let bookable = 0;
  for (const day of days) {
    if (bookable === DAY_CHOICES.tiles || tiles.length === MOST_TILES) break;
    tiles.push(day);
    if (isBookable(day)) bookable += 1;
  }
  while (bookable > 0 && tiles.at(-1) && !isBookable(tiles.at(-1) as OfferedDay)) tiles.pop();
  return tiles;
}

export function slotTiles(days: readonly OfferedDay[]): number[] {
  const starts = new Set(days.flatMap(({ slots }) => slots.map(({ start }) => start)));
  return [...starts].sort((a, b) => a - b);
}

export const MOST_SLOTS = 2;

export type TimeFault =
  | "no_day"
  | "bad_day"
  | "day_passed"
  | "day_too_far"
  | "day_off"
  | "day_full"
  | "after_deadline";
export type SlotFault = "no_slot" | "too_many_slots" | "slot_off" | "slot_full" | "slot_passed";

export function dayFault(
  days: readonly OfferedDay[],
  day: CalendarDay,
  zone: Zone,
  now: number,
): TimeFault | null {
  const first = today(now, zone);
  if (day === "") return "no_day";
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(momentOf(day, 0, zone))) return "bad_day";
  if (day < first) return "day_passed";
  if (day > dayAfter(first, DAYS_AHEAD - 1)) return "day_too_far";
  const offered = days.find((one) => one.day === day);
  if (offered === undefined) return "day_off";
  return isBookable(offered) ? null : "day_full";
}

export function slotsFault({ slots }: OfferedDay, wished: readonly number[]): SlotFault | null {
  if (wished.length === 0) return "no_slot";
  if (wished.length > MOST_SLOTS || new Set(wished).size < wished.length) return "too_many_slots";
  const states = wished.map((start) => slots.find((slot) => slot.start === start)?.state ?? null);
  if (states.includes(null)) return "slot_off";
  if (states.includes("past")) return "slot_passed";
  return states.includes("full") ? "slot_full" : null;
}

export function daysFor(
  side: "buyer" | "seller",
  seller: Availability,
  zone: Zone,
  now: number,
): OfferedDay[] {
  return daysOffered(side === "seller" ? ofTheSeller(seller) : seller, zone, now);
}

/** Sellers may propose what their own hours leave out. */
export function ofTheSeller({ held }: Availability): Availability {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: 24 * 60 }));
  return { held, hours, daysOff: [], startsInDays: null };
}
