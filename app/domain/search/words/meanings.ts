import { concepts } from "./concepts";
import type { Role } from "./lines";
import { wordsOf } from "./query-words";
import { stem } from "./stem";
import { type Token, tokensOf, withoutFillers } from "./tokens";

export type Meaning = { key: string; weight: number };
const NEED_WEIGHT = 0.9;
const MAX_PHRASE = 4;
const OWNERS = ["nya", "nye", "ku", "mu", "ne", "na", "e"];
const MIN_OWNED = 4;

type Tables = {
  byWords: Map<string, Meaning[]>;
  /** By roots, with doings for one another's synonyms: "guru mandarin" is "les mandarin". */
  byForms: Map<string, Meaning[]>;
  doingOf: ReadonlyMap<string, string>;
  words: Set<string>;
  /** Names of several words as they are written, also those that are read as a doing and a thing. */
  phrases: Set<string>;
  /** Names that keep their fillers, because one word alone would be left: "jasa titip". */
  withFillers: Set<string>;
};

let made: Tables | undefined;

function tables(): Tables {
  made ??= makeTables();
  return made;
}

function makeTables(): Tables {
  const all = [...concepts().values()];
  const doings = all.filter(({ role }) => role === "doing");
  const doingOf = new Map(
    doings.reverse().flatMap(({ key, names }) => names.map((name) => [name, `+${key}`])),
  );
  const found: Tables = {
    byWords: new Map(),
    byForms: new Map(),
    doingOf,
    words: new Set(),
    phrases: new Set(),
    withFillers: new Set(),
  };
  const rootOf = rememberedStem();
  for (const { key, names, needs } of all) {
    const own = new Set(names);
    for (const name of names) addPhrase(found, name, { key, weight: 1 }, own, rootOf);
    for (const need of needs) addPhrase(found, need, { key, weight: NEED_WEIGHT }, own, rootOf);
  }
  for (const { key, names, needs } of all) {
    for (const name of names) addWithFillers(found, name, { key, weight: 1 });
    for (const need of needs) addWithFillers(found, need, { key, weight: NEED_WEIGHT });
  }
  return found;
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
  { byWords, byForms, doingOf, words: known, phrases }: Tables,
  phrase: string,
  meaning: Meaning,
  own: ReadonlySet<string>,
  rootOf: typeof stem,
): void {
  const words = wordsOf(phrase);
  // "lg" is short for "lagi" as well, "pk" for "pakai".
  const isBrand = concepts().get(meaning.key)?.role === "brand";
  const all = isBrand ? words.map(asIs) : tokensOf(words, 0, rootOf);
  for (const { word } of all) known.add(word);
  for (const word of words) known.add(word);
  if (words.length > 1) phrases.add(words.join(" "));
  // "servis ac" is a doing and an "ac": as one phrase it would say less.
  // In "antar jemput anak" two doings make one name, in "les privat kimia" both say the same.
  const [doing, other] = words.map((word) => doingOf.get(word));
  if (doing !== undefined && (other === undefined || other === doing) && own.has(words.slice(1).join(" ")))
    return;
  const tokens = withoutFillers(all);
  if (tokens.length === 0) return;
  // One word that is left of several would mean too much: "per bulan" is not "bulan".
  if (tokens.length < 2 && new Set(words).size > 1) return;
  const [token] = tokens;
  add(byWords, tokens.map(({ word }) => word).join(" "), meaning);
  // A derived name stands for itself: "pemasukan" is about money, "termasuk" is not.
  if (tokens.length > 1 || token?.word === token?.root) add(byForms, formsOf(tokens, doingOf), meaning);
}

/** Adds a name as it is written when a single word is left of it that means something else by itself. */
function addWithFillers({ byWords, withFillers }: Tables, phrase: string, meaning: Meaning): void {
  const all = tokensOf(wordsOf(phrase));
  const [left, ...others] = withoutFillers(all);
  const isWhole = left === undefined || others.length > 0 || new Set(all.map(({ word }) => word)).size < 2;
  if (isWhole || byWords.get(left.word)?.some(({ key }) => key === meaning.key)) return;
  const name = all.map(({ word }) => word).join(" ");
  add(byWords, name, meaning);
  withFillers.add(name);
}

/** Returns the words that tell something, and fillers only where they are part of a name. */
export function tellingTokens(tokens: readonly Token[]): Token[] {
  const kept = new Set<number>();
  for (let from = 0; from < tokens.length; from += 1) {
    for (let end = from + 2; end <= Math.min(tokens.length, from + MAX_PHRASE); end += 1) {
      const name = tokens.slice(from, end);
      if (tables().withFillers.has(name.map(({ word }) => word).join(" ")))
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

/** "dirias", "dibuatin": what is done, of a doing that has a name without "di". */
const PASSIVE = /^di(.{4,})$/;

/** A bare root means only what is written as that root: "baik" is no repair, though "perbaikan" comes from it. */
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

function withoutOwner(token: Token): Token {
  const name = token.word === token.root ? ownedName(token.word) : undefined;
  return name === undefined ? token : { ...token, word: name, root: stem(name) };
}

/** "matematikanya" is "matematika" and "kulkase" a "kulkas", though no roots of ours: a name stays the same name. */
export function ownedName(word: string): string | undefined {
  const { words } = tables();
  if (words.has(word)) return undefined;
  return OWNERS.filter((owner) => word.endsWith(owner))
    .map((owner) => word.slice(0, -owner.length))
    .find((name) => name.length >= MIN_OWNED && words.has(name));
}

export type Segment = { tokens: readonly Token[]; meanings: readonly Meaning[] };

export function segmentsOf(tokens: readonly Token[]): Segment[] {
  const best: { worth: number; from: number; meanings: readonly Meaning[] }[] = [];
  for (let end = 1; end <= tokens.length; end += 1) {
    for (let from = Math.max(0, end - MAX_PHRASE); from < end; from += 1) {
      const length = end - from;
      const some = tokens.slice(from, end);
      const exact = meaningsOf(some);
      const meanings = exact.length > 0 ? exact : overlapping(some);
      if (meanings.length === 0 && length > 1) continue;
      const worth = (best[from - 1]?.worth ?? 0) + (meanings.length > 0 ? length * length : 0);
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

/** "antar jemput anak sekolah" is one name, since its first and its last three words name the same. */
function overlapping(tokens: readonly Token[]): readonly Meaning[] {
  if (tokens.length < MAX_PHRASE) return [];
  const last = meaningsOf(tokens.slice(1));
  return meaningsOf(tokens.slice(0, -1)).filter(({ key }) => last.some((one) => one.key === key));
}

const ROLE_ORDER: readonly Role[] = ["must", "topic", "kind", "setting", "doing", "manner", "brand"];

export function roleOf(meanings: readonly Meaning[]): Role {
  const roles = new Set(meanings.map(({ key }) => concepts().get(key)?.role ?? "topic"));
  return ROLE_ORDER.find((role) => roles.has(role)) ?? "topic";
}
