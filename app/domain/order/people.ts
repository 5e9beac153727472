import type { Side } from "./order";

/** Full names of both sides, as the order keeps them. */
export type People = Record<Side, string>;

export function peopleOf(row: { buyerName: string; sellerName: string }): People {
  return { buyer: row.buyerName, seller: row.sellerName };
}
