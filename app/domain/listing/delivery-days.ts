import type { Package } from "./package";
import { priceList } from "./view";

type Listing =
  | { kind: "wanted" }
  | { kind: "offer"; price: number; deliveryTime: string; packages: readonly Package[] };

/** The slow end of the quickest package, as an order would bind the seller. Null for requests. */
export function deliveryDays(listing: Listing): number | null {
  if (listing.kind === "wanted") return null;
  return Math.min(...priceList(listing).packages.map(({ days }) => days.max));
}
