/** Characters of the words kept. */
export const MAX_EVIDENCE = 5_000;

export type Evidence = { words: string; pictures: readonly string[] };

/** What was reported, as it was until its owner closed their account; null where that did not happen. */
export function readEvidence(kept: string): Evidence | null {
  return kept === "" ? null : (wordsAndPictures(kept) ?? { words: kept, pictures: [] });
}

/** Null where it is plain words, as evidence was kept at first. */
function wordsAndPictures(kept: string): Evidence | null {
  try {
    const { words, pictures } = JSON.parse(kept);
    return typeof words === "string" && Array.isArray(pictures) ? { words, pictures } : null;
  } catch {
    return null;
  }
}
