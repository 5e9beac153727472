import { neighbours } from "../place/neighbours";
import { type Place, regencies } from "../place/place";
import { PLACE_TAGS, provinceOf } from "./listing-search";

const GROUP_NAMES = ["here", "serves", "near", "online", "elsewhere"] as const;
/** `all`: no place was asked for. `beyond`: not at the price that was asked for. */
export type GroupName = (typeof GROUP_NAMES)[number] | "all" | "beyond";

export type PlaceGroupTags = { name: GroupName; any: readonly string[]; not: readonly string[] };

/** What lies around more places than these is far from most of them. */
const MOST_WITH_NEIGHBOURS = 2;

const ALL: PlaceGroupTags = { name: "all", any: [], not: [] };

/**
 * Disjoint, best first; two of one name are shown as one. `online`: asked for by a word, so that it comes before any place.
 */
export function placeGroups(places: readonly Place[], online: boolean): readonly PlaceGroupTags[] {
  if (places.length === 0 && !online) return [ALL];
  const few = places.length <= MOST_WITH_NEIGHBOURS;
  const tags: [GroupName, string[]][] = [
    ["here", places.flatMap(standingAt)],
    ["serves", places.flatMap(serving)],
    ["near", few ? places.flatMap(({ code }) => neighbours(code).map(standingIn)) : []],
    ["near", few ? places.flatMap(standingInProvince) : []],
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

export function nearestFirst(places: readonly Place[]): readonly PlaceGroupTags[] {
  const few = places.length <= MOST_WITH_NEIGHBOURS;
  const rings = [
    places.map(standingIn),
    few ? places.flatMap(({ code }) => neighbours(code).map(standingIn)) : [],
    places.map(({ province }) => (few ? PLACE_TAGS.standsIn : PLACE_TAGS.somewhereIn)(province)),
    places.flatMap(serving),
  ];
  return disjoint([...rings.map((any) => ["all", any] as const), ["online", [PLACE_TAGS.online]]]);
}

export function withBeyond(groups: readonly PlaceGroupTags[]): readonly PlaceGroupTags[] {
  return [...groups, { ...anywhereNear(groups), name: "beyond" }];
}

export function anywhereNear(groups: readonly PlaceGroupTags[]): PlaceGroupTags {
  const near = groups.filter(({ name }) => name !== "elsewhere" && name !== "beyond");
  const any = near.flatMap((group) => group.any);
  return any.length > 0 ? { name: "all", any, not: [] } : ALL;
}

/** Named one by one, so many places of a province are found sooner than all of it without the others. */
const MOST_NAMED = 6;

/** A listing stands in one place alone, so no other needs leaving out, nor a province's towns naming beside it. */
export function leastTags({ any, not }: Pick<PlaceGroupTags, "any" | "not">) {
  const wide = any.filter((tag) => !any.some((other) => isWithin(tag, other)));
  const named = wide.flatMap((tag) => restOfProvince(tag, not) ?? [tag]);
  const standing = named.length > 0 && named.every((tag) => provinceOf(tag) !== null);
  const meets = (tag: string) => named.some((one) => isWithin(tag, one) || isWithin(one, tag));
  const needed = not.filter((tag) => !standing || provinceOf(tag) === null || meets(tag));
  return { any: named, not: needed.filter((tag) => !needed.some((other) => isWithin(tag, other))) };
}

function restOfProvince(tag: string, not: readonly string[]): string[] | null {
  const province = provinceOf(tag);
  if (province === null || tag !== PLACE_TAGS.standsIn(province)) return null;
  if (!not.some((one) => isWithin(one, tag))) return null;
  const inside = [
    PLACE_TAGS.somewhereIn(province),
    ...regencies(province).map(({ code }) => PLACE_TAGS.standsAt(code)),
  ];
  const rest = inside.filter((one) => !not.includes(one));
  return rest.length > 0 && rest.length <= MOST_NAMED ? rest : null;
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

function standingInProvince({ kind, province }: Place): string[] {
  return kind === "province" ? [] : [PLACE_TAGS.standsIn(province)];
}
