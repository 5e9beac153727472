import type { CategoryName } from "./category";
import { type Package, startingPrice } from "./package";

type Texts = {
  title: string;
  description: string;
  category: CategoryName;
  /** integer rupiah: an offer's price, a request's budget */
  price: number;
  location: string;
};

/** What its owner writes of a listing, cleaned and checked. */
export type OfferDraft = Texts & { kind: "offer"; deliveryTime: string; packages: Package[] };
export type WantedDraft = Texts & {
  kind: "wanted";
  /** UTC ms */
  deadline: number;
  requirements: string[];
  additionalInfo: string[];
};
export type ListingDraft = OfferDraft | WantedDraft;

/**
 * A draft with the price its card shows: of an offer with packages that is the lowest of theirs, so that card, page,
 * search and list all say the same.
 */
export function withListedPrice<Draft extends ListingDraft>(draft: Draft): Draft {
  return draft.kind === "offer" ? { ...draft, price: startingPrice(draft) } : draft;
}
