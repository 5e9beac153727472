import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { queryText, readOperatorQuery } from "~/operators/operator";
import { searchListings } from "~/operators/queries.server";
import { FoundListings, OperatorSearch } from "~/operators/ui/lists";
import { OperatorErrorBoundary } from "~/operators/ui/not-found";
import type { PageHandle } from "~/platform/pages";
import { listHref } from "~/platform/paging";
import { pageTitle } from "~/platform/sentence-text";
import { requireOperator } from "~/platform/viewer.server";
import { TitleBar } from "~/ui/frame";
import { EmptyState } from "~/ui/kit";
import { Pagination } from "~/ui/navigation";

const PATH = "/operator/listings";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator(context, request);
  const params = new URL(request.url).searchParams;
  const q = queryText(params.get("q"));
  const asked = { query: readOperatorQuery(q), after: params.get("after") };
  const { items, after } = await searchListings(context, asked);
  return { q, listings: items, next: after && listHref(PATH, { q, after }) };
}

export default function OperatorListings() {
  const { q, listings, next } = useLoaderData<typeof loader>();
  return (
    <>
      <TitleBar title="Jasa dan permintaan" />
      <OperatorSearch
        path={PATH}
        q={q}
        label="Cari jasa atau permintaan"
        hint="Kata, ID (cukup 8 huruf pertamanya), atau email pemiliknya. Yang tidak aktif, disembunyikan, atau dihapus hanya ditemukan lewat ID atau email."
      />
      {listings.length === 0 ? (
        <EmptyState
          title="Tidak ada yang cocok"
          text="Coba email pemiliknya: di sana juga ada yang sudah tidak tampil."
          action={{ href: PATH, text: "Yang Terbaru" }}
        />
      ) : (
        <FoundListings listings={listings} caption="Jasa dan permintaan" />
      )}
      <Pagination label="Halaman jasa" next={next} />
    </>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Jasa, operator") }];

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
