import { isolated } from "../core/bidi";
import type { Side } from "./order";

/** Names of both sides, ready to stand in a sentence. */
export type People = Record<Side, string>;

export function peopleOf(row: { buyerName: string; sellerName: string }): People {
  return { buyer: isolated(row.buyerName), seller: isolated(row.sellerName) };
}
