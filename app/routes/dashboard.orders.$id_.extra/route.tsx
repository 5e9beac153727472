import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_ORDERS } from "~/accounts/login-prompt-text";
import { requireUser } from "~/accounts/viewer.server";
import { extraForm, ORDER_FIELDS, versionIn } from "~/orders/form.server";
import { extraFormView } from "~/orders/page-data.server";
import { findOrderForStep } from "~/orders/page-queries.server";
import {
  backToOrder,
  faultOfPhotos,
  isRecoverable,
  stepStatus,
  throwIfStepImpossible,
  throwRefusedFormPageIfTyped,
} from "~/orders/requests.server";
import { changeOrder } from "~/orders/step-commands.server";
import { STEP_COPY } from "~/orders/step-text";
import { extraLimitSentence, orderRefusalSentence } from "~/orders/text";
import { OrderBreadcrumbs, OrderErrorBoundary } from "~/orders/ui/order";
import { SpentStep } from "~/orders/ui/spent-step";
import { noOrder } from "~/platform/errors.server";
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

const LazyExtraForm = lazyComponent(() => import("./extra-form").then((loaded) => loaded.ExtraForm));

export async function loader(args: LoaderFunctionArgs) {
  const { page: words } = STEP_COPY.propose_extra;
  const { params, request, context } = args;
  const user = await requireUser(context, request, LOGIN_TO_SEE_ORDERS);
  const asked = { orderId: params.id ?? "", userId: user.id };
  const order = await findOrderForStep(context.db, asked, "propose_extra", context.now);
  if (!order) noOrder();
  const view = extraFormView(order, user, context.now);
  if (!view.ok) throw await backToOrder(args, words, view.reason);
  return view.value;
}

export const formDefinition: FormDefinition = {
  failed: () => STEP_COPY.propose_extra.page.failed,
  fields: ORDER_FIELDS,
};

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { page: words, refusals } = STEP_COPY.propose_extra;
  const user = await requireUser(context, request, LOGIN_TO_SEE_ORDERS);
  const form = await readForm(request);
  const orderId = params.id ?? "";
  const ifOver = { orderId, userId: user.id, command: "propose_extra", failed: words.failed } as const;
  const { files } = withoutEmptyFiles(chosenFiles(form, "files"));
  const parsed = await parseForm(withoutFiles(form), extraForm);
  const again = (result: FormResult, init?: ResponseInit) => invalidForm(withFileNames(result, form), init);
  const fault = leftOutFault(form) ?? (files.length === 0 ? refusals.no_photos : await faultOfPhotos(files));
  if (!parsed.ok || fault !== null) {
    await throwIfStepImpossible(context, form, ifOver);
    const result = parsed.ok ? parsed.reject({}) : parsed.result;
    return again(fault === null ? result : { ...result, error: { ...result.error, files: [fault] } });
  }
  const { formId, what: title, ...extra } = parsed.value;
  const command = { kind: "propose_extra", title, ...extra, files: files.length } as const;
  const seen = versionIn(form);
  const proposed = await changeOrder(context, { orderId, userId: user.id, command, formId, files, seen });
  if (proposed.ok) return backToOrder({ context, params }, words, null);
  const { reason } = proposed;
  if (reason === "extra_too_high") {
    const found = await findOrderForStep(context.db, { orderId, userId: user.id }, "propose_extra", context.now);
    return again(parsed.reject({ amount: [found ? extraLimitSentence(found.order) : refusals[reason]] }));
  }
  if (isRecoverable(reason)) {
    await throwIfStepImpossible(context, form, ifOver);
    return again(parsed.reject({ "": [orderRefusalSentence(reason)] }), stepStatus(reason, context.now));
  }
  throwRefusedFormPageIfTyped(form, { orderId, failed: words.failed, reason });
  return backToOrder({ context, params }, words, reason);
}

export default function Extra() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result: FormResult }>();
  return (
    <>
      <OrderBreadcrumbs orderId={page.orderId} title={page.title} here="Tambah biaya" />
      <h1>Tambah biaya</h1>
      <p className="text-sm text-ink-soft">
        <Bdi>{page.title}</Bdi> · <Bdi>{page.buyer}</Bdi>
      </p>
      {page.spent !== null && !answer ? (
        <SpentStep orderId={page.orderId} sentence={page.spent} />
      ) : (
        <LazyExtraForm {...page} result={answer?.result} />
      )}
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ error }) =>
  titleUnlessMissing("Tambah biaya", ORDER_NOT_FOUND, error);

export const handle: PageHandle = {
  page: "app",
  ownStep: ({ spent }: { spent: string | null }) => spent === null,
};

// A rejected form shows the current order.
export { revalidatesUnlessKept as shouldRevalidate } from "~/orders/ui/order";

export function ErrorBoundary() {
  return <OrderErrorBoundary />;
}
