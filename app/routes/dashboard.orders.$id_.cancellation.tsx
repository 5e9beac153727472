import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { cancellationForm } from "~/forms/order/cancellation.server";
import { type FormResult, parseForm, readForm, rejected } from "~/http/form.server";
import { askBefore, backToOrder } from "~/http/order-access.server";
import { ENDINGS, notEnded } from "~/http/order-closing.server";
import { LOGIN_TO_SEE_ORDERS } from "~/http/order-login.server";
import { orderRefusalSentence } from "~/http/order-refusal.server";
import { versionIn } from "~/http/order-version.server";
import type { PageHandle } from "~/http/page";
import { requireUser } from "~/http/viewer.server";
import { cancelOrder } from "~/operations/order/cancel-order.server";
import { OrderEnding } from "~/ui/order/closing";
import { OrderBoundary } from "~/ui/order/not-found";

export function loader(args: LoaderFunctionArgs) {
  return askBefore(args, "cancel", ENDINGS.cancel);
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_ORDERS);
  const id = params.id ?? "";
  const form = await readForm(request);
  const parsed = await parseForm(form, cancellationForm);
  if (!parsed.ok) return rejected(parsed.result);
  const { reason } = parsed.value;
  const ended = await cancelOrder(context, id, user.id, { seen: versionIn(form), reason }).catch(notEnded);
  // Words that somebody wrote come back with what was wrong.
  if (!ended.ok && ended.reason !== "no_order" && reason !== "") {
    const result = parsed.reject({ "": [orderRefusalSentence(ended.reason)] });
    return rejected(result, ended.reason === "failed" ? 503 : 400);
  }
  return backToOrder({ context, params }, ENDINGS.cancel, ended.ok ? null : ended.reason);
}

export default function Cancellation() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result: FormResult }>();
  return <OrderEnding ending="cancellation" {...page} result={answer?.result} />;
}

export const meta: MetaFunction = () => [{ title: "Batalkan order | JasaWarga" }];

export const handle: PageHandle = { page: "app" };

// A form that comes back is about the order as it is now.
export const shouldRevalidate = () => true;

export function ErrorBoundary() {
  return <OrderBoundary />;
}
