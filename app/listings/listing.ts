import { PRICE_DIGITS } from "~/database/stored-values";
import { DAY } from "~/platform/dates";
import { plainSigns } from "~/platform/money";
import type { CategoryName } from "./category";

export type Package = {
  name: string;
  price: number;
  minDays: number | null;
  maxDays: number | null;
  revisions: number | null;
  checklist: string[];
  /** True if the seller wrote no package, so it has no lines. */
  implied?: true;
};

export type Days = { min: number; max: number };

export const MAX_PACKAGES = 3;
export const MAX_DAYS = 365;
export const MAX_TIME = 100;

export const STANDARD_PACKAGE_NAME = "Paket Standar";

const STANDARD_DAYS: Days = { min: 3, max: 5 };
const ESTIMATES: readonly Days[] = [{ min: 5, max: 7 }, STANDARD_DAYS, { min: 2, max: 4 }];

export function packagesOf(listing: {
  price: number;
  packages: readonly Package[] | null;
  days?: Days | null;
}): Package[] {
  if (listing.packages !== null && listing.packages.length > 0) return listing.packages.slice(0, MAX_PACKAGES);
  const days = listing.days ?? STANDARD_DAYS;
  return [
    {
      name: STANDARD_PACKAGE_NAME,
      price: listing.price,
      minDays: days.min,
      maxDays: days.max,
      revisions: null,
      checklist: [],
      implied: true,
    },
  ];
}

export function startingPrice(listing: { price: number; packages: readonly Package[] | null }): number {
  return Math.min(...packagesOf(listing).map((pkg) => pkg.price));
}

export function packageId(index: number): string {
  return `pkg_${index}`;
}

export function packageIndex(id: string | null): number {
  return Math.max(0, [...Array(MAX_PACKAGES).keys()].map(packageId).indexOf(id ?? ""));
}

export type SelectedPackage = { index: number; id: string; pkg: Package };

export function choosePackage(packages: readonly Package[], id: string | null | undefined): SelectedPackage {
  const named = packages.findIndex((_, index) => packageId(index) === id);
  const index = named >= 0 ? named : packages.length > 1 ? 1 : 0;
  const pkg = packages[index];
  if (pkg === undefined) throw new RangeError("no package on sale: ask packagesOf() first");
  return { index, id: packageId(index), pkg };
}

export function packageEstimate(pkg: Pick<Package, "minDays" | "maxDays">, index: number): Days {
  const max = pkg.maxDays ?? pkg.minDays;
  if (max !== null) return { min: Math.min(pkg.minDays ?? max, max), max };
  return ESTIMATES[index] ?? STANDARD_DAYS;
}

const UNIT_DAYS: Record<string, number> = { jam: 1 / 24, minggu: 7, pekan: 7, bulan: 30 };
const TIMES_24_HOURS = /(\d)\s*[x×]\s*24\s*jam/gi;
const ONE = /\bse(jam|hari|minggu|pekan|bulan|tahun)\b(?!-\1)/gi;
const WORDS = ["satu", "dua", "tiga", "empat", "lima", "enam", "tujuh", "delapan", "sembilan", "sepuluh"];
/** A number word up to ten before a unit or in a range, not the end of "dua puluh satu". */
const WORDED = new RegExp(
  String.raw`(\b(?:puluh|ratus|seratus)\s+)?\b(${WORDS.join("|")})\b(?=\s*(?:(?:-|–|—|s\/d|sampai|hingga)\s*[a-z\d]+\s*)?(?:jam|hari|hr|minggu|pekan|bulan|tahun)\b)`,
  "gi",
);
const PART = /[,;]\s+/;
const TIMED = /(?:\d|belas|puluh|ratus|setengah|beberapa)\s*(?:detik|menit|jam|hari|hr|minggu|pekan|bulan|tahun|thn)/i;
const NUMBERED =
  /^(\D*)(\d{1,3}(?:[.,]\d{1,2})?)(?:(?:\s*(jam|hari|hr|minggu|pekan|bulan))?\s*(?:-|–|—|s\/d|sampai|hingga)\s*(\d{1,3}(?:[.,]\d{1,2})?))?\s*(jam|hari|hr|minggu|pekan|bulan)\b(\D*)$/i;
const BARE =
  /^(?:[~±]|(?:sekitar|kira-kira|kurang lebih|estimasi|maksimal)\s)?\s*(\d{1,3}(?:[.,]\d{1,2})?)(?:\s*(?:-|–|—|s\/d|sampai|hingga)\s*(\d{1,3}(?:[.,]\d{1,2})?))?$/i;
/** Before a number that is money, a guarantee, or the end of a longer word or number. */
const BEFORE_ANOTHER = /garansi|\brp\b|(?:^|[^a-z])[.,]$|[a-z$€£¥/−–—-]$/i;
/** After a time that is a rate or a guarantee. */
const AFTER_ANOTHER = /^\s*(?:\/|per\b|garansi)/i;
const STAGE = /\b(?:konsultasi|survei|persiapan|desain|pengerjaan|pengiriman)\s*:?\s*$/i;
const AT_ONCE = /hari (?:ini|yang sama|itu juga)|langsung/gi;

/** "1, 5 hari" at the beginning; later in a text the comma separates two parts. */
const SPACED_FRACTION = /^\d{1,3}(?:\s[.,]\s?|[.,]\s)\d{1,2}(?!\d)(?!\s*jam\b)/i;

/** Fractions that `parseDays` does not read. */
const WRITTEN_FRACTION =
  /[¼½¾⅐-⅞]|\d\s?[/⁄]\s?\d|\b(?:s?etengah|stgh|separuh|separo|paruh|seperempat|sepertiga|perempat|pertiga)\b/i;

/** Hours in figures may be fractions, so only days, weeks and months count. */
export function hasFractionOfDays(text: string): boolean {
  const figures = inFigures(plainSigns(text).trim());
  if (SPACED_FRACTION.test(figures)) return true;
  if (WRITTEN_FRACTION.test(figures) && parseDays(text) === null) return true;
  const timed = figures.split(PART).filter((part) => TIMED.test(part));
  const isFraction = (count = "", unit = "hari") => /[.,]\d*[1-9]/.test(count) && !/^jam$/i.test(unit);
  if (timed.length === 0) {
    const [, from, to] = BARE.exec(figures) ?? [];
    return isFraction(from) || isFraction(to);
  }
  return timed.some((part) => {
    const [, , from, fromUnit, to, unit] = NUMBERED.exec(part) ?? [];
    return isFraction(from, fromUnit ?? unit) || isFraction(to, unit);
  });
}

/** The only parser of written times. Null if it reads no time of 1 day to a year, or several unclear ones. */
export function parseDays(text: string): Days | null {
  const figures = inFigures(plainSigns(text).trim());
  const timed = figures.split(PART).filter((part) => TIMED.test(part));
  if (timed.length === 0) return readBare(figures);
  const times: Days[] = [];
  for (const part of timed) {
    const time = readTime(part, timed.length > 1);
    if (time === null) return null;
    times.push(time);
  }
  return times.reduce((all, { min, max }) => ({ min: Math.min(all.min, min), max: Math.max(all.max, max) }));
}

function inFigures(text: string): string {
  return text
    .replace(TIMES_24_HOURS, "$1 hari")
    .replace(ONE, "1 $1")
    .replace(WORDED, (found, more: string | undefined, word: string) =>
      more ? found : String(WORDS.indexOf(word.toLowerCase()) + 1),
    );
}

function readTime(part: string, among: boolean): Days | null {
  const [, before = "", from = "", fromUnit, to, unit, after = ""] = NUMBERED.exec(part) ?? [];
  if (unit === undefined || BEFORE_ANOTHER.test(before) || AFTER_ANOTHER.test(after)) return null;
  if (among && !STAGE.test(before)) return null;
  const max = wholeDays(to ?? from, unit);
  return withinAYear(to === undefined ? max : wholeDays(from, fromUnit ?? unit), max);
}

function readBare(text: string): Days | null {
  const [, from, to] = BARE.exec(text) ?? [];
  if (from !== undefined) return withinAYear(wholeDays(from), wholeDays(to ?? from));
  const rest = text.replace(AT_ONCE, "");
  return rest === text || /\d/.test(rest) ? null : { min: 1, max: 1 };
}

function withinAYear(min: number, max: number): Days | null {
  return min >= 1 && min <= max && max <= MAX_DAYS ? { min, max } : null;
}

function wholeDays(count: string, unit = "hari"): number {
  return Math.ceil(Number(count.replace(",", ".")) * (UNIT_DAYS[unit.toLowerCase()] ?? 1));
}

/** An order copies this, so the sender of a proposal must confirm a change. Excludes the budget. */
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
  /** The average over all offers of the seller, 0 without reviews. */
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

export function priceList(offer: { price: number; packages: readonly Package[]; deliveryTime: string }): PriceList {
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

type Listing =
  | { kind: "wanted" }
  | { kind: "offer"; price: number; deliveryTime: string; packages: readonly Package[] };

/** The longest time of the fastest package, as an order would bind the seller. Null for requests. */
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
  /** 0 is today, null unknown. */
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

export const MAX_FAVOURITES = 200;
export const FAVOURITE_CHANGES_AN_HOUR = 120;

export type FavouriteRefusal = "no_offer" | "own_offer" | "too_many" | "too_often";

export type ListingKind = "offer" | "wanted";
export type ListingStatus = "active" | "inactive";

export const MAX_PICTURES = 8;
export const MAX_AREAS = 10;
export const LISTINGS_AN_HOUR = 30;
export const LISTING_CHANGES_AN_HOUR = 120;
/** Counts those of a kind that are not deleted. A review writes to each of them. */
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

/** `place` starts at 1. */
export type PictureWish = { id: string; caption: string; place: number; remove?: boolean | undefined };

/** The moved picture wins a position. Unlisted pictures stay, and unknown ids are ignored. */
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

/** Both ends are inclusive. Null leaves an end open. */
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
export const SEEN_KEPT = 90 * DAY;

/** open: not over yet. bought: the user's own paid order with work in progress. */
export type BuyerRelation = { open: boolean; bought: boolean } | null;

type Shown = { status: "active" | "inactive"; hiddenAt: number | null; deletedAt: number | null };

export function isOnOffer({ status, hiddenAt, deletedAt }: Shown): boolean {
  return status === "active" && hiddenAt === null && deletedAt === null;
}

/** Hidden listings stay editable, so inquiries and proposals, which are free, do not give access. */
export function canView(listing: Shown, stake: BuyerRelation): boolean {
  if (isOnOffer(listing)) return true;
  if (stake === null) return false;
  if (listing.hiddenAt !== null) return stake.bought;
  return stake.open || listing.deletedAt === null;
}

/** An unpaid order does not keep the pictures of a deleted listing. */
export function showsPictures({ deletedAt }: Pick<Shown, "deletedAt">, stake: BuyerRelation): boolean {
  return deletedAt === null || stake?.bought === true;
}

/** Requests on the home page at first, and how many "Tampilkan Lebih Banyak" adds. */
export const WANTED_STEP = 4;
/** Further requests are on /wanted. */
export const WANTED_MOST = 60;

/** Invalid text counts as the first step. */
export function wantedShown(text: string | null): number {
  const count = /^\d{1,3}$/.test(text ?? "") ? Number(text) : WANTED_STEP;
  return Math.min(WANTED_MOST, Math.max(WANTED_STEP, Math.ceil(count / WANTED_STEP) * WANTED_STEP));
}

/** `place` is the place in the URL, as a slug or a choice, or null. */
export function moreWantedHref(shown: number, place: string | null): string {
  if (shown >= WANTED_MOST) return "/wanted";
  const query = new URLSearchParams({ wanted: String(shown + WANTED_STEP) });
  if (place !== null) query.set("lokasi", place);
  return `/?${query}#jasa-dicari`;
}
