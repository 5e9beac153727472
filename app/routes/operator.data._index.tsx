import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listClosedDataRequests, listOpenDataRequests } from "~/accounts/personal-data-queries.server";
import { requireOperator } from "~/accounts/viewer.server";
import { closedDataRequestRow, openDataRequestRow } from "~/operators/page-data.server";
import { ListPage, openAndClosed } from "~/operators/ui/list-page";
import { Example } from "~/ui/example";

const PATH = "/operator/data";
const CLOSED_PATH = `${PATH}?status=selesai`;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id } = await requireOperator(context, request);
  const query = new URL(request.url).searchParams;
  if (query.get("status") !== "selesai") {
    const open = await listOpenDataRequests(context.db, id);
    return {
      closed: false,
      rows: open.map((row) => openDataRequestRow(row, context.now)),
      first: null,
      next: null,
    };
  }
  const after = query.get("after");
  const page = await listClosedDataRequests(context.db, id, after);
  return {
    closed: true,
    rows: page.items.map(closedDataRequestRow),
    first: after === null ? null : CLOSED_PATH,
    next: page.after && `${CLOSED_PATH}&after=${page.after}`,
  };
}

export default function DataRequests() {
  const { closed, rows, first, next } = useLoaderData<typeof loader>();
  const { tabs, other } = openAndClosed(PATH, "Permintaan menurut keadaannya", closed);
  return (
    <ListPage
      title="Data pribadi"
      tabs={tabs}
      list={{
        caption: closed ? "Permintaan yang selesai" : "Permintaan yang menunggu, tenggat terdekat lebih dulu",
        heads: ["Permintaan", closed ? "Selesai" : "Tenggat", "Status"],
        rows,
      }}
      empty={{
        drawing: "data",
        title: closed ? "Belum ada permintaan yang selesai" : "Tidak ada permintaan yang menunggu",
        example: (
          <Example title="Salinan data pribadi" text="Budi Santoso · dijawab sebelum 14 Juni" person="Budi Santoso" />
        ),
        text: "Permintaan tentang data pribadi dijawab paling lambat 3 x 24 jam.",
        action: other,
      }}
      pages={{ first, next }}
    />
  );
}

export const meta: MetaFunction = () => [{ title: "Data pribadi | Operator JasaWarga" }];

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
