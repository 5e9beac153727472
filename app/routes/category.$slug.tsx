import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listOffers, searchOffers } from "~/db/search.server";
import { categoryByName, categoryBySlug, categoryGroupBySlug } from "~/domain/category";
import { CATEGORY_BLURBS } from "~/domain/category-blurb";
import { categoryHref, readSearch } from "~/domain/search";
import { documentHeaders } from "~/http/document.server";
import { notFound } from "~/http/errors.server";
import type { PageHandle } from "~/http/page";
import { pageMeta } from "~/http/page-meta";
import { CategoryLinks } from "~/ui/category-links";
import { Crumbs } from "~/ui/crumbs";
import { NoResults } from "~/ui/no-results";
import { OfferResults, SortTabs } from "~/ui/offer-results";
import { Main } from "~/ui/page-shell";
import { SearchForm } from "~/ui/search-form";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { sort, after } = readSearch(new URL(request.url).searchParams);
  const subject = subjectOf(params.slug ?? "");
  const results =
    subject.kind === "category"
      ? await listOffers(context.db, { category: subject.title, sort, after })
      : await searchOffers(context.db, {
          words: subject.words,
          match: "any",
          categories: subject.categories.map(({ name }) => name),
          after,
        });
  const url = `${context.env.appOrigin}/category/${subject.slug}`;
  return data({ subject, results, sort, after, url }, { headers: documentHeaders(context, request) });
}

/** One of the categories, or a group of them as the footer and the home page name it. */
function subjectOf(slug: string) {
  const category = categoryBySlug(slug);
  if (category) {
    const text = CATEGORY_BLURBS[category.slug];
    return { kind: "category" as const, slug, title: category.name, text, categories: [], words: [] };
  }
  const group = categoryGroupBySlug(slug);
  if (!group) notFound();
  const categories = group.categories.map(categoryByName).filter((one) => one !== undefined);
  const text =
    categories.length > 0
      ? `Semua jasa ${categories.map(({ name }) => name).join(" dan ")}.`
      : "Kurir, antar barang, dan pindahan dari semua kategori.";
  return { kind: "group" as const, slug, title: group.label, text, categories, words: group.searchWords };
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function CategoryPage() {
  const { subject, results, sort, after } = useLoaderData<typeof loader>();
  const { kind, slug, title, text, categories } = subject;
  return (
    <Main>
      <Crumbs
        trail={[{ text: "Beranda", href: "/" }, { text: "Kategori", href: "/categories" }, { text: title }]}
      />
      <h1>{title}</h1>
      <p className="soft mt-1">{text}</p>
      {kind === "category" ? (
        <>
          <SearchForm paper category={slug} />
          <SortTabs current={sort} hrefOf={(order) => categoryHref(slug, { sort: order })} />
        </>
      ) : (
        <CategoryLinks links={categories} />
      )}
      {results.items.length === 0 ? (
        <NoResults
          title="Belum ada jasa yang tersedia"
          text="Coba lagi sebentar, atau lihat kategori lain."
        />
      ) : (
        <OfferResults
          title={kind === "category" ? null : "Semua jasa"}
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

export const handle: PageHandle = { page: "document" };
