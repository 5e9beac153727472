import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/http/page";
import { OrderList, OrderListFailed } from "~/ui/order/list";
import { orderListPage } from "~/views/order/list.server";

export function loader({ request, context }: LoaderFunctionArgs) {
  return orderListPage(context, request);
}

export default function DashboardHome() {
  return <OrderList {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => [{ title: "Order Aktif | JasaWarga" }];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return <OrderListFailed />;
}
