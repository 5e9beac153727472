import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ORDER_FIELDS, orderStepForm, versionIn } from "~/orders/form.server";
import { orderFilesFaultSentence } from "~/orders/label-text";
import { commandOf, findPress, type OrderRefusal } from "~/orders/lifecycle";
import { orderFilesFault, orderPath } from "~/orders/order";
import { confirmationView } from "~/orders/page-data.server";
import { findOrderForStep } from "~/orders/page-queries.server";
import {
  backToOrder,
  faultOfPhotos,
  isRecoverable,
  requireUserForCommand,
  stepFailure,
  stepOfParams,
  stepRefusalSentence,
  stepStatus,
  throwIfStepImpossible,
  throwRefusedFormPageIfTyped,
} from "~/orders/requests.server";
import { changeOrder } from "~/orders/step-commands.server";
import { STEP_COPY } from "~/orders/step-text";
import { type StepPage, stepPageOf } from "~/orders/text";
import { OrderBreadcrumbs } from "~/orders/ui/order";
import { SpentStep } from "~/orders/ui/spent-step";
import { openDuePayment } from "~/payments/commands.server";
import { noOrder } from "~/platform/errors.server";
import { emptyFilesLeftOutSentence } from "~/platform/file-text";
import { withoutEmptyFiles } from "~/platform/files";
import type { FormDefinition } from "~/platform/forms/form";
import {
  chosenFiles,
  type FormResult,
  invalidForm,
  leftOutFault,
  parseForm,
  readForm,
  withFileNames,
  withoutFiles,
} from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { ORDER_NOT_FOUND, titleUnlessMissing } from "~/platform/sentence-text";
import { Bdi } from "~/ui/kit";
import { lazyComponent } from "~/ui/lazy-component";

const RETURN_REFUSALS: ReadonlySet<OrderRefusal> = new Set(["above_held", "above_part", "bad_sum"]);

const OrderStepForm = lazyComponent(() => import("./step-form").then((loaded) => loaded.OrderStepForm));

type PressStep = NonNullable<ReturnType<typeof findPress>>;

export async function loader(args: LoaderFunctionArgs) {
  const { params, context } = args;
  // A step with a button on the order's page has no separate page.
  if (findPress(params.step)) throw redirect(orderPath(encodeURIComponent(params.id ?? "")));
  const step = stepOfParams(params);
  const page = stepPageOf(step);
  const user = await requireUserForCommand(args, step.kind);
  const ids = { orderId: params.id ?? "", userId: user.id };
  const order = await findOrderForStep(context.db, ids, step.kind, context.now);
  if (!order) noOrder();
  const view = confirmationView(order, user, step.kind, context.now);
  if (!view.ok && view.reason === "needs_no_consent") throw redirect(`${orderPath(ids.orderId)}/cancellation`);
  if (!view.ok) throw await backToOrder(args, page, view.reason);
  return { step: page, ...view.value };
}

export const formDefinition: FormDefinition = { failed: stepFailure, fields: ORDER_FIELDS };

export async function action(args: ActionFunctionArgs) {
  const { params, request, context } = args;
  const press = findPress(params.step);
  if (press) return takePress(args, press);
  const step = stepOfParams(params);
  const page = stepPageOf(step);
  const user = await requireUserForCommand({ context, request }, step.kind);
  const form = await readForm(request);
  const ids = { orderId: params.id ?? "", userId: user.id };
  const attemptedStep = { ...ids, command: step.kind, failed: page.failed };
  const submitted = await readStepForm(form, page);
  const again = (result: FormResult, init?: ResponseInit) => invalidForm(withFileNames(result, form), init);
  if (!submitted.ok) {
    // A person must not correct a form whose step is impossible anyway.
    await throwIfStepImpossible(context, form, attemptedStep);
    return again(submitted.result);
  }

  const { files, emptyNames } = submitted;
  const command = commandOf(step, { ...submitted.value, files: files.length });
  const result = await changeOrder(context, { ...ids, command, files, seen: versionIn(form) });
  if (result.ok && emptyNames.length > 0) {
    const toast = { message: page.done, description: `${emptyFilesLeftOutSentence(emptyNames)}.` };
    return context.toasts.redirectWithError(orderPath(ids.orderId), toast, { status: 303 });
  }
  if (result.ok) return backToOrder({ context, params }, page, null);
  const { reason } = result;
  if (isRecoverable(reason, step)) {
    await throwIfStepImpossible(context, form, attemptedStep);
    const sentence = await stepRefusalSentence(context.db, ids, reason);
    const field = RETURN_REFUSALS.has(reason) ? "back" : "";
    return again(submitted.reject({ [field]: [sentence] }), stepStatus(reason, context.now));
  }
  throwRefusedFormPageIfTyped(form, { orderId: ids.orderId, failed: page.failed, reason });
  return backToOrder({ context, params }, page, reason);
}

/** Reads the form, with its errors if a field or file is invalid. `files` excludes empty files. */
async function readStepForm(form: FormData, page: StepPage) {
  const chosen = page.inputs.some(({ type }) => type === "files") ? chosenFiles(form, "files") : [];
  const parsed = await parseForm(withoutFiles(form), orderStepForm(page, form));
  const { files, emptyNames } = withoutEmptyFiles(chosen);
  const photos = page.inputs.some((input) => input.type === "files" && input.photos);
  const filesFault = orderFilesFault(parsed.ok ? files : chosen);
  const fault =
    leftOutFault(form) ??
    (filesFault && orderFilesFaultSentence(filesFault)) ??
    (photos && files.length > 0 ? await faultOfPhotos(files) : null);
  if (!parsed.ok) return { ok: false, result: withFault(parsed.result, fault) } as const;
  if (fault) return { ok: false, result: withFault(parsed.reject({}), fault) } as const;
  return { ...parsed, files, emptyNames };
}

/** Takes a step. The user agrees to what the page showed, so a form without a version is refused. */
async function takePress({ params, request, context }: ActionFunctionArgs, step: PressStep) {
  const { kind, leadsTo } = step;
  const user = await requireUserForCommand({ context, request }, kind);
  const form = await readForm(request);
  const seen = versionIn(form) ?? 0;
  const orderId = params.id ?? "";
  const chosen = step.attaches === null ? [] : chosenFiles(form, "files");
  const { files } = withoutEmptyFiles(chosen);
  const fault = leftOutFault(form) ?? (files.length > 0 ? await faultOfPhotos(files) : null);
  if (fault) {
    const toast = { message: STEP_COPY[kind].press.failed, description: fault };
    return context.toasts.redirectWithError(orderPath(orderId), toast, { status: 303 });
  }
  const result = await changeOrder(context, { orderId, userId: user.id, command: { kind }, files, seen });
  if (result.ok && step.pays) {
    const opened = await openDuePayment(context, orderId, user);
    if (opened.ok) return redirect(opened.value.redirectUrl, 303);
  }
  return backToOrder({ context, params }, STEP_COPY[kind].press, result.ok ? null : result.reason, leadsTo);
}

function withFault(result: FormResult, fault: string | null): FormResult {
  return fault === null ? result : { ...result, status: "error", error: { ...result.error, files: [fault] } };
}

export default function OrderStepPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result: FormResult }>();
  const { orderId, title, step, spent } = page;
  return (
    <>
      <OrderBreadcrumbs orderId={orderId} title={title} here={step.title} />
      <h1>{step.title}</h1>
      <p className="text-sm text-ink-soft">
        <Bdi>{title}</Bdi>
      </p>
      {spent !== null && !answer ? (
        <SpentStep orderId={orderId} sentence={spent} />
      ) : (
        <OrderStepForm {...page} result={answer?.result} />
      )}
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  titleUnlessMissing(data?.step.title ?? "Pesanan", ORDER_NOT_FOUND, error);

export const handle: PageHandle = { page: "app" };

// A rejected form shows the current order.
export { OrderErrorBoundary as ErrorBoundary, revalidatesUnlessKept as shouldRevalidate } from "~/orders/ui/order";
