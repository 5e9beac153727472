import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { activeFilters } from "~/copy/search/filters";
import { searchSuggestion } from "~/copy/search/suggestion";
import { readSearch, sortsOf, wantedHref } from "~/domain/search/search";
import { documentHeaders } from "~/http/document.server";
import { sparedOf } from "~/http/held-pictures.server";
import type { PageHandle } from "~/http/page";
import { pageMeta } from "~/http/page-meta";
import { noteMiss } from "~/operations/search/note-miss.server";
import { LISTS } from "~/platform/core/cache-tags.server";
import { Breadcrumbs } from "~/ui/kit/breadcrumbs";
import { ButtonLink } from "~/ui/kit/button";
import { EmptyState } from "~/ui/kit/empty-state";
import { FilterChips } from "~/ui/kit/filter-chips";
import { ErrorPage } from "~/ui/layout/error-page";
import { Main } from "~/ui/layout/page-shell";
import { Toast } from "~/ui/layout/toast";
import { NoResults } from "~/ui/search/no-results";
import { SearchPanel } from "~/ui/search/panel";
import { SortTabs } from "~/ui/search/sort-tabs";
import { UnderstoodSearch } from "~/ui/search/understood-search";
import { WantedResults } from "~/ui/search/wanted-results";
import { searchedPage } from "~/views/search/search-page.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = readSearch(new URL(request.url).searchParams, { kind: "wanted" });
  const { db, now, vocabulary } = context;
  const { miss, ...page } = await searchedPage(db, search, { vocabulary, now, hrefOf: wantedHref });
  noteMiss(context, miss);
  const url = `${context.env.appOrigin}${wantedHref({ ...search, after: null })}`;
  // Its cards have no pictures.
  return data(
    { search, ...page, url, spared: sparedOf() },
    { headers: documentHeaders(context, request, [LISTS]) },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function WantedList() {
  const { search, shown, question } = useLoaderData<typeof loader>();
  const { requests, pages } = shown;
  // There are only requests here, so the kind is no filter.
  const filters = activeFilters({ ...search, kind: null });
  const all = search.q === "" && filters.length === 0 && pages.first === null;
  return (
    <Main>
      <Breadcrumbs trail={[{ text: "Beranda", href: "/" }, { text: "Jasa Dicari" }]} />
      <h1>Jasa Dicari</h1>
      <p className="soft mt-1">
        Permintaan warga yang menunggu penawaran Anda. <a href="/dashboard/proposals">Penawaran Saya</a>
      </p>
      <SearchPanel search={search} action="/wanted" />
      <FilterChips filters={filters} hrefOf={wantedHref} clearHref={wantedHref({ q: search.q })} />
      <UnderstoodSearch shown={shown} understanding={question.understanding} />
      <SortTabs
        sorts={sortsOf(search)}
        current={question.sort}
        wanted
        hrefOf={(sort) => wantedHref({ ...search, sort, after: null })}
      />
      {requests.length > 0 ? (
        <WantedResults requests={requests} {...pages} />
      ) : all ? (
        <EmptyState
          title="Belum ada permintaan jasa saat ini"
          text="Jadilah yang pertama: tulis kebutuhan dan anggaran Anda."
          action={{ href: "/dashboard/wanted/create", text: "Buat Permintaan Jasa" }}
        />
      ) : (
        <NoResults
          title="Belum ada permintaan yang cocok"
          text="Longgarkan saringannya, atau pakai kata yang lebih umum."
          action={{ href: "/wanted", text: "Lihat semua permintaan" }}
          advice={searchSuggestion({ ...search, kind: null }, question.understanding)}
          hrefOf={wantedHref}
        />
      )}
    </Main>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  pageMeta({
    title: "Jasa Dicari",
    description: "Permintaan jasa dari warga: lihat kebutuhan, anggaran, dan tenggatnya.",
    url: page?.url ?? "/wanted",
  });

export const handle: PageHandle = { page: "document", sheet: "finding" };

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status < 500) return <ErrorPage status={error.status} />;
  return (
    <Main>
      <h1 className="mt-5">Jasa Dicari</h1>
      <Toast kind="error" title="Failed to load wanted services" />
      <p className="actions">
        <ButtonLink look="line" href="/wanted">
          Coba lagi
        </ButtonLink>
      </p>
    </Main>
  );
}
