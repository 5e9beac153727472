import { joined, placeAt, type Where } from "./asked-place";
import type { StartStep } from "./listing-search";
import { partIn, timeAt, timesTogether } from "./time-asked";
import type { Understanding } from "./understanding";
import {
  AIRPORTS,
  ANYWHERE,
  ANYWHERE_PHRASES,
  BEFORE_PLACE,
  CHEAP,
  JOB_PHRASES,
  JOB_WORDS,
  NEAR_PHRASES,
  SOON_PHRASES,
  WORK_WORDS,
} from "./words/fillers";
import { meaningsOf, roleOf, type Segment, segmentsOf, tellingTokens } from "./words/meanings";
import { wordsOf } from "./words/query-words";
import { type Token, tokensOf, withoutFillers } from "./words/tokens";

type TakenOut = Pick<
  Understanding,
  "place" | "anywhere" | "near" | "wishCheap" | "soon" | "time" | "kind"
> & {
  rest: Token[][];
};

const NEAR = NEAR_PHRASES.map((phrase) => phrase.split(" "));
const JOBS = JOB_PHRASES.map((phrase) => phrase.split(" "));
/** The longest first: "besok" is not all of "besok malam". */
const TIMES = SOON_PHRASES.map(([phrase, days]) => ({ words: phrase.split(" "), days })).sort(
  (a, b) => b.words.length - a.words.length,
);
const FAR = ANYWHERE_PHRASES.map((phrase) => phrase.split(" "));

/** "datang ke rumah" and "les di rumah" say how, and ask for no house. */
const TO_A_DOOR = new Set(["ke", "di"]);
const DOORS = new Set(["rumah", "rumahku", "rmh", "lokasi", "tempat", "alamat"]);
/** With these before it, a house is another: "rumah sakit", "tempat kerja". */
const NO_DOORS = new Set(["sakit", "makan", "tangga", "ibadah", "duka", "kerja", "wisata", "umum", "susun"]);
const COMING = new Set(["datang", "dateng", "dipanggil", "manggil", "panggil", "bisa", "mau"]);

export function takeOut(text: string): TakenOut {
  const taken: TakenOut = {
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
    // A gap, so that nothing seems to stand beside what another clause begins with.
    from += words.length + 1;
  }
  return taken;
}

/** Splits a text at commas, semicolons and ends of sentences. The text after a semicolon is a word, never a place ("ac; solo"). */
function clausesIn(text: string): { words: string[]; afresh: boolean }[] {
  return text
    .split(/(?=[,;\n])|(?<=[.!?])(?=\s)/)
    .map((clause) => ({ words: wordsOf(clause), afresh: clause.startsWith(";") }))
    .filter(({ words }) => words.length > 0);
}

function takeFromClause(words: readonly string[], where: Where, taken: TakenOut): Token[] {
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
      // A search for an airport transfer asks for the trip itself, whichever airport it is.
      if (words[at] === "bandara" || AIRPORTS.has(words.slice(at, at + place.length).join(" ")))
        rest.push(...tokensOf(["bandara"], where.from + at));
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
    } else if (where.from === 0 && isWorkAt(tokens, words, at) && !kept.has(at)) {
      taken.kind = "wanted";
      at += 1;
    } else {
      if (token && (kept.has(at) || !takeWord(token.word, taken))) rest.push(token);
      at += 1;
    }
  }
  return rest;
}

function isDoorAt(words: readonly string[], at: number): boolean {
  const [towards = "", door = "", more = ""] = words.slice(at, at + 3);
  return TO_A_DOOR.has(towards) && DOORS.has(door) && !NO_DOORS.has(more);
}

/** "orderan jahit" begins with what is looked for; "rekap orderan" does not. */
function isWorkAt(tokens: readonly Token[], words: readonly string[], at: number): boolean {
  return (
    WORK_WORDS.has(words[at] ?? "") &&
    withoutFillers(tokens.slice(0, at)).length === 0 &&
    withoutFillers(tokens.slice(at + 1)).length > 0
  );
}

function takeWord(word: string, taken: TakenOut): boolean {
  if (ANYWHERE.has(word)) taken.anywhere = true;
  else if (CHEAP.has(word)) taken.wishCheap = true;
  else if (JOB_WORDS.has(word)) taken.kind = "wanted";
  else return false;
  return true;
}

/** Words inside a phrase of the concepts: "toko online" is no wish for anywhere, "nasi padang" no place. */
function keptTogether(tokens: readonly Token[]): Set<number> {
  const kept = new Set<number>();
  const telling = tellingTokens(tokens);
  for (const { tokens: found, meanings } of segmentsOf(telling)) {
    // How and when are no names: "akhir pekan" is a time.
    const isName = found.length > 1 && meanings.length > 0 && roleOf(meanings) !== "manner";
    for (const token of isName ? found : [])
      if (!isWayOfDoing(token, found, meanings)) kept.add(tokens.indexOf(token));
  }
  return kept;
}

/** In "les online matematika" the second word says how the lesson is given: the lesson is the same without it. */
function isWayOfDoing(token: Token, name: readonly Token[], meanings: Segment["meanings"]): boolean {
  if (!ANYWHERE.has(token.word) || roleOf(meanings) !== "doing") return false;
  const others = meaningsOf(name.filter((one) => one !== token));
  return meanings.some(({ key }) => others.some((other) => other.key === key));
}

function phraseAt(tokens: readonly Token[], at: number, phrases: readonly string[][]): string[] | undefined {
  return phrases.find((phrase) => phrase.every((word, n) => tokens[at + n]?.word === word));
}
