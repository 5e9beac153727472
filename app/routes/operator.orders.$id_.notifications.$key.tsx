import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireOperator } from "~/accounts/viewer.server";
import { operatorReasonForm } from "~/operators/form.server";
import { LOGGED_REASON, OWN_ORDER, orderTrail } from "~/operators/text";
import { ActionPage } from "~/operators/ui/action-page";
import { sideOf } from "~/orders/order";
import { type NotificationReceipt, replayGatewayNotification } from "~/payments/commands.server";
import { findStuckNotification } from "~/payments/gateway-queries.server";
import { outcomeLabel } from "~/payments/text";
import { formatDateTime } from "~/platform/dates";
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

/** Matches SHA-256 in hex. */
const KEY = /^[0-9a-f]{64}$/;

function named({ id, key }: LoaderFunctionArgs["params"]) {
  return isId(id) && key !== undefined && KEY.test(key) ? { orderId: id, key } : notFound();
}

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const operator = await requireOperator(context, request);
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

export { OPERATOR_FORM as formDefinition } from "~/operators/form.server";

export async function action(args: ActionFunctionArgs) {
  const { params, request, context } = args;
  const operator = await requireOperator(context, request);
  const which = named(params);
  const form = await readForm(request);
  const parsed = await parseForm(form, operatorReasonForm);
  const back = `/operator/orders/${which.orderId}`;
  const refusal = { title: "Kabar itu belum diproses ulang", backHref: back };
  if (!parsed.ok) {
    const { barred } = await loader(args);
    return invalidFormOrRefusedPage(form, parsed.result, { ...refusal, reason: barred });
  }
  const replayed = await replayGatewayNotification(context, {
    ...which,
    operatorId: operator.id,
    ...parsed.value,
  });
  if (!replayed.ok) {
    if (replayed.reason === "no_notification") notFound();
    if (replayed.reason === "own_order") throwRefusedFormPage(form, { ...refusal, reason: OWN_ORDER });
    return invalidForm(parsed.reject({ "": [UNREACHABLE] }));
  }
  if (replayed.value === "done") {
    return context.toasts.redirectWithSuccess(back, { message: "Kabar itu sudah diproses" }, { status: 303 });
  }
  const toast = { message: "Kabar itu tetap tidak diproses", description: WHY[replayed.value] };
  return context.toasts.redirectWithError(back, toast, { status: 303 });
}

const UNREACHABLE = "Penyedia pembayaran tidak menjawab. Coba lagi beberapa menit lagi.";

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
    <ActionPage
      trail={orderTrail(id, came)}
      title="Proses ulang kabar"
      subject={came}
      refused={barred}
      back={`/operator/orders/${id}`}
      panel
      hint={LOGGED_REASON}
      warning="Kabar ini diperlakukan seperti baru datang: penyedia pembayaran ditanyai dulu, dan hanya jawabannya yang berlaku."
      button={{ text: "Proses Ulang", look: "primary" }}
      constraints={constraints}
      result={answered?.result}
    />
  );
}

export const meta: MetaFunction = ({ error }) => titleUnlessMissing("Proses ulang kabar", "Tidak ditemukan", error);

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
