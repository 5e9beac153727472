import { placeWordsAt } from "~/places/names";
import type { Alternative, QueryPart, QueryPartRole } from "./search";
import { CATEGORY_KEYS, CATEGORY_WORDS, categoryToken, concepts, conceptToken, widerConcepts } from "./words/concepts";
import { meaningsOf, roleOf, type Segment } from "./words/meanings";
import { wordsOf } from "./words/query-words";
import { stemCandidates, type Token } from "./words/stems";
import { isWritten, type Vocabulary } from "./words/vocabulary";
import { COMMON_WORDS } from "./words/word-lists";

export const TELLING: Record<QueryPartRole | "modifier", number> = {
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
  /** The weight of a wider concept together with the words that narrow it. */
  composed: 0.8,
  scattered: 0.42,
  /** The factor for a concept that is wider than another meaning of the same words. */
  wider: 0.9,
  near: 0.56,
};

/** Concepts of people and places. Next to an occasion they are not the thing searched for. */
export const SURROUNDING_KEYS = new Set(["anak", "keluarga", "rumah", "kantor", "usaha"]);

export const MAX_SHORT_SEARCH_WORDS = 3;

export function isShort(parts: readonly QueryPart[]): boolean {
  const words = parts.reduce((sum, { typed }) => sum + typed.split(" ").length, 0);
  return words <= MAX_SHORT_SEARCH_WORDS && !parts.some(({ need, apart }) => need || apart);
}

const SILENT = new Set(["tidak"]);
const MIN_FREQUENT_COUNT = 2_000;

type Reading = { changed: ReadonlySet<string>; brands: readonly Segment[] };

export function queryPartOf({ tokens, meanings }: Segment, known: Vocabulary, { changed, brands }: Reading): QueryPart {
  const words = tokens.map(({ word }) => word);
  const typed = words.join(" ");
  const isCorrected = words.some((word) => changed.has(word)) || changed.has(typed);
  // Separate words of a name are seldom the thing: "desain rumah" does not match "desain buku menu rumah makan".
  const isName = words.length > 1 && meanings.length > 0;
  const isOften = meanings.length > 0 && words.every((word) => known.count(word) >= MIN_FREQUENT_COUNT);
  const alternatives: Alternative[] = [
    {
      all: words,
      weight: isName ? WEIGHT.scattered : WEIGHT.typed,
      because: "typed",
      ...(isOften && { often: true }),
    },
  ];
  if (meanings.length === 0) addStems(alternatives, tokens, known);
  // If words of the concept are together with it, they certainly mean the thing.
  if (isName)
    for (const { key } of meanings)
      alternatives.push({ all: [...words, conceptToken(key)], weight: WEIGHT.typed, because: "typed" });
  const role = meanings.length > 0 ? roleOf(meanings) : plainRole(tokens, known);
  for (const { key, weight } of meanings) {
    // A document such as "akta kelahiran" is applied for. It is only translated next to another thing.
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
        all: [conceptToken(near)],
        weight: WEIGHT.near * weight,
        because: "concept",
        near: true,
      });
    }
  }
  if (isName) alternatives.push(...composed(tokens, meanings), ...narrowed(tokens, meanings));
  if (role === "brand") alternatives[0] = { all: words.slice(0, 1), weight: WEIGHT.typed, because: "typed" };
  if (role === "kind") alternatives.push(...widerAlternatives(meanings));
  // The same root is not enough: "pembeli" does not match "beli".
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

export function brandInPlace(tokens: readonly Token[], brands: readonly Segment[]): string | null {
  const [first, ...others] = tokens;
  const brand = others.length > 0 ? undefined : brands.find(({ tokens: [own] }) => own?.at === first?.at);
  return brand?.tokens.map(({ word }) => word).join(" ") ?? null;
}

/** Returns the weight. A qualifier must match exactly, under any of its names. */
function conceptWeight(key: string): number {
  return concepts().get(key)?.role === "kind" ? WEIGHT.typed : WEIGHT.concept;
}

/** Returns an action with its thing: "kirim motor" matches offers that deliver things and mention motorcycles. */
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

/** Returns a trade with its purpose: "makeup wisuda" matches make-up artists best whose offer is also for "wisuda". */
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
  return meaningsOf([token]).some(({ key }) => SURROUNDING_KEYS.has(key));
}

/** Returns wider concepts for a search whose own concept has no offer, such as food for "pempek". */
function widerAlternatives(meanings: Segment["meanings"]): Alternative[] {
  return meanings.flatMap(({ key, weight }) =>
    (concepts().get(key)?.wider ?? []).map(
      (wider): Alternative => ({
        all: [conceptToken(wider)],
        weight: WEIGHT.near * weight,
        because: "concept",
        near: true,
      }),
    ),
  );
}

const partKeys = (meanings: Segment["meanings"]) => meanings.map(({ key }) => key);

export function asCategory(part: QueryPart): QueryPart {
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

function plainRole(tokens: readonly Token[], known: Vocabulary): QueryPartRole {
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

export function queryPartsOf(segments: readonly Segment[], read: (segment: Segment) => QueryPart): QueryPart[] {
  const byTyped = new Map<string, QueryPart>();
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

const MIN_PREFIX_LENGTH = 5;

export function markPrefix(parts: QueryPart[], text: string, known: Vocabulary): void {
  const last = parts.at(-1);
  if (last?.role !== "unknown" || last.typed.length < MIN_PREFIX_LENGTH) return;
  if (wordsOf(text).at(-1) === last.typed && !known.has(last.typed)) {
    parts[parts.length - 1] = { ...last, prefix: true };
  }
}
