import { readPlaces } from "~/places/names";
import { everydayCity } from "~/places/near-places";
import { placeOf, zoneAt } from "~/places/place";
import { namedDay } from "~/platform/written-date";
import {
  type Availability,
  dayFault,
  daysOffered,
  isBookable,
  type OfferedPlaces,
  placesServed,
  type SlotFault,
  sellerPlaceCode,
  slotsFault,
  type TimeFault,
  type VisitMode,
  workModes,
} from "./visit";

export type KnownAddress = Address & { placeCode: string };

export function addressServed(offer: OfferedPlaces, known: readonly KnownAddress[]): KnownAddress | null {
  const served = placesServed(offer);
  return known.find(({ placeCode }) => served.some(({ code }) => code === placeCode)) ?? null;
}

export const OTHER_DAY = "other";

export const MIN_STREET = 5;
export const MAX_STREET = 200;
export const MAX_BLOCK = 40;
export const MAX_LANDMARK = 200;

export type AskedVisit = {
  mode: string;
  day: string;
  slots: readonly number[];
  street: string;
  block: string;
  landmark: string;
  place: string;
};

export type Address = { street: string; block: string; landmark: string };

export type WishedVisit = {
  mode: VisitMode;
  placeCode: string;
  wish: { day: string; slots: readonly number[] } | null;
  address: Address | null;
};

type PlaceFault = "no_place" | "unknown_place" | "unclear_place" | "place_not_served";
type AddressFault = "street_too_short" | "street_too_long" | "block_too_long" | "landmark_too_long";
export type VisitFault = "no_mode" | TimeFault | SlotFault | PlaceFault | AddressFault;
type VisitField = "mode" | "day" | "slots" | "street" | "block" | "landmark" | "place";
export type VisitFaults = Partial<Record<VisitField, VisitFault>>;

type ReadVisit = { ok: true; value: WishedVisit | null } | { ok: false; faults: VisitFaults };

export function readVisit(offer: OfferedPlaces, seller: Availability, asked: AskedVisit, now: number): ReadVisit {
  const modes = workModes(offer);
  const mode = modes.length === 1 ? modes[0] : modes.find((one) => one === asked.mode);
  if (modes.length === 0 || mode === "online") return { ok: true, value: null };
  if (mode === undefined) return { ok: false, faults: { mode: "no_mode" } };

  const { code, fault } =
    mode === "at_seller" ? { code: sellerPlaceCode(offer), fault: null } : readPlace(offer, asked.place);
  // A missing place must not hide errors in the hour.
  const time = readTime(seller, asked, code ?? offer.placeCode, now);
  const faults: VisitFaults = {
    ...time.faults,
    ...(mode === "at_buyer" ? addressFaults(asked) : {}),
    ...(fault ? { place: fault } : {}),
  };
  if (code === null || Object.keys(faults).length > 0) return { ok: false, faults };
  const { street, block, landmark } = asked;
  const address = mode === "at_buyer" ? { street, block, landmark } : null;
  return { ok: true, value: { mode, placeCode: code, wish: time.wish, address } };
}

/** The visit as first requested. Without a visit `mode` is null. A deleted address is null. */
export type PlacedVisit = {
  /** Facts of the first event. They keep the wished day even if both sides agree on another. */
  placed: Record<string, string | number | null> | null;
  mode: VisitMode | null;
  placeCode: string | null;
} & { [Part in keyof Address]: string | null };

/**
 * Returns true if a resent form asks for the same visit as the first time. `offer` is null if the listing is deleted.
 */
export function isSameVisit(made: PlacedVisit, asked: AskedVisit, offer: OfferedPlaces | null, now: number): boolean {
  const modes = offer ? workModes(offer) : [];
  const mode = modes.length === 1 ? modes[0] : asked.mode;
  if (made.mode === null) return offer === null || modes.length === 0 || mode === "online";
  if (mode !== "" && mode !== made.mode) return false;
  return isSameWish(made, asked, now) && (made.mode !== "at_buyer" || isSameAddress(made, asked));
}

function isSameWish({ placed, placeCode }: PlacedVisit, { day, slots }: AskedVisit, now: number): boolean {
  if (typeof placed?.day !== "string") return true;
  const wished = [placed.slot, placed.otherSlot].filter((slot) => typeof slot === "number");
  if ([...wished].sort().join() !== [...slots].sort().join()) return false;
  return placed.day === day || placed.day === namedDay(day, zoneAt(placeCode), now);
}

function isSameAddress({ street, block, landmark, placeCode }: PlacedVisit, asked: AskedVisit): boolean {
  if (street === null) return true;
  const isSameStreet = street === asked.street && block === asked.block && landmark === asked.landmark;
  const typed = asked.place.trim();
  const exact = placeOf(typed);
  return isSameStreet && (exact ? [exact] : readPlaces(typed)).some(({ code }) => code === placeCode);
}

function readTime(seller: Availability, asked: AskedVisit, placeCode: string | null, now: number) {
  const { slots } = asked;
  const zone = zoneAt(placeCode);
  const day = namedDay(asked.day, zone, now);
  const days = daysOffered(seller, zone, now);
  if (!days.some(isBookable)) return { wish: null, faults: {} };
  const offered = days.find((one) => one.day === day);
  const fault = dayFault(days, day, zone, now);
  const slot = offered && fault === null ? slotsFault(offered, slots) : slots.length === 0 ? "no_slot" : null;
  const faults: VisitFaults = { ...(fault ? { day: fault } : {}), ...(slot ? { slots: slot } : {}) };
  return { wish: { day, slots }, faults };
}

type ReadPlace = { code: string; fault: null } | { code: null; fault: PlaceFault };

function readPlace(offer: OfferedPlaces, typed: string): ReadPlace {
  const no = (fault: PlaceFault): ReadPlace => ({ code: null, fault });
  if (typed.trim() === "") return no("no_place");
  const served = placesServed(offer);
  const exact = placeOf(typed.trim());
  const named = (exact ? [exact] : readPlaces(typed)).filter(({ kind }) => kind !== "province");
  if (named.length === 0) return no("unknown_place");
  const reached = served.length === 0 ? named : named.filter(({ code }) => served.some((one) => one.code === code));
  const [place, other] = reached;
  if (place === undefined) return no("place_not_served");
  const meant = other === undefined ? place : everydayCity(typed, reached);
  return meant ? { code: meant.code, fault: null } : no("unclear_place");
}

function addressFaults({ street, block, landmark }: Address): VisitFaults {
  const length = (text: string) => [...text].length;
  return {
    ...(length(street) < MIN_STREET ? { street: "street_too_short" as const } : {}),
    ...(length(street) > MAX_STREET ? { street: "street_too_long" as const } : {}),
    ...(length(block) > MAX_BLOCK ? { block: "block_too_long" as const } : {}),
    ...(length(landmark) > MAX_LANDMARK ? { landmark: "landmark_too_long" as const } : {}),
  };
}
