import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { LOGIN_TO_SEE_ORDERS } from "~/accounts/login-prompt-text";
import { changeAnswerForm } from "~/orders/form.server";
import { changeAnswerView } from "~/orders/page-data.server";
import { findOrderWithChange } from "~/orders/page-queries.server";
import { backToOrder, refuseKeptText, stepStatus } from "~/orders/requests.server";
import { answerChange } from "~/orders/step-commands.server";
import { findAnswer } from "~/orders/step-pages";
import { CHANGING_STEPS } from "~/orders/step-text";
import { type ChangeRowView, orderRefusalSentence } from "~/orders/text";
import { OrderBreadcrumbs, OrderErrorBoundary } from "~/orders/ui/order";
import { StepEnd } from "~/orders/ui/step-forms";
import { ChangeTerms } from "~/orders/ui/turn";
import { noOrder, notFound } from "~/platform/errors.server";
import { type FormResult, parseForm, readForm, rejected } from "~/platform/form-requests.server";
import type { PageHandle } from "~/platform/pages";
import { ORDER_NOT_FOUND, pageTitle } from "~/platform/sentence-text";
import { requireUser } from "~/platform/viewer.server";
import { ErrorSummary, formResult, type Result, TextArea } from "~/ui/fields";
import { Form } from "~/ui/form";
import { Bdi } from "~/ui/kit";

type ChangeAnswerProps = {
  orderId: string;
  changeId: string;
  button: string;
  asksWhy: boolean;
  by: string;
  rows: readonly ChangeRowView[];
  description: string;
  consequence: string;
};

export function ChangeAnswerForm({ result, ...page }: ChangeAnswerProps & { result: Result | undefined }) {
  const { fields, errors } = formResult("jawab", ["reason"], result);
  const busy = useNavigation().state !== "idle";
  return (
    <div className="mt-4">
      <div className="panel">
        <p className="small soft mb-3">
          Diusulkan <Bdi>{page.by}</Bdi>
        </p>
        <ChangeTerms rows={page.rows} description={page.description} />
        <ErrorSummary answer={result} fields={[fields.reason]} formErrors={errors} />
        <Form method="post" noValidate className="mt-4">
          <input type="hidden" name="change" value={page.changeId} />
          {page.asksWhy && (
            <fieldset disabled={busy}>
              <TextArea
                field={fields.reason}
                label="Alasan"
                hint={`Dibaca oleh ${page.by}.`}
                optional
                low
                rows={3}
              />
            </fieldset>
          )}
          <StepEnd orderId={page.orderId} consequence={page.consequence} button={page.button} busy={busy} />
        </Form>
      </div>
    </div>
  );
}

function answerIn({ answer }: { answer?: string }) {
  const { kind } = findAnswer(answer) ?? notFound();
  return { kind, words: CHANGING_STEPS[kind].page };
}

export async function loader(args: LoaderFunctionArgs) {
  const { params, request, context } = args;
  const { kind, words } = answerIn(params);
  const user = await requireUser(context, request, LOGIN_TO_SEE_ORDERS);
  const order = await findOrderWithChange(context.db, params.id ?? "", user.id);
  if (!order) noOrder();
  const view = changeAnswerView(order, kind, user.id, context.now);
  if (!view.ok) throw await backToOrder(args, words, view.reason);
  return view.value;
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_ORDERS);
  const { kind, words } = answerIn(params);
  const form = await readForm(request);
  const parsed = await parseForm(form, changeAnswerForm);
  if (!parsed.ok) return rejected(parsed.result);
  const { change, reason } = parsed.value;
  const answer = { kind, reason };
  const answered = await answerChange(context, params.id ?? "", user.id, change, answer);
  if (!answered.ok && answered.reason === "too_many_steps")
    return rejected(
      parsed.reject({ "": [orderRefusalSentence(answered.reason)] }),
      stepStatus(answered.reason, context.now),
    );
  if (!answered.ok)
    refuseKeptText(form, { orderId: params.id ?? "", failed: words.failed, reason: answered.reason });
  return backToOrder({ context, params }, words, answered.ok ? null : answered.reason);
}

export default function ChangeAnswer() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result: FormResult }>();
  return (
    <>
      <OrderBreadcrumbs orderId={page.orderId} title={page.title} here={page.heading} />
      <h1>{page.heading}</h1>
      <p className="small soft">
        <Bdi>{page.title}</Bdi>
      </p>
      <ChangeAnswerForm {...page} result={answer?.result} />
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data?.heading ?? ORDER_NOT_FOUND) },
];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return <OrderErrorBoundary />;
}
