import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { WORKING_STEPS } from "~/copy/order/steps/working";
import { findOrder } from "~/db/order/orders.server";
import { versionIn } from "~/forms/order/seen-version.server";
import { titleUnlessMissing } from "~/http/error-title";
import { noOrder } from "~/http/errors.server";
import { readForm } from "~/http/form.server";
import { backToOrder, expectUserFor, failing } from "~/http/order-access.server";
import type { PageHandle } from "~/http/page";
import { completeOrder } from "~/operations/order/complete-order.server";
import { OrderErrorBoundary } from "~/ui/order/not-found";
import { OrderClosing } from "~/ui/order/steps/closing";
import { confirmationView } from "~/views/order/confirmation.server";

const { page: WORDS } = WORKING_STEPS.complete;

export async function loader(args: LoaderFunctionArgs) {
  const { params, context } = args;
  const user = await expectUserFor(args, "complete");
  const order = await findOrder(context.db, params.id ?? "", user.id);
  if (!order) noOrder();
  const view = confirmationView(order, user.id, "complete", context.now);
  if (!view.ok) throw await backToOrder(args, WORDS, view.reason);
  return view.value;
}

export async function action(args: ActionFunctionArgs) {
  const { params, request, context } = args;
  const user = await expectUserFor(args, "complete");
  const seen = versionIn(await readForm(request));
  const ended = await completeOrder(context, params.id ?? "", user.id, seen).catch(failing(args, "complete"));
  return backToOrder(args, WORDS, ended.ok ? null : ended.reason);
}

export default function Completion() {
  return <OrderClosing ending="completion" words={WORDS} {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = ({ error }) =>
  titleUnlessMissing(`${WORDS.title}`, "Order tidak ditemukan", error);

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return <OrderErrorBoundary />;
}
