import type { Package } from "./package";
import { priceList } from "./view";

type Listing =
  | { kind: "wanted" }
  | { kind: "offer"; price: number; deliveryTime: string; packages: readonly Package[] };

/**
 * Within how many days an offer can be had for certain: the slow end of its quickest package, as its page says it and as
 * an order would hold its seller to it. Null for requests, which have a deadline instead.
 */
export function deliveryDays(listing: Listing): number | null {
  if (listing.kind === "wanted") return null;
  return Math.min(...priceList(listing).packages.map(({ days }) => days.max));
}
