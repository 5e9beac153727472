import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { LOGIN_TO_REPORT } from "~/accounts/login-prompt-text";
import { requireUser } from "~/accounts/viewer.server";
import { findOwnReport } from "~/moderation/queries.server";
import { SUBJECT_LABELS } from "~/moderation/text";
import { ReportNotFound } from "~/moderation/ui/reports";
import { formatDateTime } from "~/platform/dates";
import { notFound } from "~/platform/errors.server";
import type { PageHandle } from "~/platform/pages";
import { titleUnlessMissing } from "~/platform/sentence-text";
import { isId } from "~/platform/strings";
import { ErrorPage } from "~/ui/error-page";
import { Callout, Panel, PlainText } from "~/ui/kit";
import { Breadcrumbs } from "~/ui/navigation";
import { Main } from "~/ui/page-frame";

export async function loader({ params: { id }, request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_REPORT);
  if (!isId(id)) notFound();
  const report = await findOwnReport(context.db, id, user.id);
  if (!report) notFound();
  const { subject, reason, status, answer, createdAt, closedAt } = report;
  const { zone } = user;
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
        trail={[{ text: "Beranda", href: "/" }, { text: "Notifikasi", href: "/notifications" }, { text: "Laporan" }]}
      />
      <div className="max-w-form">
        <h1>Laporan Anda</h1>
        <p className="text-sm text-ink-soft mb-4">
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
            <p className="text-sm text-ink-soft mt-3">{closed}</p>
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
