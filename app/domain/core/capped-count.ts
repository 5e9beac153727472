/** More than this is "100+": the count reads that many index entries and no more. */
export const MAX_COUNTED = 100;

/** A number that was counted no further than MAX_COUNTED and one. */
export function countedText(count: number): string {
  return count > MAX_COUNTED ? `${MAX_COUNTED}+` : String(count);
}
