import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listRefunds } from "~/db/money/refund-list.server";
import { readRefundStage } from "~/domain/money/refund-stage";
import { expectOperator } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import { OperatorRefunds } from "~/ui/operator/money/refunds";
import { OperatorErrorBoundary } from "~/ui/operator/not-found";
import { refundListView } from "~/views/money/operator-refunds.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const operator = await expectOperator(context, request);
  const { db, now } = context;
  const query = new URL(request.url).searchParams;
  const stage = readRefundStage(query.get("status"));
  const after = query.get("after");
  const page = await listRefunds(db, stage, { after, now });
  return refundListView(page, { stage, after }, { operatorId: operator.id, now });
}

export default function Refunds() {
  return <OperatorRefunds {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => [{ title: "Pengembalian dana | JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
