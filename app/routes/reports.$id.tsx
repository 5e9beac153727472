import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { LOGIN_TO_REPORT } from "~/copy/account/login-first";
import { SUBJECT_LABELS } from "~/copy/report/report";
import { findOwnReport } from "~/db/report/reports.server";
import { formatDateTime } from "~/domain/core/dates";
import { isId } from "~/domain/core/text";
import { titleUnlessMissing } from "~/http/error-title";
import { notFound } from "~/http/errors.server";
import type { PageHandle } from "~/http/page";
import { expectUser } from "~/http/viewer.server";
import { Callout } from "~/ui/kit/callout";
import { Breadcrumbs } from "~/ui/kit/navigation/breadcrumbs";
import { Panel } from "~/ui/kit/panel";
import { PlainText } from "~/ui/kit/text/plain-text";
import { ErrorPage } from "~/ui/layout/error-page";
import { Main } from "~/ui/layout/page-shell";
import { ReportNotFound } from "~/ui/report/not-found";

/** For whoever made the report only. */
export async function loader({ params: { id }, request, context }: LoaderFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_TO_REPORT);
  if (!isId(id)) notFound();
  const report = await findOwnReport(context.db, id, user.id);
  if (!report) notFound();
  const { subject, reason, status, answer, createdAt, closedAt } = report;
  const { zone } = await user.reader();
  return {
    kind: SUBJECT_LABELS[subject],
    reason,
    answer: status === "closed" ? answer : null,
    sent: formatDateTime(createdAt, zone),
    closed: closedAt === null ? null : formatDateTime(closedAt, zone),
  };
}

export default function OwnReport() {
  const { kind, reason, answer, sent, closed } = useLoaderData<typeof loader>();
  return (
    <Main>
      <Breadcrumbs
        trail={[
          { text: "Beranda", href: "/" },
          { text: "Notifikasi", href: "/notifications" },
          { text: "Laporan" },
        ]}
      />
      <div className="max-w-form">
        <h1>Laporan Anda</h1>
        <p className="small soft mb-4">
          {kind} · dikirim {sent}
        </p>
        <Panel id="laporan" title="Yang Anda tulis">
          <PlainText text={reason} />
        </Panel>
        {answer === null ? (
          <Callout icon="clock">Laporan ini sedang kami periksa. Kami kabari Anda begitu selesai.</Callout>
        ) : (
          <Panel id="jawaban" title="Jawaban kami">
            <PlainText text={answer} />
            <p className="small soft mt-3">{closed}</p>
          </Panel>
        )}
      </div>
    </Main>
  );
}

export const meta: MetaFunction = ({ error }) =>
  titleUnlessMissing("Laporan Anda", "Tidak ada yang dapat dilaporkan di sini", error);

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />;
  return error.status === 404 ? <ReportNotFound /> : <ErrorPage status={error.status} />;
}
