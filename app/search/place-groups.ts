import { NEAR_KM, placesWithin } from "~/places/near-places";
import type { Place } from "~/places/place";
import { PLACE_TAGS, provinceOf } from "./search";

const GROUP_NAMES = ["here", "serves", "near", "online", "elsewhere"] as const;

/** The name of a group. `all`: no place was given. `beyond`: outside the given price range. */
export type GroupName = (typeof GROUP_NAMES)[number] | "all" | "beyond";

export type PlaceGroupTags = { name: GroupName; any: readonly string[]; not: readonly string[] };

/** The number of places above which a place near one is far from most of them. */
const MAX_PLACES_WITH_NEIGHBOURS = 2;

const ALL: PlaceGroupTags = { name: "all", any: [], not: [] };

/**
 * Returns groups without a common listing, best first. The page shows groups of one name as one. With `online`, a word
 * of the search asks for online work, which then precedes any place.
 */
export function placeGroups(places: readonly Place[], online: boolean): readonly PlaceGroupTags[] {
  if (places.length === 0 && !online) return [ALL];
  const few = places.length <= MAX_PLACES_WITH_NEIGHBOURS;
  const tags: [GroupName, string[]][] = [
    ["here", places.flatMap(standingAt)],
    ["serves", places.flatMap(serving)],
    ["near", few ? places.flatMap(({ code }) => placesWithin(code, NEAR_KM).map(standingIn)) : []],
    ["online", [PLACE_TAGS.online]],
  ];
  if (online) tags.unshift(...tags.splice(-1));
  const groups = disjoint(tags);
  return [...groups, { name: "elsewhere", any: [], not: groups.flatMap(({ any }) => any) }];
}

function disjoint(tags: readonly (readonly [GroupName, readonly string[]])[]): PlaceGroupTags[] {
  const groups: PlaceGroupTags[] = [];
  const before = new Set<string>();
  for (const [name, any] of tags) {
    const fresh = [...new Set(any)].filter((tag) => !before.has(tag));
    if (fresh.length === 0) continue;
    groups.push({ name, any: fresh, not: [...before] });
    for (const tag of fresh) before.add(tag);
  }
  return groups;
}

/** The outer limits in kilometres of the rings around a place. */
const RINGS_KM = [20, 40, NEAR_KM];

export function nearestFirst(places: readonly Place[]): readonly PlaceGroupTags[] {
  const around = places.length <= MAX_PLACES_WITH_NEIGHBOURS ? RINGS_KM : [];
  const rings = [
    places.map(standingIn),
    ...around.map((km) => places.flatMap(({ code }) => placesWithin(code, km).map(standingIn))),
    places.map(({ province }) => PLACE_TAGS.somewhereIn(province)),
    places.flatMap(serving),
  ];
  return disjoint([...rings.map((any) => ["all", any] as const), ["online", [PLACE_TAGS.online]]]);
}

export function withWiderGroups(groups: readonly PlaceGroupTags[]): readonly PlaceGroupTags[] {
  return [...groups, { ...anywhereNear(groups), name: "beyond" }];
}

export function anywhereNear(groups: readonly PlaceGroupTags[]): PlaceGroupTags {
  const near = groups.filter(({ name }) => name !== "elsewhere" && name !== "beyond");
  const any = near.flatMap((group) => group.any);
  return any.length > 0 ? { name: "all", any, not: [] } : ALL;
}

/**
 * Removes tags that change nothing. A listing has one location, so two places need not exclude each other. A province
 * includes its towns.
 */
export function leastTags({ any, not }: Pick<PlaceGroupTags, "any" | "not">) {
  const named = any.filter((tag) => !any.some((other) => isWithin(tag, other)));
  const standing = named.length > 0 && named.every((tag) => provinceOf(tag) !== null);
  const meets = (tag: string) => named.some((one) => isWithin(tag, one) || isWithin(one, tag));
  const needed = not.filter((tag) => !standing || provinceOf(tag) === null || meets(tag));
  return { any: named, not: needed.filter((tag) => !needed.some((other) => isWithin(tag, other))) };
}

function isWithin(tag: string, other: string): boolean {
  const province = provinceOf(tag);
  return province !== null && tag !== other && other === PLACE_TAGS.standsIn(province);
}

function standingAt({ code, kind, province }: Place): string[] {
  return kind === "province"
    ? [PLACE_TAGS.standsIn(code)]
    : [PLACE_TAGS.standsAt(code), PLACE_TAGS.somewhereIn(province)];
}

function serving({ code, kind, province }: Place): string[] {
  return kind === "province"
    ? [PLACE_TAGS.servesSomeOf(code)]
    : [PLACE_TAGS.serves(code), PLACE_TAGS.servesAllOf(province)];
}

function standingIn({ code, kind }: Place): string {
  return kind === "province" ? PLACE_TAGS.standsIn(code) : PLACE_TAGS.standsAt(code);
}
