import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_ORDERS } from "~/copy/account/login-first";
import { orderRefusalSentence } from "~/copy/order/refusals";
import { CHANGING_STEPS } from "~/copy/order/steps/changing";
import { findOrder } from "~/db/order/orders.server";
import { changeForm } from "~/forms/order/change.server";
import { versionIn } from "~/forms/order/seen-version.server";
import { titleUnlessMissing } from "~/http/error-title";
import { noOrder } from "~/http/errors.server";
import { type FormResult, parseForm, readForm, rejected } from "~/http/form.server";
import { backToOrder } from "~/http/order-access.server";
import { isMendable, refuseWithText, stepStatus } from "~/http/order-step.server";
import type { PageHandle } from "~/http/page";
import { expectUser } from "~/http/viewer.server";
import { proposeChange } from "~/operations/order/propose-change.server";
import { Bdi } from "~/ui/kit/text/bdi";
import { OrderBreadcrumbs } from "~/ui/order/crumbs";
import { OrderErrorBoundary } from "~/ui/order/not-found";
import { ChangeForm } from "~/ui/order/steps/change-form";
import { changeFormView } from "~/views/order/change.server";

const { page: WORDS } = CHANGING_STEPS.propose_change;

export async function loader(args: LoaderFunctionArgs) {
  const { params, request, context } = args;
  const user = await expectUser(context, request, LOGIN_TO_SEE_ORDERS);
  const order = await findOrder(context.db, params.id ?? "", user.id);
  if (!order) noOrder();
  const view = changeFormView(order, user.id, context.now);
  if (!view.ok) throw await backToOrder(args, WORDS, view.reason);
  return view.value;
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_TO_SEE_ORDERS);
  const form = await readForm(request);
  const parsed = await parseForm(form, changeForm(context.now));
  if (!parsed.ok) return rejected(parsed.result);
  const change = { ...parsed.value, seen: versionIn(form) };
  const proposed = await proposeChange(context, params.id ?? "", user.id, change);
  if (!proposed.ok && isMendable(proposed.reason))
    return rejected(
      parsed.reject({ "": [orderRefusalSentence(proposed.reason)] }),
      stepStatus(proposed.reason, context.now),
    );
  if (!proposed.ok && proposed.reason === "done_otherwise")
    refuseWithText(form, { orderId: params.id ?? "", failed: WORDS.failed, reason: proposed.reason });
  return backToOrder({ context, params }, WORDS, proposed.ok ? null : proposed.reason);
}

export default function Change() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result: FormResult }>();
  const heading = page.renews ? "Minta penawaran baru" : WORDS.title;
  return (
    <>
      <OrderBreadcrumbs orderId={page.orderId} title={page.title} here={heading} />
      <h1>{heading}</h1>
      <p className="small soft">
        <Bdi>{page.title}</Bdi>
      </p>
      <ChangeForm {...page} button={WORDS.button} result={answer?.result} />
    </>
  );
}

export const meta: MetaFunction = ({ error }) =>
  titleUnlessMissing(`${WORDS.title}`, "Order tidak ditemukan", error);

export const handle: PageHandle = { page: "app" };

// A form that comes back is about the order as it is now.
export const shouldRevalidate = () => true;

export function ErrorBoundary() {
  return <OrderErrorBoundary />;
}
