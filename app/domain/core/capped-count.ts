/** A count above this shows as "100+": so many index entries are read at most. */
export const COUNT_CAP = 100;

export function cappedCountText(count: number): string {
  return count > COUNT_CAP ? `${COUNT_CAP}+` : String(count);
}
