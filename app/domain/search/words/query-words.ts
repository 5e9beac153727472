/** Said twice they are another word: "oleh-oleh" are gifts, "oleh" is "by". */
const TWICE = /\b(oleh|jalan|langit|alun|gado)(?:2|[ -]+\1)\b/g;
const JOINED = /\b(oleh|jalan|langit|alun|gado)\1\b/g;

/** Splits as the full-text index does (unicode61 without marks), so that a word here is a word there. */
export function wordsOf(text: string): string[] {
  return (
    plain(text)
      .replace(TWICE, "$1$1")
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

export function plain(text: string): string {
  return text.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
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
