import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { LOGIN_TO_SEE_ORDERS } from "~/copy/account/login-first";
import { QUOTE_ACCEPTED, QUOTE_NOT_ACCEPTED } from "~/copy/order/acceptance";
import { orderRefusalSentence } from "~/copy/order/refusals";
import { orderPath } from "~/domain/order/path";
import { versionIn } from "~/forms/order/seen-version.server";
import { FRESH_DOCUMENT } from "~/http/document.server";
import { noOrder } from "~/http/errors.server";
import { readForm } from "~/http/form.server";
import { expectUser } from "~/http/viewer.server";
import { negotiateOrder } from "~/operations/order/negotiate-order.server";

export function loader({ params }: LoaderFunctionArgs) {
  return redirect(orderPath(encodeURIComponent(params.id ?? "")));
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_TO_SEE_ORDERS);
  const id = params.id ?? "";
  // A price is agreed to by who saw it: a form without a version agrees to none.
  const seen = versionIn(await readForm(request)) ?? 0;
  const agreed = await negotiateOrder(context, id, user.id, { kind: "accept_quote" }, seen);
  if (agreed.ok) {
    return context.toasts.redirectWithSuccess(`/payment/${id}`, QUOTE_ACCEPTED, {
      status: 303,
      headers: FRESH_DOCUMENT,
    });
  }
  if (agreed.reason === "no_order") noOrder();
  const toast = { message: QUOTE_NOT_ACCEPTED, description: orderRefusalSentence(agreed.reason) };
  return context.toasts.redirectWithError(orderPath(id), toast, { status: 303 });
}
