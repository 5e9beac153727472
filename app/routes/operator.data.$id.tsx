import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { findRequest } from "~/db/account/data-requests.server";
import { isId } from "~/domain/core/text";
import { correctionAnswerForm } from "~/forms/account/my-data.server";
import { titleUnlessMissing } from "~/http/error-title";
import { notFound } from "~/http/errors.server";
import { parseForm, readForm, rejected } from "~/http/form.server";
import { expectOperator } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import { answerCorrection } from "~/operations/account/ask-about-data.server";
import { Breadcrumbs } from "~/ui/kit/navigation/breadcrumbs";
import { Panel } from "~/ui/kit/panel";
import { Bdi } from "~/ui/kit/text/bdi";
import { PlainText } from "~/ui/kit/text/plain-text";
import { Topline } from "~/ui/layout/title-bar";
import { CorrectionAnswer } from "~/ui/operator/correction-answer";
import { OperatorErrorBoundary } from "~/ui/operator/not-found";
import { requestView } from "~/views/operator/data-requests.server";

const LIST = "/operator/data";

/** Nobody reads or answers their own. */
export async function loader({ params: { id }, request, context }: LoaderFunctionArgs) {
  const operator = await expectOperator(context, request);
  if (!isId(id)) notFound();
  const found = await findRequest(context.db, id, operator.id);
  return found ? requestView(found) : notFound();
}

export async function action({ params: { id }, request, context }: ActionFunctionArgs) {
  const operator = await expectOperator(context, request);
  if (!isId(id)) notFound();
  const parsed = await parseForm(await readForm(request), correctionAnswerForm);
  if (!parsed.ok) return rejected(parsed.result);
  const { answer, act } = parsed.value;
  const { id: operatorId } = await operator.reader();
  const answered = await answerCorrection(context, { id, operatorId }, { answer, done: act === "done" });
  if (!answered.ok && answered.reason === "no_request") notFound();
  return answered.ok
    ? context.toasts.redirectWithSuccess(LIST, { message: "Permintaan dijawab" }, { status: 303 })
    : context.toasts.redirectWithError(LIST, { message: "Permintaan ini sudah dijawab" }, { status: 303 });
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
