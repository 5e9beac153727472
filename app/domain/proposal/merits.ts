const PROPOSAL_MERITS = ["cheapest", "fastest", "best_rated"] as const;
export type ProposalMerit = (typeof PROPOSAL_MERITS)[number];

/** Ratings in thousandths of a star, 0 without reviews. */
type ProposalRange = {
  minPrice: number | null;
  maxPrice: number | null;
  minDays: number | null;
  maxDays: number | null;
  minRating: number | null;
  maxRating: number | null;
};

export function meritsOf(
  { price, days, rating }: { price: number | null; days: number | null; rating: number },
  range: ProposalRange,
): ProposalMerit[] {
  const ahead: Record<ProposalMerit, boolean> = {
    cheapest: price !== null && price === range.minPrice && price !== range.maxPrice,
    fastest: days !== null && days === range.minDays && days !== range.maxDays,
    best_rated: rating > 0 && rating === range.maxRating && rating !== range.minRating,
  };
  return PROPOSAL_MERITS.filter((merit) => ahead[merit]);
}
