import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listWithdrawals } from "~/db/money/withdrawal-pages.server";
import { expectOperator } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import { OperatorWithdrawals } from "~/ui/operator/money/withdrawals";
import { OperatorErrorBoundary } from "~/ui/operator/not-found";
import { withdrawalListView } from "~/views/money/operator-withdrawals.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const operator = await expectOperator(context, request);
  const { db, now } = context;
  const query = new URL(request.url).searchParams;
  const asked = { open: query.get("status") !== "selesai", after: query.get("after") };
  const page = await listWithdrawals(db, { ...asked, now });
  return withdrawalListView(page, asked, { operatorId: operator.id, now });
}

export default function Withdrawals() {
  return <OperatorWithdrawals {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => [{ title: "Penarikan saldo | JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
