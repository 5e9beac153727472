import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changeForm } from "~/forms/order/change.server";
import { type FormResult, parseForm, readForm, rejected } from "~/http/form.server";
import { backToOrder } from "~/http/order-access.server";
import { LOGIN_TO_SEE_ORDERS } from "~/http/order-login.server";
import { orderRefusalSentence } from "~/http/order-refusal.server";
import { isMendable } from "~/http/order-step.server";
import { versionIn } from "~/http/order-version.server";
import type { PageHandle } from "~/http/page";
import { requireUser } from "~/http/viewer.server";
import { proposeChange } from "~/operations/order/propose-change.server";
import { ChangeForm } from "~/ui/order/change-form";
import { OrderCrumbs } from "~/ui/order/crumbs";
import { OrderBoundary } from "~/ui/order/not-found";
import { changeFormView, PROPOSING } from "~/views/order/change.server";

export function loader(args: LoaderFunctionArgs) {
  return changeFormView(args);
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_ORDERS);
  const form = await readForm(request);
  const parsed = await parseForm(form, changeForm(context.now));
  if (!parsed.ok) return rejected(parsed.result);
  const change = { ...parsed.value, seen: versionIn(form) };
  const proposed = await proposeChange(context, params.id ?? "", user.id, change);
  if (!proposed.ok && isMendable(proposed.reason))
    return rejected(parsed.reject({ "": [orderRefusalSentence(proposed.reason)] }));
  return backToOrder({ context, params }, PROPOSING, proposed.ok ? null : proposed.reason);
}

export default function Change() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result: FormResult }>();
  const heading = page.renews ? "Minta penawaran baru" : "Usulkan perubahan";
  return (
    <>
      <OrderCrumbs orderId={page.orderId} here={heading} />
      <h1>{heading}</h1>
      <p className="small soft">{page.title}</p>
      <ChangeForm {...page} result={answer?.result} />
    </>
  );
}

export const meta: MetaFunction = () => [{ title: "Usulkan perubahan | JasaWarga" }];

export const handle: PageHandle = { page: "app" };

// A form that comes back is about the order as it is now.
export const shouldRevalidate = () => true;

export function ErrorBoundary() {
  return <OrderBoundary />;
}
