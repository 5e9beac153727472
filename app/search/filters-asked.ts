import { bareName, placeNames, placeWordsAt, squash } from "~/places/names";
import type { PlaceAsked, StartStep, Understanding } from "./search";
import { partIn, timeAt, timesTogether } from "./time-asked";
import { widerConcepts } from "./words/concepts";
import { extractDueDate } from "./words/due-date";
import { meaningsOf, roleOf, type Segment, segmentsOf, tellingTokens } from "./words/meanings";
import { extractPrice } from "./words/price";
import { wordsOf } from "./words/query-words";
import { type Token, tokensOf, withoutFillers } from "./words/stems";
import {
  ANYWHERE,
  ANYWHERE_PHRASES,
  BEFORE_PLACE,
  CHAT_WORDS,
  CHEAP,
  FILLERS,
  FIRST_JOB_PHRASES,
  isAirport,
  JOB_PHRASES,
  JOB_WORDS,
  NEAR_PHRASES,
  PIECES,
  SOON_PHRASES,
  WORK_WORDS,
} from "./words/word-lists";

export type Asked = Omit<Understanding, "parts" | "correction" | "offered" | "nonsense">;

/** `text` is the query without price and date. `rest` are the words that are left to be searched, by clause. */
type FiltersRead = { asked: Asked; text: string; rest: Token[][] };

export function readFilters(typed: string): FiltersRead {
  const { asksForWanted, rest: said } = detectSeekerPhrase(typed);
  const { due, rest: undated } = extractDueDate(withLessons(replaceJavanese(said)));
  const { price, rest: text } = extractPrice(undated);
  const { rest, ...taken } = extractFilters(text);
  return { asked: { ...taken, price, due, kind: asksForWanted ? "wanted" : taken.kind }, text, rest };
}

export function isAsked(asked: Asked): boolean {
  const { place, price, due, kind, anywhere, near, wishCheap, soon, time } = asked;
  const limited = place !== null || price !== null || due !== null || kind !== null;
  return limited || anywhere || near || wishCheap || soon !== null || time !== null;
}

type ExtractedFilters = Pick<Understanding, "place" | "anywhere" | "near" | "wishCheap" | "soon" | "time" | "kind"> & {
  rest: Token[][];
};

const NEAR = NEAR_PHRASES.map((phrase) => phrase.split(" "));
const JOBS = JOB_PHRASES.map((phrase) => phrase.split(" "));
/** Phrases for times, the longest first, so that "besok malam" is found before "besok". */
const TIMES = SOON_PHRASES.map(([phrase, days]) => ({ words: phrase.split(" "), days })).sort(
  (a, b) => b.words.length - a.words.length,
);
const TIME_STARTS = new Set(TIMES.flatMap(({ words }) => words));
const FAR = ANYWHERE_PHRASES.map((phrase) => phrase.split(" "));

/** Words before a house that is no thing: "datang ke rumah" and "les di rumah" describe the way of working. */
const TO_A_DOOR = new Set(["ke", "di"]);
const DOORS = new Set(["rumah", "rumahku", "rmh", "lokasi", "tempat", "alamat"]);
/** Words after which a place has another meaning: "rumah sakit", "tempat kerja". */
const NO_DOORS = new Set(["sakit", "makan", "tangga", "ibadah", "duka", "kerja", "wisata", "umum", "susun"]);
const COMING = new Set(["datang", "dateng", "dipanggil", "manggil", "panggil", "bisa", "mau"]);

function extractFilters(text: string): ExtractedFilters {
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
    // This leaves a gap, so that words of different clauses are not adjacent.
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

/** The position of a clause: its first word in `from`, all words in `all`. `afresh`: the clause was chosen before. */
type ClausePosition = { from: number; all: number; afresh: boolean };

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
      // A transfer to any airport is also a search for the trip itself.
      if (isAirport(words.slice(at, at + place.length).join(" "))) rest.push(...tokensOf(["bandara"], where.from + at));
      at += place.length;
    } else if (phrase) {
      if (NEAR.includes(phrase)) taken.near = true;
      else if (FAR.includes(phrase)) taken.anywhere = true;
      else if (where.from + at === 0 || !FIRST_JOB_PHRASES.includes(phrase.join(" "))) taken.kind = "wanted";
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

const OF_A_SELLER = new Set(["tidak", "numpuk", "menumpuk", "banyak", "sepi", "membludak"]);

/**
 * Returns true if orders are followed by what is searched, as in "orderan jahit". "rekap orderan" is no such search.
 */
function isWorkAt(tokens: readonly Token[], words: readonly string[], at: number, before: readonly Token[]): boolean {
  return (
    WORK_WORDS.has(words[at] ?? "") &&
    !tokens.some(({ word }) => OF_A_SELLER.has(word)) &&
    withoutFillers(before).length === 0 &&
    withoutFillers(tokens.slice(at + 1)).length > 0
  );
}

/** Returns true for a purpose: "english for job" is about English for work, not about a vacancy. */
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

/** Returns positions inside a known phrase. The word "online" in "toko online" must not become a filter. */
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

/** Returns true if a word can be dropped: in "les online matematika" the second word says how the lesson is given. */
function isWayOfDoing(token: Token, name: readonly Token[], meanings: Segment["meanings"]): boolean {
  if (!ANYWHERE.has(token.word) || roleOf(meanings) !== "doing") return false;
  const others = meaningsOf(name.filter((one) => one !== token));
  return meanings.some(({ key }) => others.some((other) => other.key === key));
}

function phraseAt(tokens: readonly Token[], at: number, phrases: readonly string[][]): string[] | undefined {
  return phrases.find((phrase) => phrase.every((word, n) => tokens[at + n]?.word === word));
}

/** Matches the question of an offerer for people who need the service: "ada yang lagi cari tukang cat ga". */
const WHO_NEEDS =
  /^\s*(?:halo |hai |permisi |misi |kak |gan |min |gais |guys )*(?:(?:ada|adakah|siapa|sapa|sopo)(?: (?:ya|sih|kah|kak|gan|min|tau|disini|di sini|sini))* (?:yang|yg|sing)|siapa|sapa|(?:yang|yg)(?= (?:lagi|lg|sedang)))(?: (?:lagi|lg|sedang|masih|mau|pengen|pingin|ingin|mungkin|memang|emang))* (?:butuh|butuhin|btuh|membutuhkan|cari|cariin|nyari|nyariin|mencari|perlu|memerlukan|golek)(?=\s)/;
const ASKED = /(?:\s+(?:ga|gak|nggak|ngga|enggak|tidak|ndak|ya|yah|sih|kah|kak|gan|min|disini|nih|dong))*\s*\?*\s*$/;

function detectSeekerPhrase(text: string): { asksForWanted: boolean; rest: string } {
  const found = WHO_NEEDS.exec(text);
  if (!found) return { asksForWanted: false, rest: text };
  return { asksForWanted: true, rest: text.slice(found[0].length).replace(ASKED, "") };
}

/** Words that only Javanese has. Next to one of them "iso" means "can", and otherwise a standard. */
const JAVANESE =
  /\b(?:sing|opo|sopo|ono|onok|ora|piye|omah|omahe|omahku|teko|wae|nggo|kanggo|golek|nggolek|arep|saiki|sesuk|iki|kuwi|nggawe|gawe|ndandani|benerno|njait|dandani)\b/;

export function replaceJavanese(text: string): string {
  return JAVANESE.test(text) ? text.replace(/\biso\b/g, "bisa").replace(/\bteko\b/g, "ke") : text;
}

const SKILL =
  /(?<![a-z])(?:pengen|pingin|pengin|pgn|kepengen|kepingin|ingin|mau|biar|supaya|agar)(?: banget| sekali)? (?:bisa|jago|pinter|pintar|mahir|lancar|fasih)(?: banget)? (?=([a-z]+)(?: ([a-z]+))?)/g;
const LEARNT = new Set([
  "bahasaasing",
  "instrumen",
  "olahraga",
  "tari",
  "jahit",
  "rias",
  "rambut",
  "kuku",
  "foto",
  "video",
  "editfoto",
  "ilustrasi",
  "desaingrafis",
  "web",
  "aplikasi",
  "game",
  "excel",
  "masak",
  "kue",
  "koki",
  "makananpesan",
  "musik",
  "gitar",
  "piano",
  "mc",
  "sulap",
  "rajut",
  "batik",
  "gerabah",
  "pijat",
  "edit",
  "tulis",
  "desain",
  "bunga",
  "minuman",
  "las",
  "kayu",
  "setir",
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

const DIRECTIONS: readonly (readonly [name: string, written: RegExp])[] = [
  ["timur", /^ti?mu?r?$/],
  ["barat", /^ba?ra?t?$/],
  ["selatan", /^se?la?(ta?n?)?$/],
  ["utara", /^ut(a?ra?)?$/],
  ["pusat", /^pu?s(a?t)?$/],
  ["tengah", /^te?n?g(a?h)?$/],
];
const CITY_STARTS: Readonly<Record<string, string>> = { jak: "jakarta", jk: "jakarta", tang: "tangerang" };

/** The word before the purpose of a thing, also when the search is shown. */
export const PURPOSE = "untuk";

type PlaceFound = { length: number } & PlaceAsked;

function placeAt(
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
  const isOver = from + words.length >= all && words.slice(at + length).every(isAfterPlace);
  const isLast = !first && (isOver || (at > 0 && SURE_CITIES.has(words[at] ?? "")));
  if (found.alsoAWord && !named && (kept.has(at) || !isLast)) return null;
  return { length, typed: words.slice(at, at + length).join(" "), places, together };
}

const SURE_CITIES = new Set(["medan", "malang"]);

/**
 * Returns true for words that say nothing about what is searched: "servis ac malang yang murah", "katering padang 40
 * porsi".
 */
function isAfterPlace(word: string): boolean {
  const read = CHAT_WORDS.get(word) ?? word;
  return [FILLERS, CHEAP, PIECES].some((words) => words.has(read)) || /^\d+[a-z]*$/.test(read) || TIME_STARTS.has(read);
}

type PlaceWords = NonNullable<ReturnType<typeof placeWordsAt>>;

function longer(one: PlaceWords | null, other: PlaceWords | null): PlaceWords | null {
  return other !== null && other.length > (one?.length ?? 0) ? other : one;
}

/**
 * Reads a shortened city before a direction: "jkt timur", "bdg brt". If the direction is no place, it returns the city.
 */
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
  const isOuter = last === direction && direction !== "pusat" && meaning?.ordinary !== "mostly";
  const found = part ?? (isOuter ? meaning : undefined);
  return found ? { length: 2, places: found.places, together: found.together, alsoAWord: false } : null;
}

function joined(one: PlaceAsked | null, { typed, places, together }: PlaceAsked): PlaceAsked {
  if (one === null) return { typed, places, together };
  const isNamedAlready = places.every(({ code }) => one.places.some((place) => place.code === code));
  if (isNamedAlready || one.typed.split(", ").includes(typed)) return one;
  return { typed: `${one.typed}, ${typed}`, places: [...one.places, ...places], together: true };
}
