/** More than this is "100+": the count reads that many index entries and no more. */
export const COUNT_CAP = 100;

/** A number that was counted no further than `COUNT_CAP` and one. */
export function cappedCountText(count: number): string {
  return count > COUNT_CAP ? `${COUNT_CAP}+` : String(count);
}
