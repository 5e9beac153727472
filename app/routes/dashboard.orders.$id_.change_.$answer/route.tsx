import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_ORDERS } from "~/accounts/login-prompt-text";
import { requireUser } from "~/accounts/viewer.server";
import { changeAnswerForm, ORDER_FIELDS } from "~/orders/form.server";
import { findAnswer } from "~/orders/lifecycle";
import { changeAnswerView } from "~/orders/page-data.server";
import { findOrderWithChange } from "~/orders/page-queries.server";
import { answerFailure, backToOrder, stepStatus, throwRefusedFormPageIfTyped } from "~/orders/requests.server";
import { changeOrder } from "~/orders/step-commands.server";
import { STEP_COPY } from "~/orders/step-text";
import { orderRefusalSentence } from "~/orders/text";
import { OrderBreadcrumbs } from "~/orders/ui/order";
import { noOrder, notFound } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import { type FormResult, invalidForm, parseForm, readForm } from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { ORDER_NOT_FOUND, titleUnlessMissing } from "~/platform/sentence-text";
import { Bdi } from "~/ui/kit";
import { lazyComponent } from "~/ui/lazy-component";

const ChangeAnswerForm = lazyComponent(() => import("./answer-form").then((loaded) => loaded.ChangeAnswerForm));

function answerIn({ answer }: { answer?: string }) {
  const { kind } = findAnswer(answer) ?? notFound();
  return { kind, words: STEP_COPY[kind].page };
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

export const formDefinition: FormDefinition = { failed: answerFailure, fields: ORDER_FIELDS };

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_ORDERS);
  const { kind, words } = answerIn(params);
  const form = await readForm(request);
  const parsed = await parseForm(form, changeAnswerForm);
  const orderId = params.id ?? "";
  if (!parsed.ok) {
    const order = await findOrderWithChange(context.db, orderId, user.id);
    const view = order && changeAnswerView(order, kind, user.id, context.now);
    if (view && !view.ok) throwRefusedFormPageIfTyped(form, { orderId, failed: words.failed, reason: view.reason });
    return invalidForm(parsed.result);
  }
  const { change: formId, reason } = parsed.value;
  const answered = await changeOrder(context, { orderId, userId: user.id, command: { kind, reason }, formId });
  if (!answered.ok && answered.reason === "too_many_steps")
    return invalidForm(
      parsed.reject({ "": [orderRefusalSentence(answered.reason)] }),
      stepStatus(answered.reason, context.now),
    );
  if (!answered.ok) throwRefusedFormPageIfTyped(form, { orderId, failed: words.failed, reason: answered.reason });
  return backToOrder({ context, params }, words, answered.ok ? null : answered.reason);
}

export default function ChangeAnswer() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result: FormResult }>();
  return (
    <>
      <OrderBreadcrumbs orderId={page.orderId} title={page.title} here={page.heading} />
      <h1>{page.heading}</h1>
      <p className="text-sm text-ink-soft">
        <Bdi>{page.title}</Bdi>
      </p>
      <ChangeAnswerForm {...page} result={answer?.result} />
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  titleUnlessMissing(data?.heading ?? "Usulan perubahan", ORDER_NOT_FOUND, error);

export const handle: PageHandle = { page: "app" };

export { OrderErrorBoundary as ErrorBoundary } from "~/orders/ui/order";
