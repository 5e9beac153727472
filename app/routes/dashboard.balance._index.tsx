import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/http/page";
import { BalanceFailed, BalancePage } from "~/ui/money/balance-page";
import { balancePage } from "~/views/money/balance.server";

export function loader({ request, context }: LoaderFunctionArgs) {
  return balancePage(context, request);
}

export default function OwnBalance() {
  return <BalancePage {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => [{ title: "Saldo | JasaWarga" }];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return <BalanceFailed />;
}
