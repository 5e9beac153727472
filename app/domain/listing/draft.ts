import type { CategoryName } from "./category";
import { type Package, startingPrice } from "./package";

type Texts = {
  title: string;
  description: string;
  category: CategoryName;
  price: number;
  location: string;
};

export type OfferDraft = Texts & { kind: "offer"; deliveryTime: string; packages: Package[] };
type WantedDraft = Texts & {
  kind: "wanted";
  deadline: number;
  requirements: string[];
  additionalInfo: string[];
};
export type ListingDraft = OfferDraft | WantedDraft;

/** With the price its card shows: the lowest of the packages. */
export function withListedPrice<Draft extends ListingDraft>(draft: Draft): Draft {
  return draft.kind === "offer" ? { ...draft, price: startingPrice(draft) } : draft;
}
