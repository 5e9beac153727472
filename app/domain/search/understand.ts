import { placeWordsAt } from "../place/place-words";
import { asidesOf } from "./asides";
import { essentialsOf, isMessage, LONGEST_PHRASE } from "./message";
import { TELLING, WEIGHT, weighedTogether } from "./part-weights";
import { takeOut } from "./take-out";
import type { Alternative, Part, PartRole, Understanding } from "./understanding";
import { inOneLanguage, takeVoice } from "./voice";
import { takeBrands } from "./words/brands";
import { COMMON_WORDS } from "./words/common-words";
import {
  CATEGORY_KEYS,
  CATEGORY_WORDS,
  categoryToken,
  concepts,
  conceptToken,
  widerOf,
} from "./words/concepts";
import { corrected, correctionOf, offeredReading, withCorrections } from "./words/corrected";
import { takeDue } from "./words/due-date";
import { PIECES } from "./words/fillers";
import { meaningsOf, roleOf, type Segment, segmentsOf, tellingTokens } from "./words/meanings";
import { takePrice } from "./words/price-words";
import { plain, wordsOf } from "./words/query-words";
import { withoutSpots } from "./words/spots";
import { stemCandidates } from "./words/stem";
import type { Token } from "./words/tokens";
import { isWritten, type Vocabulary } from "./words/vocabulary";

type UnderstandOptions = {
  literal?: boolean;
};

/** After these a language is a country or a style: "kuliah di jerman", "motif jawa". */
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
  // A corrected word may be a place, a wish or what a price begins with.
  const { text, asksForRequests, price, due, taken } = fixed
    ? readingOf(withCorrections(typed, fixed))
    : first;
  const asked = { ...taken, price, due, kind: asksForRequests ? ("wanted" as const) : taken.kind };
  const batches = [taken.rest.map(tellingTokens).map(withoutNumbers)];
  // Of a search for nothing but these, they are what is asked.
  if (!isAsked(asked)) batches.push(taken.rest.map(tellingTokens), taken.rest);
  const clauses = batches.find((batch) => batch.some((tokens) => tokens.length > 0)) ?? [];
  const changed = new Set(fixed?.values());
  const { rest: named, brands } = takeBrands(clauses);
  const all = [...named.flatMap((tokens) => segmentsOf(withoutSpots(tokens))), ...brands];
  const words = new Map(taken.rest.flat().map(({ word, at }) => [at, word]));
  const isSentence = message || new Set(words.values()).size > LONGEST_PHRASE;
  const essentials = isSentence ? essentialsOf(all, words, known) : null;
  const segments = essentials ? essentials.map(({ segment }) => segment) : all;
  const roles = new Map(essentials?.map(({ segment, role }) => [segment, role]));
  const asides = essentials ? new Set<Segment>() : asidesOf(segments, words);
  const parts = weighedTogether(
    partsOf(segments, (segment) => {
      const part = partOf(segment, known, changed);
      const role = roles.get(segment) ?? (isCountry(segment, words) ? "setting" : undefined);
      if (role) return { ...part, role, required: false, telling: TELLING[role] };
      return asides.has(segment) ? { ...part, role: "setting", telling: TELLING.setting, aside: true } : part;
    }),
  );
  if (parts.length === 1 && parts[0]) parts[0] = asCategory(parts[0]);
  if (!message) markPrefix(parts, text, known);
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

function isCountry({ tokens, meanings }: Segment, words: ReadonlyMap<number, string>): boolean {
  const at = tokens[0]?.at ?? 0;
  const before = [words.get(at - 2), words.get(at - 1), ""].filter((word) => word !== undefined).join(" ");
  const isLanguage = ({ key }: Segment["meanings"][number]) => widerOf(key).has("bahasaasing");
  return meanings.length > 0 && meanings.every(isLanguage) && OF_A_COUNTRY.test(before);
}

function readingOf(typed: string) {
  const { asksForRequests, rest: said } = takeVoice(typed);
  const { due, rest: undated } = takeDue(inOneLanguage(said));
  const { price, rest: text } = takePrice(undated);
  return { asksForRequests, price, due, text, taken: takeOut(text) };
}

function isAsked(asked: Omit<Understanding, "parts" | "correction" | "offered" | "nonsense">): boolean {
  const { place, price, due, kind, anywhere, near, wishCheap, soon, time } = asked;
  const limited = place !== null || price !== null || due !== null || kind !== null;
  return limited || anywhere || near || wishCheap || soon !== null || time !== null;
}

/** "2 unit" and "1pk" are no words to search for, unless nothing else is there. */
function withoutNumbers(tokens: readonly Token[]): Token[] {
  const isNumber = (word = "") => /^\d+$/.test(word);
  return tokens.filter(({ word, at }, index) => {
    if (isNumber(word) || PIECES.has(/^\d+([a-z]+)$/.exec(word)?.[1] ?? "")) return false;
    const before = tokens[index - 1];
    return !(PIECES.has(word) && before?.at === at - 1 && isNumber(before.word));
  });
}

function partOf({ tokens, meanings }: Segment, known: Vocabulary, changed: ReadonlySet<string>): Part {
  const words = tokens.map(({ word }) => word);
  const typed = words.join(" ");
  const isCorrected = words.some((word) => changed.has(word)) || changed.has(typed);
  // The words of a name apart are seldom the thing: "desain rumah" is no "desain buku menu rumah makan".
  const isName = words.length > 1 && meanings.length > 0;
  const isOften = meanings.length > 0 && words.every((word) => known.count(word) >= OFTEN);
  const alternatives: Alternative[] = [
    {
      ...{ all: words, weight: isName ? WEIGHT.scattered : WEIGHT.typed, because: "typed" },
      ...(isOften && { often: true }),
    },
  ];
  if (meanings.length === 0) addStems(alternatives, tokens, known);
  // Together with the concept its words are surely the thing.
  if (isName)
    for (const { key } of meanings)
      alternatives.push({ all: [...words, conceptToken(key)], weight: WEIGHT.typed, because: "typed" });
  for (const { key, weight } of meanings) {
    alternatives.push({ all: [conceptToken(key)], weight: conceptWeight(key) * weight, because: "concept" });
    if (CATEGORY_KEYS.has(key)) alternatives.push(...categoryAlternatives(key));
    for (const near of concepts().get(key)?.near ?? []) {
      alternatives.push({
        ...{ all: [conceptToken(near)], weight: WEIGHT.near * weight, because: "concept", near: true },
      });
    }
  }
  if (isName) alternatives.push(...composed(tokens, meanings));
  const role = meanings.length > 0 ? roleOf(meanings) : plainRole(tokens, known);
  if (role === "brand") alternatives[0] = { all: words.slice(0, 1), weight: WEIGHT.typed, because: "typed" };
  if (role === "kind") alternatives.push(...widerAlternatives(meanings));
  // A word of the same root says nothing: a "pembeli" is no "beli".
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
    // How and when are families and no names of one thing: "besok" is no "minggu depan".
    same: role === "manner" ? [] : otherNames(typed, keysOf(meanings), known),
  };
}

/** Which one of a kind is meant is exact, however it is called. */
function conceptWeight(key: string): number {
  return concepts().get(key)?.role === "kind" ? WEIGHT.typed : WEIGHT.concept;
}

/** "kirim motor" is answered by whoever sends things and names motorcycles. */
function composed(tokens: readonly Token[], meanings: Segment["meanings"]): Alternative[] {
  return meanings.flatMap(({ key, weight }) =>
    (concepts().get(key)?.wider ?? [])
      .filter((wider) => !CATEGORY_KEYS.has(wider))
      .flatMap((wider): Alternative[] => {
        const rest = tokens.filter((token) => !meaningsOf([token]).some((one) => one.key === wider));
        if (rest.length === 0 || rest.length === tokens.length) return [];
        const all = [conceptToken(wider), ...rest.map(({ word }) => word)];
        return [{ all, weight: WEIGHT.composed * weight, because: "concept" }];
      }),
  );
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

const keysOf = (meanings: Segment["meanings"]) => meanings.map(({ key }) => key);

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
    const follows = byTyped.size === 0 || segment.tokens[0]?.at === end + 1;
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
