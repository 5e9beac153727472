import { covers } from "~/places/place";
import { DAY } from "~/platform/dates";
import { PAGE_SIZE } from "~/platform/paging";
import { dayAfter, today, type WorkingDay, weekdayOf } from "~/visits/visit";
import { type SearchKey, searchKey } from "./address";
import { CHECKLISTS, PROSE } from "./index-terms";
import type { GroupName } from "./place-groups";
import { isShort, TELLING, WEIGHT } from "./query-parts";
import { type Alternative, headsOf, type PlaceAsked, type QueryPart, type Understanding, withoutNear } from "./search";
import { openShare } from "./time-asked";
import { categoryToken, conceptKey, concepts, conceptToken, widerConcepts } from "./words/concepts";

export const WEIGHTS = {
  title: 1,
  titleEnd: 0.8,
  /** The weight of a word in the names of packages, the seller or the place. */
  listed: 0.6,
  words: 0.44,
  /** The things with full weight. With more, each counts proportionally less. */
  titleThings: 5,
  wordsThings: 20,
  here: 1,
  serves: 0.98,
  online: 0.75,
  elsewhere: 0.45,
  overPrice: 0.75,
  /** The factor of lessons, which a search for a product does not mean. */
  lesson: 0.6,
  rating: 0.04,
  orders: 0.03,
  fresh: 0.01,
  cheap: 0.04,
  soon: 0.05,
  /** The share that a lesson for another level of school loses for each level in between. */
  level: 0.1,
  /** The bonus for repairs when the search describes a problem. */
  repair: 0.04,
  /** The factors for offers that are closed at the given time, and for those with unknown hours. */
  closed: 0.5,
  maybeClosed: 0.9,
  /** The factor of a qualifier mentioned in passing: "pecahan dengan martabak" sells no martabak. */
  inPassing: 0.9,
  /** The weight of a thing that an offer of another trade only mentions. Movers mention wardrobes, for example. */
  otherTrade: 0.6,
  /** The weight of a near result that lacks a required qualifier. */
  unmet: 0.7,
};
/** The minimum share of the query that must match, more than a mention in passing. */
export const MIN_MATCH = 0.425;
/** The share of the thing that is enough. Without it nothing else counts. */
const SUFFICIENT_HEAD_MATCH = 0.445;
const MIN_HEAD_MATCH = 0.38;
/** The votes with which every rating starts, so that a single five does not beat forty. */
export const PRIOR = { votes: 5, rating: 4.2 };
export const FRESH_DAYS = 90;

export type Candidate = {
  title: string;
  words: string;
  /** Its place. Null for all of Indonesia or unknown. */
  place: string | null;
  serves: readonly string[];
  online: boolean;
  price: number;
  ratingSum: number;
  ratingCount: number;
  ordersCompleted: number;
  createdAt: number;
  startsInDays?: number | null;
  hours?: readonly WorkingDay[] | null;
};

export type PlaceGroup = "here" | "serves" | "online" | "elsewhere";
/**
 * The doubt about a match. likely: a substitute. unmet: the same kind with another qualifier, such as another language.
 * null: an exact result.
 */
type MatchDoubt = "likely" | "unmet" | null;
export type Ranked = { text: number; score: number; group: PlaceGroup; near: MatchDoubt };

export const MIN_SHARE_OF_BEST = 0.43;

function bestText(found: readonly { ranked: Ranked }[]): number {
  return Math.max(0, ...found.map(({ ranked }) => (ranked.near === null ? ranked.text : 0)));
}

/**
 * Sorts the best first, without marginal results. Near results only appear next to exact ones. `bestBefore` is the best
 * share on earlier pages.
 */
export function sortByRank<Found extends { ranked: Ranked }>(found: readonly Found[], bestBefore = 0): Found[] {
  const best = Math.max(bestBefore, bestText(found));
  if (best === 0) return [];
  return ordered(found.filter(({ ranked }) => ranked.near !== "unmet" && ranked.text >= best * MIN_SHARE_OF_BEST));
}

export function nearInOrder<Found extends { ranked: Ranked }>(found: readonly Found[]): Found[] {
  const best = Math.max(0, ...found.map(({ ranked }) => ranked.text));
  return ordered(found.filter(({ ranked }) => ranked.near !== null && ranked.text >= best * MIN_SHARE_OF_BEST));
}

function ordered<Found extends { ranked: Ranked }>(found: readonly Found[]): Found[] {
  return [...found].sort((a, b) => b.ranked.score - a.ranked.score);
}

export function score(understanding: Understanding, listing: Candidate, now: number): Ranked | null {
  const match = matchOf(understanding.parts, listing);
  if (match === null) return null;
  const { text } = match;
  const { place, price, wishCheap } = understanding;
  const group = groupOf(understanding, listing);
  const isAnotherTrip = group === "elsewhere" && isFar(place, listing) && asksForTrip(understanding.parts);
  const near = match.near ?? (isAnotherTrip ? "likely" : null);
  const wherefore = place ? WEIGHTS[group] : 1;
  const over =
    price !== null &&
    ((price.max !== null && listing.price > price.max) || (price.min !== null && listing.price < price.min));
  const cheap = wishCheap ? WEIGHTS.cheap * Math.log10(Math.max(listing.price, 1000) / 1000) : 0;
  const soon = isSoon(understanding, listing) ? WEIGHTS.soon : 0;
  const taught = isLesson(listing.title) && !asksForLesson(understanding.parts) ? WEIGHTS.lesson : 1;
  const level = levelShare(understanding.parts, listing.title);
  const repair = understanding.parts.some(({ need }) => need) && isRepair(listing) ? WEIGHTS.repair : 0;
  const liked = text * taught * level * (1 + qualityOf(listing, now) - cheap + soon + repair);
  const isOpen = openness(understanding, listing, now);
  // A substitute that is open on Sunday must not outrank the thing itself.
  const open = near === "likely" && isTimed(understanding) ? Math.min(isOpen, WEIGHTS.closed) : isOpen;
  return { text, near, group, score: liked * open * wherefore * (over ? WEIGHTS.overPrice : 1) };
}

type Weighed = {
  title: ReadonlyMap<string, number>;
  words: ReadonlyMap<string, number>;
  /** The words that a description mentions in passing. */
  prose: ReadonlySet<string>;
  checklists: ReadonlySet<string>;
};

function weighed(listing: Candidate): Weighed {
  const terms = listing.title.split(" ");
  // A title that lists everything is no more specific than a mention.
  const inTitle = WEIGHTS.words + (WEIGHTS.title - WEIGHTS.words) * shareEach(terms, WEIGHTS.titleThings);
  const end = inTitle * (WEIGHTS.titleEnd / WEIGHTS.title);
  const words = listing.words.split(" ");
  const share = shareEach(words, WEIGHTS.wordsThings);
  const [checked, told] = [words.indexOf(CHECKLISTS), words.indexOf(PROSE)];
  return {
    title: new Map(terms.map((term, at) => [term, inTitle - (inTitle - end) * (at / Math.max(1, terms.length - 1))])),
    words: new Map(words.map((term, at) => [term, share * (at < checked ? WEIGHTS.listed : WEIGHTS.words)])),
    prose: new Set(words.slice(told + 1)),
    checklists: new Set(words.slice(checked + 1, told)),
  };
}

/** Returns 1, or less if more than `most` things are named. A thing and its wider concepts count once. */
function shareEach(terms: readonly string[], max: number): number {
  const keys = terms.map(conceptKey).filter((key) => {
    const role = key && concepts().get(key)?.role;
    return role === "topic" || role === "must" || role === "kind";
  });
  if (keys.length <= max) return 1;
  const wider = new Set(keys.flatMap((key) => [...widerConcepts(key)].slice(1)));
  return Math.min(1, max / keys.filter((key) => !wider.has(key)).length);
}

function matchOf(parts: readonly QueryPart[], listing: Candidate): { text: number; near: MatchDoubt } | null {
  const terms = weighed(listing);
  const heads = headsOf(parts);
  const text = fitOf(parts, terms);
  if (parts.every((part) => !part.required || holds(withoutNear(part), terms))) {
    if (text === null) return null;
    const telling = parts.filter((part) => heads.includes(part) || part.telling >= TELLING.setting);
    const isNamed = telling.some((part) => holds(withoutNear(part), terms, false));
    const isMeant = heads.length === 0 || (isNamed && heads.some((part) => holds(withoutNear(part), terms)));
    const isSure =
      text >= MIN_SHORT_SEARCH_MATCH ||
      !isShort(parts) ||
      !heads.some(namesThing) ||
      heads.some((part) => isOffered(part, terms));
    return { text, near: isMeant && isSure && !isOnlyCleaned(parts, terms) ? null : "likely" };
  }
  // This is the score without qualifiers. A title that names none of the rest, or only the work, is of another trade.
  const left = parts.filter(({ required }) => !required);
  const inTitle = { ...terms, words: NO_TERMS };
  const isNear = left.some((part) => part.telling > 0 && part.role !== "doing" && strengthIn(part, inTitle) > 0);
  const isAsked = left.some(({ telling, role }) => telling > 0 && role !== "manner");
  const near = isAsked ? (isNear ? fitOf(left, terms) : null) : text;
  return near === null ? null : { text: near * WEIGHTS.unmet, near: "unmet" };
}

/** The minimum share of a short search that must match an offer of another trade. */
export const MIN_SHORT_SEARCH_MATCH = 0.5;

const namesThing = ({ role }: QueryPart) => role !== "setting" && role !== "doing" && role !== "manner";

/** Returns whether a listing of the trade mentions the thing, and not only its separate words. */
function isOffered(part: QueryPart, terms: Weighed): boolean {
  const alternatives = part.alternatives.filter(({ near, weight }) => !near && weight > WEIGHT.scattered);
  return part.role !== "word" && isOfTrade(part, terms) && holds({ ...part, alternatives }, terms);
}

const MAKING = ["bikin", "pasang"].map(conceptToken);
const CLEANING = conceptToken("cuci");

/** Returns true if the trade only cleans: a cleaner of curtains or sofas neither hangs nor makes them. */
function isOnlyCleaned(parts: readonly QueryPart[], terms: Weighed): boolean {
  const isMade = ({ role, alternatives }: QueryPart) =>
    role === "doing" && alternatives.some(({ all }) => all.some((term) => MAKING.includes(term)));
  return terms.title.has(CLEANING) && parts.some((part) => isMade(part) && !holds(withoutNear(part), terms));
}

const NO_TERMS: ReadonlyMap<string, number> = new Map();

export function unmatchedParts(parts: readonly QueryPart[], listings: readonly Candidate[]): QueryPart[] {
  const all = listings.map(weighed);
  return parts.filter(
    (part) =>
      (part.role === "brand" || (part.required && part.role !== "doing")) &&
      !all.some((terms) => holds(withoutNear(part), terms)),
  );
}

/** Returns true if a listing has the part. `inPassing`: a mention in passing is enough, even in another trade. */
function holds(part: QueryPart, terms: Weighed, inPassing = true): boolean {
  const { alternatives, prefix } = part;
  return alternatives.some(
    (one) =>
      strengthOf(one, prefix, terms) > 0 && (inPassing || !isMentioned(part, one, terms) || isOfTrade(part, terms)),
  );
}

/** A category of so many trades that they do not help each other. */
const WIDE_CATEGORY = "gayahidup";

function isOfTrade({ alternatives }: QueryPart, { title }: Weighed): boolean {
  const keys = alternatives.flatMap(({ all }) => all.map(conceptKey)).filter((key) => key !== "");
  return keys.some((key) =>
    [...widerConcepts(key)].some(
      (wider) => wider !== WIDE_CATEGORY && (title.has(conceptToken(wider)) || title.has(categoryToken(wider))),
    ),
  );
}

/**
 * Returns true if a kind is mentioned. One that only a checklist names is an ingredient or a tool: "beras 5 kilo" is no
 * search for a caterer.
 */
function isMentioned({ role }: QueryPart, { all }: Alternative, { title, prose, checklists }: Weighed): boolean {
  return all.some((term) => !title.has(term) && (prose.has(term) || (role === "kind" && checklists.has(term))));
}

function isTold({ all }: Alternative, { title, prose }: Weighed): boolean {
  return all.some((term) => !title.has(term) && prose.has(term));
}

/** Returns the share of the query that a listing matches. Null if it is about something else. */
function fitOf(parts: readonly QueryPart[], terms: Weighed): number | null {
  const shareOf = (some: readonly QueryPart[]) => {
    const asked = some.reduce((sum, { telling }) => sum + telling, 0);
    const found = some.reduce((sum, part) => {
      return sum + part.telling * strengthIn(part, terms);
    }, 0);
    return asked === 0 ? 1 : found / asked;
  };
  const text = shareOf(parts);
  // Words for how and when, and unknown words, never make a page empty.
  const telling = parts.filter(({ role }) => role !== "manner" && role !== "unknown");
  const firm = telling.length > 0 ? shareOf(telling) : text;
  const heads = headsOf(parts);
  const head = shareOf(heads);
  const isThing = heads.some(({ role }) => role === "topic" || role === "must");
  // The context of the thing may be missing, but cannot replace it.
  if (head >= (isThing ? SUFFICIENT_HEAD_MATCH : MIN_MATCH)) return text;
  if (!isThing) return firm >= MIN_MATCH ? text : null;
  // A similar action does not promote a thing mentioned in passing: recording the hum of an AC is not washing an AC.
  const own = shareOf(telling.filter(({ role }) => role !== "setting").map(asNamed));
  return own >= MIN_MATCH && firm >= MIN_MATCH && head >= MIN_HEAD_MATCH ? text : null;
}

function strengthIn(part: QueryPart, terms: Weighed): number {
  const { alternatives, prefix } = part;
  const strengths = alternatives.map((one) => {
    return strengthOf(one, prefix, terms) * shareOfMention(part, one, terms);
  });
  return Math.max(0, ...strengths);
}

function shareOfMention(part: QueryPart, one: Alternative, terms: Weighed): number {
  if (part.role === "kind") return isTold(one, terms) ? WEIGHTS.inPassing : 1;
  if (part.role !== "topic" || one.all.some((term) => terms.title.has(term))) return 1;
  return isOfTrade(part, terms) ? 1 : WEIGHTS.otherTrade;
}

function asNamed(part: QueryPart): QueryPart {
  if (part.role !== "doing") return part;
  return { ...part, alternatives: part.alternatives.filter(({ near }) => !near) };
}

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

export function isLesson(title: string): boolean {
  return title.split(" ").includes(categoryToken("pendidikan"));
}

function asksForLesson(parts: readonly QueryPart[]): boolean {
  // A language or instrument without another thing means lessons.
  const isSubject = parts.some(({ role }) => role === "kind") && !parts.some(({ role }) => role === "topic");
  if (isSubject) return true;
  const keys = parts.flatMap(({ role, alternatives }) =>
    role === "word" ? LESSONS : alternatives.flatMap(({ all }) => all.map((term) => term.replace(/^x[kc]/, ""))),
  );
  return keys.some((key) => LESSONS.some((lesson) => widerConcepts(key).has(lesson)));
}

function isFar(place: PlaceAsked | null, { place: locationCode }: Candidate): boolean {
  return (
    place !== null && locationCode !== null && place.places.every(({ province }) => !covers(province, locationCode))
  );
}

const TRIP = "liburan";

/**
 * Returns true if the search is for a trip. One in another province does not answer it, but a seller from there may
 * travel.
 */
function asksForTrip(parts: readonly QueryPart[]): boolean {
  const keys = headsOf(parts).flatMap(({ alternatives }) =>
    alternatives.filter(({ near }) => !near).flatMap(({ all }) => all.map(conceptKey)),
  );
  return keys.some((key) => key !== "" && widerConcepts(key).has(TRIP));
}

/** The levels of school in their order, by concept. */
const LEVELS = [["tk", "calistung"], ["sd", "calistung"], ["smp"], ["sma", "utbk"], ["kuliah"]];

/** Returns 1, or less if the search and the title name different levels of school. */
function levelShare(parts: readonly QueryPart[], title: string): number {
  const asked = levelsIn(
    parts.flatMap(({ alternatives }) => alternatives.filter(({ near }) => !near)).flatMap(({ all }) => all),
  );
  const offered = levelsIn(title.split(" "));
  if (asked.length === 0 || offered.length === 0) return 1;
  const between = asked.map((level) => Math.min(...offered.map((other) => Math.abs(other - level))));
  return 1 - WEIGHTS.level * Math.max(...between);
}

function levelsIn(terms: readonly string[]): number[] {
  return [...LEVELS.keys()].filter((level) => LEVELS[level]?.some((key) => terms.includes(conceptToken(key))));
}

function strengthOf({ all, weight, because }: Alternative, prefix: boolean, { title, words }: Weighed): number {
  const begun = (terms: Iterable<string>, term: string) =>
    prefix && because === "typed" ? [...terms].find((one) => one.startsWith(term)) : undefined;
  let found = 0;
  let isInTitle = because === "typed" && all.length > 1;
  for (const term of all) {
    const inTitle = title.get(term) ?? title.get(begun(title.keys(), term) ?? "");
    const inWords = words.get(term) ?? words.get(begun(words.keys(), term) ?? "");
    if (inTitle === undefined && inWords === undefined) return 0;
    found += inTitle ?? inWords ?? 0;
    isInTitle &&= inTitle !== undefined;
  }
  if (isInTitle) return weight * Math.max(...title.values());
  return (weight * found) / Math.max(all.length, 1);
}

function groupOf({ place }: Understanding, { place: locationCode, serves, online }: Candidate): PlaceGroup {
  const codes = place?.places.map(({ code }) => code) ?? [];
  const among = (one: string, others: readonly string[]) =>
    others.some((other) => covers(other, one) || covers(one, other));
  if (locationCode !== null && among(locationCode, codes)) return "here";
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

/** A hit. `batch` is the number of the query that found it, and `sortKey` is its rowid there. */
export type Hit<Row> = {
  batch: number;
  sortKey: string;
  seq: number;
  group: GroupName;
  candidate: Candidate;
  row: Row;
};

type RankedHit<Row> = Hit<Row> & { ranked: Ranked };
/** A page. `near` are near results, which are shown only if nothing matches the search. */
export type RankedPage<Row> = { shown: RankedHit<Row>[]; near: RankedHit<Row>[]; after: string | null };

type ReadHits = {
  understanding: Understanding;
  now: number;
  more: boolean;
  from: SearchKey | null;
  batches: number;
  /** The first batch whose hits seldom match the search. If only those are unread, there is no further page. */
  loose: number;
};

/**
 * Returns a page. Results without room go into the next page's key, so that pages neither repeat nor skip.
 * `walksPerTier`: nearest first.
 */
export function rankedPage<Row>(
  hits: readonly Hit<Row>[],
  lastRead: { batch: number; sortKey: string } | null,
  { understanding, now, more, from, batches, loose, walksPerTier }: ReadHits & { walksPerTier: number },
  size = PAGE_SIZE,
): RankedPage<Row> {
  const fitting = hits.flatMap((hit) => {
    const ranked = score(understanding, hit.candidate, now);
    return ranked ? [{ ...hit, ranked }] : [];
  });
  const best = Math.max(from?.best ?? 0, bestText(fitting));
  if (best === 0) return { shown: [], near: nearInOrder(fitting).slice(0, size), after: null };
  const ordered = sortByRank(fitting, best);
  const grouped = [...ordered].sort((a, b) => (a.batch % walksPerTier) - (b.batch % walksPerTier));
  const left = grouped.slice(size).map(({ batch, seq }) => ({ batch, seq }));
  const end = more && lastRead ? lastRead : { batch: batches, sortKey: "0" };
  const isSure = left.length > 0 || (more && end.batch < loose);
  return {
    shown: grouped.slice(0, size),
    near: [],
    after: isSure ? searchKey({ ...end, best, left }) : null,
  };
}

export function plainPage<Row>(
  hits: readonly Hit<Row>[],
  { understanding, now, more, from, loose }: ReadHits,
  size = PAGE_SIZE,
): RankedPage<Row> {
  const found = hits.flatMap((hit) => {
    const ranked = score(understanding, hit.candidate, now);
    return ranked ? [{ ...hit, ranked }] : [];
  });
  if (from === null && bestText(found) === 0)
    return { shown: [], near: nearInOrder(found).slice(0, size), after: null };
  const fitting = found.filter(({ ranked }) => ranked.near !== "unmet");
  const shown = fitting.slice(0, size);
  const read = more ? hits.at(-1) : undefined;
  const last = fitting.length > size ? shown.at(-1) : read && read.batch < loose ? read : undefined;
  return {
    shown,
    near: [],
    after: last ? searchKey({ batch: last.batch, sortKey: last.sortKey, best: 0, left: [] }) : null,
  };
}
