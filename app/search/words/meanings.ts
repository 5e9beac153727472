import { concepts, widerConcepts } from "./concepts";
import { wordsOf } from "./query-words";
import { NOT, stem, type Token, tokensOf, withoutFillers } from "./stems";
import type { Concept, ConceptRole } from "./word-lists";

type Meaning = { key: string; weight: number };
const NEED_WEIGHT = 0.9;
const MAX_PHRASE_WORDS = 4;
const OWNERS = ["nya", "nye", "ku", "mu", "ne", "na", "e"];
const MIN_OWNED_LENGTH = 4;

type Tables = {
  byWords: Map<string, Meaning[]>;
  /** Names by roots, including synonyms of actions: "guru mandarin" is "les mandarin". */
  byForms: Map<string, Meaning[]>;
  doingOf: ReadonlyMap<string, string>;
  words: Set<string>;
  /** Names of several words as written, even those that are read as action and thing. */
  phrases: Set<string>;
  /** Names that keep their filler words, because a single word would remain: "jasa titip". */
  withFillers: Set<string>;
  /** Problems in several words, by the root of each of their words. */
  problems: Map<string, Problem[]>;
};

type Problem = { tokens: readonly Token[] };

let meaningTables: Tables | undefined;

function tables(): Tables {
  meaningTables ??= makeTables();
  return meaningTables;
}

function makeTables(): Tables {
  const all = [...concepts().values()];
  const doings = all.filter(({ role }) => role === "doing");
  const doingOf = new Map(doings.reverse().flatMap(({ key, names }) => names.map((name) => [name, `+${key}`])));
  const found: Tables = {
    byWords: new Map(),
    byForms: new Map(),
    doingOf,
    words: new Set(),
    phrases: new Set(),
    withFillers: new Set(),
    problems: new Map(),
  };
  const rootOf = rememberedStem();
  const shortened: Shortened[] = [];
  for (const { key, names, needs } of all) {
    const own = new Set(names);
    const reading = { own, rootOf, shortened };
    for (const name of names.flatMap(withSynonym)) addPhrase(found, name, { key, weight: 1 }, reading);
    for (const need of needs) addPhrase(found, need, { key, weight: NEED_WEIGHT }, reading);
  }
  for (const one of shortened) addWithFillers(found, one);
  return found;
}

/** Returns the name with a synonym: "lapak online" is also called "lapak daring". */
function withSynonym(name: string): string[] {
  const words = name.split(" ");
  return words.length > 1 && words.at(-1) === "online" ? [name, [...words.slice(0, -1), "daring"].join(" ")] : [name];
}

function rememberedStem(): typeof stem {
  const roots = new Map<string, string>();
  return (word) => {
    const root = roots.get(word) ?? stem(word);
    roots.set(word, root);
    return root;
  };
}

function addPhrase(
  { byWords, byForms, doingOf, words: known, phrases, problems }: Tables,
  phrase: string,
  meaning: Meaning,
  { own, rootOf, shortened }: { own: ReadonlySet<string>; rootOf: typeof stem; shortened: Shortened[] },
): void {
  const words = wordsOf(phrase);
  // These also have another meaning: "lg" is "lagi", "pk" is "pakai".
  const isBrand = concepts().get(meaning.key)?.role === "brand";
  const all = isBrand ? words.map(asIs) : tokensOf(words, 0, rootOf);
  for (const { word } of all) known.add(word);
  for (const word of words) known.add(word);
  if (words.length > 1) phrases.add(words.join(" "));
  // The phrase "servis ac" is an action and an "ac", and would lose meaning as one phrase. "antar jemput anak" combines
  // two actions; in "les privat kimia" both mean the same.
  const [doing, other] = words.map((word) => doingOf.get(word));
  if (doing !== undefined && (other === undefined || other === doing) && own.has(words.slice(1).join(" "))) return;
  const tokens = withoutFillers(all);
  if (tokens.length === 0) return;
  // A single remaining word would match too much: "per bulan" is not "bulan".
  const [token] = tokens;
  if (tokens.length < 2 && new Set(words).size > 1) {
    if (token) shortened.push({ tokens: all, left: token, meaning });
    return;
  }
  if (tokens.length > 1 && meaning.weight < 1) addProblem(problems, { tokens });
  add(byWords, tokens.map(({ word }) => word).join(" "), meaning);
  // A derived name has its own meaning: "pemasukan" is about money, "termasuk" is not.
  if (tokens.length > 1 || token?.word === token?.root) add(byForms, formsOf(tokens, doingOf), meaning);
}

/** A name in which all words but one are fillers. */
type Shortened = { tokens: readonly Token[]; left: Token; meaning: Meaning };

/** Adds a name as written if the single word left of it has another meaning. */
function addWithFillers({ byWords, withFillers }: Tables, { tokens, left, meaning }: Shortened): void {
  if (new Set(tokens.map(({ word }) => word)).size < 2) return;
  if (byWords.get(left.word)?.some(({ key }) => key === meaning.key)) return;
  const name = tokens.map(({ word }) => word).join(" ");
  add(byWords, name, meaning);
  withFillers.add(name);
}

export function tellingTokens(tokens: readonly Token[]): Token[] {
  const kept = new Set<number>();
  for (let from = 0; from < tokens.length; from += 1) {
    for (let end = from + 2; end <= Math.min(tokens.length, from + MAX_PHRASE_WORDS); end += 1) {
      const name = tokens.slice(from, end);
      // Two words that had another word between them do not form a name: "ke murah rumah".
      const isTogether = name.every(({ at }, n) => at === (name[0]?.at ?? 0) + n);
      if (isTogether && tables().withFillers.has(name.map(({ word }) => word).join(" ")))
        for (const { at } of name) kept.add(at);
    }
  }
  return withoutFillers(tokens, kept);
}

function asIs(word: string, at: number): Token {
  return { word, root: word, at };
}

function add(table: Map<string, Meaning[]>, phrase: string, meaning: Meaning): void {
  const known = table.get(phrase) ?? [];
  if (!known.some(({ key }) => key === meaning.key)) table.set(phrase, [...known, meaning]);
}

function formsOf(tokens: readonly Token[], doingOf: Tables["doingOf"]): string {
  if (tokens.length === 1) return tokens[0]?.root ?? "";
  return tokens.map(({ word, root }) => doingOf.get(word) ?? doingOf.get(root) ?? root).join(" ");
}

export function isConceptWord(word: string): boolean {
  return tables().words.has(word);
}

export function conceptWords(): ReadonlySet<string> {
  return tables().words;
}

export function isNamePhrase(words: readonly string[]): boolean {
  return tables().phrases.has(words.join(" "));
}

/** Matches passives such as "dirias" and "dibuatin", for an action whose name lacks "di". */
const PASSIVE = /^di(.{4,})$/;

/** Returns the meanings. A bare root matches only itself: "baik" does not mean a repair, although "perbaikan" derives from it. */
export function meaningsOf(tokens: readonly Token[]): readonly Meaning[] {
  const { byWords, byForms, doingOf } = tables();
  const exact = byWords.get(tokens.map(({ word }) => word).join(" "));
  if (exact) return exact;
  const bare = tokens.map(withoutOwner);
  if (bare.some((token, at) => token !== tokens[at])) return meaningsOf(bare);
  const [first] = tokens;
  const done = tokens.length === 1 ? PASSIVE.exec(first?.word ?? "")?.[1] : undefined;
  const doing = done === undefined ? undefined : byWords.get(done);
  if (doing) return doing;
  if (tokens.length === 1 && first?.word === first?.root) return [];
  return byForms.get(formsOf(tokens, doingOf)) ?? [];
}

function addProblem(problems: Tables["problems"], problem: Problem): void {
  const [first] = problem.tokens.filter(({ word }) => word !== NOT);
  if (first === undefined) return;
  const others = problems.get(first.root);
  if (others) others.push(problem);
  else problems.set(first.root, [problem]);
}

/** The maximum number of words between the first and the last word of a problem. */
const MAX_WORDS_BETWEEN = 6;
const MAX_PROBLEMS = 3;

/**
 * Joins the words of a problem that other words separate: "internet di lantai dua tidak sampai" is "internet
 * tidak sampai". Leaves searches alone that name an unrelated thing.
 */
export function withProblems(
  segments: readonly Segment[],
  { all = segments, problems = [] }: { all?: readonly Segment[]; problems?: readonly Segment[] } = {},
): Segment[] {
  const found = problemIn(
    segments.filter((segment) => !problems.includes(segment)),
    all,
  );
  if (found === undefined) return [...segments];
  const at = segments.findIndex(({ tokens }) => tokens.some((token) => found.tokens.includes(token)));
  const left = segments.map((segment) => withoutTokens(segment, found.tokens));
  const joined = [...readTogether(left.slice(0, at), problems), found, ...readTogether(left.slice(at), problems)];
  const others = [...problems, found];
  return others.length < MAX_PROBLEMS ? withProblems(joined, { all, problems: others }) : joined;
}

function withoutTokens(segment: Segment, taken: readonly Token[]): Segment {
  const tokens = segment.tokens.filter((token) => !taken.includes(token));
  return tokens.length === segment.tokens.length ? segment : { tokens, meanings: [] };
}

/** Reads the words that a problem leaves, together with their neighbours, as when they are searched again. */
function readTogether(segments: readonly Segment[], problems: readonly Segment[]): Segment[] {
  const runs: Segment[][] = [];
  for (const segment of segments.filter(({ tokens }) => tokens.length > 0)) {
    const last = runs.at(-1)?.at(-1);
    const isNext = last !== undefined && last.tokens.at(-1)?.at === (segment.tokens[0]?.at ?? 0) - 1;
    if (isNext && !problems.includes(segment) && !problems.includes(last)) runs.at(-1)?.push(segment);
    else runs.push([segment]);
  }
  return runs.flatMap((run) => (run.every(isRead) ? run : segmentsOf(run.flatMap(({ tokens }) => tokens))));
}

/** Returns false for words that a problem has left. */
function isRead({ tokens, meanings }: Segment): boolean {
  return meanings.length > 0 || (tokens.length === 1 && meaningsOf(tokens).length === 0);
}

function problemIn(segments: readonly Segment[], all: readonly Segment[]): Segment | undefined {
  const tokens = segments.flatMap((segment) => segment.tokens);
  const before = wordsBefore(tokens);
  const read = tokens.map((token) => ({ token, forms: formsOfToken(token), before: before.get(token) }));
  const said = new Set(read.flatMap(({ forms }) => [...forms]));
  let best: Segment | undefined;
  for (const form of said) {
    for (const { tokens: wanted } of tables().problems.get(form) ?? []) {
      if (!wanted.every(({ word, root }) => said.has(word) || said.has(root))) continue;
      const joined = wordsApart(
        wanted,
        read.filter(({ token }) => !isTold(wanted, token, segments)),
      );
      if (joined === undefined || clarity(joined) <= (best ? clarity(best.tokens) : 0)) continue;
      const name = meaningsOf(joined);
      const segment = { tokens: joined, meanings: name.length > 0 ? name : meaningsOf(wanted) };
      if (isFree(segment, all)) best = segment;
    }
  }
  return best;
}

function isTold(wanted: readonly Token[], token: Token, segments: readonly Segment[]): boolean {
  const own = segments.find(({ tokens }) => tokens.includes(token))?.tokens ?? [];
  return (
    own.length === wanted.length && wanted.every((one) => own.some((other) => isSameWord(formsOfToken(other), one)))
  );
}

function wordsBefore(tokens: readonly Token[]): Map<Token, Token | undefined> {
  const inOrder = [...tokens].sort((a, b) => a.at - b.at);
  return new Map(inOrder.map((token, n) => [token, inOrder[n - 1]]));
}

type Read = { token: Token; forms: ReadonlySet<string>; before: Token | undefined };

/** Returns the weight of a problem: "ac bocor" says more than "rumah bocor". */
function clarity(tokens: readonly Token[]): number {
  return tokens.length - (tokens.some(({ word }) => SPOTS.has(word)) ? 0.5 : 0);
}

/**
 * Returns the words of a problem in the search, in any order. A denied word of the problem directly follows its
 * "tidak".
 */
function wordsApart(wanted: readonly Token[], read: readonly Read[]): Token[] | undefined {
  const found = new Set<Token>();
  for (const [n, one] of wanted.entries()) {
    if (one.word === NOT) continue;
    const isDenied = wanted[n - 1]?.word === NOT;
    const at = read.findIndex(
      ({ token, forms, before }) => !found.has(token) && isSameWord(forms, one) && (!isDenied || before?.word === NOT),
    );
    const { token, before } = read[at] ?? {};
    if (token === undefined) return undefined;
    if (isDenied && before !== undefined) found.add(before);
    found.add(token);
  }
  const sorted = [...found].sort((a, b) => a.at - b.at);
  const [first, last] = [sorted[0]?.at ?? 0, sorted.at(-1)?.at ?? 0];
  return last - first - sorted.length < MAX_WORDS_BETWEEN ? sorted : undefined;
}

function formsOfToken({ word, root }: Token): Set<string> {
  const bare = ownedName(word);
  return new Set(bare === undefined ? [word, root] : [word, root, bare, stem(bare)]);
}

function isSameWord(forms: ReadonlySet<string>, wanted: Token): boolean {
  return forms.has(wanted.word) || (wanted.root !== wanted.word && forms.has(wanted.root));
}

/** Returns whether only shorter names use the words and no other thing is named. */
function isFree({ tokens, meanings }: Segment, segments: readonly Segment[]): boolean {
  const parts = segments.filter((segment) => segment.tokens.some((token) => tokens.includes(token)));
  const isKnown = ({ meanings: own }: Segment) => own.some(({ key }) => meanings.some((one) => one.key === key));
  if (parts.length < 2 || parts.every(isKnown)) return false;
  const keys = new Set(meanings.flatMap(({ key }) => [...widerConcepts(key)]));
  return segments.every((segment) => {
    const used = segment.tokens.filter((token) => tokens.includes(token)).length;
    // The search "wastafel dapur bocor" is about the sink, not about "dapur bocor".
    const isOfSpot = !isName(segment.meanings) && segment.tokens.some(({ word }) => SPOTS.has(word));
    if (used > 0) return segment.tokens.length < tokens.length + (isOfSpot ? 1 : 0);
    const isKept = segment.tokens.every(({ word }) => SPOTS.has(word) || tokens.some((token) => token.word === word));
    // A cat or a baby next to a problem only caused it.
    if (isKept || !isThing(segment.meanings) || roleOf(segment.meanings) === "kind") return true;
    return segment.meanings.some(({ key }) => [...widerConcepts(key)].some((one) => keys.has(one)));
  });
}

function withoutOwner(token: Token): Token {
  const name = token.word === token.root ? ownedName(token.word) : undefined;
  return name === undefined ? token : { ...token, word: name, root: stem(name) };
}

/**
 * Returns a name without its suffix: "matematikanya" is "matematika" and "kulkase" is "kulkas", although we list no
 * such roots.
 */
export function ownedName(word: string): string | undefined {
  const { words, byWords } = tables();
  if (words.has(word)) return undefined;
  // Shorter names have only the plain suffix: "acnya", "hpnya".
  const short = /^([a-z]{2,3})nya$/.exec(word)?.[1];
  if (short !== undefined) return byWords.has(short) ? short : undefined;
  return OWNERS.filter((owner) => word.endsWith(owner))
    .map((owner) => word.slice(0, -owner.length))
    .find((name) => name.length >= MIN_OWNED_LENGTH && words.has(name));
}

export type Segment = { tokens: readonly Token[]; meanings: readonly Meaning[] };

/** The bonus of a name, so that it precedes a problem of the same length: "spion mobil" before "mobil penyok". */
const NAME_BONUS = 0.1;

const isName = (meanings: readonly Meaning[]) => meanings.some(({ weight }) => weight === 1);

export function segmentsOf(tokens: readonly Token[]): Segment[] {
  const best: { worth: number; from: number; meanings: readonly Meaning[] }[] = [];
  for (let end = 1; end <= tokens.length; end += 1) {
    for (let from = Math.max(0, end - MAX_PHRASE_WORDS); from < end; from += 1) {
      const length = end - from;
      const some = tokens.slice(from, end);
      const exact = meaningsOf(some);
      const meanings = exact.length > 0 ? exact : overlapping(some);
      if (meanings.length === 0 && length > 1) continue;
      const own = meanings.length > 0 ? length * length + (isName(meanings) ? NAME_BONUS : 0) : 0;
      const worth = (best[from - 1]?.worth ?? 0) + own;
      const old = best[end - 1];
      if (!old || worth >= old.worth) best[end - 1] = { worth, from, meanings };
    }
  }
  const segments: Segment[] = [];
  for (let end = tokens.length; end > 0; ) {
    const { from, meanings } = best[end - 1] ?? { from: end - 1, meanings: [] };
    segments.unshift({ tokens: tokens.slice(from, end), meanings });
    end = from;
  }
  return segments;
}

/**
 * Returns overlapping names: "antar jemput anak sekolah" is one, since its first and its last three words mean the
 * same.
 */
function overlapping(tokens: readonly Token[]): readonly Meaning[] {
  if (tokens.length < MAX_PHRASE_WORDS) return [];
  const last = meaningsOf(tokens.slice(1));
  return meaningsOf(tokens.slice(0, -1)).filter(({ key }) => last.some((one) => one.key === key));
}

const ROLE_ORDER: readonly ConceptRole[] = ["must", "topic", "kind", "setting", "doing", "manner", "brand"];

export function roleOf(meanings: readonly Meaning[]): ConceptRole {
  const roles = new Set(meanings.map(({ key }) => concepts().get(key)?.role ?? "topic"));
  return ROLE_ORDER.find((role) => roles.has(role)) ?? "topic";
}

const MAX_BRAND_WORDS = 3;
/** Matches models such as "a52", "y12s", "11" and "125cc", which mean nothing without the other words. */
const MODEL = /^(?:\d{1,5}[a-z]{0,3}|[a-z]{1,3}\d{1,4}[a-z]{0,2})$/;
const MODEL_WORDS = new Set([
  ...[
    "pro",
    "max",
    "plus",
    "ultra",
    "lite",
    "mini",
    "prime",
    "neo",
    "note",
    "seri",
    "series",
    "gen",
    "fe",
    "x",
    "xs",
    "xr",
    "se",
  ],
]);
/** Words before a device that is the tool and not the subject: "foto pakai iphone". */
const WITH = new Set(["pakai", "dari", "lewat", "via", "dengan", "using", "from"]);

/** Extracts brands. `rest` are the clauses without brands and models. A device named only by its brand replaces it. */
export function extractBrands(clauses: readonly Token[][]): { rest: Token[][]; brands: Segment[] } {
  const found = clauses.map(brandsIn);
  if (found.every((runs) => runs.length === 0)) return { rest: [...clauses], brands: [] };
  const plain = clauses.map((clause, at) =>
    clause.filter((token) => !found[at]?.some(({ tokens }) => tokens.includes(token))),
  );
  const named = new Set(plain.flat().map(({ word }) => word));
  let namesThing = plain.flatMap(segmentsOf).some(({ meanings }) => isThing(meanings));
  const rest = clauses.map((clause, at) =>
    clause.flatMap((token, n): Token[] => {
      const run = found[at]?.find(({ tokens }) => tokens.includes(token));
      if (run === undefined) return [token];
      const before = clause[n - 1] ?? clauses[at - 1]?.at(-1);
      if (run.tokens[0] !== token || WITH.has(before?.word ?? "")) return [];
      const { own, other } = devicesOf(run);
      const isNamed = [...own, ...other].some(({ names }) => names.some((name) => named.has(name)));
      const device = isNamed ? undefined : (own[0] ?? (namesThing ? undefined : other[0]));
      const name = device && ownName(device);
      if (name === undefined) return [];
      named.add(name);
      namesThing = true;
      return tokensOf([name], token.at);
    }),
  );
  return { rest, brands: found.flat() };
}

function isThing(meanings: Segment["meanings"]): boolean {
  return meanings.length > 0 && ["must", "topic", "kind"].includes(roleOf(meanings));
}

/** Returns devices. `own` is the brand's, and `other` are possible ones, likeliest first. */
function devicesOf({ meanings }: Segment): { own: Concept[]; other: Concept[] } {
  const brands = meanings.flatMap(({ key }) => concepts().get(key) ?? []);
  const devices = (keys: readonly string[]) => keys.flatMap((key) => concepts().get(key) ?? []);
  return {
    own: devices(brands.flatMap(({ wider }) => wider)),
    other: devices(brands.flatMap(({ near }) => near)),
  };
}

function ownName({ key, names }: Concept): string | undefined {
  return names.includes(key) ? key : names.find((one) => !one.includes(" "));
}

function brandsIn(clause: readonly Token[]): Segment[] {
  const runs: Segment[] = [];
  for (let at = 0; at < clause.length; ) {
    const length = [...Array(MAX_BRAND_WORDS).keys()]
      .map((n) => MAX_BRAND_WORDS - n)
      .find((one) => at + one <= clause.length && areBrand(clause.slice(at, at + one)));
    if (length === undefined) {
      at += 1;
      continue;
    }
    let end = at + length;
    while (end < clause.length && isModel(clause[end])) end += 1;
    const tokens = clause.slice(at, end);
    runs.push({ tokens, meanings: meaningsOf(clause.slice(at, at + length)) });
    at = end;
  }
  return runs;
}

function areBrand(tokens: readonly Token[]): boolean {
  const meanings = meaningsOf(tokens);
  return meanings.length > 0 && meanings.every(({ key }) => concepts().get(key)?.role === "brand");
}

function isModel(token: Token | undefined): boolean {
  return token !== undefined && (MODEL.test(token.word) || MODEL_WORDS.has(token.word));
}

/** Locations in a house, which are irrelevant for the problem. */
export const SPOTS: ReadonlySet<string> = new Set([
  ...["rumah", "kamar", "dapur", "kantor", "ruang", "ruangan", "toko", "warung", "kos", "teras", "garasi", "gudang"],
  ...["atas", "bawah", "depan", "belakang", "lantai", "tamu", "tidur", "mandi"],
]);
const MAX_SPOTS = 2;

/** Moves such a location behind the phrase it splits: "tembok kamar jamuran" means "tembok jamuran". */
export function moveRoomsBehind(tokens: readonly Token[]): Token[] {
  const left = [...tokens];
  for (let at = 0; at < left.length - 2; at += 1) {
    let spots = 0;
    while (spots < MAX_SPOTS && SPOTS.has(left[at + 1 + spots]?.word ?? "")) spots += 1;
    const [before, after] = [left[at], left[at + 1 + spots]];
    if (spots === 0 || !before || !after || meaningsOf(left.slice(at, at + 2)).length > 0) continue;
    if (meaningsOf(left.slice(at + spots, at + spots + 2)).length > 0) continue;
    if (meaningsOf([before, after]).length > 0)
      left.splice(at + 1, spots + 1, after, ...left.slice(at + 1, at + 1 + spots));
  }
  return left;
}
