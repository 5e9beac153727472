import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { isRouteErrorResponse, useActionData, useLoaderData, useNavigation, useRouteError } from "@remix-run/react";
import { LOGIN_TO_REPORT } from "~/accounts/login-prompt-text";
import { requireUser } from "~/accounts/viewer.server";
import { sendReport } from "~/moderation/commands.server";
import { reportForm } from "~/moderation/form.server";
import { findReportedThing } from "~/moderation/queries.server";
import { canReport, isReportable, type Reportable } from "~/moderation/report";
import { REPORT_REFUSALS, reportChoices, reportHint, SUBJECT_LABELS } from "~/moderation/text";
import { ReportNotFound } from "~/moderation/ui/reports";
import { notFound } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import { type FormResult, invalidForm, parseForm, readForm, statusOf } from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { titleUnlessMissing } from "~/platform/sentence-text";
import { excerpt, isId } from "~/platform/strings";
import { ChoiceGroup } from "~/ui/choices";
import { ErrorPage } from "~/ui/error-page";
import { ErrorSummary, type Result, TextArea } from "~/ui/fields";
import { Form } from "~/ui/form";
import { Bdi, ButtonLink, Callout, PlainText, SubmitButton } from "~/ui/kit";
import { Breadcrumbs } from "~/ui/navigation";
import { Main } from "~/ui/page-frame";
import { useServerForm } from "~/ui/server-form";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_REPORT);
  const about = reportedIn(request);
  const thing = await findReportedThing(context.db, { ...about, reporterId: user.id });
  if (!thing) notFound();
  const allowed = canReport(thing, user.id);
  const refused = allowed.ok ? (thing.alreadyOpen ? "already_open" : null) : allowed.reason;
  return {
    kind: SUBJECT_LABELS[about.subject],
    title: thing.title,
    text: excerpt(thing.text, MAX_EXCERPT_LENGTH),
    place: thing.place,
    choices: reportChoices(about.subject),
    refused: refused && REPORT_REFUSALS[refused],
  };
}

export const formDefinition: FormDefinition = {
  failed: "Laporan belum terkirim",
  fields: { details: "Penjelasan", reason: "Alasan" },
  hourly: ["too_many"],
};

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_REPORT);
  const about = reportedIn(request);
  const parsed = await parseForm(await readForm(request), reportForm(about.subject));
  if (!parsed.ok) return invalidForm(parsed.result);
  const { reason: choice, details } = parsed.value;
  const sent = await sendReport(context, { ...about, reporterId: user.id, choice, details });
  if (sent.ok) {
    const toast = { message: "Laporan terkirim", description: "Kami periksa dan kabari Anda hasilnya." };
    return context.toasts.redirectWithSuccess(sent.value.place, toast, { status: 303 });
  }
  if (sent.reason === "no_subject") notFound();
  const result = parsed.reject({ "": [REPORT_REFUSALS[sent.reason]] });
  return data({ result }, statusOf(sent.reason, formDefinition, context.now));
}

const MAX_EXCERPT_LENGTH = 300;

function reportedIn(request: Request): { subject: Reportable; subjectId: string } {
  const query = new URL(request.url).searchParams;
  const subject = query.get("subject");
  const subjectId = query.get("id") ?? undefined;
  if (!isReportable(subject) || !isId(subjectId)) notFound();
  return { subject, subjectId };
}

function ReportForm({
  choices,
  back,
  result,
}: {
  choices: readonly { value: string; label: string }[];
  back: string;
  result: Result | undefined;
}) {
  const [form, fields] = useServerForm<"reason" | "details">({ id: "laporan", lastResult: result });
  const busy = useNavigation().formMethod === "POST";
  return (
    <>
      <ErrorSummary answer={result} fields={[fields.reason, fields.details]} formErrors={form.errors} />
      <Form method="post" form={form}>
        <fieldset disabled={busy}>
          <ChoiceGroup field={fields.reason} label="Apa yang salah?" options={choices} />
          <TextArea field={fields.details} label="Ceritakan apa yang terjadi" data-draft hint={reportHint()} low />
        </fieldset>
        <Callout icon="lock" small>
          Nama Anda tidak kami sampaikan kepada yang dilaporkan.
        </Callout>
        <div className="actions">
          <SubmitButton busy={busy}>Kirim Laporan</SubmitButton>
          {/* This is a plain link, because the page has no script. */}
          <ButtonLink look="line" href={back}>
            Kembali
          </ButtonLink>
        </div>
      </Form>
    </>
  );
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function NewReport() {
  const { kind, title, text, place, choices, refused } = useLoaderData<typeof loader>();
  const answer = useActionData<{ result: FormResult }>();
  return (
    <Main>
      <Breadcrumbs trail={[{ text: "Beranda", href: "/" }, { text: kind, href: place }, { text: "Laporkan" }]} />
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
      <p className="text-sm text-ink-soft">{kind}</p>
      <p>
        <b>
          <Bdi>{title}</Bdi>
        </b>
      </p>
      {text !== "" && <PlainText text={text} />}
    </div>
  );
}
