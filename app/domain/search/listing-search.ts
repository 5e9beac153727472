import type { ListingKind } from "../listing/listing";
import { type Place, placeOf } from "../place/place";
import { readPlace } from "../place/read-place";
import { USUAL_HOURS, type WorkingDay } from "../visit/slots";

/** Words of a-z and 0-9 only: the tokenizer splits at anything else, and parts match too much. */
export function kindTag(kind: ListingKind): string {
  return `jenis${kind}`;
}

export function categoryTag(category: string): string {
  return `kategori${letters(category)}`;
}

export const PLACE_TAGS = {
  standsAt: (code: string) => `di${digits(code)}`,
  standsIn: (province: string) => `prov${province}`,
  somewhereIn: (province: string) => `suatu${province}`,
  serves: (code: string) => `ke${digits(code)}`,
  servesAllOf: (province: string) => `keprov${province}`,
  servesSomeOf: (province: string) => `kesebagian${province}`,
  online: "online",
  comesToBuyer: "datang",
};

export function provinceOf(tag: string): string | null {
  return /^(?:di|suatu|prov)(\d\d)/.exec(tag)?.[1] ?? null;
}

export type Whereabouts = { placeCode: string | null; areas: string[]; online: boolean };

export type Readiness = {
  comesToBuyer: boolean;
  startsInDays: number | null;
  /** The seller's, in the order of weekdays. */
  hours?: readonly WorkingDay[];
};

/** The database adds price, rating and days. */
export function searchTags(
  listing: { kind: ListingKind; category: string; location: string } & Partial<Whereabouts & Readiness>,
): string {
  const { placeCode = null, areas = [], online = false, comesToBuyer = false, startsInDays = null } = listing;
  const { hours = [] } = listing;
  const stands = placeCode === null ? placeOfText(listing.location) : placeOf(placeCode);
  const starts = START_STEPS.filter((step) => startsInDays !== null && startsInDays <= step);
  const tags = [
    kindTag(listing.kind),
    categoryTag(listing.category),
    ...(stands ? standingTags(stands) : []),
    ...areas.flatMap((code) => servingTags(code)),
    ...(online || isOnline(listing.location) ? [PLACE_TAGS.online] : []),
    ...(comesToBuyer ? [PLACE_TAGS.comesToBuyer, ...starts.map(comingTag)] : []),
    ...starts.map(startTag),
    // At the end: what a seller changes there is written over by SQL alone.
    ...hoursTags(hours),
  ];
  return [...new Set(tags)].join(" ");
}

function standingTags({ code, province }: Place): string[] {
  const inside = PLACE_TAGS.standsIn(province);
  return [inside, code === province ? PLACE_TAGS.somewhereIn(province) : PLACE_TAGS.standsAt(code)];
}

function servingTags(code: string): string[] {
  const place = placeOf(code);
  if (place === null) return [];
  const some = PLACE_TAGS.servesSomeOf(place.province);
  return place.code === place.province
    ? [PLACE_TAGS.servesAllOf(code), some]
    : [PLACE_TAGS.serves(code), some];
}

function placeOfText(location: string): Place | null {
  const reading = isOnline(location) ? null : readPlace(location);
  if (reading?.how !== "name" || reading.together) return null;
  return reading.places.find(({ kind }) => kind !== "province") ?? reading.places[0] ?? null;
}

export function isOnline(location: string): boolean {
  return /^\s*(?:online|daring|remote)\s*$/i.test(location);
}

export function whereaboutsOf(location: string): Whereabouts {
  const place = placeOfText(location);
  const known = place !== null && place.kind !== "province";
  return { placeCode: known ? place.code : null, areas: [], online: isOnline(location) };
}

export const RATING_STEPS = [3, 4, 4.5] as const;
export type RatingStep = (typeof RATING_STEPS)[number];

/** Days; a listing carries the tag of each that it keeps to. */
export const DAYS_STEPS = [1, 3, 7, 14, 30] as const;
export type DaysStep = (typeof DAYS_STEPS)[number];

export const START_STEPS = [0, 1, 3, 7] as const;
export type StartStep = (typeof START_STEPS)[number];

export function startTag(step: StartStep): string {
  return `mulai${step}`;
}

export function comingTag(step: StartStep): string {
  return `datang${startTag(step)}`;
}

export function ratingTag(step: RatingStep): string {
  return `bintang${step * 10}`;
}

const HOURS = "jam";

/** The hours of a seller stand among the tags of each offer, so that a search reads them with it. */
export function hoursTags(hours: readonly WorkingDay[]): string[] {
  return hours.map(({ weekday, from, to }) => `${HOURS}${weekday}x${from}x${to}`);
}

/** Without hours of their own, whoever works on the spot works every day. Null: nothing is known. */
export function readHoursTags(tags: string, { onSite }: { onSite: boolean }): WorkingDay[] | null {
  const found = [...tags.matchAll(/(?:^| )jam(\d)x(\d+)x(\d+)(?= |$)/g)].map(
    ([, weekday, from, to]): WorkingDay => ({ weekday: Number(weekday), from: Number(from), to: Number(to) }),
  );
  if (found.length > 0) return found;
  return onSite ? [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...USUAL_HOURS })) : null;
}

export function daysTag(step: DaysStep): string {
  return `hari${step}`;
}

function letters(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
}

function digits(code: string): string {
  return code.replace(".", "");
}
