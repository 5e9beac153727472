import type { CategorySlug } from "~/listings/category";
import type { OfferSummary, WantedSummary } from "~/listings/listing";
import { placeWordsAt } from "~/places/names";
import { kilometresBetween } from "~/places/near-places";
import { covers, type Place, placeOf } from "~/places/place";
import type { CalendarDay } from "~/platform/dates";
import type { GroupName } from "./place-groups";
import type { Candidate, PlaceGroup } from "./rank";
import type { PlaceAsked, QueryPart, Understanding } from "./search";
import { isSameDays, type TimeAsked, WEEKDAY_WORDS, WEEKEND, WORKDAYS } from "./time-asked";
import { concepts } from "./words/concepts";
import { dueText } from "./words/due-date";
import { priceText } from "./words/price";
import { asWritten, wordsOf } from "./words/query-words";
import { isAirport, SOON_PHRASES } from "./words/word-lists";

export type ShownChip = Chip & {
  same: readonly string[];
  href: string;
};

export type RankedOffer = OfferSummary & {
  startsInDays: number | null;
  alsoOnline?: true;
};

export type WithMatchReason<Summary> = Summary & { why: MatchReason };
export type ShownGroup<Listing> = {
  name: GroupName;
  nearby: readonly Place[];
  listings: readonly Listing[];
};

export type SuggestedLink = { text: string; href: string };

export type ShownSearch = {
  chips: readonly ShownChip[];
  correction: { from: string; to: string; literalHref: string } | null;
  dueDay: CalendarDay | null;
  places: readonly Place[];
  otherPlaces: readonly { place: Place; href: string }[];
  wordsPlace: string | null;
  choosePlaceHref: string;
  asksPlace: boolean;
  nearPlaces: readonly { place: Place; href: string }[];
  wordsOfFilters: string;
  groups: readonly ShownGroup<WithMatchReason<RankedOffer>>[];
  wantedGroups: readonly ShownGroup<WithMatchReason<WantedSummary>>[];
  /** True if a place was given, but nothing is there or works online. The page then shows near results. */
  nothingThere: boolean;
  related: readonly SuggestedLink[];
  wider: readonly SuggestedLink[];
  offered: { to: string; href: string } | null;
  categories: readonly CategorySlug[];
  nearCategories: readonly CategorySlug[];
  pages: { first: string | null; next: string | null };
};

export type Chip =
  | { of: "part"; typed: string }
  | { of: "place" | "anywhere" | "near" | "price" | "cheap" | "soon" | "time" | "due" | "kind" };

export function searchChips(understanding: Understanding): Chip[] {
  const { parts, place, anywhere, near, price, wishCheap, soon, time, due, kind } = understanding;
  const chips: Chip[] = parts
    .filter(({ telling, brand }) => telling > 0 && brand === null)
    .map(({ typed }): Chip => ({ of: "part", typed }));
  if (place) chips.push({ of: "place" });
  if (near) chips.push({ of: "near" });
  if (anywhere) chips.push({ of: "anywhere" });
  if (price) chips.push({ of: "price" });
  if (wishCheap) chips.push({ of: "cheap" });
  if (soon !== null) chips.push({ of: "soon" });
  if (time) chips.push({ of: "time" });
  if (due) chips.push({ of: "due" });
  if (kind) chips.push({ of: "kind" });
  return chips;
}

/** Returns the text of a search. Semicolons separate parts that must not become a phrase or a place. */
export function shownText(understanding: Understanding, without?: Chip): string {
  const { parts, place, anywhere, near, price, wishCheap, soon, time, due, kind } = understanding;
  const gone = (of: Chip["of"]) => without?.of === of;
  // A brand is removed together with its device.
  const isGone = (part?: QueryPart) =>
    without?.of === "part" && part !== undefined && [part.typed, part.brand].includes(without.typed);
  // The word "tidak" is removed with the word that it denies, or it would deny the next one.
  const left = parts.filter((part, at) => !isGone(part) && !(part.role === "silent" && isGone(parts[at + 1])));
  const words = brandsInPlace(left).map(({ typed, apart, aside }, at) => {
    const joint = apart || (at > 0 && left.length < parts.length) ? "; " : at > 0 ? " " : "";
    return joint + (aside ? "untuk " : "") + asWritten(typed);
  });
  return [
    words.join(""),
    kind && !gone("kind") && "lowongan",
    wishCheap && !gone("cheap") && "murah",
    soon !== null && !gone("soon") && SOON_PHRASES.find(([, days]) => days === soon)?.[0],
    ...(time && !gone("time") ? timeWords(time) : []),
    due && !gone("due") && dueText(due),
    near && !gone("near") && "terdekat",
    anywhere && !gone("anywhere") && "online",
    ...(place && !gone("place") ? placesTyped(place, without).map((typed) => `di ${typed}`) : []),
    price && !gone("price") && priceText(price),
  ]
    .filter((piece) => typeof piece === "string" && piece !== "")
    .join(", ");
}

/** Shows a brand once, at the position of the device that was typed as this brand. */
function brandsInPlace(parts: readonly QueryPart[]): QueryPart[] {
  const moved = new Set(parts.map(({ brand }) => brand));
  return parts
    .filter(({ role, typed }) => role !== "brand" || !moved.has(typed))
    .map((part) => ({ ...part, typed: part.brand ?? part.typed }));
}

/** Returns places. An airport is a trip and a place, and without the trip only its city is left. */
function placesTyped({ typed }: PlaceAsked, without?: Chip): string[] {
  const isTripGone = without?.of === "part" && without.typed.split(" ").includes("bandara");
  return typed.split(", ").map((one) => {
    const city = isTripGone && isAirport(one) ? placeWordsAt(one.split(" "), 0)?.places[0] : undefined;
    return city?.name.toLowerCase() ?? one;
  });
}

function timeWords({ weekdays, part }: TimeAsked): string[] {
  const days = isSameDays(weekdays, WEEKEND)
    ? ["akhir pekan"]
    : isSameDays(weekdays, WORKDAYS)
      ? ["hari kerja"]
      : weekdays.map((day) => `hari ${WEEKDAY_WORDS[day - 1]}`);
  if (part === null) return days;
  return [...days, part === "penuh" ? "24 jam" : `${part} hari`];
}

export type MatchReason = {
  word: string | null;
  /** The place from which the seller comes to the given place. Null in other groups. */
  from: string | null;
  /** The kilometres between the given place and that of on-site work. Null in the place, and if one is unknown. */
  km: number | null;
};

export function matchReason(
  { parts, place }: Understanding,
  listing: Candidate,
  group: PlaceGroup | "near",
): MatchReason {
  const terms = new Set(`${listing.title} ${listing.words}`.split(" "));
  const asked = parts.filter(({ role }) => role === "topic" || role === "must" || role === "word");
  const own = asked.some(({ alternatives }) =>
    alternatives.some(({ because, all }) => because !== "concept" && all.every((term) => terms.has(term))),
  );
  const word = own ? null : firstOf(asked.map((part) => nameWithin(part, terms)));
  const km = group === "online" ? null : kilometresTo(place?.places ?? [], listing);
  const from = group === "serves" && listing.place !== null ? (placeOf(listing.place)?.name ?? null) : null;
  return { word, from, km };
}

/** Returns the kilometres from the nearest of the places. Null in one of them, and if none has a known distance. */
export function kilometresTo(places: readonly Place[], { place }: Pick<Candidate, "place">): number | null {
  if (place === null || places.some(({ code }) => covers(code, place) || covers(place, code))) return null;
  const known = places.flatMap(({ code }) => kilometresBetween(code, place) ?? []);
  return known.length > 0 ? Math.min(...known) : null;
}

function firstOf(names: readonly (string | null)[]): string | null {
  return names.find((name) => name !== null) ?? null;
}

/**
 * Returns a name of the concept, or of a narrower one, that the listing contains. Prefers a single word, because that
 * certainly occurs.
 */
function nameWithin(part: QueryPart, terms: ReadonlySet<string>): string | null {
  const keys = part.alternatives
    .filter(({ because }) => because === "concept")
    .flatMap(({ all }) => all)
    .filter((term) => terms.has(term))
    .map((term) => term.replace(/^x[kc]/, ""));
  const found = [...concepts().values()]
    .filter(({ key, wider }) => keys.includes(key) || wider.some((one) => keys.includes(one)))
    .flatMap(({ names, needs }) => [...names, ...needs])
    .filter((name) => wordsOf(name).every((word) => terms.has(word)));
  return found.reduce<string | null>((best, name) => (best === null || isPlainer(name, best) ? name : best), null);
}

function isPlainer(name: string, best: string): boolean {
  const fewer = wordsOf(best).length - wordsOf(name).length;
  return fewer === 0 ? name.length > best.length : fewer > 0;
}
