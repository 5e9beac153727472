import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { type Category, categoryByName, categoryBySlug, categoryGroupBySlug } from "~/listings/category";
import { CATEGORY_BLURBS, CATEGORY_GROUP_LABELS } from "~/listings/category-text";
import type { OfferSummary } from "~/listings/listing";
import { placePage } from "~/places/page-data.server";
import { placeOf } from "~/places/place";
import { placeInPath, placePageHref } from "~/places/place-page";
import type { OffersAt } from "~/places/queries.server";
import { offersText } from "~/places/text";
import { PlacePage } from "~/places/ui/place-page";
import { documentHeaders, withDeferredImages, withHeldGroups } from "~/platform/documents.server";
import { LISTS_CACHE_TAG } from "~/platform/edge-cache.server";
import { notFound } from "~/platform/errors.server";
import { type PageHandle, pageMeta } from "~/platform/pages";
import { breadcrumbData, type Trail } from "~/platform/structured-data";
import { placeOfCategory } from "~/platform/visitor-cookies.server";
import type { SearchSort } from "~/search/address";
import type { SearchDatabases } from "~/search/index-queries.server";
import { listCategory, listGroup } from "~/search/queries.server";
import { categoryHref, readSearch, sortsOf } from "~/search/search";
import { CategoryLinks, NoResults, OfferResults } from "~/search/ui/results";
import { SearchForm, SortTabs } from "~/search/ui/search-form";
import { Breadcrumbs, LinkChips } from "~/ui/navigation";
import { Main } from "~/ui/page-frame";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { env, now } = context;
  const subject = categorySubject(params.slug ?? "") ?? notFound();
  const { slug, category } = subject;
  const query = new URL(request.url).searchParams;
  const chosen = placeInPath(query.get("lokasi") ?? "");
  if (category && chosen.is !== "unclear") throw redirect(placePageHref({ category, place: chosen.place }), 302);
  const headers = documentHeaders(context, request, [LISTS_CACHE_TAG]);
  const url = `${env.appOrigin}/category/${slug}`;
  const place = query.has("sort") || query.has("after") ? null : placeOfCategory(request);
  if (category && place) {
    const { groups, ...page } = await placePage(context, { category, place }, { params: query, now });
    const here = { ...page, groups: withHeldGroups(request, groups) };
    return data({ subject, url, here, list: null }, { headers });
  }
  const { sort, after } = readSearch(query, { q: "", kind: "offer" });
  const list = await categoryList(context, subject, { sort, after });
  const items = withDeferredImages(request, list.items);
  return data({ subject, url, here: null, list: { ...list, items, sort, first: after !== null } }, { headers });
}

/** The subject. `category` is null for a collection, which shows `categories` or results for `words`. */
type CategorySubject = {
  slug: string;
  title: string;
  text: string;
  category: Category | null;
  categories: readonly Category[];
  words: readonly string[];
};

function categorySubject(slug: string): CategorySubject | null {
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

/** The number of places with which the page stays within its row limit. */
const PLACES_SHOWN = 8;

type PlaceLink = { text: string; note: string; href: string };

async function categoryList(
  databases: SearchDatabases,
  { category, categories, words }: CategorySubject,
  asked: { sort: SearchSort; after: string | null },
): Promise<{ items: OfferSummary[]; after: string | null; filled: string[]; places: PlaceLink[] }> {
  if (category === null) {
    const group = { categories: categories.map(({ name }) => name), words };
    return { ...(await listGroup(databases, group, asked)), places: [] };
  }
  const { places, ...page } = await listCategory(databases, category.name, { ...asked, max: PLACES_SHOWN });
  return { ...page, places: places.flatMap((one) => placeLink(category, one)) };
}

function placeLink(category: Category, { placeCode, offers }: OffersAt): PlaceLink[] {
  const place = placeOf(placeCode);
  if (place === null) return [];
  return [{ text: place.name, note: offersText(offers), href: placePageHref({ category, place }) }];
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

function categoryTrail(title: string): Trail {
  return [{ text: "Beranda", href: "/" }, { text: "Kategori", href: "/categories" }, { text: title }];
}

export default function CategoryPage() {
  const { subject, here, list } = useLoaderData<typeof loader>();
  const { slug, title, text, category, categories } = subject;
  if (here) return <PlacePage page={here} remembered />;
  return (
    <Main>
      <Breadcrumbs trail={categoryTrail(title)} />
      <h1>{title}</h1>
      <p className="text-ink-soft mt-1">{text}</p>
      <SearchForm plain category={categories.length === 1 ? categories[0]?.slug : undefined} />
      {category === null && categories.length > 0 && <CategoryLinks links={categories} />}
      <LinkChips label="Tempat" links={list.places} />
      <SortTabs
        sorts={sortsOf({ q: "", kind: "offer" })}
        current={list.sort}
        hrefOf={(order) => categoryHref(slug, { sort: order })}
      />
      {list.items.length === 0 ? (
        <NoResults
          title="Belum ada jasa yang tersedia"
          text="Coba lagi sebentar, atau lihat kategori lain."
          filled={list.filled}
        />
      ) : (
        <OfferResults
          offers={list.items}
          first={list.first ? categoryHref(slug, { sort: list.sort }) : null}
          next={list.after && categoryHref(slug, { sort: list.sort, after: list.after })}
        />
      )}
    </Main>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => {
  if (!page) return [];
  const { subject, url } = page;
  const described = [breadcrumbData(url, categoryTrail(subject.title))];
  return pageMeta({ title: subject.title, description: subject.text, url, described });
};

export const handle: PageHandle = { page: "document" };
