import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_BALANCE } from "~/accounts/login-text";
import { balanceView } from "~/ledger/page-data.server";
import { readBalance } from "~/ledger/page-queries.server";
import { BalanceFailed, BalancePage } from "~/ledger/ui/balance-page";
import type { PageHandle } from "~/platform/pages";
import { readRowKey } from "~/platform/paging";
import { expectAccount } from "~/platform/viewer.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await expectAccount(context, request, LOGIN_TO_SEE_BALANCE);
  const { db, now } = context;
  const after = readRowKey(new URL(request.url).searchParams.get("after"));
  return balanceView(await readBalance(db, user.id, { after, now }), after, now);
}

export default function OwnBalance() {
  return <BalancePage {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => [{ title: "Saldo | JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "lists" };

export function ErrorBoundary() {
  return <BalanceFailed />;
}
