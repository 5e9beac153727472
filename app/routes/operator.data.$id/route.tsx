import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { answerCorrection } from "~/accounts/commands.server";
import { correctionAnswerForm } from "~/accounts/form.server";
import { findDataRequest } from "~/accounts/personal-data-queries.server";
import { requireOperator } from "~/accounts/viewer.server";
import { dataRequestView } from "~/operators/page-data.server";
import { DetailPage } from "~/operators/ui/detail-page";
import { LazyActionForm } from "~/operators/ui/lazy";
import { notFound } from "~/platform/errors.server";
import { invalidFormOrRefusedPage, parseForm, readForm, throwRefusedFormPage } from "~/platform/forms/requests.server";
import { titleUnlessMissing } from "~/platform/sentence-text";
import { isId } from "~/platform/strings";
import { Bdi, Panel, PlainText } from "~/ui/kit";

const LIST = "/operator/data";

export async function loader({ params: { id }, request, context }: LoaderFunctionArgs) {
  const operator = await requireOperator(context, request);
  if (!isId(id)) notFound();
  const found = await findDataRequest(context.db, id, operator.id);
  return found ? dataRequestView(found) : notFound();
}

export { OPERATOR_FORM as formDefinition } from "~/operators/form.server";

export async function action(args: ActionFunctionArgs) {
  const { context, request } = args;
  const { id } = args.params;
  const operator = await requireOperator(context, request);
  if (!isId(id)) notFound();
  const form = await readForm(request);
  const parsed = await parseForm(form, correctionAnswerForm);
  const refusal = { title: "Jawaban belum terkirim", reason: "Permintaan ini sudah dijawab.", backHref: LIST };
  if (!parsed.ok) {
    const { answerable } = await loader(args);
    return invalidFormOrRefusedPage(form, parsed.result, answerable ? { ...refusal, reason: null } : refusal);
  }
  const { answer, act } = parsed.value;
  const { id: operatorId } = operator;
  const answered = await answerCorrection(context, { id, operatorId }, { answer, done: act === "done" });
  if (!answered.ok && answered.reason === "no_data_request") notFound();
  if (answered.ok) return context.toasts.redirectWithSuccess(LIST, { message: "Permintaan dijawab" }, { status: 303 });
  throwRefusedFormPage(form, refusal);
}

export default function DataRequest() {
  const { title, person, status, answerable, note, words, answer, asked, due, closed } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <DetailPage list={{ text: "Data pribadi", href: LIST }} name={title} title={title} layout="single">
      <Panel id="request" title={`${status}, ${note.toLowerCase()}`}>
        <p className="text-sm text-ink-soft">
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
      {answerable && (
        <div className="panel mt-4">
          {/* The operator corrects the data first. The person gets this answer by mail. */}
          <LazyActionForm
            id="jawaban"
            field={{
              name: "answer",
              label: "Jawaban",
              hint: "Dibaca pemilik data, juga lewat email: apa yang diperbaiki, atau mengapa tidak.",
            }}
            result={reply?.result}
            buttons={[
              { text: "Sudah diperbaiki", look: "primary", act: "done" },
              { text: "Tolak", look: "line", act: "refused" },
            ]}
          />
        </div>
      )}
    </DetailPage>
  );
}

export const meta: MetaFunction = ({ error }) =>
  titleUnlessMissing("Permintaan data pribadi", "Tidak ditemukan", error);

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
