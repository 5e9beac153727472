/** Money is integer rupiah everywhere; there are no sen. */

/** Of a total, rounded down to a whole rupiah. For new orders: each keeps the one it was opened with. */
export const PLATFORM_FEE_PERCENT = 10;

/** Below this a payment method's own cost would eat the price. */
export const MIN_PRICE = 1_000;
/** 100 pieces of the dearest package stay far below Number.MAX_SAFE_INTEGER. */
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

export function isPrice(value: unknown): value is number {
  return isRupiah(value) && value >= MIN_PRICE && value <= MAX_PRICE;
}

/** Of "150000.00", as companies that move money write it; null where it is no whole rupiah. */
export function rupiahIn(text: string): number | null {
  const whole = /^(\d{1,15})(?:\.00?)?$/.exec(text)?.[1];
  return whole === undefined ? null : Number(whole);
}

export function assertRupiah(value: unknown): asserts value is number {
  if (!isRupiah(value)) throw new NotRupiah(value);
}

/** 250000 as "250.000". String work: Intl costs 50 µs a number, and a home page has dozens. */
export function formatAmount(amount: number): string {
  const digits = Math.abs(Math.trunc(amount)).toString();
  return (amount < 0 ? "-" : "") + digits.replace(/\B(?=(\d{3})+$)/g, ".");
}

export function formatRupiah(amount: number): string {
  return `Rp ${formatAmount(amount)}`;
}

/** Rounded down, in whole numbers: 7% of 100 must not become 7.000000000000001. */
export function platformFee(total: number, percent: number): number {
  return percentOf(total, percent);
}

function percentOf(total: number, percent: number): number {
  assertRupiah(total);
  const rest = total % 100;
  return ((total - rest) / 100) * percent + Math.floor((rest * percent) / 100);
}

/** Rounded down: the odd rupiah goes to the seller, before the fee. */
export function buyerPart(total: number, buyerShare: number): number {
  if (!isShare(buyerShare)) throw new RangeError(`not a whole per cent from 0 to 100: ${buyerShare}`);
  return percentOf(total, buyerShare);
}

export type Division = { buyer: number; seller: number; fee: number };

export function divide(total: number, buyerShare: number, feePercent: number): Division {
  const buyer = buyerPart(total, buyerShare);
  const fee = platformFee(total - buyer, feePercent);
  return { buyer, seller: total - buyer - fee, fee };
}

export function isShare(share: unknown): share is number {
  return typeof share === "number" && Number.isInteger(share) && share >= 0 && share <= 100;
}

export function sellerProceeds(total: number, percent: number): number {
  return total - platformFee(total, percent);
}
