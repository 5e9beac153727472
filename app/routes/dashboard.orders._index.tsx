import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_ORDERS } from "~/copy/account/login-first";
import { readLikelyOrderList, readOrderList } from "~/db/order/list.server";
import type { PageHandle } from "~/http/page";
import { expectAccount } from "~/http/viewer.server";
import { OrderList, OrderListFailed } from "~/ui/order/list/list";
import { orderListView, readOrderListQuery, sideOfList } from "~/views/order/list.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asking = await expectAccount(context, request, LOGIN_TO_SEE_ORDERS);
  const { db, now } = context;
  const query = readOrderListQuery(new URL(request.url).searchParams);
  const asked = { ...query, userId: asking.id, now };
  const read = query.side
    ? await readOrderList(db, { ...asked, side: query.side })
    : await readLikelyOrderList(db, asked);
  const reader = await asking.reader();
  const side = sideOfList(query, { ...reader, counts: read.counts });
  const shown = side === read.side ? read : await readOrderList(db, { ...asked, side });
  return orderListView(shown, { ...query, side }, { ...reader, now });
}

export default function Orders() {
  return <OrderList {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => [{ title: "Order Aktif | JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "lists" };

export function ErrorBoundary() {
  return <OrderListFailed />;
}
