export const COUNT_CAP = 100;

export function cappedCountText(count: number): string {
  return count > COUNT_CAP ? `${COUNT_CAP}+` : String(count);
}
