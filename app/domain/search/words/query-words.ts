import { APOSTROPHES, withoutApostrophes } from "../../core/text";

/** Said twice they are another word: "oleh-oleh" are gifts, "oleh" is "by". */
const TWICE = /\b(oleh|jalan|langit|alun|gado)(?:2|[ -]+\1)\b/g;
const JOINED = /\b(oleh|jalan|langit|alun|gado)\1\b/g;

/** One word however it is written, also by phones that have no apostrophe at hand. */
const QURAN = /\b(?:al[ -]*)?(?:qur[ -]*an|qoran|quraan)\b/g;
const FRIDAY = /\bjum at\b/g;

/** Splits as the full-text index does (unicode61 without marks), so that a word here is a word there. */
export function wordsOf(text: string): string[] {
  return (
    plain(text)
      .replace(TWICE, "$1$1")
      .replace(QURAN, "quran")
      .replace(FRIDAY, "jumat")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Sentences and lists apart, so that no phrase is read across them. */
export function clausesOf(text: string): string[][] {
  return plain(text)
    .split(/[.,;:!?()\n*/–—|"]+/u)
    .map(wordsOf)
    .filter((words) => words.length > 0);
}

const OWNER = new RegExp(`(\\p{L}{2,})[${APOSTROPHES}]s(?![\\p{L}\\p{N}])`, "giu");
const POSSESSIVE = new RegExp(`(?<=\\p{L}{2})[${APOSTROPHES}]s(?![\\p{L}\\p{N}])`, "giu");

/** Lower case without marks and apostrophes: "Do'a" is "doa". English "men's" is "men". */
export function plain(text: string): string {
  return withoutApostrophes(text.replace(POSSESSIVE, ""))
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "");
}

/** The words that "men's" and "Rina's" are when people leave the apostrophe out. */
export function possessivesIn(text: string): string[] {
  return [...text.matchAll(OWNER)].map(([, name = ""]) => `${plain(name)}s`);
}

/** `words` of ours, with what stands twice in `text` as it is written: "bersih2" is "bersih-bersih". */
export function asTwice(words: string, text: string): string {
  const said = plain(text);
  return words.replace(/[a-z]{3,}/g, (word) =>
    new RegExp(`\\b${word}(?:2|[ -]+${word})\\b`).test(said) ? `${word}-${word}` : word,
  );
}

export function asWritten(words: string): string {
  return words.replace(JOINED, "$1-$1");
}
