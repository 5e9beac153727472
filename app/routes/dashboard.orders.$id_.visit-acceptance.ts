import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { LOGIN_TO_SEE_ORDERS } from "~/accounts/login-prompt-text";
import { requireUser } from "~/accounts/viewer.server";
import { backToOrder } from "~/orders/requests.server";
import { changeOrder } from "~/orders/step-commands.server";
import { STEP_COPY } from "~/orders/step-text";
import type { FormDefinition } from "~/platform/forms/form";
import { readForm } from "~/platform/forms/requests.server";
import { agreedTime, VISIT_FIELDS } from "~/visits/form.server";

export function loader({ params }: LoaderFunctionArgs) {
  return redirect(`/dashboard/orders/${encodeURIComponent(params.id ?? "")}`);
}

export const formDefinition: FormDefinition = {
  failed: () => STEP_COPY.accept_visit.page.failed,
  fields: VISIT_FIELDS,
};

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_ORDERS);
  const command = { kind: "accept_visit", ...agreedTime(await readForm(request)) } as const;
  const accepted = await changeOrder(context, { orderId: params.id ?? "", userId: user.id, command });
  return backToOrder({ context, params }, STEP_COPY.accept_visit.page, accepted.ok ? null : accepted.reason);
}
