import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireOperator } from "~/accounts/viewer.server";
import { listClosedReports, listOpenReports } from "~/moderation/queries.server";
import { reportedTitle, SUBJECT_LABELS } from "~/moderation/text";
import { ListPage, openAndClosed } from "~/operators/ui/list-page";
import { formatShortDate } from "~/platform/dates";
import { excerpt } from "~/platform/strings";
import type { Column } from "~/ui/data-table";
import { Example } from "~/ui/example";
import { Bdi } from "~/ui/kit";

const columns: Column<Awaited<ReturnType<typeof loader>>["reports"][number]>[] = [
  {
    head: "Tentang",
    kind: "title",
    cell: ({ kind, title }) => (
      <>
        {kind}: <Bdi>{title}</Bdi>
      </>
    ),
    notes: ({ reason }) => [reason],
  },
  { head: "Masuk", kind: "date", cell: ({ at }) => at },
  { head: "Pelapor", kind: "plain", cell: ({ by }) => <Bdi>{by}</Bdi> },
];

const PATH = "/operator/reports";
const CLOSED_PATH = `${PATH}?status=selesai`;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const operator = await requireOperator(context, request);
  const query = new URL(request.url).searchParams;
  const closed = query.get("status") === "selesai";
  const after = query.get("after");
  const list = closed ? listClosedReports : listOpenReports;
  const page = await list(context.db, after, operator.id);
  const path = closed ? CLOSED_PATH : PATH;
  return {
    closed,
    reports: page.items.map(({ id, subject, title, reason, reporterName, createdAt }) => ({
      id,
      kind: SUBJECT_LABELS[subject],
      title: reportedTitle(title),
      reason: excerpt(reason.replace("\n", ": "), 90),
      by: reporterName,
      at: formatShortDate(createdAt),
    })),
    first: after === null ? null : path,
    next: page.after && `${path}${closed ? "&" : "?"}after=${page.after}`,
  };
}

export default function Reports() {
  const { closed, reports, first, next } = useLoaderData<typeof loader>();
  const { tabs, other } = openAndClosed(PATH, "Laporan menurut keadaannya", closed);
  return (
    <ListPage
      title="Laporan"
      tabs={tabs}
      list={{
        caption: closed ? "Laporan yang selesai" : "Laporan yang menunggu, yang terlama lebih dulu",
        columns,
        rows: reports,
        rowKey: ({ id }) => id,
        link: ({ id }) => ({ href: `/operator/reports/${id}`, name: "Periksa" }),
      }}
      empty={{
        drawing: "reports",
        title: closed ? "Belum ada laporan yang selesai" : "Tidak ada laporan yang menunggu",
        example: <Example title="Ulasan berisi nomor telepon" text="Dilaporkan Budi Santoso" end="10.05" />,
        text: closed ? "Laporan yang sudah dijawab tampil di sini." : "Semua laporan sudah dijawab.",
        action: other,
      }}
      pages={{ first, next }}
    />
  );
}

export const meta: MetaFunction = () => [{ title: "Laporan | Operator JasaWarga" }];

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
