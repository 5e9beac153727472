import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { prefillFromSearch, prefillHref } from "~/listings/wanted-prefill";
import { searchersPlace } from "~/places/requests.server";
import { documentHeaders, withDeferredImages, withHeldGroups } from "~/platform/documents.server";
import { LISTS_CACHE_TAG } from "~/platform/edge-cache.server";
import { type PageHandle, pageMeta, unlistedMeta } from "~/platform/pages";
import { recordEmptySearch } from "~/search/commands.server";
import { searchedPage } from "~/search/page-data.server";
import { hasOnlyPlainWords, readSearch, searchHref, wantedHref } from "~/search/search";
import { activeFilters, countText, nothingTitle, searchTitle, unmetNote } from "~/search/text";
import { SearchTop } from "~/search/ui/filters";
import {
  CategoryChips,
  isFolded,
  MatchingWanted,
  NearResults,
  NothingFound,
  OfferGroups,
  RelatedSearches,
  ResultHeading,
  SaveSearch,
  SearchResultPage,
  WantedResults,
} from "~/search/ui/results";
import { Callout } from "~/ui/kit";
import { Main } from "~/ui/page-frame";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { env, now, vocabulary } = context;
  const params = new URL(request.url).searchParams;
  const remembered = await searchersPlace(context, request);
  const asked = readSearch(params);
  const listed = hasOnlyPlainWords(asked);
  const url = `${env.appOrigin}${listed ? searchHref({ ...asked, after: null }) : "/explore"}`;
  const searchOf = (sent: URLSearchParams) => readSearch(sent, {}, remembered);
  const { miss, ...page } = await searchedPage(context, params, {
    vocabulary,
    now,
    hrefOf: searchHref,
    searchOf,
  });
  recordEmptySearch(context, miss);
  const shown = { ...page.shown, groups: withHeldGroups(request, page.shown.groups) };
  const [nearly, near] = [withDeferredImages(request, page.nearly), withDeferredImages(request, page.near)];
  return data(
    { ...page, shown, nearly, near, url, listed },
    { headers: documentHeaders(context, request, [LISTS_CACHE_TAG]) },
  );
}

function AfterResults({ postHref, related }: { postHref: string; related: readonly { text: string; href: string }[] }) {
  return (
    <>
      <RelatedSearches id="terkait" title="Pencarian terkait" searches={related} />
      <Callout icon="ask">
        Belum ketemu? <a href={postHref}>Pasang permintaan</a>, penjual yang mengirim harga.
      </Callout>
    </>
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const countOf = (groups: readonly { listings: readonly unknown[] }[]) =>
  groups.reduce((sum, { listings }) => sum + listings.length, 0);

export default function Explore() {
  const { url: _, listed: __, nearly, near, unmet, misspelt, ...page } = useLoaderData<typeof loader>();
  const { search, shown, question } = page;
  const { groups, wantedGroups, pages, nothingThere } = shown;
  const { kind } = question.filters;
  const main = kind === "wanted" ? wantedGroups : groups;
  const count = countOf(main);
  // Offers elsewhere are folded, so the heading does not count them.
  const unfolded = kind === "offer" ? countOf(groups.filter(({ name }, at) => !isFolded(name, at))) : count;
  const asked = search.q !== "" || activeFilters(search).length > 0;
  const nothing = count === 0 || nothingThere;
  const draft = prefillFromSearch({ search, ...question }, shown.dueDay);
  const whole = pages.first === null && pages.next === null;
  const found = countText(unfolded, kind, whole);
  const results = kind === "wanted" ? <WantedResults {...shown} /> : <OfferGroups {...shown} />;
  return (
    <Main>
      <SearchTop {...page} found={!nothing} hrefOf={searchHref} />
      {!asked && <CategoryChips />}
      {nothing && <ResultHeading title={nothingTitle(search, question, count === 0 ? unmet : "")} />}
      {nothing ? (
        <NothingFound
          draft={draft}
          searches={[...shown.wider, ...shown.related]}
          categories={shown.categories}
          nearCategories={shown.nearCategories}
        >
          {count > 0 ? results : <NearResults {...{ search, question, nearly, near, unmet, misspelt }} />}
        </NothingFound>
      ) : (
        <SearchResultPage
          {...page}
          action="/explore"
          hrefOf={searchHref}
          count={found}
          heading={
            <ResultHeading title={searchTitle(search)} count={found} beside={asked && <SaveSearch search={search} />} />
          }
        >
          {unmet !== "" && (
            <Callout icon="search" warm role="status">
              {unmetNote(unmet)}
            </Callout>
          )}
          {results}
          {asked && <AfterResults postHref={prefillHref(draft)} related={shown.related} />}
        </SearchResultPage>
      )}
      {kind === "offer" && (
        <MatchingWanted
          listings={wantedGroups.flatMap(({ listings }) => listings)}
          href={wantedHref({ ...search, sort: undefined, after: null })}
          asked={asked}
        />
      )}
    </Main>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => {
  const about = {
    title: page ? searchTitle(page.search) : SHARED_TITLE,
    description: "Cari jasa lokal menurut kata, kategori, lokasi, harga, rating, dan waktu pengerjaan.",
    url: page?.url ?? "/explore",
  };
  return page?.listed ? pageMeta(about) : unlistedMeta({ ...about, sharedTitle: SHARED_TITLE });
};

const SHARED_TITLE = "Jelajahi jasa";

export const handle: PageHandle = { page: "document" };
