import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { refundAccountForm } from "~/forms/money/refund.server";
import { refusedAccount, WRONG_RECHECKED_PASSWORD, waitSentence } from "~/http/account-form-replies.server";
import { parseForm, readForm } from "~/http/form.server";
import { LOGIN_TO_SEE_ORDERS } from "~/http/order-login.server";
import type { PageHandle } from "~/http/page";
import { requireAccount } from "~/http/viewer.server";
import { nameRefundAccount } from "~/operations/money/save-refund-account.server";
import { clientAddress } from "~/platform/account/limits.server";
import { Toast } from "~/ui/layout/toast";
import { RefundAccountForm } from "~/ui/money/refund-account-form";
import { OrderCrumbs } from "~/ui/order/crumbs";
import { OrderBoundary } from "~/ui/order/not-found";
import { askForAccount, backFromAccount } from "~/views/money/refund-account.server";

/** Also for people who are suspended: what is owed to them is theirs. */
export async function loader(args: LoaderFunctionArgs) {
  const user = await requireAccount(args.context, args.request, LOGIN_TO_SEE_ORDERS);
  return { ...(await askForAccount(args, user.id)), email: user.email };
}

export async function action(args: ActionFunctionArgs) {
  const { params, request, context } = args;
  const user = await requireAccount(context, request, LOGIN_TO_SEE_ORDERS);
  const parsed = await parseForm(await readForm(request), refundAccountForm, {
    secret: ["currentPassword"],
  });
  // Whose order it is comes before what was typed.
  await askForAccount(args, user.id);
  if (!parsed.ok) return refusedAccount({ result: parsed.result });
  const naming = { ...parsed.value, orderId: params.id ?? "", address: clientAddress(request) };
  const named = await nameRefundAccount(context, user, naming);
  if (named.ok) return backFromAccount(args, naming.account);
  if (named.reason === "nothing_waits") return backFromAccount(args, null);
  if (named.reason === "wrong")
    return refusedAccount({ result: parsed.reject({ currentPassword: [WRONG_RECHECKED_PASSWORD] }) });
  const toast = { title: "Rekening belum disimpan", description: waitSentence(named.seconds) };
  return refusedAccount({ result: parsed.reject({}), toast, seconds: named.seconds });
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function RefundAccount() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <OrderCrumbs orderId={page.orderId} here="Rekening pengembalian" />
      <h1>Rekening untuk pengembalian dana</h1>
      <p className="small soft">{page.title}</p>
      {answer?.toast && <Toast kind="error" {...answer.toast} />}
      <RefundAccountForm {...page} result={answer?.result} />
    </>
  );
}

export const meta: MetaFunction = () => [{ title: "Rekening pengembalian | JasaWarga" }];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return <OrderBoundary />;
}
