import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listDisputes } from "~/db/order/dispute-list.server";
import { expectOperator } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import { DisputeList } from "~/ui/operator/dispute/list";
import { OperatorErrorBoundary } from "~/ui/operator/not-found";
import { disputeListView, readDisputeListQuery } from "~/views/operator/dispute-list.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await expectOperator(context, request);
  const { db, now } = context;
  const query = readDisputeListQuery(new URL(request.url).searchParams);
  return disputeListView(await listDisputes(db, { ...query, now }), query, now);
}

export default function Disputes() {
  return <DisputeList {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => [{ title: "Sengketa | JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
