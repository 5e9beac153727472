import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/http/page";
import { OperatorBoundary } from "~/ui/operator/not-found";
import { OperatorWithdrawals } from "~/ui/operator/withdrawals";
import { withdrawalsPage } from "~/views/money/operator-withdrawals.server";

export function loader({ request, context }: LoaderFunctionArgs) {
  return withdrawalsPage(context, request);
}

export default function Withdrawals() {
  return <OperatorWithdrawals {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => [{ title: "Penarikan saldo | JasaWarga" }];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return <OperatorBoundary />;
}
