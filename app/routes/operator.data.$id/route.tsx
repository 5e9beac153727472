import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { answerCorrection } from "~/accounts/commands.server";
import { findRequest } from "~/accounts/data-queries.server";
import { correctionAnswerForm } from "~/accounts/form.server";
import { requestView } from "~/operators/page-data.server";
import { OperatorErrorBoundary } from "~/operators/ui/not-found";
import { notFound } from "~/platform/errors.server";
import { parseForm, readForm, refuseTyped, rejected } from "~/platform/form-requests.server";
import type { PageHandle } from "~/platform/pages";
import { titleUnlessMissing } from "~/platform/sentence-text";
import { isId } from "~/platform/strings";
import { requireOperator } from "~/platform/viewer.server";
import { ErrorSummary, type Result, TextArea } from "~/ui/fields";
import { Form } from "~/ui/form";
import { Topline } from "~/ui/frame";
import { Bdi, Panel, PlainText, SubmitButton } from "~/ui/kit";
import { Breadcrumbs } from "~/ui/navigation";
import { useServerForm } from "~/ui/server-form";

/** The operator corrects the data first. The person gets this answer by mail. */
export function CorrectionAnswer({ result }: { result: Result | undefined }) {
  const [form, fields] = useServerForm<"answer" | "act">({ id: "jawaban", lastResult: result });
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="panel mt-4">
      <ErrorSummary answer={result} fields={[fields.answer, fields.act]} formErrors={form.errors} />
      <Form method="post" form={form}>
        <fieldset disabled={busy}>
          <TextArea
            field={fields.answer}
            label="Jawaban"
            hint="Dibaca pemilik data, juga lewat email: apa yang diperbaiki, atau mengapa tidak."
            low
          />
        </fieldset>
        <div className="actions">
          <SubmitButton name="act" value="done" busy={busy}>
            Sudah diperbaiki
          </SubmitButton>
          <SubmitButton look="line" name="act" value="refused" busy={busy}>
            Tolak
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}

const LIST = "/operator/data";

/** Excludes the operator's own requests. */
export async function loader({ params: { id }, request, context }: LoaderFunctionArgs) {
  const operator = await requireOperator(context, request);
  if (!isId(id)) notFound();
  const found = await findRequest(context.db, id, operator.id);
  return found ? requestView(found) : notFound();
}

export async function action({ params: { id }, request, context }: ActionFunctionArgs) {
  const operator = await requireOperator(context, request);
  if (!isId(id)) notFound();
  const form = await readForm(request);
  const parsed = await parseForm(form, correctionAnswerForm);
  if (!parsed.ok) return rejected(parsed.result);
  const { answer, act } = parsed.value;
  const { id: operatorId } = operator;
  const answered = await answerCorrection(context, { id, operatorId }, { answer, done: act === "done" });
  if (!answered.ok && answered.reason === "no_request") notFound();
  if (answered.ok)
    return context.toasts.redirectWithSuccess(LIST, { message: "Permintaan dijawab" }, { status: 303 });
  const why = "Permintaan ini sudah dijawab.";
  refuseTyped(form, { said: "Jawaban belum terkirim", why, back: LIST });
}

export default function DataRequest() {
  const { title, person, status, answerable, note, words, answer, asked, due, closed } =
    useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <>
      <Topline>
        <Breadcrumbs trail={[{ text: "Data pribadi", href: LIST }, { text: title }]} />
      </Topline>
      <h1>{title}</h1>
      <div className="mt-4 max-w-form">
        <Panel id="request" title={`${status}, ${note.toLowerCase()}`}>
          <p className="small soft">
            Diminta {asked}, {closed ? `selesai ${closed}` : `dijawab sebelum ${due}`}.{" "}
            <Link to={`/operator/people/${person.id}`}>
              Buka akun <Bdi>{person.name}</Bdi>
            </Link>
          </p>
          {words && (
            <div className="mt-3">
              <PlainText text={words} />
            </div>
          )}
          {answer && (
            <div className="mt-3">
              <PlainText text={`Jawaban: ${answer}`} />
            </div>
          )}
        </Panel>
        {answerable && <CorrectionAnswer result={reply?.result} />}
      </div>
    </>
  );
}

export const meta: MetaFunction = ({ error }) =>
  titleUnlessMissing("Permintaan data pribadi", "Tidak ditemukan", error);

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
