/** Money is integer rupiah everywhere; there are no sen in this product. */

/** The platform's share of a total, in per cent, rounded down to a whole rupiah. The only place it is named. */
export const PLATFORM_FEE_PERCENT = 10;

/** Below this a payment method's own cost would eat the price. */
export const MIN_PRICE = 1_000;
/** So that 100 pieces of the dearest package stay far below Number.MAX_SAFE_INTEGER. */
export const MAX_PRICE = 500_000_000;

export class NotRupiah extends RangeError {
  constructor(value: unknown) {
    super(`not a whole, non-negative amount of rupiah: ${String(value)}`);
    this.name = "NotRupiah";
  }
}

export function isRupiah(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

/** What one piece may cost. */
export function isPrice(value: unknown): value is number {
  return isRupiah(value) && value >= MIN_PRICE && value <= MAX_PRICE;
}

/** For amounts that a bug, never a person, could have made wrong. */
export function assertRupiah(value: unknown): asserts value is number {
  if (!isRupiah(value)) throw new NotRupiah(value);
}

/** 250000 as "250.000". Plain string work: a home page formats dozens, and Intl costs 50 µs each. */
export function formatAmount(amount: number): string {
  const digits = Math.abs(Math.trunc(amount)).toString();
  return (amount < 0 ? "-" : "") + digits.replace(/\B(?=(\d{3})+$)/g, ".");
}

/** 250000 as "Rp 250.000", with an ordinary space. */
export function formatRupiah(amount: number): string {
  return `Rp ${formatAmount(amount)}`;
}

// Dots only where thousands stand, so that "2.50" is junk rather than 250; a tail of ",00", ",-" or "..", as people write.
const WRITTEN = /^(?:rp\.?\s*)?(\d{1,3}(?:\.\d{3})+|\d+)(?:,00|,-|,|\.\.?)?$/i;

/** What a person typed as a price, in whole rupiah; null when it is none (decimals, negative, junk, too large). */
export function parseRupiah(text: string): number | null {
  const digits = WRITTEN.exec(text.trim())?.[1];
  if (digits === undefined) return null;
  const amount = Number(digits.replace(/\./g, ""));
  return Number.isSafeInteger(amount) ? amount : null;
}

/** `percent` of `total`, rounded down. Whole numbers only: 7% of 100 must not become 7.000000000000001. */
export function platformFee(total: number, percent: number = PLATFORM_FEE_PERCENT): number {
  return percentOf(total, percent);
}

function percentOf(total: number, percent: number): number {
  assertRupiah(total);
  const rest = total % 100;
  return ((total - rest) / 100) * percent + Math.floor((rest * percent) / 100);
}

/**
 * What goes back to the buyer when they get `buyerShare` per cent of a total, rounded down: the odd rupiah stays with
 * the work. The rest is the seller's, before the fee.
 */
export function buyerPart(total: number, buyerShare: number): number {
  if (!isShare(buyerShare)) throw new RangeError(`not a whole per cent from 0 to 100: ${buyerShare}`);
  return percentOf(total, buyerShare);
}

/** Integer rupiah of a total: back to the buyer, to the seller after the fee, and the fee. */
export type Division = { buyer: number; seller: number; fee: number };

/** What both get when the buyer has `buyerShare` per cent of a total. The fee is of the seller's part alone. */
export function divide(total: number, buyerShare: number, feePercent: number): Division {
  const buyer = buyerPart(total, buyerShare);
  const fee = platformFee(total - buyer, feePercent);
  return { buyer, seller: total - buyer - fee, fee };
}

/** A share of the money in whole per cent; the other side's is what is left of a hundred. */
export function isShare(share: unknown): share is number {
  return typeof share === "number" && Number.isInteger(share) && share >= 0 && share <= 100;
}

/** What the seller receives of a total. */
export function sellerProceeds(total: number, percent: number = PLATFORM_FEE_PERCENT): number {
  return total - platformFee(total, percent);
}
