import { DAY } from "../core/dates";
import { covers } from "../place/place";
import { dayAfter, today, weekdayOf } from "../visit/calendar";
import type { WorkingDay } from "../visit/slots";
import { CHECKLISTS, PROSE } from "./index-terms";
import { TELLING } from "./part-weights";
import { openShare } from "./time-asked";
import { type Alternative, headsOf, type Part, type Understanding } from "./understanding";
import { categoryToken, conceptKey, concepts, conceptToken, widerOf } from "./words/concepts";

export const WEIGHTS = {
  title: 1,
  titleEnd: 0.8,
  /** Weight of a word in the names of packages, the seller or the place. */
  listed: 0.6,
  words: 0.44,
  /** So many things a title or the rest may name; of more, each counts for so much less. */
  titleThings: 5,
  wordsThings: 20,
  here: 1,
  serves: 0.98,
  online: 0.75,
  elsewhere: 0.45,
  overPrice: 0.6,
  /** Who wants a thing made does not want to learn it. */
  lesson: 0.6,
  rating: 0.04,
  orders: 0.03,
  fresh: 0.01,
  cheap: 0.04,
  soon: 0.05,
  /** Bonus for repairs when the search describes a problem. */
  repair: 0.04,
  /** Cannot on the day or at the hour that was named; of whom that is not known. */
  closed: 0.5,
  maybeClosed: 0.9,
};
/** Of what was asked, at least so much must be found: more than its word in passing. */
export const LEAST_MATCH = 0.425;
/** So much of the thing itself is enough; without it nothing else counts. */
const SURE_HEAD = 0.445;
const LEAST_HEAD = 0.38;
/** Votes of 4.2 that everybody begins with, so that one five does not beat forty. */
export const PRIOR = { votes: 5, rating: 4.2 };
export const FRESH_DAYS = 90;

export type Candidate = {
  title: string;
  words: string;
  /** Where it stands; null: all of Indonesia or unknown. */
  place: string | null;
  serves: readonly string[];
  online: boolean;
  price: number;
  ratingSum: number;
  ratingCount: number;
  ordersCompleted: number;
  createdAt: number;
  /** Left out or null: nothing is said of it. */
  startsInDays?: number | null;
  /** Left out or null: nothing is known. */
  hours?: readonly WorkingDay[] | null;
};

export type PlaceGroup = "here" | "serves" | "online" | "elsewhere";
/**
 * `likely`: another thing that somebody may take instead. `unmet`: of the same sort, but not the one that was named, another
 * language say. Null: what was asked for.
 */
export type Nearness = "likely" | "unmet" | null;
/** `text`: the share of what was asked that was found, 0 to 1. */
export type Ranked = { text: number; score: number; group: PlaceGroup; near: Nearness };

export const LEAST_OF_BEST = 0.43;

/** The best share of what answers the search; 0 where nothing does. */
export function bestText(found: readonly { ranked: Ranked }[]): number {
  return Math.max(0, ...found.map(({ ranked }) => (ranked.near === null ? ranked.text : 0)));
}

/**
 * Best first, without what only brushes the question, and with what comes near it only beside what answers it.
 * `bestBefore`: how well the best of earlier pages fits.
 */
export function inOrder<Found extends { ranked: Ranked }>(found: readonly Found[], bestBefore = 0): Found[] {
  const best = Math.max(bestBefore, bestText(found));
  if (best === 0) return [];
  return ordered(
    found.filter(({ ranked }) => ranked.near !== "unmet" && ranked.text >= best * LEAST_OF_BEST),
  );
}

/** Near results, best first, for a search without an exact result. */
export function nearInOrder<Found extends { ranked: Ranked }>(found: readonly Found[]): Found[] {
  const best = Math.max(0, ...found.map(({ ranked }) => ranked.text));
  return ordered(found.filter(({ ranked }) => ranked.near !== null && ranked.text >= best * LEAST_OF_BEST));
}

function ordered<Found extends { ranked: Ranked }>(found: readonly Found[]): Found[] {
  return [...found].sort((a, b) => b.ranked.score - a.ranked.score);
}

/** Null: not what was asked for. `now` in UTC ms. */
export function score(understanding: Understanding, listing: Candidate, now: number): Ranked | null {
  const match = matchOf(understanding.parts, listing);
  if (match === null) return null;
  const { text, near } = match;
  const { place, price, wishCheap } = understanding;
  const group = groupOf(understanding, listing);
  const wherefore = place ? WEIGHTS[group] : 1;
  const over =
    price !== null &&
    ((price.max !== null && listing.price > price.max) || (price.min !== null && listing.price < price.min));
  const cheap = wishCheap ? WEIGHTS.cheap * Math.log10(Math.max(listing.price, 1000) / 1000) : 0;
  const soon = isSoon(understanding, listing) ? WEIGHTS.soon : 0;
  const taught = isLesson(listing) && !asksForLesson(understanding.parts) ? WEIGHTS.lesson : 1;
  const repair = understanding.parts.some(({ need }) => need) && isRepair(listing) ? WEIGHTS.repair : 0;
  const liked = text * taught * (1 + qualityOf(listing, now) - cheap + soon + repair);
  const isOpen = openness(understanding, listing, now);
  // Another thing that is open on Sunday must not overtake the thing itself.
  const open = near === "likely" && isTimed(understanding) ? Math.min(isOpen, WEIGHTS.closed) : isOpen;
  return { text, near, group, score: liked * open * wherefore * (over ? WEIGHTS.overPrice : 1) };
}

type Weighed = {
  title: ReadonlyMap<string, number>;
  words: ReadonlyMap<string, number>;
  /** Words that a description mentions in passing. */
  prose: ReadonlySet<string>;
};

function weighed(listing: Candidate): Weighed {
  const terms = listing.title.split(" ");
  // Whoever names everything in a title is no more about each than whoever mentions it.
  const inTitle = WEIGHTS.words + (WEIGHTS.title - WEIGHTS.words) * shareEach(terms, WEIGHTS.titleThings);
  const end = inTitle * (WEIGHTS.titleEnd / WEIGHTS.title);
  const words = listing.words.split(" ");
  const share = shareEach(words, WEIGHTS.wordsThings);
  const [checked, told] = [words.indexOf(CHECKLISTS), words.indexOf(PROSE)];
  return {
    title: new Map(
      terms.map((term, at) => [term, inTitle - (inTitle - end) * (at / Math.max(1, terms.length - 1))]),
    ),
    words: new Map(words.map((term, at) => [term, share * (at < checked ? WEIGHTS.listed : WEIGHTS.words)])),
    prose: new Set(words.slice(told + 1)),
  };
}

/** 1, or less where more than `most` things are named; of a thing and what is wider than it the thing alone counts. */
function shareEach(terms: readonly string[], most: number): number {
  const keys = terms.map(conceptKey).filter((key) => {
    const role = key && concepts().get(key)?.role;
    return role === "topic" || role === "must" || role === "kind";
  });
  if (keys.length <= most) return 1;
  const wider = new Set(keys.flatMap((key) => [...widerOf(key)].slice(1)));
  return Math.min(1, most / keys.filter((key) => !wider.has(key)).length);
}

function matchOf(parts: readonly Part[], listing: Candidate): { text: number; near: Nearness } | null {
  const terms = weighed(listing);
  const heads = headsOf(parts);
  const text = fitOf(parts, terms);
  if (parts.every((part) => !part.required || holds(withoutNear(part), terms))) {
    if (text === null) return null;
    const telling = parts.filter((part) => heads.includes(part) || part.telling >= TELLING.setting);
    const isNamed = telling.some((part) => holds(withoutNear(part), terms, false));
    const isMeant = heads.length === 0 || (isNamed && heads.some((part) => holds(withoutNear(part), terms)));
    return { text, near: isMeant ? null : "likely" };
  }
  // The fit without qualifiers.
  const left = parts.filter(({ required }) => !required);
  const near = left.some(({ telling, role }) => telling > 0 && role !== "manner") ? fitOf(left, terms) : text;
  return near === null ? null : { text: near * UNMET, near: "unmet" };
}

const UNMET = 0.7;

/** Which one of a kind, or which brand, was asked for that none of the listings names. */
export function unmetParts(parts: readonly Part[], listings: readonly Candidate[]): Part[] {
  const all = listings.map(weighed);
  return parts.filter(
    (part) =>
      (part.role === "brand" || (part.required && part.role !== "doing")) &&
      !all.some((terms) => holds(withoutNear(part), terms)),
  );
}

/** `inPassing`: a mention in passing is enough, even of another trade. */
function holds({ alternatives, prefix, role }: Part, terms: Weighed, inPassing = true): boolean {
  const keys = alternatives.flatMap(({ all }) => all.map(conceptKey)).filter((key) => key !== "");
  const isOfTrade = () =>
    role === "word" ||
    keys.some((key) =>
      [...widerOf(key)].some(
        (wider) => terms.title.has(conceptToken(wider)) || terms.title.has(categoryToken(wider)),
      ),
    );
  return alternatives.some(
    (one) => strengthOf(one, prefix, terms) > 0 && (inPassing || !isTold(one, terms) || isOfTrade()),
  );
}

function isTold({ all }: Alternative, { title, prose }: Weighed): boolean {
  return all.some((term) => !title.has(term) && prose.has(term));
}

function withoutNear(part: Part): Part {
  return { ...part, alternatives: part.alternatives.filter(({ near }) => !near) };
}

/** The share of what was asked that a listing holds; null if it is about something else. */
function fitOf(parts: readonly Part[], terms: Weighed): number | null {
  const shareOf = (some: readonly Part[]) => {
    const asked = some.reduce((sum, { telling }) => sum + telling, 0);
    const found = some.reduce((sum, part) => {
      return sum + part.telling * strengthIn(part, terms);
    }, 0);
    return asked === 0 ? 1 : found / asked;
  };
  const text = shareOf(parts);
  // How and when, and words that nobody knows, never empty a page.
  const telling = parts.filter(({ role }) => role !== "manner" && role !== "unknown");
  const firm = telling.length > 0 ? shareOf(telling) : text;
  const heads = headsOf(parts);
  const head = shareOf(heads);
  const isThing = heads.some(({ role }) => role === "topic" || role === "must");
  // What surrounds the thing asked for may be missing, and cannot stand in for it.
  if (head >= (isThing ? SURE_HEAD : LEAST_MATCH)) return text;
  if (!isThing) return firm >= LEAST_MATCH ? text : null;
  // Nor does nearly the same doing lift a thing in passing: who cleans a recording of an AC's hum washes none.
  const own = shareOf(telling.filter(({ role }) => role !== "setting").map(asNamed));
  return own >= LEAST_MATCH && firm >= LEAST_MATCH && head >= LEAST_HEAD ? text : null;
}

/** Which one of a kind is meant, a mention in passing does not say: "pecahan dengan martabak" sells none. */
const IN_PASSING = 0.9;

function strengthIn({ alternatives, prefix, role }: Part, terms: Weighed): number {
  const strengths = alternatives.map((one) => {
    return strengthOf(one, prefix, terms) * (role === "kind" && isTold(one, terms) ? IN_PASSING : 1);
  });
  return Math.max(0, ...strengths);
}

function asNamed(part: Part): Part {
  if (part.role !== "doing") return part;
  return { ...part, alternatives: part.alternatives.filter(({ near }) => !near) };
}

/** 1 for who can when it was asked for, less for who cannot. */
function openness({ soon, time }: Understanding, listing: Candidate, now: number): number {
  const { startsInDays = null, hours = null } = listing;
  if (soon !== null && startsInDays !== null && startsInDays > soon) return WEIGHTS.closed;
  const day = soon === 0 || soon === 1 ? weekdayOf(dayAfter(today(now, "WIB"), soon)) : null;
  const weekdays = time && time.weekdays.length > 0 ? time.weekdays : day === null ? [] : [day];
  const part = time?.part ?? null;
  if (weekdays.length === 0 && part === null) return 1;
  if (part === "penuh" && saysAroundTheClock(listing)) return 1;
  if (hours === null) return WEIGHTS.maybeClosed;
  return WEIGHTS.closed + (1 - WEIGHTS.closed) * openShare({ weekdays, part }, hours);
}

function isTimed({ soon, time }: Understanding): boolean {
  return soon !== null || time !== null;
}

function saysAroundTheClock({ title, words }: Candidate): boolean {
  return [title, words].some((terms) => /(?:^| )(?:24jam|24 jam)(?= |$)/.test(terms));
}

function isSoon({ soon }: Understanding, { startsInDays = null, title, words }: Candidate): boolean {
  if (soon === null) return false;
  if (startsInDays !== null) return startsInDays <= soon;
  return [title, words].some((terms) => terms.split(" ").includes(HASTE));
}

function isRepair({ title }: Candidate): boolean {
  return title.split(" ").includes(REPAIR);
}

const REPAIR = conceptToken("servis");
const HASTE = conceptToken("besok");
const LESSONS = ["les", "latih", "pendidikan"];

function isLesson({ title }: Candidate): boolean {
  const terms = title.split(" ");
  return terms.includes(categoryToken("pendidikan"));
}

function asksForLesson(parts: readonly Part[]): boolean {
  // A language or an instrument alone is asked for to be learnt.
  const isSubject = parts.some(({ role }) => role === "kind") && !parts.some(({ role }) => role === "topic");
  if (isSubject) return true;
  const keys = parts.flatMap(({ role, alternatives }) =>
    role === "word"
      ? LESSONS
      : alternatives.flatMap(({ all }) => all.map((term) => term.replace(/^x[kc]/, ""))),
  );
  return keys.some((key) => LESSONS.some((lesson) => widerOf(key).has(lesson)));
}

function strengthOf(
  { all, weight, because }: Alternative,
  prefix: boolean,
  { title, words }: Weighed,
): number {
  const begun = (terms: Iterable<string>, term: string) =>
    prefix && because === "typed" ? [...terms].find((one) => one.startsWith(term)) : undefined;
  let found = 0;
  for (const term of all) {
    const inTitle = title.get(term) ?? title.get(begun(title.keys(), term) ?? "");
    const inWords = words.get(term) ?? words.get(begun(words.keys(), term) ?? "");
    if (inTitle === undefined && inWords === undefined) return 0;
    found += inTitle ?? inWords ?? 0;
  }
  return (weight * found) / Math.max(all.length, 1);
}

function groupOf({ place }: Understanding, { place: stands, serves, online }: Candidate): PlaceGroup {
  const codes = place?.places.map(({ code }) => code) ?? [];
  const among = (one: string, others: readonly string[]) =>
    others.some((other) => covers(other, one) || covers(one, other));
  if (stands !== null && among(stands, codes)) return "here";
  if (serves.some((one) => among(one, codes))) return "serves";
  return online ? "online" : "elsewhere";
}

function qualityOf({ ratingSum, ratingCount, ordersCompleted, createdAt }: Candidate, now: number): number {
  const rating = (ratingSum + PRIOR.votes * PRIOR.rating) / (ratingCount + PRIOR.votes);
  const age = Math.max(0, now - createdAt) / DAY;
  return (
    WEIGHTS.rating * ((rating - 1) / 4) +
    WEIGHTS.orders * Math.min(1, Math.log10(1 + ordersCompleted) / 2) +
    WEIGHTS.fresh * Math.max(0, 1 - age / FRESH_DAYS)
  );
}
