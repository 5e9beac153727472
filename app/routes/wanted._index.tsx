import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { searchersPlace } from "~/places/requests.server";
import { documentHeaders, savedBytes } from "~/platform/documents.server";
import { LISTS_CACHE_TAG } from "~/platform/edge-cache.server";

import { type PageHandle, pageMeta, unlistedMeta } from "~/platform/pages";
import { recordEmptySearch } from "~/search/commands.server";
import { searchedPage } from "~/search/page-data.server";
import { hasOnlyPlainWords, readSearch, wantedHref } from "~/search/search";
import { activeFilters, countText } from "~/search/text";
import { SearchTop } from "~/search/ui/filters";
import { NoWanted, ResultHeading, SaveSearch, SearchResultPage, WantedResults } from "~/search/ui/results";
import { ErrorPage, FailedPage } from "~/ui/error-page";
import { Main } from "~/ui/page-frame";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { env, now, vocabulary } = context;
  const params = new URL(request.url).searchParams;
  const fixed = { kind: "wanted" } as const;
  const remembered = await searchersPlace(context, request);
  const asked = readSearch(params, fixed);
  const listed = hasOnlyPlainWords(asked);
  const url = `${env.appOrigin}${listed ? wantedHref({ ...asked, after: null }) : "/wanted"}`;
  const searchOf = (sent: URLSearchParams) => readSearch(sent, fixed, remembered);
  const { miss, ...page } = await searchedPage(context, params, {
    vocabulary,
    now,
    hrefOf: wantedHref,
    searchOf,
  });
  recordEmptySearch(context, miss);
  // The cards of this page have no pictures.
  return data(
    { ...page, url, listed, savedBytes: savedBytes() },
    { headers: documentHeaders(context, request, [LISTS_CACHE_TAG]) },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

function Lead() {
  return (
    <p className="text-ink-soft mt-1">
      Permintaan warga yang menunggu penawaran Anda. <a href="/dashboard/proposals">Penawaran Saya</a>
    </p>
  );
}

export default function WantedList() {
  const { url: _, listed: __, ...page } = useLoaderData<typeof loader>();
  const { search, shown } = page;
  const { wantedGroups, pages } = shown;
  const count = wantedGroups.reduce((sum, { listings }) => sum + listings.length, 0);
  const found = countText(count, "wanted", pages.first === null && pages.next === null);
  // The page shows requests only, so `kind` does not filter anything.
  const asked = search.q !== "" || activeFilters({ ...search, kind: null }).length > 0;
  const save = asked && <SaveSearch search={search} />;
  return (
    <Main>
      <SearchTop {...page} wanted found={count > 0} hrefOf={wantedHref} />
      {count === 0 && (
        <>
          <ResultHeading title="Jasa Dicari" beside={save} />
          <Lead />
        </>
      )}
      {count > 0 ? (
        <SearchResultPage
          {...page}
          action="/wanted"
          hrefOf={wantedHref}
          count={found}
          heading={
            <div>
              <ResultHeading title="Jasa Dicari" count={found} beside={save} />
              <Lead />
            </div>
          }
        >
          <WantedResults {...shown} />
        </SearchResultPage>
      ) : (
        <NoWanted search={search} searches={[...shown.wider, ...shown.related]} />
      )}
    </Main>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => {
  const about = {
    title: "Jasa Dicari",
    description: "Permintaan jasa dari warga: lihat kebutuhan, anggaran, dan tenggatnya.",
    url: page?.url ?? "/wanted",
  };
  return page?.listed ? pageMeta(about) : unlistedMeta({ ...about, sharedTitle: about.title });
};

export const handle: PageHandle = { page: "document" };

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status < 500) return <ErrorPage status={error.status} />;
  return (
    <Main>
      <h1 className="mt-6">Jasa Dicari</h1>
      <FailedPage failed="Failed to load wanted services" lang="en" text="Daftar permintaan gagal dimuat." />
    </Main>
  );
}
