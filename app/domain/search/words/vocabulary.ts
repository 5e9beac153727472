import { placeNames } from "../../place/names";
import { COMMON_WORDS, KNOWN_THINGS } from "./common-words";
import { ANYWHERE, BEFORE_PLACE, CHAT_WORDS, CHEAP, FILLERS, JOB_WORDS } from "./fillers";
import { conceptWords, isConceptWord } from "./meanings";
import { wordsOf } from "./query-words";
import { ROOTS, WHOLE_WORDS } from "./roots";

export type Vocabulary = {
  has(word: string): boolean;
  /** Whether the word is spelt as it should be: known to the search, or in the list of words of the language. */
  isSpelt(word: string): boolean;
  /** The likeliest first; of a word of four letters what lost one. */
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
/** Shorter names are near too many words. */
const MIN_PLACE_LENGTH = 6;
const ALPHABET = "abcdefghijklmnopqrstuvwxyz";
/** Two slips in a shorter word would make another word of it. */
const MIN_TWO_SLIPS = 8;
const SOUNDS = new Set(["bp", "dt", "gk", "fv", "fp", "pv", "sz", "kq", "ck", "jz"]);
const KEYBOARD = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/**
 * Creates the vocabulary of one catalogue. `counts` holds how many listings contain each word.
 * `isListed` looks a word up in the word list of the language, which is large and is therefore loaded apart.
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
    // Among four letters everything is near: only what lost one, and only what names something.
    const isShort = word.length < MIN_LENGTH;
    const fits = (candidate: string, typo: Typo) => {
      if (!isShort) return candidate.length >= MIN_LENGTH - 1 && has(candidate);
      const isName = isConceptWord(candidate) || counts.has(candidate);
      return isName && (candidate.length > word.length || typo === "swap" || typo === "double");
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

function worthOf(candidate: string, typo: Typo, word: string, count: number): number {
  return (
    TYPO[typo] +
    (candidate[0] === word[0] ? 2 : 0) +
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

/** Names and words of listings that are two slips away from a long word, and begin alike. */
function farEdits(word: string, counts: ReadonlyMap<string, number>): [string, Typo][] {
  if (word.length < MIN_TWO_SLIPS) return [];
  const found = new Set<string>();
  for (const words of [conceptWords(), counts.keys()]) {
    for (const one of words) {
      const isAlike = one[0] === word[0] && Math.abs(one.length - word.length) <= 2;
      if (isAlike && one.length >= MIN_TWO_SLIPS - 1 && isWithinTwo(one, word)) found.add(one);
    }
  }
  const inOnes = (text: string) => text.replace(/(.)\1/g, "$1");
  return [...found].map((one) => [one, inOnes(one) === inOnes(word) ? "double" : "other"]);
}

/** Returns true when the words differ by at most two slips. A slip adds, drops or changes a letter, or swaps two. */
function isWithinTwo(one: string, other: string): boolean {
  let [before, row]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next.push(
        Math.min(
          (row?.[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row?.[j - 1] ?? 0) + cost,
          isSwap ? (before?.[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...next) > 2) return false;
    [before, row] = [row, next];
  }
  return (row?.[other.length] ?? 3) <= 2;
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
