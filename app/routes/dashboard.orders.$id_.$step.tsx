import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { orderFilesFaultSentence } from "~/copy/order/file";
import { stepPageOf } from "~/copy/order/step-page";
import { STEP_COPY } from "~/copy/order/steps";
import { findOrderVisit } from "~/db/order/pages.server";
import { orderFilesFault } from "~/domain/order/file";
import { orderPath } from "~/domain/order/path";
import { commandOf, findPress } from "~/domain/order/step-pages";
import { versionIn } from "~/forms/order/seen-version.server";
import { orderStepForm } from "~/forms/order/step.server";
import { noOrder } from "~/http/errors.server";
import {
  chosenFiles,
  type FormResult,
  leftOutFault,
  parseForm,
  readForm,
  rejected,
} from "~/http/form.server";
import { backToOrder, expectUserFor } from "~/http/order-access.server";
import {
  isMendable,
  refuseWithText,
  stepOfRequest,
  stepRefusalSentence,
  stepStatus,
} from "~/http/order-step.server";
import type { PageHandle } from "~/http/page";
import { takeOrderStep } from "~/operations/order/take-order-step.server";
import { Bdi } from "~/ui/kit/text/bdi";
import { OrderBreadcrumbs } from "~/ui/order/crumbs";
import { OrderErrorBoundary } from "~/ui/order/not-found";
import { OrderStepForm } from "~/ui/order/steps/step-form";
import { confirmationView } from "~/views/order/confirmation.server";

type PressStep = NonNullable<ReturnType<typeof findPress>>;

export async function loader(args: LoaderFunctionArgs) {
  const { params, context } = args;
  // What is pressed on the order's page has none of its own.
  if (findPress(params.step)) throw redirect(orderPath(encodeURIComponent(params.id ?? "")));
  const step = stepOfRequest(params);
  const page = stepPageOf(step);
  const user = await expectUserFor(args, step.kind);
  const order = await findOrderVisit(context.db, params.id ?? "", user.id);
  if (!order) noOrder();
  const view = confirmationView(order, user.id, step.kind, context.now);
  if (!view.ok) throw await backToOrder(args, page, view.reason);
  return { step: page, ...view.value };
}

export async function action(args: ActionFunctionArgs) {
  const { params, request, context } = args;
  const press = findPress(params.step);
  if (press) return takePress(args, press);
  const step = stepOfRequest(params);
  const page = stepPageOf(step);
  const user = await expectUserFor({ context, request }, step.kind);
  const form = await readForm(request);
  const files = page.fields.includes("files") ? chosenFiles(form, "files") : [];
  form.delete("files");
  const parsed = await parseForm(form, orderStepForm(page));
  const refusedFiles = orderFilesFault(files);
  const fault = leftOutFault(form) ?? (refusedFiles && orderFilesFaultSentence(refusedFiles));
  if (!parsed.ok) return rejected(withFault(parsed.result, fault));
  if (fault) return rejected(withFault(parsed.reject({}), fault));

  const command = commandOf(step, { ...parsed.value, files: files.length });
  const asked = { orderId: params.id ?? "", userId: user.id };
  const taken = await takeOrderStep(context, asked.orderId, user.id, command, {
    files,
    seen: versionIn(form),
  });
  if (!taken.ok && isMendable(taken.reason, step)) {
    const sentence = await stepRefusalSentence(context.db, asked, taken.reason);
    return rejected(parsed.reject({ "": [sentence] }), stepStatus(taken.reason, context.now));
  }
  if (!taken.ok && taken.reason === "done_otherwise")
    refuseWithText(form, { orderId: asked.orderId, failed: page.failed, reason: taken.reason });
  return backToOrder({ context, params }, page, taken.ok ? null : taken.reason);
}

/** Agreed to is what was shown: by a form without a version, nothing. */
async function takePress({ params, request, context }: ActionFunctionArgs, step: PressStep) {
  const { kind, leadsTo } = step;
  const user = await expectUserFor({ context, request }, kind);
  const seen = versionIn(await readForm(request)) ?? 0;
  const taken = await takeOrderStep(context, params.id ?? "", user.id, { kind }, { seen });
  return backToOrder({ context, params }, STEP_COPY[kind].press, taken.ok ? null : taken.reason, leadsTo);
}

function withFault(result: FormResult, fault: string | null): FormResult {
  return fault === null ? result : { ...result, status: "error", error: { ...result.error, files: [fault] } };
}

export default function OrderStepPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result: FormResult }>();
  const { orderId, title, step } = page;
  return (
    <>
      <OrderBreadcrumbs orderId={orderId} title={title} here={step.title} />
      <h1>{step.title}</h1>
      <p className="small soft">
        <Bdi>{title}</Bdi>
      </p>
      <OrderStepForm {...page} result={answer?.result} />
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.step.title ?? "Order tidak ditemukan"} | JasaWarga` },
];

export const handle: PageHandle = { page: "app" };

// A form that comes back is about the order as it is now.
export const shouldRevalidate = () => true;

export function ErrorBoundary() {
  return <OrderErrorBoundary />;
}
