import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useRouteError,
} from "@remix-run/react";
import { LOGIN_TO_ORDER } from "~/copy/account/login-first";
import { NO_CONNECTION_TO_PAY } from "~/copy/core/no-connection";
import { hasPaymentStep, type PaymentState, totalChanged } from "~/copy/money/payment";
import { orderRefusalSentence } from "~/copy/order/refusals";
import { findOrderToPay } from "~/db/money/payments.server";
import { orderPath } from "~/domain/order/path";
import { titleUnlessMissing } from "~/http/error-title";
import { noOrder } from "~/http/errors.server";
import { readForm } from "~/http/form.server";
import type { PageHandle } from "~/http/page";
import { gatewayHint, paymentHint, shownTotal } from "~/http/payment.server";
import { expectUser } from "~/http/viewer.server";
import { refreshPayment } from "~/operations/money/refresh-payment.server";
import { startPayment } from "~/operations/money/start-payment.server";
import { EmptyState } from "~/ui/kit/empty-state";
import { Breadcrumbs } from "~/ui/kit/navigation/breadcrumbs";
import { ErrorPage } from "~/ui/layout/error-page";
import { Main } from "~/ui/layout/page-shell";
import { Topline } from "~/ui/layout/title-bar";
import { Toast } from "~/ui/layout/toast";
import { WorkPage } from "~/ui/layout/work-page";
import { isNetworkError } from "~/ui/money/network-error";
import { PaidPage } from "~/ui/money/paid-page";
import { usePayment } from "~/ui/money/payment-button";
import { PaymentPage } from "~/ui/money/payment-page";
import { usePaymentWatch } from "~/ui/money/payment-watch";
import { paymentView } from "~/views/money/payment-page.server";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_TO_ORDER);
  const { db } = context;
  const id = params.id ?? "";
  let state = await findOrderToPay(db, id, user.id);
  if (!state) noOrder();
  // The gateway's own words would stand in the address beside ours, which name no outcome.
  const said = gatewayHint(context, request, state);
  if (said) throw redirect(`/payment/${id}?status=${said}`);
  if (await refreshPayment(context, state.attempts[0]))
    state = (await findOrderToPay(db, id, user.id)) ?? state;
  // Nothing to pay as long as there is no agreed price.
  const { phase, totalPrice } = state.order;
  if (phase === "inquiry" || phase === "quoted" || totalPrice === null) throw redirect(orderPath(id));
  const { zone } = await user.reader();
  const paying = { now: context.now, gateways: context.gateways, zone };
  return paymentView(state, paymentHint(request), paying);
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_TO_ORDER);
  const form = await readForm(request);
  const id = params.id ?? "";
  const shown = shownTotal(form);
  const checkout = await startPayment(context, id, user, shown);
  if (!checkout.ok) {
    if (checkout.reason === "total_changed") return data({ shown }, { status: 409 });
    if (checkout.reason === "no_order") noOrder();
    throw await context.toasts.redirectWithError(
      `/payment/${id}`,
      { message: "Gagal memproses pembayaran", description: orderRefusalSentence(checkout.reason) },
      { status: 303 },
    );
  }
  if (form.has("window")) return checkout.value;
  throw redirect(checkout.value.redirectUrl, 303);
}

/** With script: a network that drops leaves the page as it is, with a message. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (isNetworkError(error)) return { networkFailed: true };
    throw error;
  }
}

/** The current total is shown with the sentence that says so. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionStatus,
  actionResult,
  defaultShouldRevalidate,
}) => actionResult?.networkFailed !== true && (actionStatus === 409 || defaultShouldRevalidate);

export default function Payment() {
  const page = useLoaderData<typeof loader>();
  const { id, total, panel } = page;
  const answer = useActionData<typeof action>();
  const payment = usePayment({ orderId: id, total });
  usePaymentWatch(panel.state === "processing");
  const outdated = payment.outdated ?? (answer && "shown" in answer ? answer : null);
  return (
    <WorkPage>
      <Topline>
        <Breadcrumbs
          trail={[
            { text: "Home", href: "/", lang: "en" },
            { text: "Pesanan", href: "/dashboard/orders" },
            { text: "Pembayaran" },
          ]}
        />
      </Topline>
      {payment.networkFailed && (
        <Toast kind="error" title="Gagal memproses pembayaran" description={NO_CONNECTION_TO_PAY} />
      )}
      {outdated && <Toast kind="error" title={totalChanged(outdated.shown, total)} />}
      {panel.state === "completed" ? (
        <PaidPage {...page} />
      ) : (
        <PaymentPage {...page} panel={panel} payment={payment} />
      )}
    </WorkPage>
  );
}

export const meta: MetaFunction = ({ error }) =>
  titleUnlessMissing("Pembayaran", "Detail pesanan tidak ditemukan", error);

export const handle: PageHandle = {
  ...{ page: "app", sheet: "ordering", titleBar: true, gateway: true },
  ownStep: ({ panel }: { panel: PaymentState }) => hasPaymentStep(panel),
};

export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status !== 404) return <ErrorPage status={status} />;
  return (
    <Main>
      <div className="mt-4">
        <EmptyState
          level={1}
          title="Detail pesanan tidak ditemukan"
          text="Pesanan ini tidak ada, atau bukan milik akun yang sedang masuk."
          action={{ href: "/dashboard/orders", text: "Kembali ke Pesanan" }}
        />
      </div>
    </Main>
  );
}
