import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { versionIn } from "~/orders/form.server";
import { confirmationView } from "~/orders/page-data.server";
import { findOrderForStep } from "~/orders/page-queries.server";
import { backToOrder, recordFailedStep, requireUserForCommand } from "~/orders/requests.server";
import { changeOrder } from "~/orders/step-commands.server";
import { STEP_COPY } from "~/orders/step-text";
import { OrderClosing } from "~/orders/ui/step-forms";
import { noOrder } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import { readForm } from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { ORDER_NOT_FOUND, titleUnlessMissing } from "~/platform/sentence-text";

export async function loader(args: LoaderFunctionArgs) {
  const { page: words } = STEP_COPY.complete;
  const { params, context } = args;
  const user = await requireUserForCommand(args, "complete");
  const asked = { orderId: params.id ?? "", userId: user.id };
  const order = await findOrderForStep(context.db, asked, "complete", context.now);
  if (!order) noOrder();
  const view = confirmationView(order, user, "complete", context.now);
  if (!view.ok) throw await backToOrder(args, words, view.reason);
  return { words, ...view.value };
}

export const formDefinition: FormDefinition = { failed: () => STEP_COPY.complete.page.failed };

export async function action(args: ActionFunctionArgs) {
  const { page: words } = STEP_COPY.complete;
  const { params, request, context } = args;
  const user = await requireUserForCommand(args, "complete");
  const form = {
    orderId: params.id ?? "",
    userId: user.id,
    command: { kind: "complete" },
    seen: versionIn(await readForm(request)),
  } as const;
  const ended = await changeOrder(context, form).catch(recordFailedStep(args, "complete"));
  return backToOrder(args, words, ended.ok ? null : ended.reason);
}

export default function Completion() {
  return <OrderClosing ending="completion" {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  titleUnlessMissing(data?.words.title ?? "Selesaikan pesanan", ORDER_NOT_FOUND, error);

export const handle: PageHandle = { page: "app" };

export { OrderErrorBoundary as ErrorBoundary } from "~/orders/ui/order";
