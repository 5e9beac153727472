import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { activeFilters } from "~/copy/search/filters";
import { nothingText } from "~/copy/search/nothing";
import { searchSuggestion } from "~/copy/search/suggestion";
import { requestOfSearch } from "~/domain/listing/new-request";
import { readSearch, type Search, searchHref, sortsOf, wantedHref } from "~/domain/search/search";
import { documentHeaders } from "~/http/document.server";
import { withHeldPictures } from "~/http/held-pictures.server";
import type { PageHandle } from "~/http/page";
import { pageMeta } from "~/http/page-meta";
import { noteMiss } from "~/operations/search/note-miss.server";
import { LISTS } from "~/platform/core/cache-tags.server";
import { Breadcrumbs } from "~/ui/kit/breadcrumbs";
import { FilterChips } from "~/ui/kit/filter-chips";
import { Main } from "~/ui/layout/page-shell";
import { CategoryTiles } from "~/ui/search/category-tiles";
import { NoResults } from "~/ui/search/no-results";
import { OfferGroups } from "~/ui/search/offer-results";
import { SearchPanel } from "~/ui/search/panel";
import { SortTabs } from "~/ui/search/sort-tabs";
import { UnderstoodSearch } from "~/ui/search/understood-search";
import { MatchingRequests, WantedResults } from "~/ui/search/wanted-results";
import { searchedPage } from "~/views/search/search-page.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, env, now, vocabulary } = context;
  const search = readSearch(new URL(request.url).searchParams);
  const url = `${env.appOrigin}${searchHref({ ...search, after: null })}`;
  const { miss, ...page } = await searchedPage(db, search, { vocabulary, now, hrefOf: searchHref });
  noteMiss(context, miss);
  const held = <Offer extends { picture: unknown }>(offers: readonly Offer[]) =>
    withHeldPictures(request, offers);
  const groups = page.shown.groups.map((group) => ({ ...group, offers: held(group.offers) }));
  const shown = { ...page.shown, groups };
  return data(
    { search, ...page, shown, nearly: held(page.nearly), url },
    { headers: documentHeaders(context, request, [LISTS]) },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Explore() {
  const { search, shown, question, nearly } = useLoaderData<typeof loader>();
  const { groups, requests, places, pages } = shown;
  const wanted = question.filters.kind === "wanted";
  const filters = activeFilters(search);
  const asked = search.q !== "" || filters.length > 0;
  return (
    <Main>
      <Breadcrumbs trail={[{ text: "Beranda", href: "/" }, { text: "Jelajahi" }]} />
      <h1>{heading(search)}</h1>
      <SearchPanel search={search} action="/explore" />
      <FilterChips filters={filters} hrefOf={searchHref} clearHref={searchHref({ q: search.q })} />
      <UnderstoodSearch shown={shown} understanding={question.understanding} />
      {!asked && (
        <nav className="mt-4" aria-label="Kategori jasa">
          <CategoryTiles />
        </nav>
      )}
      <SortTabs
        sorts={sortsOf(search)}
        current={question.sort}
        wanted={wanted}
        hrefOf={(sort) => searchHref({ ...search, sort, after: null })}
      />
      {(wanted ? requests : groups).length === 0 ? (
        <NoResults
          {...nothingText(search, question, requestOfSearch({ search, ...question }))}
          advice={searchSuggestion(search, question.understanding)}
          hrefOf={searchHref}
          nearly={nearly}
        />
      ) : wanted ? (
        <WantedResults requests={requests} {...pages} />
      ) : (
        <OfferGroups groups={groups} places={places} {...pages} />
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

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  pageMeta({
    title: page ? heading(page.search) : "Jelajahi jasa",
    description: "Cari jasa lokal menurut kata, kategori, lokasi, harga, rating, dan waktu pengerjaan.",
    url: page?.url ?? "/explore",
  });

export const handle: PageHandle = { page: "document", sheet: "finding" };
