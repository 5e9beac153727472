import { APOSTROPHES, withoutApostrophes } from "~/platform/strings";

/** Matches words that are another word if repeated: "oleh-oleh" are gifts, "oleh" is "by". */
const TWICE = /\b(oleh|jalan|langit|alun|gado|bantu)(?:2|[ -]+\1)\b/g;
const JOINED = /\b(oleh|jalan|langit|alun|gado|bantu)\1\b/g;

const QURAN = /\b(?:al[ -]*)?(?:qur[ -]*an|qoran|quraan)\b/g;
/** Matches "pas" before a photo. Alone it means "exactly". */
const ID_PHOTO = /\bpas (?=(?:foto|photo|poto)\b)/g;
const FRIDAY = /\bjum at\b/g;

/** Splits a text like the full-text index (unicode61 without marks), so that the words are equal. */
export function wordsOf(text: string): string[] {
  return (
    plain(text)
      .replace(TWICE, "$1$1")
      .replace(QURAN, "quran")
      .replace(FRIDAY, "jumat")
      .replace(ID_PHOTO, "pas")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Separates sentences and lists, so that no phrase spans them. */
export function splitClauses(text: string): string[][] {
  return plain(text)
    .split(/[.,;:!?()\n*/–—|"]+/u)
    .map(wordsOf)
    .filter((words) => words.length > 0);
}

const OWNER = new RegExp(`(\\p{L}{2,})[${APOSTROPHES}]s(?![\\p{L}\\p{N}])`, "giu");
const POSSESSIVE = new RegExp(`(?<=\\p{L}{2})[${APOSTROPHES}]s(?![\\p{L}\\p{N}])`, "giu");

/**
 * Makes a text lower case without apostrophes and dots of abbreviations: "Do'a" is "doa", "A.C." is "ac". English
 * "men's" is "men".
 */
export function joinedWords(text: string): string {
  return withoutDots(withoutApostrophes(text.replace(POSSESSIVE, "")).toLowerCase());
}

/** Removes marks too: "Café" is "cafe". */
export function plain(text: string): string {
  return joinedWords(text).normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
}

/** Matches single letters with dots: "a.c.", "p. k.", "s.m.a". */
const DOTTED = /(?<![\p{L}\p{N}.])\p{L}(?:\. ?\p{L}(?![\p{L}\p{N}]))+\.?/gu;
/** Matches degrees such as "S.Pd", "M.Kom", "A.Md" and "Ph.D", and the lessons "b.ing" and "b.indo". */
const DEGREE =
  /(?<![\p{L}\p{N}.])(?:[sm]\. ?(?:ag|ak|ap|ars|ds|farm|gz|hum|hut|ikom|ip|kep|keb|ked|kes|kom|kn|li|mat|pdi?|ptk?|psi|sc|si|sn|sos|sy|tr|par)|b\. ?(?:sc|ing|indo)|a\. ?(?:md)|ph\. ?d)(?![\p{L}\p{N}])/gu;
/** Matches "3 s.d. 5 hari", a range and no primary school. */
const PRICE_RANGE = /(?<![\p{L}\p{N}])s\. ?d\.?(?= ?(?:\d|rp|kelas|selesai|tuntas))/gu;
/** Single letters that certainly form a word. */
const SPELT_OUT = new Set(["ac", "tv", "wc", "hp", "pc", "dj", "cctv"]);
const LETTERS_APART = /(?<!\S)\p{L}(?: \p{L})+(?!\S)/gu;
/** Words after which letters are variants: "vitamin a c". */
const BEFORE_LETTERS =
  /(?:vitamin|paket|kelas|tipe|type|blok|golongan|kategori|grade|hepatitis|sim|opsi|pilihan|seri|level|nilai|plan|huruf|kunci|chord) $/;

function withoutDots(text: string): string {
  return text
    .replace(PRICE_RANGE, "-")
    .replace(DOTTED, joined)
    .replace(DEGREE, joined)
    .replace(/(?<![\p{L}\p{N}])a\/c(?![\p{L}\p{N}])/gu, "ac")
    .replace(LETTERS_APART, (letters: string, at: number, whole: string) =>
      SPELT_OUT.has(joined(letters)) && !BEFORE_LETTERS.test(whole.slice(0, at)) ? joined(letters) : letters,
    );
}

function joined(letters: string): string {
  return letters.replace(/[. ]/g, "");
}

/** Returns the words that "men's" and "Rina's" become without the apostrophe. */
export function possessivesIn(text: string): string[] {
  return [...text.matchAll(OWNER)].map(([, name = ""]) => `${plain(name)}s`);
}

/** Returns `words`, with repeated words written as in `text`: "bersih2" is "bersih-bersih". */
export function restoreRepetition(words: string, text: string): string {
  const said = plain(text);
  return words.replace(/[a-z]{3,}/g, (word) =>
    new RegExp(`\\b${word}(?:2|[ -]+${word})\\b`).test(said) ? `${word}-${word}` : word,
  );
}

export function asWritten(words: string): string {
  return words.replace(JOINED, "$1-$1");
}
