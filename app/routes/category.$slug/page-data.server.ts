import { type Category, categoryByName, categoryBySlug, categoryGroupBySlug } from "~/listings/category";
import { CATEGORY_BLURBS, CATEGORY_GROUP_LABELS } from "~/listings/category-text";
import type { OfferSummary } from "~/listings/listing";
import { offersText } from "~/places/page-text";
import { placeOf } from "~/places/place";
import { placePageHref } from "~/places/place-page";
import type { OffersAt } from "~/places/queries.server";
import type { SearchSort } from "~/search/address";
import type { SearchDatabases } from "~/search/index-queries.server";
import { listCategory, listGroup } from "~/search/queries.server";

/** `category` is null for a collection, which shows `categories` or results for `words`. */
type CategorySubject = {
  slug: string;
  title: string;
  text: string;
  category: Category | null;
  categories: readonly Category[];
  words: readonly string[];
};

export function categorySubject(slug: string): CategorySubject | null {
  const category = categoryBySlug(slug);
  if (category) {
    const text = CATEGORY_BLURBS[category.slug];
    return { slug, title: category.name, text, category, categories: [category], words: [] };
  }
  const group = categoryGroupBySlug(slug);
  if (!group) return null;
  const categories = group.categories.map(categoryByName).filter((one) => one !== undefined);
  const text =
    categories.length > 0
      ? `Kumpulan jasa dari kategori ${categories.map(({ name }) => name).join(" dan ")}.`
      : "Kurir, antar barang, dan pindahan dari semua kategori.";
  const title = CATEGORY_GROUP_LABELS[group.slug];
  return { slug, title, text, category: null, categories, words: group.searchWords };
}

/** With this many the page stays within its row limit. */
const PLACES = 8;

export type PlaceLink = { text: string; note: string; href: string };

export async function categoryList(
  databases: SearchDatabases,
  { category, categories, words }: CategorySubject,
  asked: { sort: SearchSort; after: string | null },
): Promise<{ items: OfferSummary[]; after: string | null; filled: string[]; places: PlaceLink[] }> {
  if (category === null) {
    const group = { categories: categories.map(({ name }) => name), words };
    return { ...(await listGroup(databases, group, asked)), places: [] };
  }
  const { places, ...page } = await listCategory(databases, category.name, { ...asked, most: PLACES });
  return { ...page, places: places.flatMap((one) => placeLink(category, one)) };
}

function placeLink(category: Category, { placeCode, offers }: OffersAt): PlaceLink[] {
  const place = placeOf(placeCode);
  if (place === null) return [];
  return [{ text: place.name, note: offersText(offers), href: placePageHref({ category, place }) }];
}
