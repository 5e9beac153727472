import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findOffers } from "~/db/search.server";
import { readSearch, type Search, searchHref } from "~/domain/search";
import { documentHeaders } from "~/http/document.server";
import type { PageHandle } from "~/http/page";
import { pageMeta } from "~/http/page-meta";
import { CategoryRail } from "~/ui/category-rail";
import { Crumbs } from "~/ui/crumbs";
import { NoResults } from "~/ui/no-results";
import { OfferResults, SortTabs } from "~/ui/offer-results";
import { Main } from "~/ui/page-shell";
import { SearchForm } from "~/ui/search-form";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = readSearch(new URL(request.url).searchParams);
  const results = await findOffers(context.db, search);
  const url = `${context.env.appOrigin}${searchHref({ ...search, after: null })}`;
  return data({ search, results, url }, { headers: documentHeaders(context, request) });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Explore() {
  const { search, results } = useLoaderData<typeof loader>();
  const { q, category, sort, after } = search;
  const first = { q, category, sort };
  return (
    <Main>
      <Crumbs trail={[{ text: "Beranda", href: "/" }, { text: "Jelajahi" }]} />
      <h1>{heading(search)}</h1>
      <SearchForm paper q={q} category={category?.slug} />
      <CategoryRail
        current={category}
        hrefOf={(one) => searchHref({ q, sort, category: one.slug === category?.slug ? null : one })}
      />
      {q === "" && <SortTabs current={sort} hrefOf={(order) => searchHref({ category, sort: order })} />}
      {results.items.length === 0 ? (
        <NoResults {...nothing(search)} />
      ) : (
        <OfferResults
          title={q === "" ? null : "Jasa yang cocok"}
          offers={results.items}
          first={after === null ? null : searchHref(first)}
          next={results.after && searchHref({ ...first, after: results.after })}
        />
      )}
    </Main>
  );
}

function heading({ q, category }: Search): string {
  const where = category ? ` di ${category.name}` : "";
  return q === "" ? `Jelajahi jasa${where}` : `Hasil pencarian “${q}”${where}`;
}

function nothing({ q, category }: Search) {
  if (q === "") {
    return {
      title: "Belum ada jasa yang tersedia",
      text: "Coba lagi sebentar, atau lihat kategori lain.",
    };
  }
  const wider = category ? "cari di semua kategori, " : "";
  return {
    title: "Belum ada jasa yang cocok",
    text: `Periksa ejaannya, pakai kata yang lebih umum, ${wider}atau pasang permintaan dan biarkan warga menawar.`,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  pageMeta({
    title: page ? heading(page.search) : "Jelajahi jasa",
    description: "Cari jasa lokal menurut kata, kategori, dan yang paling sering dipesan warga.",
    url: page?.url ?? "/explore",
  });

export const handle: PageHandle = { page: "document" };
