import { DAY } from "../core/dates";
import { choosePackage, type Days, type Package, packageEstimate, packagesOf, parseDays } from "./package";

type ListingPicture = { url: string; alt: string; width: number; height: number };

export type OfferSummary = {
  id: string;
  title: string;
  category: string;
  price: number;
  /** Average over all that the seller offers; 0 without reviews. */
  rating: number;
  reviewCount: number;
  location: string;
  sellerName: string;
  sellerPicture: string | null;
  picture: ListingPicture | null;
};

export type WantedSummary = {
  id: string;
  title: string;
  category: string;
  budget: number;
  location: string;
  /** UTC ms */
  deadline: number | null;
  requirements: string[];
  isNew: boolean;
};

const NEW_FOR = 3 * DAY;

export function isNewRequest(createdAt: number, now: number): boolean {
  return now - createdAt < NEW_FOR;
}

export type PackageView = Package & {
  days: Days;
  standard: boolean;
};

export type PriceList = {
  packages: PackageView[];
  from: number;
  days: Days;
};

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
