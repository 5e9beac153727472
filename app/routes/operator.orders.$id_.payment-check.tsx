import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { recheckText } from "~/copy/money/payment";
import { OWN_ORDER } from "~/copy/operator/refusals";
import { findOrderState } from "~/db/order/orders.server";
import { isId } from "~/domain/core/text";

import { sideOf } from "~/domain/order/order";
import { operatorReasonForm } from "~/forms/operator/reason.server";
import { titleUnlessMissing } from "~/http/error-title";
import { notFound } from "~/http/errors.server";
import { constraintsOf, parseForm, readForm, rejected } from "~/http/form.server";
import { expectOperator } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import { recheckPayments } from "~/operations/money/recheck-payments.server";
import { OperatorErrorBoundary } from "~/ui/operator/not-found";
import { OrderActionHeader } from "~/ui/operator/order-header";
import { OperatorActionPage } from "~/ui/operator/reason-form";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const operator = await expectOperator(context, request);
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

export async function action({ params, request, context }: ActionFunctionArgs) {
  const operator = await expectOperator(context, request);
  if (!isId(params.id)) notFound();
  const parsed = await parseForm(await readForm(request), operatorReasonForm);
  if (!parsed.ok) return rejected(parsed.result);
  const asked = { orderId: params.id, operatorId: operator.id, ...parsed.value };
  const checked = await recheckPayments(context, asked);
  if (!checked.ok) {
    if (checked.reason === "no_order") notFound();
    return rejected(parsed.reject({ "": [REFUSALS[checked.reason]] }));
  }
  const toast = { message: "Penyedia pembayaran sudah ditanyai", description: recheckText(checked.value) };
  return context.toasts.redirectWithSuccess(`/operator/orders/${params.id}`, toast, { status: 303 });
}

const REFUSALS = {
  own_order: OWN_ORDER,
  nothing_to_ask: "Pesanan ini belum pernah dicoba dibayar, jadi tidak ada yang bisa ditanyakan.",
  unreachable:
    "Penyedia pembayaran tidak menjawab. Coba lagi beberapa menit lagi; alasan Anda tetap tersimpan di sini.",
};

export default function PaymentCheck() {
  const { id, title, attempts, barred, constraints } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return (
    <>
      <OrderActionHeader id={id} title={title} heading="Tanyakan ke penyedia pembayaran" />
      <OperatorActionPage
        consequence={`Penyedia pembayaran ditanyai tentang ${attempts} percobaan pembayaran pesanan ini. Jawabannya dibukukan seperti kabar biasa: yang sudah tercatat tidak berubah.`}
        button="Tanyakan Sekarang"
        back={`/operator/orders/${id}`}
        barred={barred}
        constraints={constraints}
        result={answered?.result}
      />
    </>
  );
}

export const meta: MetaFunction = ({ error }) =>
  titleUnlessMissing("Tanyakan ke penyedia pembayaran", "Tidak ditemukan", error);

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
