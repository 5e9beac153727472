import type {
  ActionFunctionArgs,
  AppLoadContext,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { clientAddress } from "~/accounts/login.server";
import { recordRefusedName } from "~/accounts/login-commands.server";
import { LOGIN_TO_SEE_ORDERS } from "~/accounts/login-prompt-text";
import { WRONG_RECHECKED_PASSWORD, waitSentence } from "~/accounts/text";
import { requireAccount } from "~/accounts/viewer.server";
import { orderPath } from "~/orders/order";
import { OrderBreadcrumbs } from "~/orders/ui/order";
import { maskedAccount } from "~/payouts/account";
import { PAYOUT_FIELDS, refundAccountForm } from "~/payouts/form.server";
import { isAccountRefusal, refusedPayoutAccount } from "~/payouts/requests.server";
import { namedByBank } from "~/payouts/text";
import { noOrder } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import { invalidAccountForm, parseForm, readForm } from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { ORDER_NOT_FOUND, titleUnlessMissing } from "~/platform/sentence-text";
import { isId } from "~/platform/strings";
import { saveRefundAccount } from "~/refunds/commands.server";
import { findOwnRefunds } from "~/refunds/manual-queries.server";
import { refundAccountView } from "~/refunds/page-data.server";
import { Bdi } from "~/ui/kit";
import { lazyComponent } from "~/ui/lazy-component";
import { Toast } from "~/ui/toast";

const RefundAccountForm = lazyComponent(() =>
  import("./refund-account-form").then((loaded) => loaded.RefundAccountForm),
);

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireAccount(args.context, args.request, LOGIN_TO_SEE_ORDERS);
  const asked = await requireDebt(args, user.id);
  return { ...asked, email: user.email };
}

async function requireDebt(
  { params: { id }, context }: Pick<LoaderFunctionArgs, "params" | "context">,
  buyerId: string,
) {
  const own = isId(id) ? await findOwnRefunds(context.db, id, buyerId) : null;
  if (!id || !own) noOrder();
  return refundAccountView(own, id) ?? (await redirectWithoutDebt(context, id));
}

async function redirectWithoutDebt({ toasts }: AppLoadContext, orderId: string): Promise<never> {
  const toast = {
    message: "Rekening tidak diubah",
    description: "Tidak ada pengembalian yang menunggu rekening, atau transfernya sudah disiapkan.",
  };
  throw await toasts.redirectWithError(orderPath(orderId), toast, { status: 303 });
}

export const formDefinition: FormDefinition = { failed: "Rekening belum tersimpan", fields: PAYOUT_FIELDS };

export async function action(args: ActionFunctionArgs) {
  const { params, request, context } = args;
  const user = await requireAccount(context, request, LOGIN_TO_SEE_ORDERS);
  const form = await readForm(request);
  const parsed = await parseForm(form, refundAccountForm);
  const { orderId } = await requireDebt({ params, context }, user.id);
  if (!parsed.ok) {
    recordRefusedName(context, "holder", form.get("holder"), user.id);
    return invalidAccountForm({ result: parsed.result });
  }
  const naming = { ...parsed.value, orderId, address: clientAddress(request) };
  const named = await saveRefundAccount(context, user, naming);
  if (named.ok) {
    const { value: account } = named;
    const description = `Pengembalian kami kirim ke ${maskedAccount(account)}.${namedByBank(account)}`;
    const toast = { message: "Rekening tersimpan", description };
    return context.toasts.redirectWithSuccess(orderPath(orderId), toast, { status: 303 });
  }
  if (isAccountRefusal(named)) return refusedPayoutAccount(named, parsed, NOT_SAVED);
  if (named.reason === "nothing_waits") return redirectWithoutDebt(context, orderId);
  if (named.reason === "changed_meanwhile")
    return invalidAccountForm({ result: parsed.reject({ "": [ACCOUNT_CHANGED] }) }, 409);
  if (named.reason === "wrong")
    return invalidAccountForm({ result: parsed.reject({ currentPassword: [WRONG_RECHECKED_PASSWORD] }) });
  const toast = { title: NOT_SAVED, description: waitSentence(named.seconds) };
  return invalidAccountForm({ result: parsed.reject({}), toast, seconds: named.seconds });
}

const ACCOUNT_CHANGED =
  "Rekening sudah diubah setelah formulir ini dibuka. Periksa rekening yang sekarang tertulis di halaman ini. Kirim lagi jika Anda ingin menggantinya.";

const NOT_SAVED = "Rekening belum disimpan";

/** Reloads an account that was saved in the meantime, because the form must show it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function RefundAccount() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <OrderBreadcrumbs orderId={page.orderId} title={page.title} here="Rekening pengembalian" />
      <h1>Rekening untuk pengembalian uang</h1>
      <p className="text-sm text-ink-soft">
        <Bdi>{page.title}</Bdi>
      </p>
      {answer?.toast && <Toast kind="error" {...answer.toast} />}
      <RefundAccountForm {...page} standBy={answer?.standBy ?? null} result={answer?.result} />
    </>
  );
}

export const meta: MetaFunction = ({ error }) => titleUnlessMissing("Rekening pengembalian", ORDER_NOT_FOUND, error);

export const handle: PageHandle = { page: "app" };

export { OrderErrorBoundary as ErrorBoundary } from "~/orders/ui/order";
