import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { LOGIN_TO_REPORT } from "~/copy/account/login-first";
import { REPORT_REFUSALS } from "~/copy/report/refusals";
import { reportChoices, SUBJECT_LABELS } from "~/copy/report/report";
import { findReportedThing } from "~/db/report/reports.server";
import { excerpt, isId } from "~/domain/core/text";
import { isReportable, mayReport, type Reportable } from "~/domain/report/report";
import { reportForm } from "~/forms/report/report.server";
import { titleUnlessMissing } from "~/http/error-title";
import { notFound } from "~/http/errors.server";
import { type FormResult, parseForm, readForm, rejected } from "~/http/form.server";
import type { PageHandle } from "~/http/page";
import { statusOf } from "~/http/refusals.server";
import { expectUser } from "~/http/viewer.server";
import { sendReport } from "~/operations/report/send-report.server";
import { Callout } from "~/ui/kit/callout";
import { Breadcrumbs } from "~/ui/kit/navigation/breadcrumbs";
import { Bdi } from "~/ui/kit/text/bdi";
import { PlainText } from "~/ui/kit/text/plain-text";
import { ErrorPage } from "~/ui/layout/error-page";
import { Main } from "~/ui/layout/page-shell";
import { ReportForm } from "~/ui/report/form";
import { ReportNotFound } from "~/ui/report/not-found";

const SHOWN = 300;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_TO_REPORT);
  const about = reportedIn(request);
  const thing = await findReportedThing(context.db, { ...about, reporterId: user.id });
  if (!thing) notFound();
  const allowed = mayReport(thing, user.id);
  const refused = allowed.ok ? (thing.alreadyOpen ? "already_open" : null) : allowed.reason;
  return {
    kind: SUBJECT_LABELS[about.subject],
    title: thing.title,
    text: excerpt(thing.text, SHOWN),
    place: thing.place,
    choices: reportChoices(about.subject),
    refused: refused && REPORT_REFUSALS[refused],
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_TO_REPORT);
  const about = reportedIn(request);
  const parsed = await parseForm(await readForm(request), reportForm(about.subject));
  if (!parsed.ok) return rejected(parsed.result);
  const { reason: choice, details } = parsed.value;
  const sent = await sendReport(context, { ...about, reporterId: user.id, choice, details });
  if (sent.ok) {
    const toast = { message: "Laporan terkirim", description: "Kami periksa dan kabari Anda hasilnya." };
    return context.toasts.redirectWithSuccess(sent.value.place, toast, { status: 303 });
  }
  if (sent.reason === "no_subject") notFound();
  const result = parsed.reject({ "": [REPORT_REFUSALS[sent.reason]] });
  return data({ result }, statusOf(sent.reason, context.now));
}

function reportedIn(request: Request): { subject: Reportable; subjectId: string } {
  const query = new URL(request.url).searchParams;
  const subject = query.get("subject");
  const subjectId = query.get("id") ?? undefined;
  if (!isReportable(subject) || !isId(subjectId)) notFound();
  return { subject, subjectId };
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function NewReport() {
  const { kind, title, text, place, choices, refused } = useLoaderData<typeof loader>();
  const answer = useActionData<{ result: FormResult }>();
  return (
    <Main>
      <Breadcrumbs
        trail={[{ text: "Beranda", href: "/" }, { text: kind, href: place }, { text: "Laporkan" }]}
      />
      <div className="max-w-form">
        <h1>Laporkan</h1>
        <ReportedSubject kind={kind} title={title} text={text} />
        {refused && !answer ? (
          <Callout icon="check">
            {refused} <a href={place}>Kembali</a>
          </Callout>
        ) : (
          <ReportForm choices={choices} back={place} result={answer?.result} />
        )}
      </div>
    </Main>
  );
}

export const meta: MetaFunction = ({ error }) =>
  titleUnlessMissing("Laporkan", "Tidak ada yang dapat dilaporkan di sini", error);

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />;
  return error.status === 404 ? <ReportNotFound /> : <ErrorPage status={error.status} />;
}

function ReportedSubject({ kind, title, text }: { kind: string; title: string; text: string }) {
  return (
    <div className="panel my-4">
      <p className="small soft">{kind}</p>
      <p>
        <b>
          <Bdi>{title}</Bdi>
        </b>
      </p>
      {text !== "" && <PlainText text={text} />}
    </div>
  );
}
