import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { disputeListView, readDisputeListQuery } from "~/operators/page-data.server";
import { DisputeList } from "~/operators/ui/disputes";
import { OperatorErrorBoundary } from "~/operators/ui/not-found";
import { listDisputes } from "~/orders/list-queries.server";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { requireOperator } from "~/platform/viewer.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator(context, request);
  const { db, now } = context;
  const query = readDisputeListQuery(new URL(request.url).searchParams);
  return disputeListView(await listDisputes(db, { ...query, now }), query, now);
}

export default function Disputes() {
  return <DisputeList {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => [{ title: pageTitle("Sengketa") }];

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
