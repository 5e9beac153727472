import { type Asked, isAsked, readFilters } from "./filters-asked";
import { essentialParts, isMessage, MAX_PHRASE_WORDS, textOf } from "./long-message";
import { findQualifiers, isCountry } from "./qualifiers";
import { weighParts } from "./query-part-rules";
import { asCategory, brandInPlace, markPrefix, queryPartOf, queryPartsOf, TELLING } from "./query-parts";
import type { QueryPart, Understanding } from "./search";
import { corrected, correctionOf, offeredReading, withCorrections } from "./words/corrections";
import {
  extractBrands,
  moveRoomsBehind,
  type Segment,
  segmentsOf,
  tellingTokens,
  withProblems,
} from "./words/meanings";
import { plain } from "./words/query-words";
import type { Token } from "./words/stems";
import type { Vocabulary } from "./words/vocabulary";
import { PIECES } from "./words/word-lists";

type UnderstandOptions = { literal?: boolean };

const MAX_PARTS = 10;

/**
 * Takes filters out of the query and corrects the words that are left. Then reads them as segments with a meaning, and
 * weighs these as the parts of the search.
 */
export function understand(q: string, known: Vocabulary, { literal = false }: UnderstandOptions = {}): Understanding {
  const typed = plain(q);
  const first = readFilters(typed);
  const fixed = literal || isMessage(typed) ? null : corrected(first.rest, known);
  const offered = literal || fixed ? null : offeredReading(first.rest, known);
  // A corrected word may be a place, a wish or the start of a price.
  const { asked, text, rest } = fixed ? readFilters(withCorrections(typed, fixed)) : first;
  // Semicolons separate parts that were chosen before.
  const isChosen = typed.includes(";");
  const words = new Map(rest.flat().map(({ word, at }) => [at, word]));
  const read = { ...readSegments(searchedTokens(rest, asked), { isChosen }), words, changed: new Set(fixed?.values()) };
  const isSentence = isMessage(typed) || (new Set(words.values()).size > MAX_PHRASE_WORDS && !isChosen);
  const parts = (isSentence ? partsOfMessage(read, known) : null) ?? partsOfPhrase(read, known);
  if (parts.length === 1 && parts[0]) parts[0] = asCategory(parts[0]);
  if (!isSentence) markPrefix(parts, text, known);
  return {
    parts: parts.slice(0, MAX_PARTS),
    ...asked,
    correction: fixed && correctionOf(typed, fixed),
    offered: offered && { to: correctionOf(typed, offered).to },
    nonsense: !isAsked(asked) && isNonsense(parts),
  };
}

function searchedTokens(rest: readonly Token[][], asked: Asked): readonly Token[][] {
  const telling = rest.map(tellingTokens);
  const batches = isAsked(asked) ? [telling.map(withoutNumbers)] : [telling.map(withoutNumbers), telling, rest];
  return batches.find((batch) => batch.some((tokens) => tokens.length > 0)) ?? [];
}

type SegmentsRead = { segments: readonly Segment[]; brands: readonly Segment[] };

/** Reads segments. Things, actions and problems come first, then brands typed for a device, then other brands. */
function readSegments(clauses: readonly Token[][], { isChosen }: { isChosen: boolean }): SegmentsRead {
  const { rest, brands } = extractBrands(clauses);
  const read = rest.map((tokens) => segmentsOf(moveRoomsBehind(tokens)));
  const all = read.flat();
  const whole = isChosen ? read.flatMap((clause) => withProblems(clause, { all })) : withProblems(all);
  const isInPlace = (brand: Segment) => whole.some(({ tokens }) => brandInPlace(tokens, [brand]) !== null);
  const [inPlace, others] = [brands.filter(isInPlace), brands.filter((brand) => !isInPlace(brand))];
  return { segments: distinctSegments([...whole, ...inPlace, ...others]), brands };
}

/**
 * The read segments. `words` are all words that are left to be searched, by position. `changed` are the corrected ones.
 */
type Read = SegmentsRead & { words: ReadonlyMap<number, string>; changed: ReadonlySet<string> };

/** Returns the parts of what a message asks for, as if that had been searched. Null if it names no thing. */
function partsOfMessage({ segments, words }: Read, known: Vocabulary): QueryPart[] | null {
  const essentials = essentialParts(segments, words, known);
  return essentials && [...understand(textOf(essentials, words), known, { literal: true }).parts];
}

function partsOfPhrase({ segments, brands, words, changed }: Read, known: Vocabulary): QueryPart[] {
  const qualifiers = findQualifiers(segments, words);
  const parts = queryPartsOf(segments, (segment) => {
    const part = queryPartOf(segment, known, { changed, brands });
    const isBeside = segments.some((other) => other !== segment && other.meanings.length > 0);
    if (!qualifiers.has(segment) && !(isBeside && isCountry(segment, words))) return part;
    return { ...part, role: "setting", required: false, telling: TELLING.setting, aside: true };
  });
  return weighParts(parts, known);
}

function isNonsense(parts: readonly QueryPart[]): boolean {
  const isUnread = ({ role }: QueryPart) => role === "unknown" || role === "silent";
  return parts.some(({ telling }) => telling > 0) && parts.every(isUnread);
}

/** Removes repeated things: "untuk keran 100 keran" is not a thing for another. */
function distinctSegments(segments: readonly Segment[]): Segment[] {
  const byWords = new Map<string, Segment>();
  for (const segment of segments) {
    const typed = segment.tokens.map(({ word }) => word).join(" ");
    if (!byWords.has(typed)) byWords.set(typed, segment);
  }
  return [...byWords.values()];
}

const HOURS = new Set(["jam", "pukul"]);

/** Removes numbers: "2 unit" and "1pk" are not searched unless there is nothing else. */
function withoutNumbers(tokens: readonly Token[]): Token[] {
  const isNumber = (word = "") => /^\d+$/.test(word);
  return tokens.filter(({ word, at }, index) => {
    if (isNumber(word) || PIECES.has(/^\d+([a-z]+)$/.exec(word)?.[1] ?? "")) return false;
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    if (HOURS.has(word) && after?.at === at + 1 && isNumber(after.word)) return false;
    return !(PIECES.has(word) && before?.at === at - 1 && isNumber(before.word));
  });
}
