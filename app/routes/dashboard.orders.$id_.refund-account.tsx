import type {
  ActionFunctionArgs,
  AppLoadContext,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_ORDERS } from "~/copy/account/login-first";
import { WRONG_RECHECKED_PASSWORD, waitSentence } from "~/copy/account/refusals";
import { namedByBank } from "~/copy/money/account-check";
import { findOwnRefunds } from "~/db/money/manual-refunds.server";
import { isId } from "~/domain/core/text";
import { maskedAccount } from "~/domain/money/payout-account";
import { orderPath } from "~/domain/order/path";
import { refundAccountForm } from "~/forms/money/refund.server";
import { titleUnlessMissing } from "~/http/error-title";
import { noOrder } from "~/http/errors.server";
import { parseForm, readForm } from "~/http/form.server";
import type { PageHandle } from "~/http/page";
import { isAccountRefusal, refusedPayoutAccount } from "~/http/payout-form.server";
import { refusedAccount } from "~/http/refusals.server";
import { expectAccount } from "~/http/viewer.server";
import { recordRefusedName } from "~/operations/account/record-refused-name.server";
import { saveRefundAccount } from "~/operations/money/save-refund-account.server";
import { clientAddress } from "~/platform/account/limits.server";
import { Bdi } from "~/ui/kit/text/bdi";
import { Toast } from "~/ui/layout/toast";
import { RefundAccountForm } from "~/ui/money/refund-account-form";
import { OrderBreadcrumbs } from "~/ui/order/crumbs";
import { OrderErrorBoundary } from "~/ui/order/not-found";
import { refundAccountView } from "~/views/money/refund-account.server";

/** Open to suspended users: what is owed to them is theirs. */
export async function loader(args: LoaderFunctionArgs) {
  const user = await expectAccount(args.context, args.request, LOGIN_TO_SEE_ORDERS);
  const asked = await askedFor(args, user.id);
  return { ...asked, email: (await user.reader()).email };
}

/** Redirects to the order where no account is asked for. */
async function askedFor(
  { params: { id }, context }: Pick<LoaderFunctionArgs, "params" | "context">,
  buyerId: string,
) {
  const own = isId(id) ? await findOwnRefunds(context.db, id, buyerId) : null;
  if (!id || !own) noOrder();
  return refundAccountView(own, id) ?? (await nothingWaits(context, id));
}

async function nothingWaits({ toasts }: AppLoadContext, orderId: string): Promise<never> {
  const toast = {
    message: "Rekening tidak diubah",
    description: "Tidak ada pengembalian yang menunggu rekening, atau transfernya sudah disiapkan.",
  };
  throw await toasts.redirectWithError(orderPath(orderId), toast, { status: 303 });
}

export async function action(args: ActionFunctionArgs) {
  const { params, request, context } = args;
  const user = await expectAccount(context, request, LOGIN_TO_SEE_ORDERS);
  const form = await readForm(request);
  const parsed = await parseForm(form, refundAccountForm, { secret: ["currentPassword"] });
  // Whose order it is comes before what was typed.
  const { orderId } = await askedFor({ params, context }, user.id);
  if (!parsed.ok) {
    recordRefusedName(context, "holder", form.get("holder"), user.id);
    return refusedAccount({ result: parsed.result });
  }
  const naming = { ...parsed.value, orderId, address: clientAddress(request) };
  const named = await saveRefundAccount(context, await user.reader(), naming);
  if (named.ok) {
    const { value: account } = named;
    const description = `Pengembalian kami kirim ke ${maskedAccount(account)}.${namedByBank(account)}`;
    const toast = { message: "Rekening tersimpan", description };
    return context.toasts.redirectWithSuccess(orderPath(orderId), toast, { status: 303 });
  }
  if (isAccountRefusal(named)) return refusedPayoutAccount(named, parsed, NOT_SAVED);
  if (named.reason === "nothing_waits") return nothingWaits(context, orderId);
  if (named.reason === "wrong")
    return refusedAccount({ result: parsed.reject({ currentPassword: [WRONG_RECHECKED_PASSWORD] }) });
  const toast = { title: NOT_SAVED, description: waitSentence(named.seconds) };
  return refusedAccount({ result: parsed.reject({}), toast, seconds: named.seconds });
}

const NOT_SAVED = "Rekening belum disimpan";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function RefundAccount() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <OrderBreadcrumbs orderId={page.orderId} title={page.title} here="Rekening pengembalian" />
      <h1>Rekening untuk pengembalian dana</h1>
      <p className="small soft">
        <Bdi>{page.title}</Bdi>
      </p>
      {answer?.toast && <Toast kind="error" {...answer.toast} />}
      <RefundAccountForm {...page} standBy={answer?.standBy ?? null} result={answer?.result} />
    </>
  );
}

export const meta: MetaFunction = ({ error }) =>
  titleUnlessMissing("Rekening pengembalian", "Order tidak ditemukan", error);

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return <OrderErrorBoundary />;
}
