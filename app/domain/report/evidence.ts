/** Characters of the words kept. */
export const MAX_EVIDENCE = 5_000;

export type Evidence = { words: string; pictures: readonly string[] };

/** What was reported, as it was until its owner closed their account; null where that did not happen. */
export function readEvidence(kept: string): Evidence | null {
  return kept === "" ? null : (JSON.parse(kept) as Evidence);
}
