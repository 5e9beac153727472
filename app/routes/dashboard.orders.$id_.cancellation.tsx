import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_ORDERS } from "~/accounts/login-prompt-text";
import { requireUser } from "~/accounts/viewer.server";
import { cancellationForm, ORDER_FIELDS, versionIn } from "~/orders/form.server";
import { confirmationView } from "~/orders/page-data.server";
import { findOrderForStep } from "~/orders/page-queries.server";
import {
  backToOrder,
  isRecoverable,
  recordFailedStep,
  stepStatus,
  throwIfStepImpossible,
  throwRefusedFormPageIfTyped,
} from "~/orders/requests.server";
import { changeOrder } from "~/orders/step-commands.server";
import { STEP_COPY } from "~/orders/step-text";
import { orderRefusalSentence } from "~/orders/text";
import { OrderClosing } from "~/orders/ui/step-forms";
import { noOrder } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import { type FormResult, invalidForm, parseForm, readForm } from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { ORDER_NOT_FOUND, titleUnlessMissing } from "~/platform/sentence-text";

export async function loader(args: LoaderFunctionArgs) {
  const { page: words } = STEP_COPY.cancel;
  const { params, request, context } = args;
  const user = await requireUser(context, request, LOGIN_TO_SEE_ORDERS);
  const asked = { orderId: params.id ?? "", userId: user.id };
  const order = await findOrderForStep(context.db, asked, "cancel", context.now);
  if (!order) noOrder();
  const view = confirmationView(order, user, "cancel", context.now);
  if (!view.ok) throw await backToOrder(args, words, view.reason);
  return { words, ...view.value };
}

export const formDefinition: FormDefinition = { failed: () => STEP_COPY.cancel.page.failed, fields: ORDER_FIELDS };

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { page: words } = STEP_COPY.cancel;
  const user = await requireUser(context, request, LOGIN_TO_SEE_ORDERS);
  const id = params.id ?? "";
  const form = await readForm(request);
  const parsed = await parseForm(form, cancellationForm);
  const asked = { orderId: id, userId: user.id };
  const ifOver = { ...asked, command: "cancel", failed: words.failed } as const;
  if (!parsed.ok) {
    await throwIfStepImpossible(context, form, ifOver);
    return invalidForm(parsed.result);
  }
  const { reason, callOutFee } = parsed.value;
  const command = { kind: "cancel", reason, ...(callOutFee ? { callOutFee } : {}) } as const;
  const ended = await changeOrder(context, { ...asked, command, seen: versionIn(form) }).catch(
    recordFailedStep({ context, params }, "cancel"),
  );
  if (!ended.ok && ended.reason === "fee_changed") {
    const result = parsed.reject({ "": [orderRefusalSentence(ended.reason)] });
    return invalidForm(result, { status: 409 });
  }
  if (!ended.ok && (isRecoverable(ended.reason) || ended.reason === "failed") && reason !== "") {
    if (ended.reason !== "failed") await throwIfStepImpossible(context, form, ifOver);
    const result = parsed.reject({ "": [`${words.failed}. ${orderRefusalSentence(ended.reason)}`] });
    return invalidForm(result, stepStatus(ended.reason, context.now));
  }
  if (!ended.ok) throwRefusedFormPageIfTyped(form, { orderId: id, failed: words.failed, reason: ended.reason });
  return backToOrder({ context, params }, words, ended.ok ? null : ended.reason);
}

export default function Cancellation() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result: FormResult }>();
  return <OrderClosing ending="cancellation" {...page} result={answer?.result} />;
}

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  titleUnlessMissing(data?.words.title ?? "Batalkan pesanan", ORDER_NOT_FOUND, error);

export const handle: PageHandle = { page: "app" };

// A rejected form shows the current order.
export { OrderErrorBoundary as ErrorBoundary, revalidatesUnlessKept as shouldRevalidate } from "~/orders/ui/order";
