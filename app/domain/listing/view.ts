import { DAY } from "../core/dates";
import { choosePackage, type Days, type Package, packageEstimate, packagesOf, parseDays } from "./package";

/** A listing's picture as pages show it; `url` is the base under which its widths lie. */
export type ListingPicture = { url: string; alt: string; width: number; height: number };

/** What a card says of an offer. `price` in integer rupiah. */
export type OfferSummary = {
  id: string;
  title: string;
  category: string;
  price: number;
  rating: number;
  reviewCount: number;
  location: string;
  sellerName: string;
  sellerPicture: string | null;
  picture: ListingPicture | null;
};

/** What a wanted card says of a request. `budget` in integer rupiah, `deadline` in UTC ms. */
export type WantedSummary = {
  id: string;
  title: string;
  category: string;
  budget: number;
  location: string;
  deadline: number | null;
  requirements: string[];
  isNew: boolean;
};

const NEW_FOR = 3 * DAY;

/** Whether a request still carries *Baru*. UTC ms. */
export function isNewRequest(createdAt: number, now: number): boolean {
  return now - createdAt < NEW_FOR;
}

export type PackageView = Package & {
  days: Days;
  /** The one chosen when nothing is said. */
  standard: boolean;
};

export type PriceList = {
  packages: PackageView[];
  /** integer rupiah */
  from: number;
  /** From the quickest package to the slowest. */
  days: Days;
};

/** An offer's packages as its page lists them. */
export function priceList(offer: {
  price: number;
  packages: readonly Package[];
  deliveryTime: string;
}): PriceList {
  const onSale = packagesOf({ ...offer, days: parseDays(offer.deliveryTime) });
  const standard = choosePackage(onSale, null).index;
  const packages = onSale.map((pkg, index) => ({
    ...pkg,
    days: packageEstimate(pkg, index),
    standard: index === standard,
  }));
  return {
    packages,
    from: Math.min(...packages.map(({ price }) => price)),
    days: {
      min: Math.min(...packages.map(({ days }) => days.min)),
      max: Math.max(...packages.map(({ days }) => days.max)),
    },
  };
}
