import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_ORDERS } from "~/copy/account/login-first";
import { readOrderList, readOrderPage } from "~/db/order/list.server";
import type { PageHandle } from "~/http/page";
import { expectAccount } from "~/http/viewer.server";
import { OrderList, OrderListFailed } from "~/ui/order/list/list";
import { OrderSummaryStrip } from "~/ui/order/list/summary";
import { orderListView, readOrderListQuery, sideOfList } from "~/views/order/list.server";
import { orderSummaryView } from "~/views/order/summary.server";

/** The list of orders, at /dashboard and at /dashboard/orders. */
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
