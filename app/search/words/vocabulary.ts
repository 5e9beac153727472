import { placeNames } from "~/places/names";
import { editDistance } from "~/platform/strings";
import { conceptWords, isConceptWord } from "./meanings";
import { wordsOf } from "./query-words";
import { withoutVowels } from "./stems";
import {
  ANYWHERE,
  BEFORE_PLACE,
  CHAT_WORDS,
  CHEAP,
  COMMON_WORDS,
  FILLERS,
  JOB_WORDS,
  KNOWN_THINGS,
  ROOTS,
  WHOLE_WORDS,
} from "./word-lists";

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
