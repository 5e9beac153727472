import { isolated } from "../core/bidi";
import type { Side } from "./order";

/** Names of buyer and seller for use in sentences. Names from right to left are isolated. */
export type People = Record<Side, string>;

export function peopleOf(row: { buyerName: string; sellerName: string }): People {
  return { buyer: isolated(row.buyerName), seller: isolated(row.sellerName) };
}
