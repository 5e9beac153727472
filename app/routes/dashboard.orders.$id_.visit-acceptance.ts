import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { LOGIN_TO_SEE_ORDERS } from "~/copy/account/login-first";
import { STEP_COPY } from "~/copy/order/steps";
import { agreedTime } from "~/forms/visit/visit.server";
import { readForm } from "~/http/form.server";
import { backToOrder } from "~/http/order-access.server";
import { expectUser } from "~/http/viewer.server";
import { acceptVisit } from "~/operations/visit/agree-visit.server";

export function loader({ params }: LoaderFunctionArgs) {
  return redirect(`/dashboard/orders/${encodeURIComponent(params.id ?? "")}`);
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_TO_SEE_ORDERS);
  const time = agreedTime(await readForm(request));
  const accepted = await acceptVisit(context, params.id ?? "", user.id, time);
  return backToOrder({ context, params }, STEP_COPY.accept_visit.page, accepted.ok ? null : accepted.reason);
}
