import type { CategoryName } from "~/listings/category";
import { isLesson } from "./rank";
import { CATEGORY_CONCEPTS, CATEGORY_KEYS, conceptKey, concepts, conceptToken, widerConcepts } from "./words/concepts";

/** The narrower concepts above which a concept relates trades of different kinds, such as food. */
const MAX_FAMILY_SIZE = 12;
const SHARED_THING_BONUS = 0.1;
const SAME_PLACE_BONUS = 0.05;

let general: ReadonlySet<string> | undefined;

/** Returns concepts that do not relate two offers: actions, occasions, manners, brands, categories, large families. */
function generalConcepts(): ReadonlySet<string> {
  if (general) return general;
  const sizes = new Map<string, number>();
  for (const { wider } of concepts().values()) for (const key of wider) sizes.set(key, (sizes.get(key) ?? 0) + 1);
  const isThing = (role: string) => role === "topic" || role === "must" || role === "kind";
  const found = [...concepts().values()].filter(
    ({ key, role }) => !isThing(role) || CATEGORY_KEYS.has(key) || (sizes.get(key) ?? 0) > MAX_FAMILY_SIZE,
  );
  general = new Set(found.map(({ key }) => key));
  return general;
}

export function generalTerms(): string[] {
  return [...generalConcepts()].map(conceptToken);
}

type ComparedOffer = {
  searchTitle: string;
  category: string;
  placeCode: string | null;
  online: boolean;
};

type Trade = { main: string; family: ReadonlySet<string>; others: ReadonlySet<string> };

/** The things that are compared. Later ones are seldom the trade. */
const MAX_THINGS = 3;

/** Returns the trade, with which a title starts. */
function tradeOf({ searchTitle }: ComparedOffer): Trade | null {
  const things = searchTitle
    .split(" ")
    .map(conceptKey)
    .filter((key) => concepts().has(key) && !generalConcepts().has(key));
  const [main] = things;
  if (main === undefined) return null;
  const family = (concepts().get(main)?.wider ?? []).filter((key) => !generalConcepts().has(key));
  const wider = new Set(things.flatMap((key) => concepts().get(key)?.wider ?? []));
  const own = things.filter((key) => !wider.has(key) || key === main);
  return { main, family: new Set([main, ...family]), others: new Set(own.slice(0, MAX_THINGS)) };
}

export function similarOffers<Offer extends ComparedOffer>(own: ComparedOffer, others: readonly Offer[]): Offer[] {
  return others
    .map((offer) => ({ offer, score: similarity(own, offer) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ offer }) => offer);
}

function similarity(own: ComparedOffer, other: ComparedOffer): number {
  const [one, two] = [tradeOf(own), tradeOf(other)];
  const lesson = teaches(own);
  if (!one || !two || lesson !== teaches(other)) return 0;
  const isSame = one.main === two.main;
  const isNamedBy = (own: Trade, other: Trade) => [...own.family].some((key) => other.others.has(key));
  const isRelated = isNamedBy(one, two) || isNamedBy(two, one) || [...one.family].some((key) => two.family.has(key));
  if (!isRelated) return 0;
  // In a family such as photographs, only the category separates weddings from products.
  const isSure = lesson || (isSame && !isFamily(one.main));
  if (!isSure && !mayBeAlike(own.category, other.category)) return 0;
  const shared = [...one.others].filter((key) => two.others.has(key)).length;
  const isNear = other.online || (own.placeCode !== null && own.placeCode === other.placeCode);
  return (isSame ? 1 : 1 / 2) + SHARED_THING_BONUS * shared + (isNear ? SAME_PLACE_BONUS : 0);
}

/** Returns the concepts with which a title begins, up to the first thing, and what that thing belongs to. */
export function leadingConcepts(searchTitle: string): string[] {
  const keys = searchTitle
    .split(" ")
    .map(conceptKey)
    .filter((key) => concepts().has(key));
  const first = keys.findIndex((key) => !generalConcepts().has(key));
  const thing = keys[first];
  return thing === undefined ? keys : [...keys.slice(0, first), ...widerConcepts(thing)];
}

const LESSONS = [conceptToken("les"), conceptToken("latih")];

function teaches({ searchTitle }: ComparedOffer): boolean {
  return isLesson(searchTitle) || searchTitle.split(" ").some((term) => LESSONS.includes(term));
}

function isFamily(key: string): boolean {
  return [...concepts().values()].some(({ wider }) => wider.includes(key));
}

/**
 * Returns true if the trades may be alike. The category for everything else has no concept, and may contain any trade.
 */
function mayBeAlike(category: string, other: string): boolean {
  return category === other || [category, other].some((one) => !CATEGORY_CONCEPTS[one as CategoryName]);
}
