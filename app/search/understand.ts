// Understands a query: things, actions, places, times, prices, and what a long message asks for.

import { bareName, placeNames, placeWordsAt, squash } from "~/places/names";
import type { Alternative, Part, PartRole, PlaceAsked, StartStep, Understanding } from "./search";
import { areRelated, FOR_BUSINESSES, findQualifiers, partIn, timeAt, timesTogether } from "./time-asked";
import { CATEGORY_KEYS, CATEGORY_WORDS, categoryToken, concepts, conceptToken, widerConcepts } from "./words/concepts";
import { corrected, correctionOf, offeredReading, withCorrections } from "./words/corrections";
import { plain, wordsOf } from "./words/query-words";
import {
  extractBrands,
  extractDueDate,
  extractPrice,
  isWritten,
  meaningsOf,
  moveRoomsBehind,
  roleOf,
  type Segment,
  SPOTS,
  segmentsOf,
  stem,
  stemCandidates,
  type Token,
  tellingTokens,
  tokensOf,
  type Vocabulary,
  withoutFillers,
  withProblems,
} from "./words/reading";
import {
  ANYWHERE,
  ANYWHERE_PHRASES,
  BEFORE_PLACE,
  CHEAP,
  COMMON_WORDS,
  isAirport,
  JOB_PHRASES,
  JOB_WORDS,
  MATERIALS,
  NEAR_PHRASES,
  OBJECTS,
  PIECES,
  SOON_PHRASES,
  WORK_WORDS,
} from "./words/word-lists";

export type ClausePosition = { from: number; all: number; afresh: boolean };

/** Parts of a city, also in their short forms. */
const DIRECTIONS: readonly (readonly [name: string, written: RegExp])[] = [
  ["timur", /^ti?mu?r?$/],
  ["barat", /^ba?ra?t?$/],
  ["selatan", /^se?la?(ta?n?)?$/],
  ["utara", /^ut(a?ra?)?$/],
  ["pusat", /^pu?s(a?t)?$/],
  ["tengah", /^te?n?g(a?h)?$/],
];
const CITY_STARTS: Readonly<Record<string, string>> = { jak: "jakarta", jk: "jakarta", tang: "tangerang" };

const PURPOSE = "untuk";

type PlaceFound = { length: number } & PlaceAsked;

export function placeAt(
  words: readonly string[],
  at: number,
  { from, all, afresh }: ClausePosition,
  kept: ReadonlySet<number>,
): PlaceFound | null {
  const found = longer(placeWordsAt(words, at), partOfCityAt(words, at));
  if (found === null) return null;
  const { length, places, together } = found;
  const named = BEFORE_PLACE.has(words[at - 1] ?? "");
  if (afresh && (at === 0 || (at === 1 && words[0] === PURPOSE))) return null;
  const first = at === 0 && from === 0 && length < all;
  const isLast = !first && from + at + length >= all;
  if (found.alsoAWord && !named && (kept.has(at) || !isLast)) return null;
  return { length, typed: words.slice(at, at + length).join(" "), places, together };
}

type PlaceWords = NonNullable<ReturnType<typeof placeWordsAt>>;

function longer(one: PlaceWords | null, other: PlaceWords | null): PlaceWords | null {
  return other !== null && other.length > (one?.length ?? 0) ? other : one;
}

/** Reads a shortened city before a direction: "jkt timur", "bdg brt". A direction without a place of its own means the city. */
function partOfCityAt(words: readonly string[], at: number): PlaceWords | null {
  const [typed = "", last = ""] = words.slice(at, at + 2);
  const direction = DIRECTIONS.find(([, written]) => written.test(last))?.[0];
  if (direction === undefined) return null;
  const names = placeNames();
  const city = CITY_STARTS[typed] ?? typed;
  const meaning = names.get(city);
  const official = (meaning?.places ?? []).map((place) => squash(bareName(place)).replace(/^dki/, ""));
  const part = [city, ...official].map((name) => names.get(name + direction)).find((found) => found !== undefined);
  // "Pusat" is an ordinary word next to a city without such a part.
  const isOuter = last === direction && direction !== "pusat" && meaning?.word !== "rather";
  const found = part ?? (isOuter ? meaning : undefined);
  return found ? { length: 2, places: found.places, together: found.together, alsoAWord: false } : null;
}

export function joined(one: PlaceAsked | null, { typed, places, together }: PlaceAsked): PlaceAsked {
  if (one === null) return { typed, places, together };
  const isNamedAlready = places.every(({ code }) => one.places.some((place) => place.code === code));
  if (isNamedAlready || one.typed.split(", ").includes(typed)) return one;
  return { typed: `${one.typed}, ${typed}`, places: [...one.places, ...places], together: true };
}

/** A text with more words is read as a message to a person, most of whose words are irrelevant for the search. */
const LONGEST_SEARCH = 16;

export function isMessage(text: string): boolean {
  return wordsOf(text).length > LONGEST_SEARCH;
}

/** A sentence with more words mentions irrelevant things, so only its essentials are searched. */
export const LONGEST_PHRASE = 9;

/** Words before the thing that is wanted: "saya butuh", "mau pesan", "cari tukang". */
const SEEKING = new Set(
  `butuh perlu cari mencari nyari pesan order minta mau ingin pengen tolong bantu bantuin jasa tukang guru penyedia bikin
  buatkan membutuhkan memerlukan need looking want order hire book`.split(/\s+/),
);
const SELF = new Set(["saya", "kami", "aku", "gue", "ane", "pemilik", "panitia"]);
const REACH = 4;

const WEIGH = {
  words: [0, 1, 1.8, 2.4, 2.8],
  sought: 0.8,
  done: 0.4,
  early: 0.3,
  again: 0.6,
  listed: 0.3,
  writer: 1.5,
  /** A name of several words is clearer than a problem. */
  need: 1.3,
  /** "Inggris" next to "terjemahan" specifies it, and is the thing only if there is no other. */
  kind: 0.9,
};
const MOST = { related: 2, others: 1, settings: 2 };
/** Words for people and places around the job, which occur in messages of every kind. */
const SURROUNDINGS = new Set([
  "anak",
  "keluarga",
  "rumah",
  "kos",
  "kantor",
  "sekolah",
  "sd",
  "smp",
  "sma",
  "kuliah",
  "motor",
]);
const NEXT_TO = 3;

export type EssentialPart = { segment: Segment; role: PartRole | null };

/**
 * Picks what a message asks for: its main thing, the way to do it, related things and the occasion. `role` is set if it
 * differs from the word's own role. `words` maps each position to its word. Returns null without a thing.
 */
export function essentialParts(
  segments: readonly Segment[],
  words: ReadonlyMap<number, string>,
  known: Vocabulary,
): EssentialPart[] | null {
  const things = segments.filter(isThing);
  if (things.length === 0) return null;
  const last = Math.max(...segments.map(startOf), 1);
  const worth = new Map(things.map((segment) => [segment, worthOf(segment, { segments, words, known, last })]));
  const own = (segment: Segment) => worth.get(segment) ?? 0;
  const whole = (segment: Segment) =>
    own(segment) + WEIGH.again * sum(things.filter((other) => other !== segment && isAlike(segment, other)).map(own));
  const main = namedBest(
    things,
    best(things, (one) => whole(one) * 10 + own(one)),
  );
  const others = distinctThings(things, main).sort((a, b) => whole(b) - whole(a));
  const related = others.filter((one) => isAlike(main, one)).slice(0, MOST.related);
  const beside = others
    .filter((one) => !isAlike(main, one) && own(one) >= own(main) / 2 && roleOf(one.meanings) === "topic")
    .slice(0, MOST.others);
  const settings = segments
    .filter((segment) => segment.meanings.length > 0 && roleOf(segment.meanings) === "setting")
    .filter((segment) => !keysOf(segment).every((key) => SURROUNDINGS.has(key)) || isAlike(main, segment))
    .slice(0, MOST.settings);
  const doing = segments.filter(
    (segment) =>
      segment.meanings.length > 0 && roleOf(segment.meanings) === "doing" && distance(segment, main) <= NEXT_TO,
  );
  const which = segments.filter(
    (segment) =>
      segment.meanings.length > 0 &&
      roleOf(segment.meanings) === "kind" &&
      segment !== main &&
      distance(segment, main) <= NEXT_TO,
  );
  const kept = new Map<Segment, PartRole | null>([
    ...[...related, ...beside].map((segment): [Segment, PartRole] => [segment, "setting"]),
    ...[main, ...settings, ...doing.slice(0, 1), ...which.slice(0, 1)].map((segment): [Segment, null] => [
      segment,
      null,
    ]),
  ]);
  return segments.flatMap((segment) => {
    const role = kept.get(segment);
    return role === undefined ? [] : [{ segment, role }];
  });
}

/** Prefers a narrower thing of the same kind, then its plainest word: "listrik" before "stop kontak". */
function namedBest(things: readonly Segment[], main: Segment): Segment {
  const [key = ""] = keysOf(main);
  const same = things.filter((segment) => keysOf(segment).includes(key));
  const plainest =
    same.find(({ tokens }) => tokens.map(({ word }) => word).join("") === key) ??
    same.find(({ tokens: [first] }) => first?.root === stem(key)) ??
    same.find(({ tokens }) => tokens.some(({ word }) => word === key));
  const narrower = [...things.filter((one) => !isNeed(one)), ...things.filter(isNeed)].find(
    (segment) =>
      !keysOf(segment).includes(key) &&
      keysOf(segment).some((one) => widerConcepts(one).has(key) && concepts().get(one)?.role === "topic"),
  );
  // A repeated thing is more significant than a complaint.
  const isRepeated = (segment: Segment) => things.filter((other) => sharesKey(segment, other)).length > 1;
  const called = isNeed(main)
    ? things.find(
        (segment) => !isNeed(segment) && !sharesKey(main, segment) && isAlike(main, segment) && isRepeated(segment),
      )
    : undefined;
  return narrower ?? called ?? plainest ?? main;
}

function isNeed({ meanings }: Segment): boolean {
  return meanings.every(({ weight }) => weight < 1);
}

type Around = {
  segments: readonly Segment[];
  words: ReadonlyMap<number, string>;
  known: Vocabulary;
  last: number;
};

function worthOf(segment: Segment, { segments, words, known, last }: Around): number {
  const at = startOf(segment);
  const sought = Array.from({ length: REACH }, (_, n) => words.get(at - 1 - n)).some(
    (word) => word !== undefined && SEEKING.has(word),
  );
  const done = segments.some(
    (one) => one.meanings.length > 0 && roleOf(one.meanings) === "doing" && distance(one, segment) <= 1,
  );
  // "Saya guru SD" describes the writer.
  const isWriter = SELF.has(words.get(at - 1) ?? "");
  const listed = segment.tokens.every(({ word, root }) => known.count(word) > 0 || known.count(root) > 0);
  return (
    (isNeed(segment) ? WEIGH.need : (WEIGH.words[segment.tokens.length] ?? 1)) +
    (sought ? WEIGH.sought : 0) +
    (done ? WEIGH.done : 0) +
    (listed ? WEIGH.listed : 0) -
    (isWriter ? WEIGH.writer : 0) -
    (isKind(segment) ? WEIGH.kind : 0) +
    WEIGH.early * (1 - at / last)
  );
}

function isThing({ meanings }: Segment): boolean {
  const role = meanings.length > 0 ? roleOf(meanings) : null;
  return role === "topic" || role === "must" || role === "kind";
}

function isKind({ meanings }: Segment): boolean {
  return roleOf(meanings) === "kind";
}

/** Returns whether two segments share a concept, or a wider concept that is narrower than a category. */
function isAlike(one: Segment, other: Segment): boolean {
  if (areRelated(one, other)) return true;
  const kinds = new Set(keysOf(one).flatMap((key) => [...widerConcepts(key)].filter(isNarrow)));
  return keysOf(other).some((key) => [...widerConcepts(key)].some((wider) => kinds.has(wider)));
}

const isNarrow = (key: string) => !CATEGORY_KEYS.has(key) && concepts().get(key)?.role === "topic";

function distinctThings(things: readonly Segment[], main: Segment): Segment[] {
  const seen = new Set(keysOf(main));
  return things.filter((segment) => {
    const fresh = segment !== main && !keysOf(segment).some((key) => seen.has(key));
    if (fresh) for (const key of keysOf(segment)) seen.add(key);
    return fresh;
  });
}

const sharesKey = (one: Segment, other: Segment) => keysOf(one).some((key) => keysOf(other).includes(key));
const keysOf = ({ meanings }: Segment) => meanings.map(({ key }) => key);
const startOf = ({ tokens }: Segment) => tokens[0]?.at ?? 0;
const endOf = ({ tokens }: Segment) => tokens.at(-1)?.at ?? 0;
const distance = (one: Segment, other: Segment) =>
  startOf(one) < startOf(other) ? startOf(other) - endOf(one) : startOf(one) - endOf(other);
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

function best(segments: readonly Segment[], value: (segment: Segment) => number): Segment {
  return segments.reduce((most, one) => (value(one) > value(most) ? one : most));
}

const LONGEST_TITLE = 60;
const SHORTEST_TITLE = 9;
const JOINTS =
  /(?:\s+(?:yang|dan|di|ke|dari|untuk|dengan|oleh|atau|karena|kalau|kira|supaya|agar|tapi|the|and|of|for|to|in|saya|kami|saat|ketika|hanya|sudah|pada|buat))+$/i;

/**
 * Makes a short title from the message's own words, from the thing to the end of its clause. Returns null if
 * that is too short.
 */
export function titleIn(message: string, thing: string): string | null {
  const [first = ""] = thing.split(" ");
  for (const clause of message.split(/[.,;:!?\n]+(?=\s|$)/)) {
    const words = clause.trim().split(/\s+/);
    const at = words.findIndex((word) => isWord(word, first));
    if (at < 0) continue;
    const title = withinLength(words.slice(at)).replace(JOINTS, "");
    if (title.length >= SHORTEST_TITLE && title.includes(" ")) return title.charAt(0).toUpperCase() + title.slice(1);
  }
  return null;
}

function isWord(word: string, wanted: string): boolean {
  return tokensOf(wordsOf(word)).some((token) => token.word === wanted || token.root === stem(wanted));
}

function withinLength(words: readonly string[]): string {
  let title = "";
  for (const word of words) {
    if (`${title} ${word}`.length > LONGEST_TITLE) break;
    title = title === "" ? word : `${title} ${word}`;
  }
  return title;
}

const SERVICES = new Set(["les", "latih", "masak"]);
/** People and places: next to an occasion they are not the thing searched for. */
const WEIGHED_SURROUNDINGS = new Set(["anak", "keluarga", "rumah", "kantor", "usaha"]);
/** Goods made to order: the seller offers them, as in "jual kue". */
const MADE_TO_SELL = new Set([
  ...["makananpesan", "katering", "hampers", "bunga", "minuman", "undangan", "konveksi", "tas"],
]);

export const TELLING: Record<PartRole | "modifier", number> = {
  must: 2,
  topic: 1,
  kind: 1,
  brand: 0.1,
  word: 0.6,
  modifier: 0.6,
  setting: 0.4,
  doing: 0.3,
  manner: 0.1,
  unknown: 0.12,
  silent: 0,
};
export const WEIGHT = {
  typed: 1,
  concept: 0.95,
  stem: 0.85,
  indexStem: 0.7,
  category: 0.65,
  /** A wider concept together with the words that narrow it. */
  composed: 0.8,
  scattered: 0.42,
  /** A share, for a concept that is wider than another meaning of the same words. */
  wider: 0.9,
  near: 0.56,
};

/** Each pass reads the roles that the passes before it have set. */
const PASSES: readonly ((parts: readonly Part[], known: Vocabulary) => Part[])[] = [
  withoutSpots,
  withSymptoms,
  withHome,
  withoutWider,
  withService,
  withoutWorker,
  withoutGoal,
  withoutSale,
  withUsedGoods,
  withSubjects,
  withLesson,
  withUnknown,
  withVariety,
  withHead,
  withMaterial,
  withObject,
  withWork,
];

function weighParts(parts: readonly Part[], known: Vocabulary): Part[] {
  return PASSES.reduce<Part[]>((weighed, pass) => pass(weighed, known), [...parts]);
}

/** A room or a side next to a thing is where the work is: "sinyal wifi kamar belakang". */
function withoutSpots(parts: readonly Part[]): Part[] {
  if (!parts.some(({ role }) => role === "must" || role === "topic")) return [...parts];
  return parts.map((part) => {
    const isSpot = part.role === "word" && part.typed.split(" ").every((word) => SPOTS.has(word));
    return isSpot ? { ...part, role: "manner", telling: TELLING.manner } : part;
  });
}

const USED = new Set(["bekas", "seken", "second"]);

/** "kebaya bekas" asks for goods. Before another word "bekas" is a trace: "bekas rembesan". */
function withUsedGoods(parts: readonly Part[]): Part[] {
  const last = parts.at(-1);
  const isGoods = parts.at(-2)?.role === "topic" && !parts.some(({ role, need }) => role === "doing" || need);
  if (last === undefined || last.apart || !USED.has(last.typed) || !isGoods) return [...parts];
  return [...parts.slice(0, -1), asGoods(last)];
}

function asGoods(part: Part): Part {
  const sale: Alternative = { all: [conceptToken("jualbeli")], weight: WEIGHT.concept, because: "concept" };
  return { ...part, role: "must", telling: TELLING.must, alternatives: [sale] };
}

/** A thing after another in one phrase says more about it: "mesin jahit singer" finds no singer. */
function withHead(parts: readonly Part[]): Part[] {
  const [head] = parts.filter(({ role }) => role === "topic" || role === "must");
  if (head === undefined || parts.some(({ need }) => need)) return [...parts];
  const phrase = parts.slice(parts.indexOf(head) + 1);
  const end = phrase.findIndex(({ apart }) => apart);
  const isOther = (part: Part) => part.role === "topic" && !areOfAKind(head, part);
  const isFirst = phrase.slice(0, end < 0 ? undefined : end).some(isOther) && !shares(familyOf(head), CLEANING);
  return parts.map((part, at) => {
    if (part === head && isFirst) return { ...part, required: true };
    const isLater = part !== head && part.role === "topic" && !part.apart && parts[at - 1] === head;
    if (isLater && isNarrower(part, head)) return { ...part, required: true };
    if (!isLater || areOfAKind(head, part)) return part;
    const isObject = isWorkOnThings(head) && !shares(familyOf(part), [...MEANS, STORAGE]);
    return isObject ? { ...part, required: true } : { ...part, telling: TELLING.modifier };
  });
}

/** "sewa baju cosplay" asks for one kind of the clothes. */
function isNarrower(one: Part, wide: Part): boolean {
  const keys = ownKeys(wide).filter((key) => !CATEGORY_KEYS.has(key));
  return (
    ownKeys(one).length > 0 &&
    ownKeys(one).every((key) => keys.some((other) => other !== key && widerConcepts(key).has(other)))
  );
}

/** Shorter words are more often typing errors than things. */
const LEAST_LETTERS = 4;

/** Without another thing, an unknown word is the thing: "pasang kb" must not match everything that is installed. */
function withUnknown(parts: readonly Part[], { isSpelt }: Vocabulary): Part[] {
  const isDone = parts.some(({ role }) => role === "doing");
  // In "acara jumatan" the second word is the occasion.
  const isObject = (part: Part) =>
    part.role === "setting" && ownKeys(part).some((key) => !WEIGHED_SURROUNDINGS.has(key) && key !== "acara");
  // In "organizer gathering kantor" the first word is the thing.
  const startsUnknown = parts[0]?.role === "unknown" && parts[0].typed.length > LEAST_LETTERS;
  const isThing = ({ role }: Part) => role === "must" || role === "topic" || role === "kind";
  const [lesson, ...others] = parts.filter(isThing);
  // "Belajar forex" asks for that subject, not for any lesson.
  const isOfLesson = lesson !== undefined && isTaught(lesson) && others.every(isTaught);
  const isSaid = parts.some(isObject) && !isDone && !startsUnknown;
  const isOfAnother = (lesson !== undefined || isSaid) && !isOfLesson;
  return parts.map((part, at) => {
    const before = part.apart ? undefined : parts[at - 1];
    const isSubject = !isOfAnother && (!isOfLesson || before === lesson);
    const isLong = part.typed.length >= LEAST_LETTERS || (before?.role === "doing" && !isWorker(before));
    const isAsked =
      (isLong && isSubject) ||
      (part.typed.length >= LEAST_LETTERS && before !== undefined && isDoneBy(before, at === 1 && isSpelt(part.typed)));
    return part.role === "unknown" && isAsked ? { ...part, required: true, telling: TELLING.word } : part;
  });
}

/** Families of goods whose name a following word narrows. */
const GOODS = ["kue", "konveksi", "kerajinan"];

/** An unknown word after a dish or a garment names another one: "kue rangin", "rompi anti peluru". */
function withVariety(parts: readonly Part[]): Part[] {
  return parts.map((part, at) => {
    const goods = part.apart ? undefined : parts[at - 1];
    if (part.role !== "unknown" || part.typed.length < LEAST_LETTERS || goods === undefined || goods.need) return part;
    const isGoods = goods.role === "kind" || ownKeys(goods).includes("kue");
    return isGoods && shares(familyOf(goods), GOODS) ? { ...part, required: true, telling: TELLING.word } : part;
  });
}

function isWorker(part: Part): boolean {
  return ownKeys(part).includes("tukang");
}

/** Returns whether the word after it is its object, whatever follows: "juru sembelih halal", "bersih lambung kapal". */
function isDoneBy(before: Part, isSpelt: boolean): boolean {
  return isWorker(before) || (isSpelt && before.role === "doing" && !before.need);
}

/** Most words of a search that says exactly what is wanted. */
export const SHORT_SEARCH = 3;

export function isShort(parts: readonly Part[]): boolean {
  const words = parts.reduce((sum, { typed }) => sum + typed.split(" ").length, 0);
  return words <= SHORT_SEARCH && !parts.some(({ need, apart }) => need || apart);
}

/** Requires the material after a thing: "bikin tas kulit" does not find bags of another material. */
function withMaterial(parts: readonly Part[]): Part[] {
  if (parts.some((part) => shares(familyOf(part), CLEANING))) return [...parts];
  return parts.map((part, at) => {
    const thing = parts[at - 1];
    const isThing = thing !== undefined && (isWeighedThing(thing) || thing.role === "setting");
    const isMadeOf = isThing && !part.apart && MATERIALS.has(part.typed);
    return isMadeOf && !areOfAKind(thing, part) ? { ...part, required: true, telling: TELLING.modifier } : part;
  });
}

/** Trades that work on things. In other trades a thing is only the subject: "logo kucing", "spanduk pecel lele". */
const WORK_ON_THINGS = ["rumahtangga", "tukang", "otomotif", "gayahidup", "elektronik", "servismotor"];
/** Concepts of cleaning. In "cuci sofa kena darah" the blood is dirt and not a thing to work on. */
const CLEANING = ["bersih", "cuci", "cucisofa", "bersihrumah", "cucigorden", "setrika"];

const MODIFIER_ROLES: ReadonlySet<PartRole> = new Set(["word", "unknown", "setting"]);

/** Requires the thing named right after such a trade: "cukur kambing" does not ask a barber. */
function withObject(parts: readonly Part[]): Part[] {
  return parts.map((part, at) => {
    const trade = parts[at - 1];
    const isModifier = MODIFIER_ROLES.has(part.role) && !part.apart;
    if (!isModifier || trade === undefined || !isWeighedThing(trade) || trade.need) return part;
    const isVehicle = ownKeys(part).some((key) => VEHICLES.has(key));
    const isObject = part.role === "setting" ? isVehicle : OBJECTS.has(part.typed);
    const isDoneTo = isObject && isWorkOnThings(trade);
    return isDoneTo ? { ...part, required: true, telling: TELLING.word } : part;
  });
}

const VEHICLES = new Set(["mobil", "motor"]);

function isWorkOnThings(part: Part): boolean {
  const family = ownKeys(part).flatMap((key) => [...widerConcepts(key)]);
  return shares(family, WORK_ON_THINGS) && !shares(family, CLEANING);
}

/** Work that a trade must offer itself if its thing is a means and no object: "cuci truk" asks no mover. */
const WORK = new Set(["servis", "rawat", "cuci", "bersih", "ganti", "pasang", "cat"]);
const MEANS = ["kirim", "transportasi", "liburan", "instrumen", "band", "makananpesan"];

/** A place of work, no object: "tukang kayu gudang". */
const STORAGE = "gudang";

function withWork(parts: readonly Part[]): Part[] {
  const things = parts.filter(isWeighedThing);
  if (things.length === 0 || !things.every((part) => shares(familyOf(part), MEANS))) return [...parts];
  return parts.map((part, at) => {
    const thing = parts[at + 1];
    const isDoneTo =
      part.role === "doing" && !part.need && thing !== undefined && !thing.apart && isWeighedThing(thing);
    return isDoneTo && ownKeys(part).some((key) => WORK.has(key)) ? { ...part, required: true } : part;
  });
}

/**
 * A problem in several words names its own thing, so other things in the search are only context: "hp nyemplung wc". A
 * problem in one word belongs to the thing next to it: "wifi lemot" does not search for a computer.
 */
function withSymptoms(parts: readonly Part[]): Part[] {
  const isTold = (part: Part) => part.need && part.typed.includes(" ");
  const things = parts.filter(({ role }) => role === "topic");
  // A requested action names its own thing: "pasang kanopi biar tidak bocor hujan".
  const isOrdered = parts.some(({ role, need }) => role === "doing" && !need);
  const problems = things.filter(isTold);
  const told = isOrdered ? [] : problems;
  const named = things.filter(({ need }) => !need);
  return parts.map((part, at) => {
    if (part.role !== "topic") return part;
    if (isTold(part) && isOfDevice(part, parts[at - 1])) return { ...part, role: "manner", telling: TELLING.manner };
    const others = [...named, ...problems].filter((one) => one !== part);
    const isOfAnother = others.length > 0 && !others.some((one) => areOfAKind(one, part));
    if (isOfAnother && OF_A_DEVICE.has(part.typed)) return { ...part, role: "manner", telling: TELLING.manner };
    const isOfOther = named.length > 0 && !named.some((one) => areOfAKind(one, part));
    if (part.need && !isTold(part) && isOfOther) return { ...part, role: "manner", telling: TELLING.manner };
    const isAbout = told.length === 0 || told.some((one) => areOfAKind(one, part));
    return isAbout ? part : { ...part, role: "setting", telling: TELLING.setting };
  });
}

/** "dispenser tidak keluar air" is about that device and not about a pump. */
function isOfDevice(problem: Part, device: Part | undefined): boolean {
  if (device === undefined || device.need || problem.apart || !isWeighedThing(device)) return false;
  return familyOf(device).includes("elektronik") && !areOfAKind(device, problem);
}

/** Parts and faults of a device. They mean a phone only if no other device is named. */
const OF_A_DEVICE = new Set(["baterai", "layar", "lcd", "bunyi", "charger", "casing"]);

function areOfAKind(one: Part, other: Part): boolean {
  return (
    shares(familyOf(one), familyOf(other)) ||
    shares(weightKeys(one), ownKeys(other)) ||
    shares(weightKeys(other), ownKeys(one))
  );
}

/** A place to live is the thing searched for if it is alone. */
const HOMES = new Set(["kos", "apartemen", "penginapan"]);
const DWELLINGS = new Set([...HOMES, "rumah"]);

const BESIDE_A_HOME: ReadonlySet<PartRole> = new Set(["manner", "silent", "unknown"]);

function withHome(parts: readonly Part[]): Part[] {
  const isRoom = ({ role, typed }: Part) => role === "word" && SPOTS.has(typed);
  const asking = parts.filter((part) => !BESIDE_A_HOME.has(part.role) && !isRoom(part));
  const isIn = (part: Part, homes: ReadonlySet<string>) =>
    part.role === "setting" && ownKeys(part).every((key) => homes.has(key));
  const isHome = (part: Part) => isIn(part, HOMES);
  if (!asking.some(isHome) || !asking.every((part) => isIn(part, DWELLINGS))) return [...parts];
  const home: Alternative = { all: [conceptToken("properti")], weight: WEIGHT.concept, because: "concept" };
  return parts.map((part) => {
    if (isHome(part)) return { ...part, role: "must", telling: TELLING.must, alternatives: [home] };
    return isRoom(part) ? { ...part, role: "manner", telling: TELLING.manner } : part;
  });
}

/** The language, instrument or subject, which is decisive whatever the service. */
const DECISIVE = new Set([
  "bahasaasing",
  "instrumen",
  "ipa",
  "ips",
  "olahraga",
  "hewan",
  "agama",
  "rambut",
  "lepaskunci",
]);

/** Treats the purpose of a thing as a subject: "spanduk warung bakso" searches for a banner, not food. */
function withSubjects(parts: readonly Part[]): Part[] {
  const [thing] = parts.filter((part) => (part.role === "must" || part.role === "topic") && !isTaught(part));
  if (thing === undefined) return [...parts];
  const isForBusiness = familyOf(thing).some((key) => FOR_BUSINESSES.has(key));
  return parts.map((part, at) => {
    const isVehicleOf = part.role === "setting" && familyOf(thing).includes("otomotif");
    if (isVehicleOf && ownKeys(part).some((key) => key === "mobil" || key === "motor"))
      return { ...part, required: true };
    if (part.role !== "kind") return part;
    // "becak wisata" asks for a rickshaw first.
    const isFirst = parts.slice(0, at).every(({ role }) => role === "manner");
    if (isFirst && parts[at + 1] === thing && !thing.apart && !thing.need) return part;
    const own = familyOf(part);
    // A garment is what is mended, a baby or a cat what spilt something.
    const isMended = ownKeys(thing).includes("permak") && own.includes("konveksi");
    if (isMended || (thing.need && !shares(own, familyOf(thing))))
      return { ...part, role: "setting", required: false, telling: TELLING.setting };
    const isStyle = own.includes("bahasaasing") && !part.typed.includes("bahasa") && !parts.some(isOfLanguages);
    const isDecisive = own.some((key) => DECISIVE.has(key)) && !isStyle && !(isForBusiness && own.includes("hewan"));
    if (isDecisive || shares(own, familyOf(thing)) || isObjectOfRepair(part, thing)) return part;
    return { ...part, role: "setting", required: false, telling: TELLING.setting };
  });
}

/** Services that are done in one language. Elsewhere its name is a style: "undangan jawa". */
const LANGUAGE_SERVICES = [
  "les",
  "latih",
  "terjemahan",
  "tulisan",
  "subtitel",
  "transkrip",
  "suara",
  "musik",
  "mc",
  "pemandu",
];

function isOfLanguages(part: Part): boolean {
  return shares(
    ownKeys(part).flatMap((key) => [...widerConcepts(key)]),
    LANGUAGE_SERVICES,
  );
}

/** "keran dispenser" is a tap of that machine. */
function isObjectOfRepair(part: Part, thing: Part): boolean {
  const isOfHome = ownKeys(thing).some((key) => widerConcepts(key).has("rumahtangga"));
  return familyOf(part).includes("elektronik") && isOfHome;
}

function isTaught(part: Part): boolean {
  return ownKeys(part).length > 0 && ownKeys(part).every((key) => SERVICES.has(key));
}

const shares = (some: readonly string[], others: readonly string[]) => some.some((key) => others.includes(key));

function familyOf(part: Part): string[] {
  return ownKeys(part).flatMap((key) =>
    [...widerConcepts(key)].filter((one) => !CATEGORY_KEYS.has(one) && one !== "tukang"),
  );
}

/** Limits a search for lessons to lessons: "kursus makeup" must not return make-up artists. */
function withLesson(parts: readonly Part[]): Part[] {
  const isLesson = (part: Part) => ownKeys(part).some((key) => LESSONS.has(key));
  const course = parts.find(isCourse);
  if (course !== undefined)
    return parts.map((part) =>
      part.role === "topic" && !isCourse(part) ? { ...part, role: "setting", telling: TELLING.setting } : part,
    );
  const isSubject = (part: Part) => part.role === "kind" && shares(familyOf(part), [...DECISIVE]);
  const isTaughtSubject = parts.some(isSubject) && parts.some((part) => part.role === "doing" && isLesson(part));
  const hasThing = parts.some((part) => isWeighedThing(part) && !isLesson(part));
  return parts.map((part, at) => {
    // "les fisika gerak parabola" is about physics, not about aerials.
    if (isTaughtSubject && part.role === "topic" && !isCourse(part))
      return { ...part, role: "setting", telling: TELLING.setting };
    const isRented = hasThing || (!parts[at + 1]?.apart && parts[at + 1]?.role === "setting");
    if (isRent(part) && isRented && !parts.some(isHired)) return { ...part, required: true };
    const isDenied = parts[at - 1]?.role === "silent";
    // "kelas merajut" starts with a class, "anak kelas 5" does not.
    const isClass = part.role === "doing" || (part.role === "setting" && at === 0);
    if (!hasThing || !isClass || isDenied || !isLesson(part)) return part;
    return { ...part, required: true, alternatives: [...part.alternatives.map(asOwn), ...TAUGHT] };
  });
}

const LESSONS = new Set(["les", "latih"]);

/** "kursus menjahit baju" is about a course, not about clothes. */
function isCourse(part: Part): boolean {
  const keys = ownKeys(part);
  return part.role === "topic" && keys.length > 0 && keys.every((key) => /^les[a-z]/.test(key));
}

function isRent(part: Part): boolean {
  return part.role === "doing" && ownKeys(part).includes("sewa");
}

/** Vehicles with a driver, boats and musicians. Their sellers seldom write that they are for rent. */
function isHired(part: Part): boolean {
  return shares(familyOf(part), ["kirim", "transportasi", "supir", "rentalmobil", "perahu", "band"]);
}
const TAUGHT: Alternative[] = [{ all: [categoryToken("pendidikan")], weight: WEIGHT.concept, because: "concept" }];

function asOwn({ near: _, ...alternative }: Alternative): Alternative {
  return alternative;
}

function isWeighedThing({ role }: Part): boolean {
  return role === "must" || role === "topic" || role === "kind" || role === "word";
}

/** Drops a wider occasion next to a narrower one: "acara lamaran" is "lamaran". */
function withoutWider(parts: readonly Part[]): Part[] {
  const settings = parts.filter(({ role }) => role === "setting");
  return parts.map((part) => {
    const own = ownKeys(part);
    const isWider =
      part.role === "setting" &&
      settings.some((other) => {
        const wider = ownKeys(other).flatMap((key) => [...widerConcepts(key)].slice(1));
        return own.length > 0 && own.every((key) => wider.includes(key));
      });
    return isWider ? { ...part, role: "manner", telling: TELLING.manner } : part;
  });
}

/** In "les anak" the service is the thing, in "sunatan anak" the occasion. */
function withService(parts: readonly Part[]): Part[] {
  const hasThing = parts.some(({ role }) => role === "must" || role === "topic" || role === "word");
  if (hasThing) return [...parts];
  const isService = (part: Part) => part.role === "doing" && ownKeys(part).some((key) => SERVICES.has(key));
  const surrounds = (part: Part) =>
    part.role === "setting" && ownKeys(part).every((key) => WEIGHED_SURROUNDINGS.has(key));
  const hasOccasion = parts.some((part) => part.role === "setting" && !surrounds(part));
  // Next to an instrument or a language, training is a lesson.
  const hasSubject = parts.some(({ role }) => role === "kind");
  return parts.map((part) => {
    if (isService(part)) {
      const alternatives = hasSubject ? part.alternatives.map(asOwn) : part.alternatives;
      return { ...part, role: "topic", telling: TELLING.topic, alternatives };
    }
    if (hasOccasion && surrounds(part)) return { ...part, role: "manner", telling: TELLING.manner };
    return part;
  });
}

/** Drops the word for the worker next to a named thing: "tukang ledeng" must not match an electrician as "tukang". */
function withoutWorker(parts: readonly Part[]): Part[] {
  if (!parts.some(({ role }) => role === "must" || role === "topic")) return [...parts];
  const isWorker = (part: Part) =>
    part.role === "doing" && ownKeys(part).length > 0 && ownKeys(part).every((key) => key === "tukang");
  return parts.map((part) => (isWorker(part) ? { ...part, role: "manner", telling: TELLING.manner, same: [] } : part));
}

/** "promosi lewat video" asks for the video. */
function withoutGoal(parts: readonly Part[]): Part[] {
  const isGoal = (part: Part) =>
    part.role === "topic" && !part.need && ownKeys(part).every((key) => key === "pemasaran");
  const hasMeans = parts.some((part) => part.role === "topic" && !isGoal(part) && !part.aside);
  if (!hasMeans) return [...parts];
  return parts.map((part) => (isGoal(part) ? { ...part, role: "setting", telling: TELLING.setting } : part));
}

function withoutSale(parts: readonly Part[]): Part[] {
  const isMade = (part: Part) =>
    (part.role === "topic" || part.role === "kind") &&
    ownKeys(part).some((key) => [...widerConcepts(key)].some((one) => MADE_TO_SELL.has(one)));
  const isSale = (part: Part) => part.role === "must" && ownKeys(part).every((key) => key === "jualbeli");
  if (!parts.some(isMade)) return parts.map((part) => (isSale(part) ? { ...part, required: true } : part));
  return parts.map((part) => (isSale(part) ? { ...part, role: "manner", telling: TELLING.manner, same: [] } : part));
}

function ownKeys(part: Part): string[] {
  return weightKeys({
    ...part,
    alternatives: part.alternatives.filter(({ weight }) => weight > WEIGHT.near),
  });
}

/** Returns the concept keys of a part, near ones included. */
function weightKeys({ alternatives }: Part): string[] {
  return alternatives
    .filter(({ because }) => because === "concept")
    .flatMap(({ all }) => all.map((term) => term.slice(2)));
}

type ExtractedFilters = Pick<Understanding, "place" | "anywhere" | "near" | "wishCheap" | "soon" | "time" | "kind"> & {
  rest: Token[][];
};

const NEAR = NEAR_PHRASES.map((phrase) => phrase.split(" "));
const JOBS = JOB_PHRASES.map((phrase) => phrase.split(" "));
/** Longest first: "besok malam" before "besok". */
const TIMES = SOON_PHRASES.map(([phrase, days]) => ({ words: phrase.split(" "), days })).sort(
  (a, b) => b.words.length - a.words.length,
);
const FAR = ANYWHERE_PHRASES.map((phrase) => phrase.split(" "));

/** "datang ke rumah" and "les di rumah" describe the way of working, not a house. */
const TO_A_DOOR = new Set(["ke", "di"]);
const DOORS = new Set(["rumah", "rumahku", "rmh", "lokasi", "tempat", "alamat"]);
/** After these "rumah" has another meaning: "rumah sakit", "tempat kerja". */
const NO_DOORS = new Set(["sakit", "makan", "tangga", "ibadah", "duka", "kerja", "wisata", "umum", "susun"]);
const COMING = new Set(["datang", "dateng", "dipanggil", "manggil", "panggil", "bisa", "mau"]);

export function extractFilters(text: string): ExtractedFilters {
  const taken: ExtractedFilters = {
    place: null,
    anywhere: false,
    near: false,
    wishCheap: false,
    soon: null,
    time: null,
    kind: null,
    rest: [],
  };
  const clauses = clausesIn(text);
  const all = clauses.reduce((length, { words }) => length + words.length + 1, -1);
  let from = 0;
  for (const { words, afresh } of clauses) {
    const rest = takeFromClause(words, { from, all, afresh }, taken);
    if (rest.length > 0) taken.rest.push(rest);
    // Leaves a gap, so that words of different clauses are not adjacent.
    from += words.length + 1;
  }
  return taken;
}

/**
 * Splits a text at commas, semicolons and ends of sentences. The text after a semicolon is a word, never a
 * place ("ac; solo").
 */
function clausesIn(text: string): { words: string[]; afresh: boolean }[] {
  return text
    .split(/(?=[,;\n])|(?<=[.!?])(?=\s)/)
    .map((clause) => ({ words: wordsOf(clause), afresh: clause.startsWith(";") }))
    .filter(({ words }) => words.length > 0);
}

function takeFromClause(words: readonly string[], where: ClausePosition, taken: ExtractedFilters): Token[] {
  const tokens = tokensOf(words, where.from);
  const kept = keptTogether(tokens);
  const rest: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const place = placeAt(words, at, where, kept);
    const phrase = phraseAt(tokens, at, NEAR) ?? phraseAt(tokens, at, FAR) ?? phraseAt(tokens, at, JOBS);
    const time = TIMES.find(({ words: said }) => said.every((word, n) => tokens[at + n]?.word === word));
    const named = kept.has(at) ? null : timeAt(tokens, at);
    const token = tokens[at];
    if (time && time.words.length >= (named?.length ?? 0)) {
      taken.soon = Math.min(time.days, taken.soon ?? time.days) as StartStep;
      const part = partIn(time.words);
      if (part) taken.time = timesTogether(taken.time, { weekdays: [], part });
      at += time.words.length;
    } else if (named) {
      taken.time = timesTogether(taken.time, named.time);
      at += named.length;
    } else if (place) {
      while (BEFORE_PLACE.has(rest.at(-1)?.word ?? "")) rest.pop();
      taken.place = joined(taken.place, place);
      // An airport transfer asks for the trip itself, whichever airport it is.
      if (isAirport(words.slice(at, at + place.length).join(" "))) rest.push(...tokensOf(["bandara"], where.from + at));
      at += place.length;
    } else if (phrase) {
      if (NEAR.includes(phrase)) taken.near = true;
      else if (FAR.includes(phrase)) taken.anywhere = true;
      else taken.kind = "wanted";
      at += phrase.length;
    } else if (isDoorAt(words, at) && !kept.has(at + 1)) {
      while (COMING.has(rest.at(-1)?.word ?? "")) rest.pop();
      rest.push(...tokensOf(["panggilan"], where.from + at + 1));
      at += 2;
    } else if (where.from === 0 && isWorkAt(tokens, words, at, rest) && !kept.has(at)) {
      taken.kind = "wanted";
      at += 1;
    } else {
      const isSearched = kept.has(at) || !(isPurposeAt(words, at) || takeWord(token?.word ?? "", taken));
      if (token && isSearched) rest.push(token);
      at += 1;
    }
  }
  return rest;
}

function isDoorAt(words: readonly string[], at: number): boolean {
  const [towards = "", door = "", more = ""] = words.slice(at, at + 3);
  return TO_A_DOOR.has(towards) && DOORS.has(door) && !NO_DOORS.has(more);
}

/** "orderan jahit" starts with the thing searched for; "rekap orderan" does not. */
function isWorkAt(tokens: readonly Token[], words: readonly string[], at: number, before: readonly Token[]): boolean {
  return (
    WORK_WORDS.has(words[at] ?? "") &&
    withoutFillers(before).length === 0 &&
    withoutFillers(tokens.slice(at + 1)).length > 0
  );
}

/** "english for job" is about English for work, not about a vacancy. */
function isPurposeAt(words: readonly string[], at: number): boolean {
  return JOB_WORDS.has(words[at] ?? "") && BEFORE_PURPOSE.has(words[at - 1] ?? "");
}

const BEFORE_PURPOSE = new Set(["for", "untuk", "buat", "bagi"]);

function takeWord(word: string, taken: ExtractedFilters): boolean {
  if (ANYWHERE.has(word)) taken.anywhere = true;
  else if (CHEAP.has(word)) taken.wishCheap = true;
  else if (JOB_WORDS.has(word)) taken.kind = "wanted";
  else return false;
  return true;
}

/** Returns positions inside a known phrase. In "toko online" the word "online" is no filter. */
function keptTogether(tokens: readonly Token[]): Set<number> {
  const kept = new Set<number>();
  const telling = tellingTokens(tokens);
  for (const { tokens: found, meanings } of segmentsOf(telling)) {
    // Words for how and when do not name a service: "akhir pekan" is a time.
    const isName = found.length > 1 && meanings.length > 0 && roleOf(meanings) !== "manner";
    for (const token of isName ? found : []) if (!isWayOfDoing(token, found, meanings)) kept.add(tokens.indexOf(token));
  }
  return kept;
}

/** In "les online matematika" the second word says how the lesson is given and can be dropped. */
function isWayOfDoing(token: Token, name: readonly Token[], meanings: Segment["meanings"]): boolean {
  if (!ANYWHERE.has(token.word) || roleOf(meanings) !== "doing") return false;
  const others = meaningsOf(name.filter((one) => one !== token));
  return meanings.some(({ key }) => others.some((other) => other.key === key));
}

function phraseAt(tokens: readonly Token[], at: number, phrases: readonly string[][]): string[] | undefined {
  return phrases.find((phrase) => phrase.every((word, n) => tokens[at + n]?.word === word));
}

/** "ada yang lagi cari tukang cat ga": an offerer asks who needs the service. */
const WHO_NEEDS =
  /^\s*(?:halo |hai |permisi |misi |kak |gan |min |gais |guys )*(?:(?:ada|adakah|siapa|sapa|sopo)(?: (?:ya|sih|kah|kak|gan|min|tau|disini|di sini|sini))* (?:yang|yg|sing)|siapa|sapa|(?:yang|yg)(?= (?:lagi|lg|sedang)))(?: (?:lagi|lg|sedang|masih|mau|pengen|pingin|ingin|mungkin|memang|emang))* (?:butuh|butuhin|btuh|membutuhkan|cari|cariin|nyari|nyariin|mencari|perlu|memerlukan|golek)(?=\s)/;
const ASKED = /(?:\s+(?:ga|gak|nggak|ngga|enggak|tidak|ndak|ya|yah|sih|kah|kak|gan|min|disini|nih|dong))*\s*\?*\s*$/;

export function detectSeekerPhrase(text: string): { asksForRequests: boolean; rest: string } {
  const found = WHO_NEEDS.exec(text);
  if (!found) return { asksForRequests: false, rest: text };
  return { asksForRequests: true, rest: text.slice(found[0].length).replace(ASKED, "") };
}

/** Purely Javanese words. Next to one, "iso" means "can", otherwise a standard. */
const JAVANESE =
  /\b(?:sing|opo|sopo|ono|onok|ora|piye|omah|omahe|omahku|teko|wae|nggo|kanggo|golek|nggolek|arep|saiki|sesuk|iki|kuwi|nggawe|gawe|ndandani|benerno|njait|dandani)\b/;

export function replaceJavanese(text: string): string {
  return JAVANESE.test(text) ? text.replace(/\biso\b/g, "bisa").replace(/\bteko\b/g, "ke") : text;
}

const SKILL =
  /(?<![a-z])(?:pengen|pingin|pengin|pgn|kepengen|kepingin|ingin|mau|biar|supaya|agar)(?: banget| sekali)? (?:bisa|jago|pinter|pintar|mahir|lancar|fasih)(?: banget)? (?=([a-z]+)(?: ([a-z]+))?)/g;
/** Concepts that people also learn to do themselves. */
const LEARNT = new Set([
  ...["bahasaasing", "instrumen", "olahraga", "tari", "jahit", "rias", "rambut", "kuku", "foto", "video"],
  ...["editfoto", "ilustrasi", "desaingrafis", "web", "aplikasi", "game", "excel", "masak", "kue", "koki"],
  ...["makananpesan", "musik", "gitar", "piano", "mc", "sulap", "rajut", "batik", "gerabah", "pijat", "edit"],
  ...["tulis", "desain", "bunga", "minuman", "las", "kayu", "setir"],
]);

const LEARN = "belajar";

/** Reads a wish for a skill as a wish for lessons: "pengen bisa jahit" is "belajar jahit". */
function withLessons(text: string): string {
  return text.replace(SKILL, (wish, first: string, second = "") => {
    const tokens = tokensOf([first, second].filter((word) => word !== ""));
    const meanings = [...tokens.flatMap((token) => meaningsOf([token])), ...meaningsOf(tokens)];
    return meanings.some(({ key }) => [...widerConcepts(key)].some((one) => LEARNT.has(one))) ? `${LEARN} ` : wish;
  });
}

type UnderstandOptions = {
  literal?: boolean;
};

/** After these a language means a country or style: "kuliah di jerman", "motif jawa". */
const OF_A_COUNTRY =
  /(?:^| )(?:(?:buat|untuk|utk|kuliah|kerja|sekolah|lanjut|visa|pergi|berangkat|pindah|tinggal|nikah|daftar|liburan|kirim|dikirim) (?:ke|di|dari)|motif|corak|gaya|adat|khas|ala|model|batik|visa|kedutaan|kedubes) $/;
const MAX_PARTS = 10;
const MIN_PREFIX = 5;
const SILENT = new Set(["tidak"]);
const OFTEN = 2_000;

export function understand(q: string, known: Vocabulary, options: UnderstandOptions = {}): Understanding {
  const { literal = false } = options;
  const typed = plain(q);
  const first = readingOf(typed);
  const message = isMessage(typed);
  const fixed = literal || message ? null : corrected(first.taken.rest, known);
  const offered = literal || fixed ? null : offeredReading(first.taken.rest, known);
  // A corrected word may be a place, a wish or the start of a price.
  const { text, asksForRequests, price, due, taken } = fixed ? readingOf(withCorrections(typed, fixed)) : first;
  const asked = { ...taken, price, due, kind: asksForRequests ? ("wanted" as const) : taken.kind };
  const batches = [taken.rest.map(tellingTokens).map(withoutNumbers)];
  // If the query contains only such words, they are the search.
  if (!isAsked(asked)) batches.push(taken.rest.map(tellingTokens), taken.rest);
  const clauses = batches.find((batch) => batch.some((tokens) => tokens.length > 0)) ?? [];
  const changed = new Set(fixed?.values());
  const { rest: named, brands } = extractBrands(clauses);
  const read = named.map((tokens) => segmentsOf(moveRoomsBehind(tokens)));
  // Semicolons separate parts that were chosen before.
  const isChosen = typed.includes(";");
  const whole = isChosen
    ? read.flatMap((clause) => withProblems(clause, { all: read.flat() }))
    : withProblems(read.flat());
  const isInPlace = (brand: Segment) => whole.some(({ tokens }) => brandInPlace(tokens, [brand]) !== null);
  const all = distinctSegments([...whole, ...brands.filter(isInPlace), ...brands.filter((one) => !isInPlace(one))]);
  const words = new Map(taken.rest.flat().map(({ word, at }) => [at, word]));
  const isSentence = message || (new Set(words.values()).size > LONGEST_PHRASE && !isChosen);
  const essentials = isSentence ? essentialParts(all, words, known) : null;
  const asides = findQualifiers(all, words);
  const parts = essentials
    ? [...understand(textOf(essentials, words), known, { literal: true }).parts]
    : weighParts(
        partsOf(all, (segment) => {
          const part = partOf(segment, known, { changed, brands });
          const isBeside = all.some((other) => other !== segment && other.meanings.length > 0);
          if (!asides.has(segment) && !(isBeside && isCountry(segment, words))) return part;
          return { ...part, role: "setting", required: false, telling: TELLING.setting, aside: true };
        }),
        known,
      );
  if (parts.length === 1 && parts[0]) parts[0] = asCategory(parts[0]);
  if (!isSentence) markPrefix(parts, text, known);
  const { rest: _, ...others } = asked;
  return {
    parts: parts.slice(0, MAX_PARTS),
    ...others,
    correction: fixed && correctionOf(typed, fixed),
    offered: offered && { to: correctionOf(typed, offered).to },
    nonsense:
      parts.some(({ telling }) => telling > 0) &&
      parts.every(({ role }) => role === "unknown" || role === "silent") &&
      !isAsked(asked),
  };
}

/** A repeated thing is one thing: "untuk keran 100 keran" is not a thing for another. */
function distinctSegments(segments: readonly Segment[]): Segment[] {
  const byWords = new Map<string, Segment>();
  for (const segment of segments) {
    const typed = segment.tokens.map(({ word }) => word).join(" ");
    if (!byWords.has(typed)) byWords.set(typed, segment);
  }
  return [...byWords.values()];
}

/**
 * The essentials as a search of their own, so that a sentence finds what its parts find. Starts with the main thing.
 */
function textOf(essentials: readonly EssentialPart[], words: ReadonlyMap<number, string>): string {
  const isBeside = ({ segment, role }: EssentialPart) => role !== null || isCountry(segment, words);
  return [...essentials.filter((one) => !isBeside(one)), ...essentials.filter(isBeside)]
    .map((one) => {
      const typed = one.segment.tokens.map(({ word }) => word).join(" ");
      return isBeside(one) ? [PURPOSE, typed].join(" ") : typed;
    })
    .join("; ");
}

function isCountry({ tokens, meanings }: Segment, words: ReadonlyMap<number, string>): boolean {
  const at = tokens[0]?.at ?? 0;
  const before = [words.get(at - 2), words.get(at - 1), ""].filter((word) => word !== undefined).join(" ");
  const isLanguage = ({ key }: Segment["meanings"][number]) => widerConcepts(key).has("bahasaasing");
  return meanings.length > 0 && meanings.every(isLanguage) && OF_A_COUNTRY.test(before);
}

function readingOf(typed: string) {
  const { asksForRequests, rest: said } = detectSeekerPhrase(typed);
  const { due, rest: undated } = extractDueDate(withLessons(replaceJavanese(said)));
  const { price, rest: text } = extractPrice(undated);
  return { asksForRequests, price, due, text, taken: extractFilters(text) };
}

function isAsked(asked: Omit<Understanding, "parts" | "correction" | "offered" | "nonsense">): boolean {
  const { place, price, due, kind, anywhere, near, wishCheap, soon, time } = asked;
  const limited = place !== null || price !== null || due !== null || kind !== null;
  return limited || anywhere || near || wishCheap || soon !== null || time !== null;
}

/** Before a number they tell an hour: "jam 4 pagi". */
const HOURS = new Set(["jam", "pukul"]);

/** "2 unit" and "1pk" are not searched unless there is nothing else. */
function withoutNumbers(tokens: readonly Token[]): Token[] {
  const isNumber = (word = "") => /^\d+$/.test(word);
  return tokens.filter(({ word, at }, index) => {
    if (isNumber(word) || PIECES.has(/^\d+([a-z]+)$/.exec(word)?.[1] ?? "")) return false;
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    if (HOURS.has(word) && after?.at === at + 1 && isNumber(after.word)) return false;
    return !(PIECES.has(word) && before?.at === at - 1 && isNumber(before.word));
  });
}

type Reading = { changed: ReadonlySet<string>; brands: readonly Segment[] };

function partOf({ tokens, meanings }: Segment, known: Vocabulary, { changed, brands }: Reading): Part {
  const words = tokens.map(({ word }) => word);
  const typed = words.join(" ");
  const isCorrected = words.some((word) => changed.has(word)) || changed.has(typed);
  // Separate words of a name are seldom the thing: "desain rumah" does not match "desain buku menu rumah makan".
  const isName = words.length > 1 && meanings.length > 0;
  const isOften = meanings.length > 0 && words.every((word) => known.count(word) >= OFTEN);
  const alternatives: Alternative[] = [
    {
      ...{ all: words, weight: isName ? WEIGHT.scattered : WEIGHT.typed, because: "typed" },
      ...(isOften && { often: true }),
    },
  ];
  if (meanings.length === 0) addStems(alternatives, tokens, known);
  // Words of the concept together with the concept surely mean the thing.
  if (isName)
    for (const { key } of meanings)
      alternatives.push({ all: [...words, conceptToken(key)], weight: WEIGHT.typed, because: "typed" });
  const role = meanings.length > 0 ? roleOf(meanings) : plainRole(tokens, known);
  for (const { key, weight } of meanings) {
    // "Akta kelahiran" is a thing to apply for, and only next to another thing a document to translate.
    if ((role === "topic" || role === "must") && concepts().get(key)?.role !== role) {
      alternatives.push({
        all: [conceptToken(key)],
        weight: WEIGHT.near * weight,
        because: "concept",
        near: true,
      });
      continue;
    }
    const isWider = meanings.some((other) => other.key !== key && widerConcepts(other.key).has(key));
    const own = conceptWeight(key) * weight * (isWider ? WEIGHT.wider : 1);
    alternatives.push({ all: [conceptToken(key)], weight: own, because: "concept" });
    if (CATEGORY_KEYS.has(key)) alternatives.push(...categoryAlternatives(key));
    for (const near of concepts().get(key)?.near ?? []) {
      alternatives.push({
        ...{ all: [conceptToken(near)], weight: WEIGHT.near * weight, because: "concept", near: true },
      });
    }
  }
  if (isName) alternatives.push(...composed(tokens, meanings), ...narrowed(tokens, meanings));
  if (role === "brand") alternatives[0] = { all: words.slice(0, 1), weight: WEIGHT.typed, because: "typed" };
  if (role === "kind") alternatives.push(...widerAlternatives(meanings));
  // A shared root is not enough: "pembeli" does not match "beli".
  if (role === "must") alternatives.shift();
  return {
    typed,
    role,
    because: isCorrected ? "correction" : "typed",
    alternatives: distinct(alternatives),
    required: role === "kind",
    telling: TELLING[role],
    apart: false,
    aside: false,
    prefix: false,
    need: meanings.length > 0 && meanings.every(({ weight }) => weight < 1),
    brand: role === "brand" ? null : brandInPlace(tokens, brands),
    // Words for how and when form groups and do not name one thing: "besok" differs from "minggu depan".
    same: role === "manner" ? [] : otherNames(typed, partKeys(meanings), known),
  };
}

/** The brand that was typed where these tokens are now. */
function brandInPlace(tokens: readonly Token[], brands: readonly Segment[]): string | null {
  const [first, ...others] = tokens;
  const brand = others.length > 0 ? undefined : brands.find(({ tokens: [own] }) => own?.at === first?.at);
  return brand?.tokens.map(({ word }) => word).join(" ") ?? null;
}

/** A qualifier must match exactly, under any of its names. */
function conceptWeight(key: string): number {
  return concepts().get(key)?.role === "kind" ? WEIGHT.typed : WEIGHT.concept;
}

/** "kirim motor" matches offers that deliver things and mention motorcycles. */
function composed(tokens: readonly Token[], meanings: Segment["meanings"]): Alternative[] {
  return meanings.flatMap(({ key, weight }) =>
    (concepts().get(key)?.wider ?? [])
      .filter((wider) => !CATEGORY_KEYS.has(wider))
      .flatMap((wider): Alternative[] => {
        const rest = tokens.filter((token) => !meaningsOf([token]).some((one) => one.key === wider));
        if (rest.length === 0 || rest.length === tokens.length || rest.every(isSurrounding)) return [];
        const all = [conceptToken(wider), ...rest.map(({ word }) => word)];
        return [{ all, weight: WEIGHT.composed * weight, because: "concept" }];
      }),
  );
}

/** "makeup wisuda" matches make-up artists best whose offer is also for "wisuda". */
function narrowed(tokens: readonly Token[], meanings: Segment["meanings"]): Alternative[] {
  return meanings.flatMap(({ key, weight }): Alternative[] => {
    const isName = (token: Token) => meaningsOf([token]).some((one) => one.key === key && one.weight === 1);
    const rest = tokens.filter((token) => !isName(token) && !isSurrounding(token));
    if (rest.length === 0 || rest.length === tokens.length) return [];
    const all = [conceptToken(key), ...rest.map(({ word }) => word)];
    return [{ all, weight: (WEIGHT.typed * (1 + weight)) / 2, because: "typed" }];
  });
}

function isSurrounding(token: Token): boolean {
  return meaningsOf([token]).some(({ key }) => WEIGHED_SURROUNDINGS.has(key));
}

/** Returns wider concepts for a search whose own concept has no offer: "pempek" is food. */
function widerAlternatives(meanings: Segment["meanings"]): Alternative[] {
  return meanings.flatMap(({ key, weight }) =>
    (concepts().get(key)?.wider ?? []).map(
      (wider): Alternative => ({
        ...{ all: [conceptToken(wider)], weight: WEIGHT.near * weight, because: "concept", near: true },
      }),
    ),
  );
}

const partKeys = (meanings: Segment["meanings"]) => meanings.map(({ key }) => key);

function asCategory(part: Part): Part {
  const key = CATEGORY_WORDS.get(part.typed);
  if (key === undefined) return part;
  return { ...part, alternatives: distinct([...part.alternatives, ...categoryAlternatives(key)]) };
}

function categoryAlternatives(key: string): Alternative[] {
  return [
    { all: [categoryToken(key), conceptToken(key)], weight: WEIGHT.typed, because: "concept" },
    { all: [categoryToken(key)], weight: WEIGHT.category, because: "concept" },
  ];
}

function addStems(alternatives: Alternative[], tokens: readonly Token[], known: Vocabulary): void {
  for (const { word, root } of tokens) {
    if (root !== word) alternatives.push({ all: [root], weight: WEIGHT.stem, because: "stem" });
    else if (!known.has(word)) {
      for (const candidate of stemCandidates(word)
        .filter((one) => known.count(one) > 0)
        .slice(0, 2)) {
        alternatives.push({ all: [candidate], weight: WEIGHT.indexStem, because: "stem" });
      }
    }
  }
}

function plainRole(tokens: readonly Token[], known: Vocabulary): PartRole {
  if (tokens.every(({ word }) => SILENT.has(word))) return "silent";
  if (tokens.every(({ word }) => COMMON_WORDS.has(word) || /\d/.test(word))) return "manner";
  return tokens.some(({ word, root }) => known.count(word) > 0 || known.count(root) > 0) ? "word" : "unknown";
}

function distinct(alternatives: readonly Alternative[]): Alternative[] {
  const byTerms = new Map<string, Alternative>();
  for (const one of alternatives) {
    const terms = one.all.join(" ");
    const old = byTerms.get(terms);
    if (!old || one.weight > old.weight) byTerms.set(terms, one);
  }
  return [...byTerms.values()];
}

function otherNames(typed: string, keys: readonly string[], known: Vocabulary): string[] {
  const names = keys.flatMap((key) =>
    (concepts().get(key)?.names ?? []).filter((name) => name.replaceAll(" ", "") === key),
  );
  return [...new Set(names)].filter((name) => name !== typed && isWritten(name, known)).slice(0, 2);
}

function partsOf(segments: readonly Segment[], read: (segment: Segment) => Part): Part[] {
  const byTyped = new Map<string, Part>();
  let end = -1;
  for (const segment of segments) {
    const part = read(segment);
    if (byTyped.has(part.typed)) continue;
    const follows = byTyped.size === 0 || (segment.tokens[0]?.at === end + 1 && part.role !== "brand");
    byTyped.set(part.typed, {
      ...part,
      apart: part.aside || !follows || placeWordsAt(part.typed.split(" "), 0) !== null,
    });
    end = segment.tokens.at(-1)?.at ?? end;
  }
  return [...byTyped.values()];
}

function markPrefix(parts: Part[], text: string, known: Vocabulary): void {
  const last = parts.at(-1);
  if (last?.role !== "unknown" || last.typed.length < MIN_PREFIX) return;
  if (wordsOf(text).at(-1) === last.typed && !known.has(last.typed)) {
    parts[parts.length - 1] = { ...last, prefix: true };
  }
}
