import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { reportedTitle, SUBJECT_LABELS } from "~/copy/report/report";
import { listClosedReports, listOpenReports } from "~/db/report/list.server";
import { formatDateTime } from "~/domain/core/dates";
import { excerpt } from "~/domain/core/text";

import { expectOperator } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import { EmptyState } from "~/ui/kit/empty-state";
import { Breadcrumbs } from "~/ui/kit/navigation/breadcrumbs";
import { ListPagination } from "~/ui/kit/navigation/list-pagination";
import { Tabs } from "~/ui/kit/navigation/tabs";
import { Topline } from "~/ui/layout/title-bar";
import { OperatorErrorBoundary } from "~/ui/operator/not-found";
import { ReportTable } from "~/ui/report/table";

const PATH = "/operator/reports";
const CLOSED_PATH = `${PATH}?status=selesai`;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const operator = await expectOperator(context, request);
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
      at: formatDateTime(createdAt),
    })),
    first: after === null ? null : path,
    next: page.after && `${path}${closed ? "&" : "?"}after=${page.after}`,
  };
}

export default function Reports() {
  const { closed, reports, first, next } = useLoaderData<typeof loader>();
  return (
    <>
      <Topline>
        <Breadcrumbs trail={[{ text: "Operator", href: "/operator" }, { text: "Laporan" }]} />
      </Topline>
      <h1>Laporan</h1>
      <Tabs
        label="Laporan menurut keadaannya"
        tabs={[
          { to: PATH, text: "Menunggu", current: !closed },
          { to: CLOSED_PATH, text: "Selesai", current: closed },
        ]}
      />
      {reports.length === 0 ? (
        <EmptyState
          title={closed ? "Belum ada laporan yang selesai" : "Tidak ada laporan yang menunggu"}
          text={closed ? "Laporan yang sudah dijawab tampil di sini." : "Semua laporan sudah dijawab."}
          action={
            closed
              ? { href: PATH, text: "Lihat yang menunggu" }
              : { href: CLOSED_PATH, text: "Lihat yang selesai" }
          }
        />
      ) : (
        <ReportTable
          caption={closed ? "Laporan yang selesai" : "Laporan yang menunggu, yang terlama lebih dulu"}
          reports={reports}
        />
      )}
      <ListPagination first={first} next={next} />
    </>
  );
}

export const meta: MetaFunction = () => [{ title: "Laporan | Operator JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
