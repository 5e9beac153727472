import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { AppealConflictNote } from "~/accounts/ui/account";
import { requireOperator } from "~/accounts/viewer.server";
import { closeReport } from "~/moderation/commands.server";
import { answerForm } from "~/moderation/form.server";
import { reportPageView } from "~/moderation/page-data.server";
import { findReportFile } from "~/moderation/queries.server";
import { answerHint, CLOSING_REFUSALS } from "~/moderation/text";
import { DetailPage } from "~/operators/ui/detail-page";
import { LazyActionForm } from "~/operators/ui/lazy";
import { notFound } from "~/platform/errors.server";
import {
  constraintsOf,
  type FormResult,
  invalidFormOrRefusedPage,
  parseForm,
  readForm,
  throwRefusedFormPage,
} from "~/platform/forms/requests.server";
import { titleUnlessMissing } from "~/platform/sentence-text";
import { isId, isolated } from "~/platform/strings";
import type { Constraints, Result } from "~/ui/fields";
import { Bdi, Callout, Panel, PlainText, Section } from "~/ui/kit";
import { AppButtonLink } from "~/ui/navigation";
import { ReceiptRows } from "~/ui/prices";
import { ReportSubjectPanel } from "./subject";

type ReportPage = ReturnType<typeof reportPageView>;

export async function loader({ params: { id }, request, context }: LoaderFunctionArgs) {
  const operator = await requireOperator(context, request);
  if (!isId(id)) notFound();
  const file = await findReportFile(context.db, id, operator.id);
  if (!file) notFound();
  return { ...reportPageView(file, operator.id), constraints: constraintsOf(answerForm) };
}

export { OPERATOR_FORM as formDefinition } from "~/operators/form.server";

export async function action(args: ActionFunctionArgs) {
  const { context, request } = args;
  const { id } = args.params;
  const operator = await requireOperator(context, request);
  if (!isId(id)) notFound();
  const form = await readForm(request);
  const parsed = await parseForm(form, answerForm);
  const refusal = { title: "Laporan tidak ditutup", backHref: `${LIST}/${id}` };
  if (!parsed.ok) {
    const { closed, refused } = await loader(args);
    const reason = closed ? CLOSING_REFUSALS.already : refused;
    return invalidFormOrRefusedPage(form, parsed.result, { ...refusal, reason });
  }
  const closed = await closeReport(context, id, { operatorId: operator.id, ...parsed.value });
  if (closed.ok)
    return context.toasts.redirectWithSuccess(
      LIST,
      { message: "Laporan ditutup", description: "Pengirimnya diberi tahu jawaban Anda." },
      { status: 303 },
    );
  if (closed.reason === "no_report") notFound();
  throwRefusedFormPage(form, { ...refusal, reason: CLOSING_REFUSALS[closed.reason] });
}

function ReportActions({ person, ways }: Pick<ReportPage, "person" | "ways">) {
  return (
    <Panel id="orangnya" title="Siapa">
      {person ? (
        <>
          <p className="mb-3">
            {person.suspended === null ? (
              <a href={`/u/${person.id}`}>
                <Bdi>{person.name}</Bdi>
              </a>
            ) : (
              <b>
                <Bdi>{person.name}</Bdi>
              </b>
            )}
          </p>
          <ReceiptRows rows={person.rows} />
          {person.suspended !== null && (
            <Callout icon="lock" warm small>
              {person.suspended}
            </Callout>
          )}
        </>
      ) : (
        <p className="text-ink-soft">Yang dilaporkan sudah tidak ada.</p>
      )}
      {ways.map(({ href, text, destroys }) => (
        <p className="mt-3" key={href}>
          <AppButtonLink look={destroys ? "danger-line" : "line"} wide to={href}>
            {text}
          </AppButtonLink>
        </p>
      ))}
    </Panel>
  );
}

function AnswerForm({
  reader,
  constraints,
  result,
}: {
  reader: string;
  constraints: Constraints;
  result: Result | undefined;
}) {
  return (
    <Section id="jawab" title="Jawab dan tutup" tight>
      <LazyActionForm
        id="balasan"
        className="max-w-form"
        field={{
          name: "answer",
          label: "Jawaban",
          hint: answerHint(reader),
        }}
        constraints={constraints}
        result={result}
        buttons={[{ text: "Tutup Laporan", look: "primary" }]}
      />
    </Section>
  );
}

function ReportHistory({ earlier, acts }: Pick<ReportPage, "earlier" | "acts">) {
  return (
    <>
      {earlier.length > 0 && (
        <Panel id="lainnya" title="Laporan lain tentang ini">
          <ul>
            {earlier.map(({ id, reason, open, text }) => (
              <li key={id} className="py-2">
                <Link to={`/operator/reports/${id}`}>{reason}</Link>
                <br />
                <span className="text-sm text-ink-soft">
                  {text}
                  {open ? ", menunggu" : ", selesai"}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {acts.length > 0 && (
        <Panel id="tindakan" title="Tindakan sebelumnya">
          <ul>
            {acts.map(({ id, title, reason, text }) => (
              <li key={id} className="py-2">
                <b>{title}</b>
                <br />
                <span className="text-sm">{reason}</span>
                <br />
                <span className="text-sm text-ink-soft">{text}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

const LIST = "/operator/reports";

export default function Report() {
  const report = useLoaderData<typeof loader>();
  const answer = useActionData<{ result: FormResult }>();
  const { id, kind, title, reason, by, at, closed, refused } = report;
  return (
    <DetailPage
      list={{ text: "Laporan", href: LIST }}
      name={kind}
      title={
        <>
          {kind}: <Bdi>{title}</Bdi>
        </>
      }
      line={
        <>
          {report.appeal ? "Diajukan oleh" : "Dilaporkan oleh"}{" "}
          <a href={`/u/${by.id}`}>
            <Bdi>{by.name}</Bdi>
          </a>
          , {at}
        </>
      }
      aside={
        <>
          <ReportActions {...report} />
          <ReportHistory {...report} />
        </>
      }
    >
      <Panel id="alasan" title={report.appeal ? "Bandingnya" : "Alasan pelapor"}>
        {report.choice && (
          <p className="mb-2">
            <b>{report.choice}</b>
          </p>
        )}
        <PlainText text={reason} />
      </Panel>
      <ReportSubjectPanel {...report} />
      {closed ? (
        <Panel id="jawaban" title="Jawaban">
          <PlainText text={closed.answer} />
          <p className="text-sm text-ink-soft mt-3">
            <Bdi>{closed.by}</Bdi>, {closed.at}
          </p>
        </Panel>
      ) : refused !== null ? (
        <Callout icon="warn" warm>
          {refused}
        </Callout>
      ) : (
        <>
          {report.alone && <AppealConflictNote />}
          <AnswerForm
            key={id}
            reader={report.appeal ? by.name : "pelapor"}
            constraints={report.constraints}
            result={answer?.result}
          />
        </>
      )}
    </DetailPage>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  titleUnlessMissing(data ? `Laporan: ${isolated(data.title)}` : "Laporan", "Tidak ditemukan", error);

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
