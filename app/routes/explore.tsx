import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { activeFilters } from "~/copy/search/filters";
import { countText } from "~/copy/search/results";
import { nothingTitle, searchTitle, unmetNote } from "~/copy/search/title";
import { draftOfSearch, requestDraftHref } from "~/domain/listing/new-request";
import { hasOwnWordsOnly, readSearch, searchHref, wantedHref } from "~/domain/search/search";
import { documentHeaders } from "~/http/document.server";
import { withHeldGroups, withHeldPictures } from "~/http/held-pictures.server";
import type { PageHandle } from "~/http/page";
import { pageMeta, unlistedMeta } from "~/http/page-meta";
import { searchersPlace } from "~/http/place.server";
import { noteMiss } from "~/operations/search/note-miss.server";
import { LISTS } from "~/platform/core/cache-tags.server";
import { Icon } from "~/ui/kit/icon";
import { Main } from "~/ui/layout/page-shell";
import { AfterResults } from "~/ui/search/after-results";
import { CategoryChips } from "~/ui/search/category-links";
import { NearlyFound, NothingFound } from "~/ui/search/nothing-found";
import { OfferGroups } from "~/ui/search/offer-results";
import { SaveSearch } from "~/ui/search/save-search";
import { SearchResults } from "~/ui/search/search-results";
import { SearchTop } from "~/ui/search/search-top";
import { MatchingRequests, WantedResults } from "~/ui/search/wanted-results";
import { searchedPage } from "~/views/search/search-page.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { env, now, vocabulary } = context;
  const params = new URL(request.url).searchParams;
  const remembered = await searchersPlace(context, request);
  const asked = readSearch(params);
  const listed = hasOwnWordsOnly(asked);
  const url = `${env.appOrigin}${listed ? searchHref({ ...asked, after: null }) : "/explore"}`;
  const searchOf = (sent: URLSearchParams) => readSearch(sent, {}, remembered);
  const { miss, ...page } = await searchedPage(context, params, {
    vocabulary,
    now,
    hrefOf: searchHref,
    searchOf,
  });
  noteMiss(context, miss);
  const shown = { ...page.shown, groups: withHeldGroups(request, page.shown.groups) };
  const nearly = withHeldPictures(request, page.nearly);
  return data(
    { ...page, shown, nearly, url, listed },
    { headers: documentHeaders(context, request, [LISTS]) },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Explore() {
  const { url: _, listed: __, nearly, near, unmet, ...page } = useLoaderData<typeof loader>();
  const { search, shown, question } = page;
  const { groups, requestGroups, pages, nothingThere } = shown;
  const { kind } = question.filters;
  const main = kind === "wanted" ? requestGroups : groups;
  const count = main.reduce((sum, { listings }) => sum + listings.length, 0);
  const asked = search.q !== "" || activeFilters(search).length > 0;
  const nothing = count === 0 || nothingThere;
  const draft = draftOfSearch({ search, ...question }, shown.dueDay);
  const whole = pages.first === null && pages.next === null;
  const results = kind === "wanted" ? <WantedResults {...shown} /> : <OfferGroups {...shown} />;
  return (
    <Main>
      <SearchTop
        {...page}
        title={nothing ? nothingTitle(search, question, count === 0 ? unmet : "") : searchTitle(search)}
        count={!nothing ? countText(count, kind, whole) : undefined}
        hrefOf={searchHref}
      />
      {!asked && <CategoryChips />}
      {nothing ? (
        <NothingFound
          draft={draft}
          searches={[...shown.wider, ...shown.related]}
          categories={shown.categories}
        >
          {count > 0 ? (
            results
          ) : (
            <NearlyFound search={search} question={question} nearly={nearly} near={near} />
          )}
        </NothingFound>
      ) : (
        <SearchResults {...page} action="/explore" hrefOf={searchHref}>
          {unmet !== "" && (
            <p className="callout callout--warm" role="status">
              <Icon name="search" />
              <span>{unmetNote(unmet)}</span>
            </p>
          )}
          {results}
          {asked && (
            <AfterResults requestHref={requestDraftHref(draft)} related={shown.related}>
              <SaveSearch search={search} />
            </AfterResults>
          )}
        </SearchResults>
      )}
      {kind === "offer" && (
        <MatchingRequests
          requests={requestGroups.flatMap(({ listings }) => listings)}
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

export const handle: PageHandle = { page: "document", sheet: "finding" };
