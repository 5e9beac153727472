import { PACKAGE_NAMES } from "~/listings/own-text";
import type { Package } from "~/listings/package";
import type { DaysAgo, DemoOffer, DemoOrder, DemoPerson, DemoReview, DemoSale } from "./types";

export function paragraphs(...parts: string[]): string {
  return parts.join("\n\n");
}

export function list(...items: string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

export function steps(...items: string[]): string {
  return items.map((item, index) => `${index + 1}. ${item}`).join("\n");
}

type Estimate = readonly [minDays: number, maxDays: number];

/** `revisions` is null if unlimited. */
export function pack(
  name: string,
  price: number,
  [minDays, maxDays]: Estimate,
  revisions: number | null,
  checklist: string[],
): Package {
  return { name, price, minDays, maxDays, revisions, checklist };
}

/** The same package, whose price is for one `unit`. */
export const per = (unit: NonNullable<Package["unit"]>, pkg: Package): Package => ({ ...pkg, unit });

/** The same package with the seller's own sentence. */
export const about = (summary: string, pkg: Package): Package => ({ ...pkg, summary });

type PackRest = [price: number, days: Estimate, revisions: number | null, checklist: string[]];

export const dasar = (...rest: PackRest) => pack(PACKAGE_NAMES[0], ...rest);
export const standar = (...rest: PackRest) => pack(PACKAGE_NAMES[1], ...rest);
export const premium = (...rest: PackRest) => pack(PACKAGE_NAMES[2], ...rest);

type Finished = Extract<DemoOrder, { state: "completed" }>;
type FinishedRow = Omit<Finished, "state" | "offer" | "quantity" | "paid"> & { quantity?: number };

/** Each order was paid within the hour. */
export function completed(offer: string, rows: FinishedRow[]): DemoOrder[] {
  return rows.map((row) => ({ quantity: 1, ...row, offer, state: "completed", paid: row.placed - 0.03 }));
}

type Told = Pick<DemoPerson, "bio" | "skills" | "hours"> & { portrait?: string };

export function neighbour(
  fullName: string,
  location: string,
  joinedMonthsAgo: number,
  responseMinutes: number,
  { portrait, ...told }: Told,
): DemoPerson {
  const slug = fullName.toLowerCase().replaceAll(" ", "-");
  return {
    ...told,
    slug,
    fullName,
    email: `${slug}@demo.jasawarga.id`,
    location,
    website: null,
    joinedMonthsAgo,
    responseMinutes,
    ...(portrait ? { portrait: `people/${portrait}/${slug}.webp` } : {}),
  };
}

type Near = Omit<DemoOffer, "price" | "packages" | "pictures" | "status"> & {
  picture: [file: string, alt: string];
} & ({ price: number; packages?: undefined } | { packages: Package[]; price?: undefined });

/** At the price of the standard package. */
export function nearby({ picture: [file, alt], price, packages = [], ...rest }: Near): DemoOffer {
  const shown = price ?? packages[Math.min(1, packages.length - 1)]?.price ?? 0;
  return { ...rest, price: shown, packages, pictures: [{ file, alt }], status: "active" };
}

type SaleRow = Omit<FinishedRow, "slug" | "ended"> &
  Partial<Omit<DemoReview, "order">> & { slug?: string; took: DaysAgo };

/** `took` is in days. */
export function sold(offer: string, rows: SaleRow[]): DemoSale[] {
  return rows.flatMap(({ slug: own, took, stars, comment, reply, ...row }) => {
    const slug = own ?? `${offer}-${row.buyer}`;
    const review = stars && comment ? { order: slug, stars, comment, ...(reply ? { reply } : {}) } : null;
    return completed(offer, [{ ...row, slug, ended: row.placed - took }]).map((order) => ({ order, review }));
  });
}
