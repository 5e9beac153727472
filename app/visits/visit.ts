import type { VISIT_MODES } from "~/database/stored-values";
import type { TravelFees } from "~/listings/package";
import type { Side } from "~/orders/order";
import { neighbours } from "~/places/near-places";
import { covers, type Place, placeOf, regencies, zoneAt } from "~/places/place";
import {
  type CalendarDay,
  DAY,
  dayAfter,
  endOfDate,
  HOUR,
  MINUTE,
  toDateInput,
  weekdayOf,
  type Zone,
} from "~/platform/dates";
import { type DateFault, readDate } from "~/platform/written-date";

export { type CalendarDay, dayAfter, weekdayOf } from "~/platform/dates";

/** Returns true for a day. It uses no zone, so that the order form does not load the names of months. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}

export function momentOf(day: CalendarDay, minute: number, zone: Zone): number {
  return (endOfDate(day, zone) ?? Number.NaN) + 1 - DAY + minute * MINUTE;
}

export function today(now: number, zone: Zone): CalendarDay {
  return toDateInput(now, zone);
}

/** Minutes after midnight at which slots begin. There is no slot at midday. */
export const SLOT_STARTS = [480, 600, 780, 900, 1020, 1140] as const;
export const SLOT_MINUTES = 120;

export const DAYS_AHEAD = 60;
/** The number of bookable days that are offered. Other days are typed. */
export const DAY_CHOICES = { tiles: 5, list: 10 };
const MAX_TILES = 7;
/** ms to read the order and travel. */
const LEAD = 2 * HOUR;

export type WorkingDay = { weekday: number; from: number; to: number };
type VisitSlot = { day: CalendarDay; slot: number };

/** Returns a day and minute in Jakarta. A visit that begins by then has ended in every zone. */
export function visitsEndAfter(now: number): VisitSlot {
  const day = today(now, "WIB");
  return { day, slot: Math.floor((now - momentOf(day, 0, "WIB")) / MINUTE) - SLOT_MINUTES };
}

/** The seller's free times. Without stored hours a seller works every day from 08.00 to 17.00. */
export type Availability = {
  hours: readonly WorkingDay[];
  daysOff: readonly CalendarDay[];
  reserved: readonly VisitSlot[];
  startsInDays: number | null;
};

export const USUAL_HOURS = { from: 480, to: 1020 };

type SlotState = "free" | "full" | "past";
type OfferedSlot = { start: number; state: SlotState };
export type OfferedDay = { day: CalendarDay; slots: readonly OfferedSlot[] };

export function daysOffered(seller: Availability, zone: Zone, now: number): OfferedDay[] {
  const first = today(now, zone);
  const off = new Set(seller.daysOff);
  const reserved = new Set(seller.reserved.map(({ day, slot }) => `${day} ${slot}`));
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => dayAfter(first, ahead));
  return days.slice(seller.startsInDays ?? 0).flatMap((day): OfferedDay[] => {
    const starts = off.has(day) ? [] : slotsWithin(hoursOn(seller, day));
    const slots = starts.map((start): OfferedSlot => {
      if (momentOf(day, start, zone) < now + LEAD) return { start, state: "past" };
      return { start, state: reserved.has(`${day} ${start}`) ? "full" : "free" };
    });
    return slots.every(({ state }) => state === "past") ? [] : [{ day, slots }];
  });
}

/** Returns the first day on which the seller can start. Null if no day is free, or for online work without a promise. */
export function earliestDay(seller: Availability, isVisited: boolean, zone: Zone, now: number): CalendarDay | null {
  if (isVisited) return daysOffered(seller, zone, now).find(isBookable)?.day ?? null;
  return seller.startsInDays === null ? null : dayAfter(today(now, zone), seller.startsInDays);
}

/** Returns the minutes after today's midnight before which no slot is available. They can be more than a day. */
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
    if (bookable === DAY_CHOICES.tiles || tiles.length === MAX_TILES) break;
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

export const MAX_SLOTS = 2;

export type TimeFault = "no_day" | "bad_day" | "day_passed" | "day_too_far" | "day_off" | "day_full" | "after_deadline";
export type SlotFault = "no_slot" | "too_many_slots" | "slot_off" | "slot_full" | "slot_passed";

export function dayFault(days: readonly OfferedDay[], day: CalendarDay, zone: Zone, now: number): TimeFault | null {
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
  if (wished.length > MAX_SLOTS || new Set(wished).size < wished.length) return "too_many_slots";
  const states = wished.map((start) => slots.find((slot) => slot.start === start)?.state ?? null);
  if (states.includes(null)) return "slot_off";
  if (states.includes("past")) return "slot_passed";
  return states.includes("full") ? "slot_full" : null;
}

export function daysFor(side: "buyer" | "seller", seller: Availability, zone: Zone, now: number): OfferedDay[] {
  return daysOffered(side === "seller" ? ofTheSeller(seller) : seller, zone, now);
}

/** Returns the free times for proposals of the seller, who may propose times outside their own hours. */
export function ofTheSeller({ reserved }: Availability): Availability {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: 24 * 60 }));
  return { reserved, hours, daysOff: [], startsInDays: null };
}

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

/** The maximum number of days off in a row. For longer absences sellers deactivate their offers instead. */
export const MAX_DAYS_OFF = DAYS_AHEAD;

export type DaysOffFault = "no_from" | "past" | "too_long" | "turned";

export type DaysOffRefusal = { ok: false; field: "from" | "until"; fault: DaysOffFault | DateFault };

/**
 * Reads days off. Both typed days are included. `until` may be empty for one day. `first` is today at the seller's
 * place.
 */
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
  if (last >= dayAfter(from, MAX_DAYS_OFF)) return { ok: false, field: "until", fault: "too_long" };
  const days = Array.from({ length: MAX_DAYS_OFF }, (_, ahead) => dayAfter(from, ahead));
  return { ok: true, days: days.filter((day) => day <= last) };
}

/** Returns a link that searches the map, because we store no coordinates. `place` is like "Depok". */
export function mapHref(street: string, place: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${street}, ${place}`)}`;
}
export type VisitMode = (typeof VISIT_MODES)[number];

export type Visit = {
  mode: VisitMode;
  placeCode: string;
  agreed: { day: CalendarDay; slot: number } | null;
  /** A wish that awaits the other side. An agreed time stays valid until they accept. */
  wish: VisitWish | null;
};

/**
 * A wished day with one slot, or with two of which the other side chooses one. `at` is the UTC ms of a stored wish.
 */
export type VisitWish = { day: CalendarDay; slots: readonly number[]; by: Side; at?: number };

export type Span = { from: number; to: number };

export function spanOf({ day, slot }: { day: CalendarDay; slot: number }, zone: Zone): Span {
  return { from: momentOf(day, slot, zone), to: momentOf(day, slot + SLOT_MINUTES, zone) };
}

export type VisitOutcome = "unagreed" | "ahead" | "followed" | "unfollowed";

/** Compares the visit with the delivery. It does not use the arrival, which the seller need not record. */
export function visitOutcome(span: Span | null, deliveredAt: number | null, now: number): VisitOutcome {
  if (span === null) return "unagreed";
  if (deliveredAt !== null && deliveredAt >= span.from) return "followed";
  return now < span.to ? "ahead" : "unfollowed";
}

/** ms after midnight of the day before a visit: the morning, when both are awake. */
const REMINDED_AT = 9 * HOUR;

/** Returns UTC ms. Null if the agreement itself is recent enough. */
export function visitReminderAt({ day }: { day: CalendarDay }, zone: Zone, now: number): number | null {
  const at = momentOf(day, 0, zone) - DAY + REMINDED_AT;
  return at > now ? at : null;
}

/** ms for which an address is kept, because complaints about the work may need it. */
export const ADDRESS_RETENTION = 90 * DAY;

export type OfferedPlaces = {
  comesToBuyer: boolean;
  atSeller: boolean;
  online: boolean;
  placeCode: string | null;
  areas: readonly string[];
  sellerPlace?: string | null;
};

export type WorkMode = VisitMode | "online";

export function workModes(offer: OfferedPlaces): WorkMode[] {
  const { comesToBuyer, atSeller, online } = offer;
  return [
    ...(comesToBuyer ? (["at_buyer"] as const) : []),
    ...(atSeller && sellerPlaceCode(offer) !== null ? (["at_seller"] as const) : []),
    ...(online ? (["online"] as const) : []),
  ];
}

export function sellerPlaceCode({ sellerPlace, placeCode }: OfferedPlaces): string | null {
  return sellerPlace ?? placeCode;
}

/** Returns the places. None if neither is known, and then any place is allowed. */
export function placesServed({ placeCode, areas }: OfferedPlaces): readonly Place[] {
  const codes = [...(placeCode === null ? [] : [placeCode]), ...areas];
  const places = codes.flatMap((code) => {
    const place = placeOf(code);
    if (place === null) return [];
    return place.kind === "province" ? regencies(place.code) : [place];
  });
  return [...new Map(places.map((place) => [place.code, place])).values()];
}

export type WantedPlaces = Pick<OfferedPlaces, "placeCode" | "online"> & {
  /** The places where the proposer receives buyers for such work. */
  sellerPlaces: readonly string[];
};

/** Returns the places of a request. It has one or is online. Its buyer chooses the way of working when accepting. */
export function placesOfWanted({ placeCode, online, sellerPlaces }: WantedPlaces): OfferedPlaces {
  const onSite = placeCode !== null && !online;
  const sellerPlace = onSite ? nearestPlace(sellerPlaces, placeCode) : null;
  const atSeller = sellerPlace !== null;
  return { comesToBuyer: onSite, atSeller, online: onSite, placeCode, areas: [], sellerPlace };
}

/** Returns that place, otherwise one next to it, because hours need a single zone. */
function nearestPlace(sellerPlaces: readonly string[], placeCode: string): string | null {
  const near = [placeCode, ...neighbours(placeCode).map(({ code }) => code)];
  const fits = (code: string) => sellerPlaces.includes(code) && zoneAt(code) === zoneAt(placeCode);
  return near.find(fits) ?? null;
}

/** Returns the day with the weekday of `day` in the week after that of `from`. Weeks begin on Monday. */
export function sameWeekdayNextWeek(day: CalendarDay, from: CalendarDay): CalendarDay {
  return dayAfter(from, 7 - weekdayOf(from) + weekdayOf(day));
}

export type Travel = { place: string; price: number };

/** Returns the fee of the smallest area around a place. Null if it is free, as to the seller's own place. */
export function travelTo(
  { travelFees, placeCode }: { travelFees: TravelFees; placeCode: string | null },
  place: string | null,
): Travel | null {
  const found = placeOf(place ?? "");
  if (found === null || found.code === placeCode) return null;
  const [area] = Object.keys(travelFees)
    .filter((code) => covers(code, found.code))
    .sort((one, other) => other.length - one.length);
  const price = area === undefined ? 0 : (travelFees[area] ?? 0);
  return price > 0 ? { place: found.name, price } : null;
}
