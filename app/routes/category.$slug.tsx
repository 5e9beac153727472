import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CATEGORY_BLURBS } from "~/copy/listing/category-blurbs";
import { CATEGORY_GROUP_LABELS } from "~/copy/listing/category-groups";
import { listGroup } from "~/db/search/search.server";
import { categoryByName, categoryBySlug, categoryGroupBySlug } from "~/domain/listing/category";
import { categoryHref, readSearch, sortsOf } from "~/domain/search/search";
import { documentHeaders } from "~/http/document.server";
import { notFound } from "~/http/errors.server";
import { withHeldPictures } from "~/http/held-pictures.server";
import type { PageHandle } from "~/http/page";
import { pageMeta } from "~/http/page-meta";
import { LISTS } from "~/platform/core/cache-tags.server";
import { Breadcrumbs } from "~/ui/kit/breadcrumbs";
import { Main } from "~/ui/layout/page-shell";
import { CategoryLinks } from "~/ui/search/category-links";
import { SearchForm } from "~/ui/search/form";
import { NoResults } from "~/ui/search/no-results";
import { OfferResults } from "~/ui/search/offer-results";
import { SortTabs } from "~/ui/search/sort-tabs";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const subject = subjectOf(params.slug ?? "");
  const { sort, after } = readSearch(new URL(request.url).searchParams, { q: "", kind: "offer" });
  const names = subject.categories.map(({ name }) => name);
  const group = { categories: names, words: subject.words };
  const found = await listGroup(context.db, group, { sort, after });
  const results = { ...found, items: withHeldPictures(request, found.items) };
  const url = `${context.env.appOrigin}/category/${subject.slug}`;
  return data(
    { subject, results, sort, after, url },
    { headers: documentHeaders(context, request, [LISTS]) },
  );
}

function subjectOf(slug: string) {
  const category = categoryBySlug(slug);
  if (category) {
    const text = CATEGORY_BLURBS[category.slug];
    return { slug, title: category.name, text, categories: [category], words: [], shown: [] };
  }
  const group = categoryGroupBySlug(slug);
  if (!group) notFound();
  const categories = group.categories.map(categoryByName).filter((one) => one !== undefined);
  const text =
    categories.length > 0
      ? `Kumpulan jasa dari kategori ${categories.map(({ name }) => name).join(" dan ")}.`
      : "Kurir, antar barang, dan pindahan dari semua kategori.";
  return {
    slug,
    title: CATEGORY_GROUP_LABELS[group.slug],
    text,
    categories,
    words: group.searchWords,
    shown: categories,
  };
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function CategoryPage() {
  const { subject, results, sort, after } = useLoaderData<typeof loader>();
  const { slug, title, text, categories, shown } = subject;
  return (
    <Main>
      <Breadcrumbs
        trail={[{ text: "Beranda", href: "/" }, { text: "Kategori", href: "/categories" }, { text: title }]}
      />
      <h1>{title}</h1>
      <p className="soft mt-1">{text}</p>
      <SearchForm paper category={categories.length === 1 ? categories[0]?.slug : undefined} />
      {shown.length > 0 && <CategoryLinks links={shown} />}
      <SortTabs
        sorts={sortsOf({ q: "", kind: "offer" })}
        current={sort}
        hrefOf={(order) => categoryHref(slug, { sort: order })}
      />
      {results.items.length === 0 ? (
        <NoResults
          title="Belum ada jasa yang tersedia"
          text="Coba lagi sebentar, atau lihat kategori lain."
        />
      ) : (
        <OfferResults
          offers={results.items}
          first={after === null ? null : categoryHref(slug, { sort })}
          next={results.after && categoryHref(slug, { sort, after: results.after })}
        />
      )}
    </Main>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page ? pageMeta({ title: page.subject.title, description: page.subject.text, url: page.url }) : [];

export const handle: PageHandle = { page: "document", sheet: "finding" };
