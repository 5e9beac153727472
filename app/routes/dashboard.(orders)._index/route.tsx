import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_ORDERS } from "~/accounts/login-prompt-text";
import { readAsAccount } from "~/accounts/viewer.server";
import { readOrderList, selectOrderListPage } from "~/orders/list-queries.server";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { NearRequests, OrderList, OrderSummaryStrip } from "./order-list";
import { orderListView, orderSummaryView, readOrderListQuery, sideOfList } from "./page-data.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, now } = context;
  const query = readOrderListQuery(new URL(request.url).searchParams);
  const { user, page } = await readAsAccount(context, request, LOGIN_TO_SEE_ORDERS, (userId) =>
    selectOrderListPage(db, { ...query, userId, now }),
  );
  const { list, summary } = page;
  const reader = { ...user, now };
  const side = sideOfList(query, { ...reader, counts: list.counts });
  const shown = side === list.side ? list : await readOrderList(db, { ...query, userId: user.id, now, side });
  return {
    summary: summary && orderSummaryView(summary, list.totals, reader),
    nearRequests: summary && !user.suspended ? summary.nearRequests : [],
    list: orderListView(shown, { ...query, side }, reader),
  };
}

export default function Orders() {
  const { summary, list, nearRequests } = useLoaderData<typeof loader>();
  return (
    <>
      <OrderList {...list} summary={summary && <OrderSummaryStrip {...summary} />} />
      <NearRequests requests={nearRequests} />
    </>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Order Aktif") }];

export const handle: PageHandle = { page: "app" };

export { OrderListFailed as ErrorBoundary } from "./order-list";
