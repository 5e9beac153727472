import type { CategoryName } from "./category";
import { type Package, startingPrice } from "./package";

type Texts = {
  title: string;
  description: string;
  category: CategoryName;
  price: number;
  location: string;
  placeCode: string | null;
  areas: string[];
  online: boolean;
};

export type OfferDraft = Texts & {
  kind: "offer";
  comesToBuyer: boolean;
  atSeller: boolean;
  /** 0 is today; null says nothing. */
  startsInDays: number | null;
  deliveryTime: string;
  packages: Package[];
};
type WantedDraft = Texts & {
  kind: "wanted";
  deadline: number;
  requirements: string[];
  additionalInfo: string[];
};
export type ListingDraft = OfferDraft | WantedDraft;

export function withListedPrice<Draft extends ListingDraft>(draft: Draft): Draft {
  return draft.kind === "offer" ? { ...draft, price: startingPrice(draft) } : draft;
}
