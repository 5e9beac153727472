import { PRICE_DIGITS } from "~/database/stored-values";
import { DAY } from "~/platform/dates";
import type { CategoryName } from "./category";
import {
  choosePackage,
  type Days,
  type Extra,
  type Package,
  packageEstimate,
  packagesOf,
  parseDays,
  startingPrice,
  startingUnit,
  type TravelFees,
  type Unit,
} from "./package";

/** Fields that an order copies. If one changes, the sender of a proposal must confirm it. Excludes the budget. */
export const CONTENT_FIELDS = [
  "title",
  "description",
  "location",
  "placeCode",
  "online",
  "deadline",
  "requirements",
  "additionalInfo",
] as const;

type Content = Partial<Record<(typeof CONTENT_FIELDS)[number], unknown>>;

export function hasContentChanged(before: Content, after: Content): boolean {
  return CONTENT_FIELDS.some(
    (field) => after[field] !== undefined && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
}

type ListingPicture = { url: string; alt: string; width: number; height: number };

export type OfferSummary = {
  id: string;
  title: string;
  category: string;
  price: number;
  unit?: Unit;
  /** The average over all offers of the seller. It is 0 without reviews. */
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
  deadline: number | null;
  requirements: string[];
  isNew: boolean;
};

const NEW_FOR = 3 * DAY;

export function isNewWanted(createdAt: number, now: number): boolean {
  return now - createdAt < NEW_FOR;
}

export type PackageView = Package & {
  days: Days;
  standard: boolean;
};

export type PriceList = {
  packages: PackageView[];
  from: number;
  unit: Unit;
  days: Days;
};

export type PricedOffer = { price: number; unit?: Unit; packages: readonly Package[]; deliveryTime: string };

export function priceList(offer: PricedOffer): PriceList {
  const onSale = packagesOf({ ...offer, days: parseDays(offer.deliveryTime) });
  const standard = choosePackage(onSale, null).index;
  const packages = onSale.map((pkg, index) => ({
    ...pkg,
    days: packageEstimate(pkg, index),
    standard: index === standard,
  }));
  return {
    packages,
    from: startingPrice(offer),
    unit: startingUnit(offer),
    days: {
      min: Math.min(...packages.map(({ days }) => days.min)),
      max: Math.max(...packages.map(({ days }) => days.max)),
    },
  };
}

type Listing =
  | { kind: "wanted" }
  | { kind: "offer"; price: number; deliveryTime: string; packages: readonly Package[] };

/** Returns the longest time of the fastest package, in days. An order binds the seller to it. Null for requests. */
export function deliveryDays(listing: Listing): number | null {
  if (listing.kind === "wanted") return null;
  return Math.min(...priceList(listing).packages.map(({ days }) => days.max));
}

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
  /** Days until the seller can start. 0 is today, and null is unknown. */
  startsInDays: number | null;
  deliveryTime: string;
  unit: Unit;
  packages: Package[];
  extras: Extra[];
  travelFees: TravelFees;
  /** Rupiah that the seller keeps if the buyer calls off a visit too late. An order caps it. */
  callOutFee: number;
};
type WantedDraft = Texts & {
  kind: "wanted";
  deadline: number;
  requirements: string[];
  additionalInfo: string[];
};
export type ListingDraft = OfferDraft | WantedDraft;

export function withListedPrice<Draft extends ListingDraft>(draft: Draft): Draft {
  return draft.kind === "offer" ? { ...draft, price: startingPrice(draft), unit: startingUnit(draft) } : draft;
}

export const MAX_FAVOURITES = 200;
export const FAVOURITE_CHANGES_AN_HOUR = 120;

export type FavouriteRefusal = "no_offer" | "own_offer" | "too_many" | "too_often";

export type ListingKind = "offer" | "wanted";
export type ListingStatus = "active" | "inactive";

export const MAX_PICTURES = 8;
export const MAX_AREAS = 10;
export const LISTINGS_AN_HOUR = 30;
export const LISTING_CHANGES_AN_HOUR = 120;
/** The maximum number of listings of a kind, deleted ones excluded. A review writes to each of them. */
export const MAX_OWN_LISTINGS = 100;
export const MIN_TITLE = 5;
export const MAX_TITLE = 100;
export const MIN_DESCRIPTION = 20;

export const MAX_POSTED = 40;

const NAMES: Record<ListingKind, string> = { offer: "services", wanted: "wanted" };

export function ownListPath(kind: ListingKind): string {
  return `/dashboard/${NAMES[kind]}`;
}

export function editPath(kind: ListingKind, id: string): string {
  return `${ownListPath(kind)}/edit/${id}`;
}

export const OWN_PARTS = ["all", "active", "inactive", "hidden"] as const;
export type OwnListFilter = (typeof OWN_PARTS)[number];

export const OWN_COUNTED = 100;

export function readOwnPart(text: string | null): OwnListFilter {
  return OWN_PARTS.find((part) => part === text) ?? "all";
}

export function kindOfOwnList(name: string | undefined): ListingKind | null {
  if (name === NAMES.offer) return "offer";
  return name === NAMES.wanted ? "wanted" : null;
}

export type OwnPicture = { id: string; caption: string };

export type PictureWish = { id: string; caption: string; place: number; remove?: boolean | undefined };

/** Puts moved pictures first at their position. Keeps unlisted pictures and ignores unknown ids. */
export function arrangePictures(
  present: readonly OwnPicture[],
  wishes: readonly PictureWish[],
): { kept: OwnPicture[]; removed: string[] } {
  const wished = new Map(wishes.map((wish) => [wish.id, wish]));
  const removed = present.filter(({ id }) => wished.get(id)?.remove).map(({ id }) => id);
  const placed = present.map(({ id, caption }, index) => {
    const { place = index + 1, ...wish } = wished.get(id) ?? { caption };
    return { id, caption: wish.caption, place: place + Math.sign(place - (index + 1)) / 2 };
  });
  const kept = placed
    .filter(({ id }) => !removed.includes(id))
    .sort((a, b) => a.place - b.place)
    .map(({ id, caption }) => ({ id, caption }));
  return { kept, removed };
}
const TOP = 10 ** PRICE_DIGITS - 1;

/** Returns the search terms of a price range. Both ends are inclusive, and null leaves an end open. */
export function priceSearchTags(min: number | null, max: number | null): string[] {
  const last = Math.min(max ?? TOP, TOP);
  const tags: string[] = [];
  for (let at = min ?? 0; at <= last; ) {
    let digits = PRICE_DIGITS;
    let size = 1;
    while (digits > 1 && at % (size * 10) === 0 && at + size * 10 - 1 <= last) {
      size *= 10;
      digits -= 1;
    }
    tags.push(`rp${String(at).padStart(PRICE_DIGITS, "0").slice(0, digits)}`);
    at += size;
  }
  return tags;
}

export const MAX_SEEN = 30;
export const SEEN_RETENTION = 90 * DAY;

/** open: an order has not ended. bought: an order of the user is paid and in progress. */
export type BuyerRelation = { open: boolean; bought: boolean } | null;

type ListingVisibility = { status: "active" | "inactive"; hiddenAt: number | null; deletedAt: number | null };

export function isOnOffer({ status, hiddenAt, deletedAt }: ListingVisibility): boolean {
  return status === "active" && hiddenAt === null && deletedAt === null;
}

/** Returns true if the reader may see it. A hidden listing can be edited, so free inquiries give no access. */
export function canView(listing: ListingVisibility, buyer: BuyerRelation): boolean {
  if (isOnOffer(listing)) return true;
  if (buyer === null) return false;
  if (listing.hiddenAt !== null) return buyer.bought;
  return buyer.open || listing.deletedAt === null;
}

/** Returns true if pictures are shown. An unpaid order does not keep the pictures of a deleted listing. */
export function showsPictures({ deletedAt }: Pick<ListingVisibility, "deletedAt">, buyer: BuyerRelation): boolean {
  return deletedAt === null || buyer?.bought === true;
}

/** The number of requests that the home page shows at first and that "Tampilkan Lebih Banyak" adds. */
export const WANTED_PAGE_SIZE = 4;
export const MAX_WANTED_SHOWN = 60;

export function wantedShown(text: string | null): number {
  const count = /^\d{1,3}$/.test(text ?? "") ? Number(text) : WANTED_PAGE_SIZE;
  return Math.min(MAX_WANTED_SHOWN, Math.max(WANTED_PAGE_SIZE, Math.ceil(count / WANTED_PAGE_SIZE) * WANTED_PAGE_SIZE));
}

export function moreWantedHref(shown: number, place: string | null): string {
  if (shown >= MAX_WANTED_SHOWN) return "/wanted";
  const query = new URLSearchParams({ wanted: String(shown + WANTED_PAGE_SIZE) });
  if (place !== null) query.set("lokasi", place);
  return `/?${query}#jasa-dicari`;
}
