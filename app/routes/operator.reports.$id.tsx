import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CLOSING_REFUSALS } from "~/copy/report/refusals";
import { findReportFile } from "~/db/report/case.server";
import { isolated } from "~/domain/core/bidi";
import { isId } from "~/domain/core/text";
import { answerForm } from "~/forms/report/report.server";
import { notFound } from "~/http/errors.server";
import { constraintsOf, type FormResult, parseForm, readForm, rejected } from "~/http/form.server";
import { expectOperator } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import { closeReport } from "~/operations/report/close-report.server";
import { AppealConflict } from "~/ui/account/appeal-alone";
import { Callout } from "~/ui/kit/callout";
import { Breadcrumbs } from "~/ui/kit/navigation/breadcrumbs";
import { Panel } from "~/ui/kit/panel";
import { Bdi } from "~/ui/kit/text/bdi";
import { PlainText } from "~/ui/kit/text/plain-text";
import { Topline } from "~/ui/layout/title-bar";
import { OperatorErrorBoundary } from "~/ui/operator/not-found";
import { ReportActions } from "~/ui/report/actions";
import { AnswerForm } from "~/ui/report/answer-form";
import { ReportHistory } from "~/ui/report/history";
import { ReportSubject } from "~/ui/report/subject";
import { reportPageView } from "~/views/report/page.server";

const LIST = "/operator/reports";

export async function loader({ params: { id }, request, context }: LoaderFunctionArgs) {
  const operator = await expectOperator(context, request);
  if (!isId(id)) notFound();
  const file = await findReportFile(context.db, id, operator.id);
  if (!file) notFound();
  return { ...reportPageView(file, operator.id), constraints: constraintsOf(answerForm) };
}

export async function action({ params: { id }, request, context }: ActionFunctionArgs) {
  const operator = await expectOperator(context, request);
  if (!isId(id)) notFound();
  const parsed = await parseForm(await readForm(request), answerForm);
  if (!parsed.ok) return rejected(parsed.result);
  const closed = await closeReport(context, id, { operatorId: operator.id, ...parsed.value });
  if (closed.ok)
    return context.toasts.redirectWithSuccess(
      LIST,
      { message: "Laporan ditutup", description: "Pengirimnya diberi tahu jawaban Anda." },
      { status: 303 },
    );
  if (closed.reason === "no_report") notFound();
  return context.toasts.redirectWithError(
    `${LIST}/${id}`,
    { message: "Laporan tidak ditutup", description: CLOSING_REFUSALS[closed.reason] },
    { status: 303 },
  );
}

export default function Report() {
  const report = useLoaderData<typeof loader>();
  const answer = useActionData<{ result: FormResult }>();
  const { id, kind, title, reason, by, at, closed, refused } = report;
  return (
    <>
      <Topline>
        <Breadcrumbs trail={[{ text: "Laporan", href: LIST }, { text: kind }]} />
      </Topline>
      <h1>
        {kind}: <Bdi>{title}</Bdi>
      </h1>
      <p className="small soft">
        {report.appeal ? "Diajukan oleh" : "Dilaporkan oleh"}{" "}
        <a href={`/u/${by.id}`}>
          <Bdi>{by.name}</Bdi>
        </a>
        , {at}
      </p>
      <div className="two-columns mt-4">
        <div>
          <Panel id="alasan" title={report.appeal ? "Bandingnya" : "Alasan pelapor"}>
            {report.choice && (
              <p className="mb-2">
                <b>{report.choice}</b>
              </p>
            )}
            <PlainText text={reason} />
          </Panel>
          <ReportSubject {...report} />
          {closed ? (
            <Panel id="jawaban" title="Jawaban">
              <PlainText text={closed.answer} />
              <p className="small soft mt-3">
                <Bdi>{closed.by}</Bdi>, {closed.at}
              </p>
            </Panel>
          ) : refused !== null ? (
            <Callout icon="warn" warm>
              {refused}
            </Callout>
          ) : (
            <>
              {report.alone && <AppealConflict />}
              <AnswerForm
                key={id}
                reader={report.appeal ? by.name : "pelapor"}
                constraints={report.constraints}
                result={answer?.result}
              />
            </>
          )}
        </div>
        <aside>
          <ReportActions person={report.person} ways={report.ways} />
          <ReportHistory earlier={report.earlier} acts={report.acts} />
        </aside>
      </div>
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `Laporan: ${isolated(data.title)} | JasaWarga` : "Tidak ditemukan | JasaWarga" },
];

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
