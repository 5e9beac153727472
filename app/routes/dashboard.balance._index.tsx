import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_BALANCE } from "~/copy/account/login-first";
import { readBalance } from "~/db/money/balance.server";
import { readRowKey } from "~/domain/core/page-cursor";
import type { PageHandle } from "~/http/page";
import { expectAccount } from "~/http/viewer.server";
import { BalanceFailed, BalancePage } from "~/ui/money/balance-page";
import { balanceView } from "~/views/money/balance.server";

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
