/** unit: an order may contain it several times. order: an order contains it at most once. */
export const EXTRA_BASES = ["unit", "order"] as const;
export type ExtraBasis = (typeof EXTRA_BASES)[number];

/** Something that a buyer can add to any package. The names within a listing differ. */
export type Extra = { name: string; price: number; per: ExtraBasis };

/** Rupiah for the journey to each area, by place code. An area without an entry costs nothing. */
export type TravelFees = Readonly<Record<string, number>>;

export const MAX_EXTRAS = 6;
export const MIN_EXTRA_NAME = 3;
export const MAX_EXTRA_NAME = 60;
export const MAX_TRAVEL_FEE = 500_000;
