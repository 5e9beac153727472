import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireOperator } from "~/accounts/viewer.server";
import { queryText, readOperatorQuery } from "~/operators/operator";
import { searchListings } from "~/operators/queries.server";
import { ListPage } from "~/operators/ui/list-page";
import { listingTable } from "~/operators/ui/tables";
import { listHref } from "~/platform/paging";
import { pageTitle } from "~/platform/sentence-text";
import { Example } from "~/ui/example";

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
    <ListPage
      title="Jasa dan permintaan"
      search={{
        path: PATH,
        q,
        label: "Cari jasa atau permintaan",
        hint: "Kata, ID (cukup 8 huruf pertamanya), atau email pemiliknya. Yang tidak aktif, disembunyikan, atau dihapus hanya ditemukan lewat ID atau email.",
      }}
      list={listingTable(listings, "Jasa dan permintaan")}
      empty={{
        drawing: "listings",
        title: "Tidak ada yang cocok",
        example: <Example title="Cuci AC dua unit" text="Teddy Kurniadi · Aktif" category="Rumah Tangga" />,
        text: "Coba email pemiliknya: di sana juga ada yang sudah tidak tampil.",
        action: { href: PATH, text: "Yang Terbaru" },
      }}
      pages={{ label: "Halaman jasa", next }}
    />
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Jasa, operator") }];

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
