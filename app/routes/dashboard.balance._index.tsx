import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_BALANCE } from "~/accounts/login-prompt-text";
import { readAsAccount } from "~/accounts/viewer.server";
import { balanceView } from "~/ledger/page-data.server";
import { selectBalancePage } from "~/ledger/page-queries.server";
import { BalancePage } from "~/ledger/ui/balance-page";
import type { PageHandle } from "~/platform/pages";
import { readRowKey } from "~/platform/paging";
import { pageTitle } from "~/platform/sentence-text";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, now } = context;
  const after = readRowKey(new URL(request.url).searchParams.get("after"));
  const { page } = await readAsAccount(context, request, LOGIN_TO_SEE_BALANCE, (userId) =>
    selectBalancePage(db, userId, { after, now }),
  );
  return balanceView(page, after, now);
}

export default function OwnBalance() {
  return <BalancePage {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => [{ title: pageTitle("Saldo") }];

export const handle: PageHandle = { page: "app" };

export { BalanceFailed as ErrorBoundary } from "~/ledger/ui/balance-page";
