import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_ORDERS } from "~/accounts/login-text";
import { readOrderList, readOrderPage } from "~/orders/list-queries.server";
import type { PageHandle } from "~/platform/pages";
import { expectAccount } from "~/platform/viewer.server";
import { OrderList, OrderListFailed, OrderSummaryStrip } from "~/routes/dashboard.(orders)._index/order-list";
import {
  orderListView,
  orderSummaryView,
  readOrderListQuery,
  sideOfList,
} from "~/routes/dashboard.(orders)._index/page-data.server";

/** The list of orders at /dashboard and /dashboard/orders. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asking = await expectAccount(context, request, LOGIN_TO_SEE_ORDERS);
  const { db, now } = context;
  const query = readOrderListQuery(new URL(request.url).searchParams);
  const asked = { ...query, userId: asking.id, now };
  const { list, summary } = await readOrderPage(db, asked);
  const reader = { ...(await asking.reader()), now };
  const side = sideOfList(query, { ...reader, counts: list.counts });
  const shown = side === list.side ? list : await readOrderList(db, { ...asked, side });
  return {
    summary: summary && orderSummaryView(summary, list.totals, reader),
    list: orderListView(shown, { ...query, side }, reader),
  };
}

export default function Orders() {
  const { summary, list } = useLoaderData<typeof loader>();
  return <OrderList {...list} summary={summary && <OrderSummaryStrip {...summary} />} />;
}

export const meta: MetaFunction = () => [{ title: "Order Aktif | JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "start" };

export function ErrorBoundary() {
  return <OrderListFailed />;
}
