/** Full-text words for a price: each beginning of its nine digits, so a range is a few whole blocks. */
export const PRICE_DIGITS = 9;
const TOP = 10 ** PRICE_DIGITS - 1;

/** Both ends included, integer rupiah; null leaves an end open. */
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
