import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_ORDERS } from "~/copy/account/login-first";
import { readOrderList } from "~/db/order/list.server";
import type { PageHandle } from "~/http/page";
import { requireAccount } from "~/http/viewer.server";
import { OrderList, OrderListFailed } from "~/ui/order/list";
import { orderListView, readOrderListQuery } from "~/views/order/list.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id: userId, suspended, zone } = await requireAccount(context, request, LOGIN_TO_SEE_ORDERS);
  const { db, now } = context;
  const query = readOrderListQuery(new URL(request.url).searchParams);
  const found = await readOrderList(db, { userId, now, ...query });
  return orderListView(found, query, { suspended, zone, now });
}

export default function Orders() {
  return <OrderList {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => [{ title: "Order Aktif | JasaWarga" }];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return <OrderListFailed />;
}
