import type { CategoryName } from "./category";
import { type Package, startingPrice } from "./package";

type Texts = {
  title: string;
  description: string;
  category: CategoryName;
  price: number;
  /** As shown: the whole name of its place, or "Online". */
  location: string;
  /** Kabupaten or kota; null where there is none. */
  placeCode: string | null;
  /** Codes of kabupaten, kota and provinces that the seller comes to. */
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

/** With the price its card shows: the lowest of the packages. */
export function withListedPrice<Draft extends ListingDraft>(draft: Draft): Draft {
  return draft.kind === "offer" ? { ...draft, price: startingPrice(draft) } : draft;
}
