/** Splits as the full-text index does (unicode61 without marks), so that a word here is a word there. */
export function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
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
