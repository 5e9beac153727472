import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listClosedRequests, listOpenRequests } from "~/db/account/data-requests.server";
import { expectOperator } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import { EmptyState } from "~/ui/kit/empty-state";
import { Breadcrumbs } from "~/ui/kit/navigation/breadcrumbs";
import { ListPagination } from "~/ui/kit/navigation/list-pagination";
import { Tabs } from "~/ui/kit/navigation/tabs";
import { Topline } from "~/ui/layout/title-bar";
import { OperatorErrorBoundary } from "~/ui/operator/not-found";
import { Queue } from "~/ui/operator/queue";
import { closedRequestRow, openRequestRow } from "~/views/operator/data-requests.server";

const PATH = "/operator/data";
const CLOSED_PATH = `${PATH}?status=selesai`;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id } = await expectOperator(context, request);
  const query = new URL(request.url).searchParams;
  if (query.get("status") !== "selesai") {
    const open = await listOpenRequests(context.db, id);
    return {
      closed: false,
      rows: open.map((row) => openRequestRow(row, context.now)),
      first: null,
      next: null,
    };
  }
  const after = query.get("after");
  const page = await listClosedRequests(context.db, id, after);
  return {
    closed: true,
    rows: page.items.map(closedRequestRow),
    first: after === null ? null : CLOSED_PATH,
    next: page.after && `${CLOSED_PATH}&after=${page.after}`,
  };
}

export default function DataRequests() {
  const { closed, rows, first, next } = useLoaderData<typeof loader>();
  return (
    <>
      <Topline>
        <Breadcrumbs trail={[{ text: "Operator", href: "/operator" }, { text: "Data pribadi" }]} />
      </Topline>
      <h1>Data pribadi</h1>
      <Tabs
        label="Permintaan menurut keadaannya"
        tabs={[
          { to: PATH, text: "Menunggu", current: !closed },
          { to: CLOSED_PATH, text: "Selesai", current: closed },
        ]}
      />
      {rows.length === 0 ? (
        <EmptyState
          title={closed ? "Belum ada permintaan yang selesai" : "Tidak ada permintaan yang menunggu"}
          text="Permintaan tentang data pribadi dijawab paling lambat 3 x 24 jam."
          action={
            closed
              ? { href: PATH, text: "Lihat yang menunggu" }
              : { href: CLOSED_PATH, text: "Lihat yang selesai" }
          }
        />
      ) : (
        <Queue
          caption={
            closed ? "Permintaan yang selesai" : "Permintaan yang menunggu, tenggat terdekat lebih dulu"
          }
          heads={["Permintaan", closed ? "Selesai" : "Tenggat", "Status"]}
          rows={rows}
        />
      )}
      <ListPagination first={first} next={next} />
    </>
  );
}

export const meta: MetaFunction = () => [{ title: "Data pribadi | Operator JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
