import { placeWordsAt, standsAsPlace } from "../place/read-place";
import { segmentsOf, type Token, tokensOf, withoutFillers } from "./concepts";
import { ANYWHERE, ANYWHERE_PHRASES, BEFORE_PLACE, CHEAP, JOB_WORDS, NEAR_PHRASES } from "./fillers";
import { wordsOf } from "./query-words";
import type { PlaceAsked, Understanding } from "./understanding";

export type TakenOut = Pick<Understanding, "place" | "anywhere" | "near" | "wishCheap" | "kind"> & {
  rest: Token[][];
};

const NEAR = NEAR_PHRASES.map((phrase) => phrase.split(" "));
const FAR = ANYWHERE_PHRASES.map((phrase) => phrase.split(" "));

/** Takes out what is no part of the service: where, how, for whose purse, and whether somebody looks for work. */
export function takeOut(text: string): TakenOut {
  const taken: TakenOut = {
    place: null,
    anywhere: false,
    near: false,
    wishCheap: false,
    kind: null,
    rest: [],
  };
  for (const clause of text.split(/[,;\n]+/)) {
    const rest = takeFromClause(wordsOf(clause), taken);
    if (rest.length > 0) taken.rest.push(rest);
  }
  return taken;
}

function takeFromClause(words: readonly string[], taken: TakenOut): Token[] {
  const tokens = tokensOf(words);
  const kept = keptTogether(tokens);
  const rest: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const place = placeAt(words, at, kept, rest);
    const phrase = phraseAt(tokens, at, NEAR) ?? phraseAt(tokens, at, FAR);
    const token = tokens[at];
    if (place) {
      while (BEFORE_PLACE.has(rest.at(-1)?.word ?? "")) rest.pop();
      taken.place = joined(taken.place, place);
      at += place.length;
    } else if (phrase) {
      if (NEAR.includes(phrase)) taken.near = true;
      else taken.anywhere = true;
      at += phrase.length;
    } else {
      if (token && (kept.has(at) || !takeWord(token.word, taken))) rest.push(token);
      at += 1;
    }
  }
  return rest;
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
  const telling = withoutFillers(tokens);
  for (const { tokens: found, meanings } of segmentsOf(telling)) {
    if (found.length > 1 && meanings.length > 0) for (const token of found) kept.add(tokens.indexOf(token));
  }
  return kept;
}

type PlaceFound = { length: number } & PlaceAsked;

function placeAt(
  words: readonly string[],
  at: number,
  kept: ReadonlySet<number>,
  before: readonly Token[],
): PlaceFound | null {
  const found = placeWordsAt(words, at);
  if (found === null) return null;
  const named = BEFORE_PLACE.has(words[at - 1] ?? "");
  if (found.alsoAWord && !named && (kept.has(at) || before.length === 0)) return null;
  if (!standsAsPlace(words, at, found)) return null;
  const { length, places, together } = found;
  return { length, typed: words.slice(at, at + length).join(" "), places, together };
}

/** From one place to another: either will do. */
function joined(one: PlaceAsked | null, { typed, places, together }: PlaceAsked): PlaceAsked {
  if (one === null) return { typed, places, together };
  if (one.typed.split(", ").includes(typed)) return one;
  return { typed: `${one.typed}, ${typed}`, places: [...one.places, ...places], together: true };
}

function phraseAt(tokens: readonly Token[], at: number, phrases: readonly string[][]): string[] | undefined {
  return phrases.find((phrase) => phrase.every((word, n) => tokens[at + n]?.word === word));
}
