import { placeNames } from "~/places/names";
import { concepts } from "./concepts";
import { CHAT_WORDS, FILLERS, PIECES, ROOTS, WHOLE_WORDS } from "./word-lists";

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

export const withoutVowels = (word: string) => word.replace(/[aeiou]/g, "");

/** True if `full` contains the letters of `word` in order and both start alike. */
function isShortOf(word: string, full: string): boolean {
  if (full.length <= word.length || full[0] !== word[0]) return false;
  let at = 0;
  for (const letter of full) if (letter === word[at]) at += 1;
  return at === word.length;
}

let abbreviations: ReadonlyMap<string, string> | undefined;

/** Finds a word of the concepts by its consonants: "pndhn" is "pindahan". Undefined if several fit. */
function unabbreviated(word: string): string | undefined {
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
