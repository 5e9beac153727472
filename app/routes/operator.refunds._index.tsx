import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/http/page";
import { OperatorBoundary } from "~/ui/operator/not-found";
import { OperatorRefunds } from "~/ui/operator/refunds";
import { refundsPage } from "~/views/money/operator-refunds.server";

export function loader({ request, context }: LoaderFunctionArgs) {
  return refundsPage(context, request);
}

export default function Refunds() {
  return <OperatorRefunds {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => [{ title: "Pengembalian dana | JasaWarga" }];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return <OperatorBoundary />;
}
