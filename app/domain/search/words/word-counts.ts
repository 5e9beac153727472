/** "servis:12 ac:7": listings that hold each word. */
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

/** More would make the row long to read; what is rare is searched as it is typed anyway. */
const MOST_WORDS = 30_000;

export function commonest(counts: WordCounts): WordCounts {
  if (counts.size <= MOST_WORDS) return counts;
  return new Map([...counts].sort(([, a], [, b]) => b - a).slice(0, MOST_WORDS));
}

/** Concepts and categories stand in the index beside the words, and are none. */
export function isPlainWord(term: string): boolean {
  return /^[a-z0-9]+$/.test(term) && !/^x[kc]/.test(term) && !/^\d+$/.test(term);
}
