import type { AppLoadContext } from "@remix-run/cloudflare";
import { type ListedOrder, listOrders, MAX_COUNTED } from "~/db/order-pages.server";
import { formatDate } from "~/domain/dates";
import { isClosed, type Side } from "~/domain/order";
import { turn } from "~/domain/order-turn";
import { LOGIN_TO_SEE_ORDERS } from "./order-login.server";
import { requireUser } from "./viewer.server";

/** Both addresses of the list, `/dashboard` and `/dashboard/orders`, show the same. */
export async function readOrderList(context: AppLoadContext, request: Request) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_ORDERS);
  const { searchParams } = new URL(request.url);
  const side: Side = searchParams.get("sisi") === "penjual" ? "seller" : "buyer";
  const after = searchParams.get("after");
  const { page, counts } = await listOrders(context.db, { userId: user.id, side, after });
  return {
    side,
    orders: page.items.map((item) => listedView(item, side, context.now)),
    counts: { buyer: counted(counts.buyer), seller: counted(counts.seller) },
    first: after === null ? null : listAddress(side, null),
    next: page.after && listAddress(side, page.after),
  };
}

function listedView({ order, title, buyer, seller }: ListedOrder, side: Side, now: number) {
  const { yours, who, brief } = turn(order, side, now, { buyer, seller });
  return {
    id: order.id,
    title,
    other: side === "buyer" ? seller : buyer,
    status: order.status,
    yours,
    turn: isClosed(order) ? null : `${who}: ${brief}`,
    date: formatDate(order.createdAt),
    total: order.totalPrice,
  };
}

function counted(count: number): string {
  return count > MAX_COUNTED ? `${MAX_COUNTED}+` : String(count);
}

function listAddress(side: Side, after: string | null): string {
  const query = new URLSearchParams();
  if (side === "seller") query.set("sisi", "penjual");
  if (after) query.set("after", after);
  const text = query.toString();
  return text ? `/dashboard/orders?${text}` : "/dashboard/orders";
}
