import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readOrderList } from "~/db/order/list.server";
import { requireOrderReader } from "~/http/order-access.server";
import type { PageHandle } from "~/http/page";
import { OrderList, OrderListFailed } from "~/ui/order/list/list";
import { orderListView, readOrderListQuery, sideOfList } from "~/views/order/list.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id: userId, suspended, zone, ...reader } = await requireOrderReader(context, request);
  const { db, now } = context;
  const query = readOrderListQuery(new URL(request.url).searchParams);
  const asked = { ...query, side: sideOfList(query, reader) };
  return orderListView(await readOrderList(db, { userId, now, ...asked }), asked, { suspended, zone, now });
}

export default function Orders() {
  return <OrderList {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => [{ title: "Order Aktif | JasaWarga" }];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return <OrderListFailed />;
}
