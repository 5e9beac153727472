export type PlaceFigures = {
  offers: number;
  today: number;
  /** Integer rupiah, as the two below; null where it was not asked for. */
  middlePrice: number | null;
  lowestPrice: number;
  ratingSum: number;
  ratingCount: number;
  fair: FairPrice | null;
};

/** A quarter paid less than `from`, a quarter more than `to`. */
export type FairPrice = { from: number; to: number; orders: number };

const FIGURES_FROM = 5;
/** Orders completed, and sellers they went to: below it a price is one person's. */
export const FAIR_FROM_ORDERS = 20;
export const FAIR_FROM_SELLERS = 3;
export const PAGE_FROM = 3;

export type PlaceFacts = {
  offers: number;
  today: number;
  middlePrice: number | null;
  lowestPrice: number | null;
  rating: { average: number; count: number } | null;
  fair: FairPrice | null;
};

/** `shown`: offers seen in the place just now; `all`: these are all of them, so that no older count is needed. */
export function placeFacts(
  figures: PlaceFigures | null,
  { shown, all }: { shown: number; all: boolean },
): PlaceFacts {
  const offers = all ? shown : Math.max(shown, figures?.offers ?? 0);
  if (figures === null || offers < FIGURES_FROM || figures.offers < FIGURES_FROM) {
    return { offers, today: 0, middlePrice: null, lowestPrice: null, rating: null, fair: null };
  }
  const { today, middlePrice, lowestPrice, ratingSum, ratingCount, fair } = figures;
  return {
    ...{ offers, today: Math.min(today, offers), middlePrice, lowestPrice, fair },
    rating: ratingCount > 0 ? { average: ratingSum / ratingCount, count: ratingCount } : null,
  };
}
