/** unit: may be ordered several times. order: at most once. */
export const EXTRA_BASES = ["unit", "order"] as const;
export type ExtraBasis = (typeof EXTRA_BASES)[number];

/** Something that a buyer can add to any package. The names of a listing differ. */
export type Extra = { name: string; price: number; per: ExtraBasis };

/** The price of the way to each area, by its code. An area without one costs nothing. */
export type TravelFees = Readonly<Record<string, number>>;

export const MAX_EXTRAS = 6;
export const MIN_EXTRA_NAME = 3;
export const MAX_EXTRA_NAME = 60;
export const MAX_TRAVEL_FEE = 500_000;
