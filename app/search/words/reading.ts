import { placeNames } from "~/places/names";
import type { CalendarDay } from "~/platform/dates";
import { parseRupiah } from "~/platform/money";
import { editDistance } from "~/platform/strings";
import { readDate } from "~/platform/written-date";
import { concepts, widerConcepts } from "./concepts";
import { wordsOf } from "./query-words";
import {
  ANYWHERE,
  BEFORE_PLACE,
  CHAT_WORDS,
  CHEAP,
  COMMON_WORDS,
  type Concept,
  type ConceptRole,
  FILLERS,
  JOB_WORDS,
  KNOWN_THINGS,
  PIECES,
  ROOTS,
  WHOLE_WORDS,
} from "./word-lists";

const MIN_SHORT_FORM_LENGTH = 4;
const MAX_FULL_WORD_LENGTH = 12;
/** A word must occur in so many more names than the next candidate with the same short form. */
const MIN_LEAD_FACTOR = 2;
const MIN_NAMES_WITH_WORD = 2;

/** The minimum number of consonants that a shortened word keeps. */
const MIN_CONSONANTS = 2;

/** Returns words of the concepts that lose some vowels in this form: "kyu" may be "kayu". */
export function fullForms(word: string): readonly string[] {
  if (!/^[a-z]{2,10}$/.test(word)) return [];
  const skeleton = withoutVowels(word);
  if (skeleton.length < MIN_CONSONANTS) return [];
  return (wordsByConsonants().bySkeleton.get(skeleton) ?? []).filter((full) => isShortOf(word, full));
}

const withoutVowels = (word: string) => word.replace(/[aeiou]/g, "");

/** True if `full` contains the letters of `word` in order and both start alike. */
function isShortOf(word: string, full: string): boolean {
  if (full.length <= word.length || full[0] !== word[0]) return false;
  let at = 0;
  for (const letter of full) if (letter === word[at]) at += 1;
  return at === word.length;
}

let abbreviations: ReadonlyMap<string, string> | undefined;

/** Finds a word of the concepts by its consonants: "pndhn" is "pindahan". Undefined if several fit. */
export function unabbreviated(word: string): string | undefined {
  if (word.length < MIN_SHORT_FORM_LENGTH || !/^[bcdfghjklmnpqrstvwxyz]+$/.test(word)) return undefined;
  abbreviations ??= new Map(clearAbbreviations());
  return abbreviations.get(word);
}

function clearAbbreviations(): [abbreviation: string, word: string][] {
  const { bySkeleton, counts } = wordsByConsonants();
  const countOf = (word: string | undefined) => counts.get(word ?? "") ?? 0;
  return [...bySkeleton].flatMap(([skeleton, words]) => {
    if (skeleton.length < MIN_SHORT_FORM_LENGTH || counts.has(skeleton) || placeNames().has(skeleton)) return [];
    const [first = "", second] = [...words].sort((a, b) => countOf(b) - countOf(a));
    const isClear = countOf(first) >= Math.max(MIN_NAMES_WITH_WORD, MIN_LEAD_FACTOR * countOf(second));
    return isClear ? [[skeleton, first]] : [];
  });
}

type WordsByConsonants = { bySkeleton: Map<string, string[]>; counts: Map<string, number> };

let consonantTables: WordsByConsonants | undefined;

/** The words of the concepts without brands, by their consonants, with the number of names that contain each. */
function wordsByConsonants(): WordsByConsonants {
  consonantTables ??= makeConsonantTables();
  return consonantTables;
}

function makeConsonantTables(): WordsByConsonants {
  const counts = new Map<string, number>();
  for (const { names, role } of concepts().values()) {
    if (role === "brand") continue;
    for (const name of names) for (const word of name.split(" ")) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const bySkeleton = new Map<string, string[]>();
  for (const word of counts.keys()) {
    const skeleton = withoutVowels(word);
    if (skeleton === word || word.length > MAX_FULL_WORD_LENGTH || !/^[a-z]+$/.test(word)) continue;
    bySkeleton.set(skeleton, [...(bySkeleton.get(skeleton) ?? []), word]);
  }
  return { bySkeleton, counts };
}

/** Suffixes. The last three are Sundanese and Javanese for "kan". */
const SUFFIXES = ["nya", "kan", "in", "an", "i", "ku", "mu", "keun", "no", "ke"];
const MIN_ROOT_LENGTH = 3;
const MAX_CUTS = 4;

/** Prefixes, and letters that the root may lose ("menulis" is "tulis", "nyuci" is "cuci" or "suci"). */
const PREFIXES: readonly (readonly [string, readonly string[]])[] = [
  ["memper", [""]],
  ["diper", [""]],
  ["menge", [""]],
  ["penge", [""]],
  ["meny", ["s", "c"]],
  ["peny", ["s", "c"]],
  ["meng", ["", "k"]],
  ["peng", ["", "k"]],
  ["mem", ["", "p", "f"]],
  ["pem", ["", "p", "f"]],
  ["men", ["", "t"]],
  ["pen", ["", "t"]],
  ["me", [""]],
  ["pe", [""]],
  ["per", [""]],
  ["ber", [""]],
  ["be", [""]],
  ["ter", [""]],
  ["ke", [""]],
  ["se", [""]],
  ["di", [""]],
  ["nge", [""]],
  ["ng", ["", "k"]],
  ["ny", ["s", "c"]],
  ["n", ["t", ""]],
  ["m", ["p", "f", ""]],
];

const BY_FIRST: Record<string, (typeof PREFIXES)[number][]> = {};
for (const one of PREFIXES) {
  const first = one[0].charAt(0);
  BY_FIRST[first] = [...(BY_FIRST[first] ?? []), one];
}

/** Second prefixes: "mem-ber-sih", "di-per-baik". */
const INNER = new Set(["ber", "per", "ter", "ke"]);

export function stemCandidates(word: string): string[] {
  if (!/^[a-z]{4,24}$/.test(word)) return [];
  const found = new Set<string>();
  let cut: Cut[] = [{ root: word, isInner: false }];
  for (let depth = 0; depth < MAX_CUTS && cut.length > 0; depth += 1) {
    cut = cut.flatMap(oneCut).filter(({ root }) => root.length >= MIN_ROOT_LENGTH && !found.has(root));
    for (const { root } of cut) found.add(root);
  }
  // Spoken Indonesian replaces the last a by e: "anter", "seneng".
  for (const root of [word, ...found]) {
    const formal = root.replace(/e([^aeiou]*)$/, "a$1");
    if (formal !== root && formal.length > MIN_ROOT_LENGTH) found.add(formal);
  }
  found.delete(word);
  return [...found];
}

type Cut = { root: string; isInner: boolean };

function oneCut({ root, isInner }: Cut): Cut[] {
  const cut: Cut[] = [];
  for (const suffix of SUFFIXES) {
    if (root.endsWith(suffix)) cut.push({ root: root.slice(0, -suffix.length), isInner });
  }
  for (const [prefix, lost] of BY_FIRST[root[0] ?? ""] ?? []) {
    if (!root.startsWith(prefix) || (isInner && !INNER.has(prefix))) continue;
    for (const letter of lost) cut.push({ root: letter + root.slice(prefix.length), isInner: true });
  }
  return cut;
}

export function stem(word: string): string {
  if (ROOTS.has(word) || WHOLE_WORDS.has(word)) return word;
  const roots = stemCandidates(word).filter((candidate) => ROOTS.has(candidate));
  // The longest root counts: "mengemas" comes from "kemas", not from "emas".
  return roots.reduce((best, root) => (root.length > best.length ? root : best), roots[0] ?? word);
}

export type Token = { word: string; root: string; at: number };

export function tokensOf(words: readonly string[], from = 0, rootOf = stem): Token[] {
  return words.map((typed, n) => {
    const single = /^([a-z]{3,})2(?:an|nya)?$/.exec(typed)?.[1] ?? typed;
    const word =
      isUnitAt(words, n) || isBrandAt(words, n) ? typed : (CHAT_WORDS.get(single) ?? unabbreviated(single) ?? single);
    return { word, root: rootOf(word), at: from + n };
  });
}

const TOKEN_AMOUNT = /^(?:\d+|satu|dua|tiga|empat|lima|setengah|seperempat|kapasitas|ac)$/;

/** Returns true for a unit: "1 pk" is one, but in "bayar pk gopay" it means "pakai". */
function isUnitAt(words: readonly string[], at: number): boolean {
  if (!PIECES.has(words[at] ?? "")) return false;
  return words.length === 1 || TOKEN_AMOUNT.test(words[at - 1] ?? "") || /^\d+$/.test(words[at + 1] ?? "");
}

const DEVICES = new Set(["tv", "ac", "kulkas", "cuci", "hp", "led", "monitor"]);

/** Returns true for a brand: "servis tv lg" has one, but in "lg cari tukang" it means "lagi". */
function isBrandAt(words: readonly string[], at: number): boolean {
  return words[at] === "lg" && [words[at - 1], words[at + 1]].some((word) => DEVICES.has(word ?? ""));
}

export const NOT = "tidak";

/** Drops the first mention of a thing that is denied: "dingin ga dingin". */
function withoutDoubt(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ root }, at) => {
    const [no, again] = tokens.slice(at + 1, at + 3);
    return !(no?.word === NOT && again?.root === root);
  });
}

/** Removes filler words. `kept` are positions of those that belong to a name, as in "jasa titip". */
export function withoutFillers(tokens: readonly Token[], kept?: ReadonlySet<number>): Token[] {
  const telling = withoutDoubt(tokens.filter(({ word, at }) => kept?.has(at) || !FILLERS.has(word)));
  return telling.filter((token, at) => at === 0 || token.root !== telling[at - 1]?.root);
}

export type Meaning = { key: string; weight: number };
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

/** A name of which only one word is no filler. */
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
      // Words between which another was taken out are no name: "ke murah rumah".
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

/** Returns the meanings. A bare root matches only itself: "baik" is no repair, though "perbaikan" derives from it. */
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
/** Matches models such as "a52", "y12s", "11" and "125cc", which are no words by themselves. */
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

const DAY = String.raw`(?:3[01]|[12]\d|0?[1-9])(?!\d)(?:st|nd|rd|th)?`;
const MONTH = String.raw`(?:jan(?:uari|uary)?|[fp]eb(?:r?uari|ruary)?|mar(?:et|ch)?|mrt|apr(?:il)?|mei|may|jun[ie]?|jul[iy]?|a?gu?st(?:us)?|aug(?:ust)?|ag[st]|sep(?:t(?:ember)?)?|o[kc]t(?:ober)?|no[vp](?:ember)?|de[sc](?:ember)?)(?![a-z])\.?`;
/** English names of months, which may precede the day: "dec 12". */
const ENGLISH_MONTH = String.raw`(?:january|february|march|may|june|july|aug(?:ust)?|sept(?:ember)?|october|oct|november|dec(?:ember)?)`;
const YEAR = String.raw`20\d\d(?!\d)`;
const WEEKDAY = String.raw`(?:senin|selasa|rabu|kamis|jumat|sabtu|minggu|ahad|monday|tuesday|wednesday|thursday|friday|saturday|sunday)`;
const NUMBER = String.raw`(?:\d{1,3}|se(?:puluh|belas)|(?:satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan)(?: belas)?)`;
const SPAN = String.raw`(?:hari|minggu|pekan|bulan|days?|weeks?|months?)`;
/** Matches the second day of "12-13 Desember". The work is needed on the first day. */
const TO_ANOTHER = String.raw`(?:\s*(?:-|–|sampai|sampe|s\/d|sd|dan|&)\s*(?:${DAY}))?`;
const NOT_COUNTED = String.raw`(?!\s*(?:orang|org|pax|porsi|box|kotak|pcs|buah|unit|jam|menit|lembar|halaman|rb|ribu|k|jt|juta|x)(?![a-z]))`;
const ON = String.raw`(?:tanggal|tgl)\.?\s*`;

const NAMED = String.raw`(?:${DAY}${TO_ANOTHER}\s*(?:of\s+|bulan\s+|[-/])?\s*${MONTH}(?:[-/,]?\s*${YEAR})?|${ENGLISH_MONTH}\s+${DAY}${NOT_COUNTED}(?:,?\s*${YEAR})?)`;
const NUMERIC =
  String.raw`(?:20\d\d-\d{1,2}-\d{1,2}(?!\d)|${DAY}([-/.])(?:1[0-2]|0?[1-9])\k<sign>(?:20)?\d\d(?!\d))`.replace(
    "([-/.])",
    "(?<sign>[-/.])",
  );
const DAY_OF_MONTH = String.raw`(?:${ON}${DAY}${TO_ANOTHER}(?!\s*[/.]\s*\d)(?:\s*bulan\s+(?:ini|depan))?|${DAY}\s*bulan\s+(?:ini|depan))`;
const AHEAD = String.raw`${NUMBER}\s+${SPAN}\s+(?:lagi|dari sekarang|ke depan|kedepan|mendatang|from now)`;
/** Matches a numeric day and month. These may also be a house number or a fraction, so a date word is required. */
const SHORT = String.raw`(?:${DAY}\s*\/\s*(?:1[0-2]|0?[1-9])(?![\d/])|(?:3[01]|2\d|1[3-9])-(?:1[0-2]|0?[1-9])(?![\d-]))`;
/** Days that are a deadline only after a word for it. */
const SOFT = String.raw`(?:akhir\s+(?:bulan|bln|tahun|thn)(?:\s+(?:ini|depan))?|akhir\s+${MONTH}|(?:hari\s+)?${WEEKDAY}(?:\s+(?:ini|depan|minggu depan|minggu ini|besok))?|(?:dalam|in)\s+${NUMBER}\s+${SPAN})`;

const DONE = String.raw`(?:jadi|selesai|kelar|beres|siap|sampai|sampe|nyampe|ready|tiba|rampung|rapi|dikirim|terkirim|diterima|diambil|dipakai|dipake|terpasang|dikumpulin|dikumpulkan|submit)`;
const DEADLINE = String.raw`(?:paling\s+(?:lambat|telat|lama|lambatnya|akhir)(?:nya)?|selambat(?:nya|\s*-?\s*lambatnya)|sebelum|sblm|sebelom|seblm|sakdurunge|deadline(?:nya)?|dead\s?line(?:nya)?|dedlen(?:nya)?|dl|tenggat(?:nya)?(?:\s+waktu)?|batas(?:nya)?(?:\s+waktu(?:nya)?)?|jatuh\s+tempo(?:nya)?|maks(?:imal)?|max|(?:harus|hrs|mesti|musti|kudu|wajib)(?:\s+(?:sudah|udah|udh|sdh|bisa))?\s+${DONE}|(?:sudah|udah|udh|sdh)\s+(?:harus\s+)?${DONE}|target(?:nya)?(?:\s+${DONE})?|due(?:\s+date)?|before|no\s+later\s+than|until|till|by)`;
/** Matches events and uses on a day: "acaranya", "nikahannya", "dipakai". */
const EVENT = String.raw`(?:[a-z]{3,}nya|acara|event|hajatan|nikah(?:an)?|resepsi|akad|lamaran|wisuda|pernikahan|wedding|ultah|pesta|syukuran|selamatan|tahlilan|pengajian|rapat|seminar|lomba|ujian|sidang|tampil|${DONE}|tampilnya|untuk|utk|buat|bwt|bt|pada|on|for|at|hari\s+h|hari|${WEEKDAY},?|jatuh|besok|nanti)`;
const BETWEEN = String.raw`(?:\s*[:=,]?\s*(?:itu|di|pada|pas|untuk|buat|adalah|ya|sih|tuh|sebelum|hari|is|on|the))*\s*[:=,]?\s*`;
const LED = String.raw`(?:(?:hari\s+)?${WEEKDAY}\s*,?\s+)?`;

const SURE = String.raw`${LED}(?:${ON})?(?:${NUMERIC}|${NAMED})|${LED}${DAY_OF_MONTH}|${AHEAD}`;
const PHRASES = [
  new RegExp(
    String.raw`(?<![a-z\d])(?:${DEADLINE}${BETWEEN})(?<day>${SURE}|${LED}(?:${ON})?${SHORT}|${SOFT})(?![a-z\d])`,
    "dg",
  ),
  new RegExp(
    String.raw`(?<![a-z\d.,/-])(?<day>${SURE}|(?<=(?<![a-z])(?:${EVENT})\s*[:,]?\s+(?:tanggal\s+|tgl\.?\s*)?)${SHORT}|${ON}${SHORT})(?![a-z\d])`,
    "dg",
  ),
];
/** Matches words after which a date is no deadline: a birthday, a start, a monthly rule. */
const OTHER_DATE =
  /(?:lahir(?:an)?|kelahiran|sejak|semenjak|dari|mulai|per|since|from|starting|kemarin|kmrn|tiap|setiap|saben|terakhir|beli(?:nya)?|dibeli|dipasang|rusak|lomba|hut|dirgahayu|perayaan|nomor|no|rt|rw|blok|jalan|jl|gang|gg)\.?\s*(?:pada\s+|hari\s+|tanggal\s+|tgl\.?\s*)*$/;
const PAST_OR_EVERY =
  /^[\s,]*(?:(?:yang|yg)?\s*(?:lalu|kemarin|kmrn)|(?:tiap|setiap|saben|per)\s+(?:bulan|tahun|minggu))(?![a-z])/;
const EVERY_AUGUST = /^17\s*(?:agustus|agst?|ags|agt)$/;

/** Matches words that only introduce the date: "acaranya 20/12". */
const SAYS_WHEN =
  /(?<![a-z])(?:acara(?:nya)?|event(?:nya)?|dipakai(?:nya)?|dipake(?:nya)?|jatuh(?:nya)?|pada|buat|untuk|utk|hari h)(?:\s+(?:itu|di|pada|hari))*\s*[:,]?\s*$/;

export function extractDueDate(plainText: string): { due: string | null; rest: string } {
  for (const phrase of PHRASES) {
    for (const found of plainText.matchAll(phrase)) {
      const day = found.groups?.day ?? "";
      const [from, to] = found.indices?.groups?.day ?? [found.index, found.index + found[0].length];
      const before = plainText.slice(0, from);
      if (OTHER_DATE.test(before) || PAST_OR_EVERY.test(plainText.slice(to))) continue;
      if (EVERY_AUGUST.test(day.trim()) && found.index === from) continue;
      if (dueDay(found[0], "2020-01-01") === null) continue;
      const said = plainText.slice(0, found.index).replace(SAYS_WHEN, "");
      const rest = `${said} , ${plainText.slice(found.index + found[0].length)}`;
      return { due: found[0].trim().replace(/\s+/g, " "), rest };
    }
  }
  return { due: null, rest: plainText };
}

const WORDS_BEFORE = new RegExp(String.raw`^(?:${DEADLINE})${BETWEEN}`);
const RANGE_END = new RegExp(
  String.raw`^((?:.*?\s)?(?:3[01]|[12]\d|0?[1-9]))\s*(?:-|–|sampai|sampe|s\/d|sd|dan|&)\s*(?:${DAY})(?=$|\s*(?:${MONTH}|bulan))`,
);

/** Formats an extracted phrase so that it is recognised again anywhere. */
export function dueText(due: string): string {
  return `tenggat ${due.replace(WORDS_BEFORE, "")}`;
}

/** Returns the day of an extracted phrase relative to `today`. Null if it is invalid or has passed. */
export function dueDay(due: string, today: CalendarDay): CalendarDay | null {
  const text = due
    .trim()
    .replace(WORDS_BEFORE, "")
    .replace(RANGE_END, "$1")
    .replace(/(\d)(?:st|nd|rd|th)\b/, "$1")
    .replace(/\bbulan (?!ini|depan)/, "")
    .replace(/(?<=^akhir )bln/, "bulan");
  const read = readDate(text, today);
  // If weekday and date disagree, the weekday is more likely wrong.
  const day = read.ok ? read.day : read.fault.reason === "wrong_weekday" ? read.fault.found : null;
  return day !== null && day >= today ? day : null;
}

/** Rupiah. Null for an open end. */
export type PriceAsked = { min: number | null; max: number | null };

const DIGITS: Record<string, number> = {
  se: 1,
  satu: 1,
  dua: 2,
  tiga: 3,
  empat: 4,
  lima: 5,
  enam: 6,
  tujuh: 7,
  delapan: 8,
  sembilan: 9,
};
const DIGIT = `se(?=ratus|puluh|juta|jt)|(?:${Object.keys(DIGITS).slice(1).join("|")})\\s+`;
const HUNDREDS = new RegExp(String.raw`\b(${DIGIT})(ratus|puluh)\s*(?=(?:ribu|rb|juta|jt))`, "g");

const UNIT = "ribu|rebu|rb|k|juta|jt";
const AMOUNT = String.raw`(rp\.?\s*)?(\d{1,3}(?:\.\d{3})+|\d{1,9}(?:[.,]\d{1,2})?)(?:,00?(?!\d)|,-+)?\s*(?:(${UNIT})(?![a-z]*\d)(-?an)?\b)?`;
const TO = String.raw`\s*(?:[-\u2010-\u2015\u2212~]+|(?:sampai|sampe|smp|hingga)(?:\s+(?:dengan|dgn|ke))?|s\s*\/\s*d|sd|to)\s*`;
/** Matches "500 ribu ke 1 juta", a range. In "20 ribu ke 50 alamat" the second number is no price. */
const KE = String.raw`\s+ke\s+(?=(?:rp\.?\s*)?\d[\d.,]*\s*(?:${UNIT})\b|rp|\d{1,3}(?:\.\d{3})+)`;
const ONES = new RegExp(
  String.raw`\b(${DIGIT})(?=(?:(?:${TO})(?:${DIGIT}|\d+(?:[.,]\d+)?\s*))?(?:ribu|rb|juta|jt)(?:an)?\b)`,
  "g",
);
const MOST = String.raw`di\s*bawah|dbwh|bawah|kurang dari|(?:jangan|jgn|tidak|tdk|tak|ga|gak|nggak|ngga|enggak)(?:\s+(?:boleh|mau|sampai))?\s+(?:lebih|melebihi|lewat)(?:\s+dari)?|paling banyak|max|maks|maksimal|maximal|maksimum|maximum|paling mahal|under|below|less than|budget(?:nya)?|bajet|budjet|bujet|anggaran|dana|mentok|sampai|hingga|harga|up to|<=?`;
const LEAST = String.raw`di\s*atas|lebih dari|min|minimal|minimum|mulai dari|mulai|start|paling murah|above|over|>=?`;
const ABOUT = "sekitar|kisaran|kira kira|around|kurang lebih|range|±";

const RANGE = new RegExp(
  String.raw`(?<![\d.,a-z])(?:(?:antara|harga|kisaran|range|budget|bajet|anggaran|dari)\s+)?${AMOUNT}(?:${TO}|${KE}|\s+dan\s+)${AMOUNT}`,
  "g",
);
const LIMIT = new RegExp(
  String.raw`(?<![a-z\d.,])(?:(${MOST})|(${LEAST})|(${ABOUT}))?[\s:]*(?<![\d.,])${AMOUNT}(\s*(?:ke\s*bawah|ke\s*atas))?(?![\d])`,
  "g",
);
const ABOUT_FACTOR = 1.25;
/** The minimum that is a price without a unit. Smaller ones are pieces or pages, and "4k" is a film format. */
const MIN_BARE_PRICE = 10_000;
const MIN_READ_PRICE = 5_000;
const MAX_READ_PRICE = 999_999_999;

/** Extracts the first price and replaces it by a comma. */
export function extractPrice(plainText: string): { price: PriceAsked | null; rest: string } {
  let rest = plainText
    .replace(/\bsetengah\s*(?:juta|jt)(?:an)?\b/g, "500 ribu")
    .replace(HUNDREDS, (_, digit: string, size: string) => `${digitOf(digit) * (size === "ratus" ? 100 : 10)} `)
    .replace(ONES, (_, digit: string) => `${digitOf(digit)} `);
  let price: PriceAsked | null = null;
  // The first pair may count rooms: "2-3 kamar 500rb-1jt".
  for (const found of rest.matchAll(RANGE)) {
    price = rangeOf(found);
    if (price === null) continue;
    rest = `${rest.slice(0, found.index)} , ${rest.slice(found.index + found[0].length)}`;
    break;
  }
  rest = rest.replace(LIMIT, (match: string, ...groups: (string | undefined)[]) => {
    const limit = limitOf(groups);
    if (limit === null) return match;
    price ??= limit;
    return " , ";
  });
  return { price, rest };
}

function digitOf(word: string): number {
  return DIGITS[word.trim()] ?? 1;
}

export function priceText({ min, max }: PriceAsked): string {
  if (min !== null && max !== null) return `rp ${min}-rp ${max}`;
  return max === null ? `min rp ${min}` : `maks rp ${max}`;
}

function rangeOf(found: RegExpMatchArray): PriceAsked | null {
  const [, rp1, number1, unit1, , rp2, number2, unit2] = found;
  const sure = rp1 ?? rp2;
  const to = endOf({ number: number2, unit: unit2, otherUnit: unit1, sure });
  const alike = endOf({ number: number1, unit: unit1, otherUnit: unit2, sure });
  // The range "500 - 1 juta" starts in thousands.
  const inThousands = unit1 === undefined && alike !== null && to !== null && alike > to;
  const from = inThousands ? (amountOf(number1, "ribu") ?? alike) : alike;
  if (from === null || to === null) return null;
  return { min: Math.min(from, to), max: Math.max(from, to) };
}

type RangeEnd = { number?: string; unit?: string; otherUnit?: string; sure?: string };

/** Returns an end. Without a unit it takes the other end's, unless it is a full price itself: "500.000 - 1 juta". */
function endOf({ number = "", unit, otherUnit, sure }: RangeEnd): number | null {
  const isWhole = unit === undefined && /^\d{5,}$|\.\d{3}$/.test(number);
  return amountOf(number, isWhole ? undefined : (unit ?? otherUnit), sure);
}

function limitOf(groups: readonly (string | undefined)[]): PriceAsked | null {
  const [most, least, about, rp, number, unit, roughly, after] = groups;
  const amount = amountOf(number, unit, rp ?? most ?? least);
  if (amount === null) return null;
  if (least !== undefined || /atas/.test(after ?? "")) return { min: amount, max: null };
  const rough = about !== undefined || roughly !== undefined;
  return { min: null, max: rough && most === undefined ? Math.round(amount * ABOUT_FACTOR) : amount };
}

function amountOf(number = "", unit?: string, sure?: string): number | null {
  const amount = parseRupiah(number + (unit ?? ""));
  if (amount === null || amount < MIN_READ_PRICE || amount > MAX_READ_PRICE) return null;
  if (unit !== undefined || number.includes(".")) return amount;
  return amount >= (sure === undefined ? MIN_BARE_PRICE : MIN_READ_PRICE) && amount % 500 === 0 ? amount : null;
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

export type Vocabulary = {
  has(word: string): boolean;
  /** Returns true if the word is correct: known to the search or in the language's word list. */
  isSpelt(word: string): boolean;
  /** Returns similar words, likeliest first. For a word of four letters these have one letter missing. */
  near(word: string): readonly string[];
  count(word: string): number;
};

const OWN: readonly { has(word: string): boolean }[] = [
  ...[
    ROOTS,
    WHOLE_WORDS,
    { has: isConceptWord },
    COMMON_WORDS,
    KNOWN_THINGS,
    FILLERS,
    CHEAP,
    JOB_WORDS,
    ANYWHERE,
    BEFORE_PLACE,
    CHAT_WORDS,
  ],
];
const MIN_LENGTH = 5;
/** The minimum number of letters of a name to correct. Shorter names are similar to too many words. */
const MIN_PLACE_LENGTH = 6;
const ALPHABET = "abcdefghijklmnopqrstuvwxyz";
/** The minimum number of letters for two typing errors. In a shorter word they would make another word. */
const MIN_LENGTH_FOR_TWO_SLIPS = 8;
/** The minimum number of letters for two errors with a neighbour that makes a name. */
const MIN_LENGTH_FOR_TWO_IN_NAME = 6;
const SOUNDS = new Set(["bp", "dt", "gk", "sz", "kq", "ck", "jz"]);
/** Letters that many speakers do not distinguish: "sopa" is "sofa", "wipi" is "wifi". */
const ONE_SOUND = ["p", "f", "v"];
const KEYBOARD = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/**
 * Creates the vocabulary of a catalogue. `counts` are the numbers of listings per word. `isListed` checks the
 * language's word list, which is large and therefore loaded separately.
 */
export function createVocabulary(
  counts: ReadonlyMap<string, number>,
  isListed: (word: string) => boolean = () => false,
): Vocabulary {
  const isPlace = (word: string) => word.length >= MIN_PLACE_LENGTH && placeNames().has(word);
  const has = (word: string) => counts.has(word) || isPlace(word) || OWN.some((words) => words.has(word));
  const count = (word: string) => counts.get(word) ?? 0;
  const near = (word: string) => {
    if (word.length < MIN_LENGTH - 1 || !/^[a-z]+$/.test(word)) return [];
    // Words of four letters are similar to everything, so allow only clear errors, and only for words with a meaning.
    const isShort = word.length < MIN_LENGTH;
    const fits = (candidate: string, typo: Typo) => {
      if (!isShort) return candidate.length >= MIN_LENGTH - 1 && has(candidate);
      const isName = isConceptWord(candidate) || counts.has(candidate);
      return isName && (candidate.length > word.length || CLEAR.has(typo));
    };
    const found = [...edits(word)].filter(([candidate, typo]) => fits(candidate, typo));
    return (found.length > 0 ? found : farEdits(word, counts))
      .map(([candidate, typo]) => ({ candidate, worth: worthOf(candidate, typo, word, count(candidate)) }))
      .sort((a, b) => b.worth - a.worth || (a.candidate < b.candidate ? -1 : 1))
      .map(({ candidate }) => candidate);
  };
  return { has, isSpelt: (word) => has(word) || isListed(word), near, count };
}

export const NO_WORDS = createVocabulary(new Map());

export function isWritten(name: string, { count }: Vocabulary): boolean {
  return wordsOf(name).every((word) => count(word) > 0);
}

const TYPO = {
  alike: 5,
  swap: 4,
  double: 4,
  vowel: 3,
  sound: 3,
  neighbour: 3,
  dropped: 3,
  added: 2,
  other: 1,
} as const;
type Typo = keyof typeof TYPO;
/** Errors after which a word of four letters is still recognised. */
const CLEAR: ReadonlySet<Typo> = new Set(["alike", "swap", "double"]);

function worthOf(candidate: string, typo: Typo, word: string, count: number): number {
  return (
    TYPO[typo] +
    (candidate[0] === word[0] || typo === "alike" ? 2 : 0) +
    (isConceptWord(candidate) ? 2 : 0) +
    (count > 0 ? 2 : 0) +
    Math.min(count, 20) / 20
  );
}

function edits(word: string): Map<string, Typo> {
  const found = new Map<string, Typo>();
  const add = (candidate: string, typo: Typo) => {
    const old = found.get(candidate);
    if (candidate !== word && (old === undefined || TYPO[typo] > TYPO[old])) found.set(candidate, typo);
  };
  for (const candidate of inOneSound(word)) add(candidate, "alike");
  for (let at = 0; at <= word.length; at += 1) {
    const [head, letter = "", tail] = [word.slice(0, at), word[at], word.slice(at + 1)];
    const next = word[at + 1] ?? "";
    if (letter !== "") {
      add(head + tail, letter === word[at - 1] ? "double" : "added");
      if (next !== "") add(head + next + letter + word.slice(at + 2), "swap");
    }
    for (const other of ALPHABET) {
      add(head + other + letter + tail, other === letter || other === word[at - 1] ? "double" : "dropped");
      if (letter !== "") add(head + other + tail, replaced(letter, other));
    }
  }
  return found;
}

export function inOneSound(word: string): string[] {
  return [...word].reduce<string[]>(
    (heads, letter) =>
      heads.flatMap((head) => (ONE_SOUND.includes(letter) ? ONE_SOUND : [letter]).map((other) => head + other)),
    [""],
  );
}

/** Returns names and words of listings within two typing errors of a long word, with the same start. */
function farEdits(word: string, counts: ReadonlyMap<string, number>): [string, Typo][] {
  if (word.length < MIN_LENGTH_FOR_TWO_SLIPS) return [];
  const found = new Set<string>();
  for (const words of [conceptWords(), counts.keys()]) {
    for (const one of words) {
      const isAlike = one[0] === word[0] && Math.abs(one.length - word.length) <= 2;
      if (isAlike && one.length >= MIN_LENGTH_FOR_TWO_SLIPS - 1 && editDistance(one, word, { max: 2 }) <= 2)
        found.add(one);
    }
  }
  const inOnes = (text: string) => text.replace(/(.)\1/g, "$1");
  return [...found].map((one) => [one, inOnes(one) === inOnes(word) ? "double" : "other"]);
}

/** Returns names within an error of a word of four letters, or two of a longer one, with the same start. */
export function namesInPhrases(word: string): string[] {
  const isShort = word.length === MIN_LENGTH - 1;
  if (!isShort && (word.length < MIN_LENGTH_FOR_TWO_IN_NAME || word.length >= MIN_LENGTH_FOR_TWO_SLIPS)) return [];
  const [least, max] = isShort ? [word.length, 1] : [MIN_LENGTH, 2];
  return [...conceptWords()].filter(
    (one) => one[0] === word[0] && one.length >= least && editDistance(one, word, { max }) <= max,
  );
}

/** Returns names that differ from the word only in vowels: "kayu" for "kayo". */
export function namesWithOtherVowels(word: string): string[] {
  return [...conceptWords()].filter(
    (one) => one !== word && one.length === word.length && withoutVowels(one) === withoutVowels(word),
  );
}

function replaced(letter: string, other: string): Typo {
  if ("aiueo".includes(letter) && "aiueo".includes(other)) return "vowel";
  if (SOUNDS.has([letter, other].sort().join(""))) return "sound";
  const close = KEYBOARD.some((row) => {
    const [one, two] = [row.indexOf(letter), row.indexOf(other)];
    return one >= 0 && two >= 0 && Math.abs(one - two) === 1;
  });
  return close ? "neighbour" : "other";
}

/** The numbers of listings per word, packed as "servis:12 ac:7". */
export type WordCounts = ReadonlyMap<string, number>;

export function packCounts(counts: WordCounts): string {
  return [...counts].map(([word, count]) => `${word}:${count}`).join(" ");
}

export function unpackCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const pair of text.split(" ")) {
    const at = pair.indexOf(":");
    if (at > 0) counts.set(pair.slice(0, at), Number(pair.slice(at + 1)));
  }
  return counts;
}

/**
 * The maximum number of words that are counted. More would make the row slow to read, and rare words are searched as
 * typed anyway.
 */
const MAX_COUNTED_WORDS = 30_000;

export function commonest(counts: WordCounts): WordCounts {
  if (counts.size <= MAX_COUNTED_WORDS) return counts;
  return new Map([...counts].sort(([, a], [, b]) => b - a).slice(0, MAX_COUNTED_WORDS));
}

/** Returns true for a word. The index also contains concepts and categories. */
export function isPlainWord(term: string): boolean {
  return /^[a-z0-9]+$/.test(term) && !/^x[kc]/.test(term) && !/^\d+$/.test(term);
}
