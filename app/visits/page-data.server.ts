import { categoryByName } from "~/listings/category";
import { USUAL_MODE } from "~/listings/ways";
import { refusalBefore } from "~/orders/lifecycle";
import { otherSide, peopleOf, sideOf } from "~/orders/order";
import { spentStep } from "~/orders/page-data.server";
import type { findOrderToVisit } from "~/orders/page-queries.server";
import type { OrderToRepeat } from "~/orders/queries.server";
import { visitBefore } from "~/orders/rules/visits";
import { type Place, placeOf, zoneAt } from "~/places/place";
import { dateInput, dateText } from "~/platform/date-text";
import { formatDay, type Zone } from "~/platform/dates";
import { ok, refused } from "~/platform/outcome";
import type { findHours } from "./queries.server";
import { MODE_LABELS, SHORT_MODE_LABELS } from "./text";
import { dayText, slotText, tileDay, whenText } from "./time-text";
import {
  type Availability,
  DAY_CHOICES,
  DAYS_AHEAD,
  dayAfter,
  daysFor,
  daysOffered,
  dayTiles,
  isBookable,
  momentOf,
  type OfferedDay,
  type OfferedPlaces,
  placesOfWanted,
  placesServed,
  sameWeekdayNextWeek,
  sellerPlaceCode,
  slotTiles,
  soonestMinute,
  today,
  USUAL_HOURS,
  type WantedPlaces,
  type WorkMode,
  workModes,
} from "./visit";
import { type Address, addressServed, type KnownAddress, OTHER_DAY } from "./wished-visit";

type TimeForm = {
  days: { value: string; weekday: string; date: string; full: boolean }[];
  slots: { value: number; text: string }[];
  free: Record<string, number[]>;
  /** The day and minute after midnight before which no slot can be booked. */
  soonest: { day: string; minute: number };
  otherFrom: string;
  otherExample: string;
  otherUntil: string;
  first: { day: string | null; otherDay: string | null };
  zone: Zone | null;
};

type TimeFormOptions = {
  zone: Zone;
  shown: Zone | null;
  standing?: string | null;
  as?: keyof typeof DAY_CHOICES;
  now: number;
};

/** Returns the fields for a time, or null if no day is available. A list omits full days, which tiles show. */
export function timeFormView(
  days: readonly OfferedDay[],
  { zone, shown, standing = null, as = "tiles", now }: TimeFormOptions,
): TimeForm | null {
  const bookable = days.filter(isBookable);
  if (bookable.length === 0) return null;
  const choices = as === "tiles" ? dayTiles(days) : bookable.slice(0, DAY_CHOICES.list);
  const from = today(now, zone);
  const otherFrom = dayAfter(choices.at(-1)?.day ?? from, 1);
  return {
    days: choices.map((choice) => ({
      value: choice.day,
      weekday: tileDay(choice.day, from),
      date: dateText(choice.day),
      full: !isBookable(choice),
    })),
    slots: slotTiles(days).map((value) => ({ value, text: slotText(value) })),
    free: Object.fromEntries(
      choices.map(({ day, slots }) => [day, slots.filter(({ state }) => state === "free").map(({ start }) => start)]),
    ),
    soonest: { day: from, minute: soonestMinute(now, zone) },
    otherFrom,
    otherExample: formatDay(otherFrom),
    otherUntil: dayAfter(from, DAYS_AHEAD - 1),
    // A list belongs to a proposal, whose work may take days. The buyer decides what the visit is for.
    first: firstChosen(bookable, choices, standing ?? (as === "tiles" ? bookable[0]?.day : undefined)),
    zone: shown,
  };
}

/** Returns the day as a choice, or as another date if the choices lack it. Returns no day if it is unavailable. */
function firstChosen(
  bookable: readonly OfferedDay[],
  choices: readonly OfferedDay[],
  day: string | undefined,
): TimeForm["first"] {
  if (!bookable.some((one) => one.day === day)) return { day: null, otherDay: null };
  const isChoice = choices.some((choice) => choice.day === day);
  return isChoice ? { day: day ?? null, otherDay: null } : { day: OTHER_DAY, otherDay: day ?? null };
}

type VisitedWanted = WantedPlaces & { category: string };

/** Returns a visit. Null for remote work. `addresses` are the reader's earlier ones, newest first. */
export function briefVisitView(
  wanted: VisitedWanted,
  seller: Availability,
  addresses: readonly KnownAddress[],
  now: number,
) {
  const offer = placesOfWanted(wanted);
  const modes = workModes(offer);
  if (modes.length === 0) return null;
  const zone = zoneAt(wanted.placeCode);
  const places = placesServed(offer).map(({ code, name }) => ({ value: code, label: name }));
  const known = addressServed(offer, addresses);
  const usual = categoryByName(wanted.category);
  // The usual way of working in the category comes first: a logo is drawn online.
  const first = modes.filter((mode) => usual && mode === USUAL_MODE[usual.slug]);
  const short = modes.filter((mode) => mode !== "at_seller");
  return {
    modes: [...new Set([...first, ...short, ...modes])].map((value) => ({
      value,
      label: modeLabel(value, offer),
    })),
    time: timeFormView(daysOffered(seller, zone, now), { zone, shown: zone, as: "list", now }),
    places,
    place: known?.placeCode ?? (places.length === 1 ? places[0]?.value : undefined) ?? "",
    known: known && { street: known.street, block: known.block, landmark: known.landmark },
  };
}

function modeLabel(mode: WorkMode, offer: OfferedPlaces): string {
  const where = mode === "at_seller" ? placeOf(sellerPlaceCode(offer) ?? "") : null;
  return where ? `${SHORT_MODE_LABELS[mode]}, ${where.short}` : SHORT_MODE_LABELS[mode];
}

type VisitForm = {
  modes: { value: WorkMode; label: string }[];
  time: TimeForm | null;
  places: { value: string; label: string }[] | null;
  /** The code of the earlier address or of the reader's own place. It is a name if it was typed. */
  place: string;
  known: Address | null;
  again?: RepeatedVisit["values"];
};

type EarlierVisit = Pick<
  OrderToRepeat,
  "mode" | "placeCode" | "day" | "slot" | "wishedDay" | "wishedSlots" | "street" | "block" | "landmark"
>;

type RepeatedVisit = { day: string | null; values: Partial<Record<string, string | string[]>> };

/** Returns the same place, address and hour on the same weekday of next week, as far as they are still offered. */
function repeatedVisit(
  { mode, placeCode, street, block, landmark, ...earlier }: EarlierVisit,
  offered: {
    modes: readonly WorkMode[];
    served: readonly Place[];
    days: readonly OfferedDay[];
    zone: Zone;
    now: number;
  },
): RepeatedVisit {
  const { modes, served, days, zone, now } = offered;
  const before = earlier.day ?? earlier.wishedDay;
  const wanted = before === null ? null : sameWeekdayNextWeek(before, today(now, zone));
  const next = days.find((one) => one.day === wanted && isBookable(one));
  const hours = earlier.slot === null ? earlier.wishedSlots : [earlier.slot];
  const free = next?.slots.filter(({ start, state }) => state === "free" && hours?.includes(start)) ?? [];
  const isServed = placeCode !== null && served.some(({ code }) => code === placeCode);
  return {
    day: next?.day ?? null,
    values: {
      ...(mode !== null && modes.includes(mode) ? { mode } : {}),
      ...(isServed ? { place: placeCode } : {}),
      ...(street === null ? {} : { street, block: block ?? "", landmark: landmark ?? "" }),
      slots: free.map(({ start }) => String(start)),
    },
  };
}

/** Returns the fields. Null if nothing is asked: online work, or an offer without a way of working. */
export function visitFormView(
  offer: OfferedPlaces,
  availability: Availability,
  {
    buyerPlace,
    addresses,
    again = null,
  }: { buyerPlace: string | null; addresses: readonly KnownAddress[]; again?: EarlierVisit | null },
  now: number,
): VisitForm | null {
  const modes = workModes(offer);
  if (modes.length === 0 || (modes.length === 1 && modes[0] === "online")) return null;
  const served = placesServed(offer);
  const home = buyerPlace === null ? null : placeOf(buyerPlace);
  const reached = home !== null && (served.length === 0 || served.some(({ code }) => code === home.code));
  const known = modes.includes("at_buyer") ? addressServed(offer, addresses) : null;
  const standing = known?.placeCode ?? (reached ? home.code : null);
  const only = served.length === 1 ? served[0] : undefined;
  const zones = new Set(served.map(({ zone }) => zone));
  const zone = zoneAt(standing ?? offer.placeCode ?? served[0]?.code ?? null);
  const typedName = reached ? home.name : "";
  const days = daysOffered(availability, zone, now);
  const repeated = again && repeatedVisit(again, { modes, served, days, zone, now });
  return {
    modes: modes.map((value) => ({ value, label: visitModeLabel(value, offer) })),
    time: timeFormView(days, {
      zone,
      shown: zones.size === 1 ? zone : null,
      standing: repeated?.day ?? null,
      now,
    }),
    ...(repeated ? { again: repeated.values } : {}),
    places: served.length === 0 ? null : served.map(({ code, name }) => ({ value: code, label: name })),
    place: served.length === 0 ? typedName : (standing ?? only?.code ?? ""),
    known: known && { street: known.street, block: known.block, landmark: known.landmark },
  };
}

function visitModeLabel(mode: WorkMode, { placeCode }: OfferedPlaces): string {
  const where = placeCode === null ? undefined : placeOf(placeCode)?.name;
  return mode === "at_seller" && where ? `${MODE_LABELS[mode]}, ${where}` : MODE_LABELS[mode];
}

type WorkingHoursRows = Awaited<ReturnType<typeof findHours>>;

export function hoursView({ hours, daysOff }: WorkingHoursRows, first: string) {
  const untouched = hours.length === 0;
  return {
    untouched,
    dates: dateInput(first),
    days: [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
      const own = hours.find((day) => day.weekday === weekday);
      const { from, to } = own ?? USUAL_HOURS;
      return { weekday, works: untouched || own !== undefined, from, to };
    }),
    daysOff: daysOff.filter((day) => day >= first).map((day) => ({ value: day, text: dayText(day) })),
  };
}

type FoundVisit = NonNullable<Awaited<ReturnType<typeof findOrderToVisit>>>;

export function visitProposalView(
  { order, visit, counted, availability }: FoundVisit,
  reader: { id: string; zone: Zone },
  now: number,
) {
  const side = sideOf(order, reader.id);
  if (!side) return refused("no_order");
  const refusal = refusalBefore(order, side, "propose_visit", now);
  if (refusal !== null) return refused(refusal);
  if (visit === null) return refused("no_visit");
  const zone = zoneAt(visit.placeCode);
  const due = visitBefore(order, now);
  const inTime = daysFor(side, availability, zone, now).filter(
    ({ day }) => due === null || momentOf(day, 0, zone) <= due,
  );
  const { agreed, wish } = visit;
  const standing = wish?.day ?? agreed?.day ?? null;
  const time = timeFormView(inTime, { zone, shown: zone, standing, now });
  if (time === null) return refused("after_deadline");
  return ok({
    orderId: order.id,
    version: order.version,
    title: order.title,
    other: peopleOf(order)[otherSide(side)],
    agreed: agreed && whenText({ day: agreed.day, slots: [agreed.slot] }, zone),
    time,
    spent: spentStep(counted, "propose_visit", reader, now),
  });
}
