import type { Side } from "./order";

export type People = Record<Side, string>;

export function peopleOf(row: { buyerName: string; sellerName: string }): People {
  return { buyer: row.buyerName, seller: row.sellerName };
}
