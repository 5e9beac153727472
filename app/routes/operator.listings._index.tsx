import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { searchListings } from "~/db/operator/listings.server";
import { listHref } from "~/domain/core/list-href";
import { queryText, readOperatorQuery } from "~/domain/operator/query";
import { expectOperator } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import { EmptyState } from "~/ui/kit/empty-state";
import { Pagination } from "~/ui/kit/navigation/pagination";
import { TitleBar } from "~/ui/layout/title-bar";
import { FoundListings } from "~/ui/operator/found-listings";
import { OperatorErrorBoundary } from "~/ui/operator/not-found";
import { OperatorSearch } from "~/ui/operator/search";

const PATH = "/operator/listings";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await expectOperator(context, request);
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

export const meta: MetaFunction = () => [{ title: "Jasa, operator | JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
