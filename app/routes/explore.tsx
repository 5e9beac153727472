import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { activeFilters } from "~/copy/search/filters";
import { searchSuggestion } from "~/copy/search/suggestion";
import { findListings } from "~/db/search/search.server";
import { readSearch, type Search, searchHref, sortsOf, wantedHref } from "~/domain/search/search";
import { documentHeaders } from "~/http/document.server";
import { withHeldPictures } from "~/http/held-pictures.server";
import type { PageHandle } from "~/http/page";
import { pageMeta } from "~/http/page-meta";
import { LISTS } from "~/platform/core/cache-tags.server";
import { Breadcrumbs } from "~/ui/kit/breadcrumbs";
import { FilterChips } from "~/ui/kit/filter-chips";
import { Main } from "~/ui/layout/page-shell";
import { CategoryTiles } from "~/ui/search/category-tiles";
import { NoResults } from "~/ui/search/no-results";
import { OfferResults } from "~/ui/search/offer-results";
import { SearchPanel } from "~/ui/search/panel";
import { SortTabs } from "~/ui/search/sort-tabs";
import { MatchingRequests, WantedResults } from "~/ui/search/wanted-results";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, env, now } = context;
  const search = readSearch(new URL(request.url).searchParams);
  const url = `${env.appOrigin}${searchHref({ ...search, after: null })}`;
  const found = await findListings(db, search, now);
  const offers = withHeldPictures(request, found.offers);
  return data({ search, ...found, offers, url }, { headers: documentHeaders(context, request, [LISTS]) });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Explore() {
  const { search, offers, requests, after } = useLoaderData<typeof loader>();
  const wanted = search.kind === "wanted";
  const filters = activeFilters(search);
  const asked = search.q !== "" || filters.length > 0;
  const pages = {
    first: search.after === null ? null : searchHref({ ...search, after: null }),
    next: after && searchHref({ ...search, after }),
  };
  return (
    <Main>
      <Breadcrumbs trail={[{ text: "Beranda", href: "/" }, { text: "Jelajahi" }]} />
      <h1>{heading(search)}</h1>
      <SearchPanel search={search} action="/explore" />
      <FilterChips filters={filters} hrefOf={searchHref} clearHref={searchHref({ q: search.q })} />
      {!asked && (
        <nav className="mt-4" aria-label="Kategori jasa">
          <CategoryTiles />
        </nav>
      )}
      <SortTabs
        sorts={sortsOf(search)}
        current={search.sort}
        wanted={wanted}
        hrefOf={(sort) => searchHref({ ...search, sort, after: null })}
      />
      {(wanted ? requests : offers).length === 0 ? (
        <NoResults {...nothing(search)} advice={searchSuggestion(search)} hrefOf={searchHref} />
      ) : wanted ? (
        <WantedResults requests={requests} {...pages} />
      ) : (
        <OfferResults offers={offers} {...pages} />
      )}
      {!wanted && (
        <MatchingRequests requests={requests} href={wantedHref({ ...search, ...unasked })} asked={asked} />
      )}
    </Main>
  );
}

const unasked = { rating: null, days: null, sort: undefined, after: null } as const;

function heading({ q, kind, category }: Search): string {
  const where = category ? ` di ${category.name}` : "";
  if (q !== "") return `Hasil pencarian “${q}”${where}`;
  return `Jelajahi ${kind === "wanted" ? "permintaan" : "jasa"}${where}`;
}

function nothing(search: Search) {
  const post = { href: "/dashboard/wanted/create", text: "Buat Permintaan Jasa" };
  if (search.after !== null) {
    const action = { href: searchHref({ ...search, after: null }), text: "Kembali ke awal" };
    return { title: "Sampai di sini daftarnya", text: "Tidak ada lagi setelah ini.", action };
  }
  if (search.kind === "wanted") {
    return { title: "Belum ada permintaan yang cocok", text: "Longgarkan saringan atau ganti kata." };
  }
  if (search.q === "" && activeFilters(search).length === 0) {
    return { title: "Belum ada jasa yang tersedia", text: "Coba lagi sebentar, atau lihat kategori lain." };
  }
  const spelling =
    search.q === "" ? "Longgarkan saringannya" : "Periksa ejaannya, pakai kata yang lebih umum";
  return {
    title: "Belum ada jasa yang cocok",
    text: `${spelling}, atau pasang permintaan dan biarkan warga menawar.`,
    action: post,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  pageMeta({
    title: page ? heading(page.search) : "Jelajahi jasa",
    description: "Cari jasa lokal menurut kata, kategori, lokasi, harga, rating, dan waktu pengerjaan.",
    url: page?.url ?? "/explore",
  });

export const handle: PageHandle = { page: "document", sheet: "finding" };
