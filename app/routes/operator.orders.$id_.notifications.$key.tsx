import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { outcomeLabel } from "~/copy/money/payment";
import { OWN_ORDER } from "~/copy/operator/refusals";
import { findStuckNotification } from "~/db/money/gateway-notifications.server";
import { formatDateTime } from "~/domain/core/dates";
import { isId } from "~/domain/core/text";

import { sideOf } from "~/domain/order/order";
import { operatorReasonForm } from "~/forms/operator/reason.server";
import { titleUnlessMissing } from "~/http/error-title";
import { notFound } from "~/http/errors.server";
import { constraintsOf, parseForm, readForm, rejected } from "~/http/form.server";
import { expectOperator } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import type { NotificationReceipt } from "~/operations/money/receive-gateway-notification.server";
import { replayGatewayNotification } from "~/operations/money/replay-gateway-notification.server";
import { OperatorErrorBoundary } from "~/ui/operator/not-found";
import { OrderActionHeader } from "~/ui/operator/order-header";
import { OperatorActionPage } from "~/ui/operator/reason-form";

/** SHA-256 in hex. */
const KEY = /^[0-9a-f]{64}$/;

function named({ id, key }: LoaderFunctionArgs["params"]) {
  return isId(id) && key !== undefined && KEY.test(key) ? { orderId: id, key } : notFound();
}

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const operator = await expectOperator(context, request);
  const which = named(params);
  const stuck = await findStuckNotification(context.db, which);
  if (!stuck) notFound();
  return {
    id: which.orderId,
    came: `Datang ${formatDateTime(stuck.receivedAt)}: ${outcomeLabel(stuck.outcome)}.`,
    barred: sideOf(stuck, operator.id) === null ? null : OWN_ORDER,
    constraints: constraintsOf(operatorReasonForm),
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const operator = await expectOperator(context, request);
  const which = named(params);
  const parsed = await parseForm(await readForm(request), operatorReasonForm);
  if (!parsed.ok) return rejected(parsed.result);
  const replayed = await replayGatewayNotification(context, {
    ...which,
    operatorId: operator.id,
    ...parsed.value,
  });
  if (!replayed.ok) {
    if (replayed.reason === "no_notification") notFound();
    return rejected(parsed.reject({ "": [REFUSALS[replayed.reason]] }));
  }
  const order = `/operator/orders/${which.orderId}`;
  if (replayed.value === "done") {
    return context.toasts.redirectWithSuccess(
      order,
      { message: "Kabar itu sudah diproses" },
      { status: 303 },
    );
  }
  const toast = { message: "Kabar itu tetap tidak diproses", description: WHY[replayed.value] };
  return context.toasts.redirectWithError(order, toast, { status: 303 });
}

const REFUSALS = {
  own_order: OWN_ORDER,
  unreachable: "Penyedia pembayaran tidak menjawab. Coba lagi beberapa menit lagi.",
};

const WHY: Record<Exclude<NotificationReceipt, "done" | "unreachable">, string> = {
  test: "Ini hanya uji coba dari dasbor penyedia pembayaran.",
  junk: "Isinya tidak dapat dibaca.",
  forged: "Tanda tangannya tidak lagi cocok dengan kunci penyedia pembayaran.",
  unknown_attempt: "Percobaan pembayaran yang disebutnya tidak ada.",
  contradicted: "Penyedia pembayaran sendiri tidak membenarkannya.",
  amount_mismatch: "Jumlahnya tidak cocok dengan pesanan.",
  part_back: "Sebagian pembayaran kembali, perlu diperiksa orang.",
  foreign_currency: "Mata uangnya bukan rupiah, jadi tidak dibukukan.",
  foreign_merchant: "Pembayaran itu bukan untuk akun kami di penyedia pembayaran, jadi tidak dibukukan.",
};

export default function NotificationReplay() {
  const { id, came, barred, constraints } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return (
    <>
      <OrderActionHeader id={id} title={came} heading="Proses ulang kabar" />
      <OperatorActionPage
        consequence="Kabar ini diperlakukan seperti baru datang: penyedia pembayaran ditanyai dulu, dan hanya jawabannya yang berlaku."
        button="Proses Ulang"
        back={`/operator/orders/${id}`}
        barred={barred}
        constraints={constraints}
        result={answered?.result}
      />
    </>
  );
}

export const meta: MetaFunction = ({ error }) =>
  titleUnlessMissing("Proses ulang kabar", "Tidak ditemukan", error);

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
