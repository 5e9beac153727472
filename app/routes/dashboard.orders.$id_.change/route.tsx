import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_ORDERS } from "~/accounts/login-prompt-text";
import { requireUser } from "~/accounts/viewer.server";
import { changeForm, ORDER_FIELDS, versionIn } from "~/orders/form.server";
import { changeFormView } from "~/orders/page-data.server";
import { findOrderForStep } from "~/orders/page-queries.server";
import {
  backToOrder,
  isRecoverable,
  stepStatus,
  throwIfStepImpossible,
  throwRefusedFormPageIfTyped,
} from "~/orders/requests.server";
import { changeOrder } from "~/orders/step-commands.server";
import { STEP_COPY } from "~/orders/step-text";
import { orderRefusalSentence } from "~/orders/text";
import { OrderBreadcrumbs } from "~/orders/ui/order";
import { SpentStep } from "~/orders/ui/spent-step";
import { noOrder } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import { type FormResult, invalidForm, parseForm, readForm } from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { ORDER_NOT_FOUND, titleUnlessMissing } from "~/platform/sentence-text";
import { Bdi } from "~/ui/kit";
import { lazyComponent } from "~/ui/lazy-component";

const ChangeForm = lazyComponent(() => import("./change-form").then((loaded) => loaded.ChangeForm));

export async function loader(args: LoaderFunctionArgs) {
  const { page: words } = STEP_COPY.propose_change;
  const { params, request, context } = args;
  const user = await requireUser(context, request, LOGIN_TO_SEE_ORDERS);
  const asked = { orderId: params.id ?? "", userId: user.id };
  const order = await findOrderForStep(context.db, asked, "propose_change", context.now);
  if (!order) noOrder();
  const view = changeFormView(order, user, context.now);
  if (!view.ok) throw await backToOrder(args, words, view.reason);
  return { words, ...view.value };
}

export const formDefinition: FormDefinition = {
  failed: () => STEP_COPY.propose_change.page.failed,
  fields: ORDER_FIELDS,
};

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { page: words } = STEP_COPY.propose_change;
  const user = await requireUser(context, request, LOGIN_TO_SEE_ORDERS);
  const form = await readForm(request);
  const parsed = await parseForm(form, changeForm(context.now));
  const orderId = params.id ?? "";
  const ifOver = { orderId, userId: user.id, command: "propose_change", failed: words.failed } as const;
  if (!parsed.ok) {
    await throwIfStepImpossible(context, form, ifOver);
    return invalidForm(parsed.result);
  }
  const { formId, ...terms } = parsed.value;
  const command = { kind: "propose_change", ...terms } as const;
  const proposed = await changeOrder(context, { orderId, userId: user.id, command, formId, seen: versionIn(form) });
  if (!proposed.ok && isRecoverable(proposed.reason)) {
    await throwIfStepImpossible(context, form, ifOver);
    return invalidForm(
      parsed.reject({ "": [orderRefusalSentence(proposed.reason)] }),
      stepStatus(proposed.reason, context.now),
    );
  }
  if (!proposed.ok) throwRefusedFormPageIfTyped(form, { orderId, failed: words.failed, reason: proposed.reason });
  return backToOrder({ context, params }, words, proposed.ok ? null : proposed.reason);
}

export default function Change() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result: FormResult }>();
  const heading = page.renews ? "Minta penawaran baru" : page.words.title;
  return (
    <>
      <OrderBreadcrumbs orderId={page.orderId} title={page.title} here={heading} />
      <h1>{heading}</h1>
      <p className="text-sm text-ink-soft">
        <Bdi>{page.title}</Bdi>
      </p>
      {page.spent !== null && !answer ? (
        <SpentStep orderId={page.orderId} sentence={page.spent} />
      ) : (
        <ChangeForm {...page} button={page.words.button} result={answer?.result} />
      )}
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  titleUnlessMissing(data?.words.title ?? "Usulkan perubahan", ORDER_NOT_FOUND, error);

export const handle: PageHandle = { page: "app" };

// A rejected form shows the current order.
export { OrderErrorBoundary as ErrorBoundary, revalidatesUnlessKept as shouldRevalidate } from "~/orders/ui/order";
