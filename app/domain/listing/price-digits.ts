/**
 * Prices as words of an index that knows no numbers. A price is written with nine digits, and each of its beginnings
 * is a word: "000350000" is in the block "0003" of 300 to 399 thousand. A range is then a few whole blocks, exactly.
 */
export const PRICE_DIGITS = 9;
const TOP = 10 ** PRICE_DIGITS - 1;

/** The widest blocks that make up a range, both ends included, in integer rupiah; null leaves an end open. */
export function priceSearchTags(min: number | null, max: number | null): string[] {
  const last = Math.min(max ?? TOP, TOP);
  const tags: string[] = [];
  for (let at = min ?? 0; at <= last; ) {
    let digits = PRICE_DIGITS;
    let size = 1;
    while (digits > 1 && at % (size * 10) === 0 && at + size * 10 - 1 <= last) {
      size *= 10;
      digits -= 1;
    }
    tags.push(`rp${String(at).padStart(PRICE_DIGITS, "0").slice(0, digits)}`);
    at += size;
  }
  return tags;
}
