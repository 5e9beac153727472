import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireOperator } from "~/accounts/viewer.server";
import { operatorReasonForm } from "~/operators/form.server";
import { LOGGED_REASON, OWN_ORDER, orderTrail } from "~/operators/text";
import { ActionPage } from "~/operators/ui/action-page";
import { sideOf } from "~/orders/order";
import { findOrderState } from "~/orders/queries.server";
import { recheckPayments } from "~/payments/commands.server";
import { recheckText, recheckWarning } from "~/payments/text";
import { notFound } from "~/platform/errors.server";
import {
  constraintsOf,
  invalidForm,
  invalidFormOrRefusedPage,
  parseForm,
  readForm,
  throwRefusedFormPage,
} from "~/platform/forms/requests.server";
import { titleUnlessMissing } from "~/platform/sentence-text";
import { isId } from "~/platform/strings";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const operator = await requireOperator(context, request);
  if (!isId(params.id)) notFound();
  const state = await findOrderState(context.db, params.id);
  if (!state) notFound();
  return {
    id: params.id,
    title: state.order.title,
    attempts: state.attempts.length,
    barred: sideOf(state.order, operator.id) === null ? null : OWN_ORDER,
    constraints: constraintsOf(operatorReasonForm),
  };
}

export { OPERATOR_FORM as formDefinition } from "~/operators/form.server";

export async function action(args: ActionFunctionArgs) {
  const { params, request, context } = args;
  const operator = await requireOperator(context, request);
  if (!isId(params.id)) notFound();
  const form = await readForm(request);
  const parsed = await parseForm(form, operatorReasonForm);
  const back = `/operator/orders/${params.id}`;
  const refusal = { title: "Penyedia pembayaran belum ditanyai", backHref: back };
  if (!parsed.ok) {
    const { barred } = await loader(args);
    return invalidFormOrRefusedPage(form, parsed.result, { ...refusal, reason: barred });
  }
  const asked = { orderId: params.id, operatorId: operator.id, ...parsed.value };
  const checked = await recheckPayments(context, asked);
  if (!checked.ok) {
    if (checked.reason === "no_order") notFound();
    if (checked.reason === "own_order") throwRefusedFormPage(form, { ...refusal, reason: OWN_ORDER });
    return invalidForm(parsed.reject({ "": [REFUSALS[checked.reason]] }));
  }
  const toast = { message: "Penyedia pembayaran sudah ditanyai", description: recheckText(checked.value) };
  return context.toasts.redirectWithSuccess(back, toast, { status: 303 });
}

const REFUSALS = {
  nothing_to_ask: "Pesanan ini belum pernah dicoba dibayar, jadi tidak ada yang bisa ditanyakan.",
  unreachable:
    "Penyedia pembayaran tidak menjawab. Coba lagi beberapa menit lagi. Alasan Anda tetap tersimpan di sini.",
};

export default function PaymentCheck() {
  const { id, title, attempts, barred, constraints } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return (
    <ActionPage
      trail={orderTrail(id, title)}
      title="Tanyakan ke penyedia pembayaran"
      subject={title}
      refused={barred}
      back={`/operator/orders/${id}`}
      panel
      hint={LOGGED_REASON}
      warning={recheckWarning(attempts)}
      button={{ text: "Tanyakan Sekarang", look: "primary" }}
      constraints={constraints}
      result={answered?.result}
    />
  );
}

export const meta: MetaFunction = ({ error }) =>
  titleUnlessMissing("Tanyakan ke penyedia pembayaran", "Tidak ditemukan", error);

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
