import { APOSTROPHES, withoutApostrophes } from "~/platform/strings";

/** Said twice they are another word: "oleh-oleh" are gifts, "oleh" is "by". */
const TWICE = /\b(oleh|jalan|langit|alun|gado|bantu)(?:2|[ -]+\1)\b/g;
const JOINED = /\b(oleh|jalan|langit|alun|gado|bantu)\1\b/g;

/** One word however it is written, also by phones that have no apostrophe at hand. */
const QURAN = /\b(?:al[ -]*)?(?:qur[ -]*an|qoran|quraan)\b/g;
/** "pas" alone is "exactly". */
const ID_PHOTO = /\bpas (?=(?:foto|photo|poto)\b)/g;
const FRIDAY = /\bjum at\b/g;

/** Splits as the full-text index does (unicode61 without marks), so that a word here is a word there. */
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

/** Sentences and lists apart, so that no phrase is read across them. */
export function clausesOf(text: string): string[][] {
  return plain(text)
    .split(/[.,;:!?()\n*/–—|"]+/u)
    .map(wordsOf)
    .filter((words) => words.length > 0);
}

const OWNER = new RegExp(`(\\p{L}{2,})[${APOSTROPHES}]s(?![\\p{L}\\p{N}])`, "giu");
const POSSESSIVE = new RegExp(`(?<=\\p{L}{2})[${APOSTROPHES}]s(?![\\p{L}\\p{N}])`, "giu");

/** Lower case without apostrophes and the dots of abbreviations: "Do'a" is "doa", "A.C." is "ac". English "men's" is "men". */
export function joinedWords(text: string): string {
  return withoutDots(withoutApostrophes(text.replace(POSSESSIVE, "")).toLowerCase());
}

/** Without marks as well: "Café" is "cafe". */
export function plain(text: string): string {
  return joinedWords(text).normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
}

/** Letters that stand alone, with a dot between or behind each: "a.c.", "p. k.", "s.m.a". */
const DOTTED = /(?<![\p{L}\p{N}.])\p{L}(?:\. ?\p{L}(?![\p{L}\p{N}]))+\.?/gu;
/** "S.Pd", "M.Kom", "A.Md", "Ph.D" and the like, and the lessons "b.ing" and "b.indo". */
const DEGREE =
  /(?<![\p{L}\p{N}.])(?:[sm]\. ?(?:ag|ak|ap|ars|ds|farm|gz|hum|hut|ikom|ip|kep|keb|ked|kes|kom|kn|li|mat|pdi?|ptk?|psi|sc|si|sn|sos|sy|tr|par)|b\. ?(?:sc|ing|indo)|a\. ?(?:md)|ph\. ?d)(?![\p{L}\p{N}])/gu;
/** "3 s.d. 5 hari": a range, and no primary school. */
const PRICE_RANGE = /(?<![\p{L}\p{N}])s\. ?d\.?(?= ?(?:\d|rp|kelas|selesai|tuntas))/gu;
/** Letters apart that are surely one word. */
const SPELT_OUT = new Set(["ac", "tv", "wc", "hp", "pc", "dj", "cctv"]);
const LETTERS_APART = /(?<!\S)\p{L}(?: \p{L})+(?!\S)/gu;
/** After one of these, letters are kinds: "vitamin a c". */
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
