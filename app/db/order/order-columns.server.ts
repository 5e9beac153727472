import { getTableColumns } from "drizzle-orm";
import type { Order } from "~/domain/order/order";
import { orders } from "../schema/orders";

type Columns = ReturnType<typeof columnsOfOrder>;

/** What the rules know of an order. Typed so that it neither lacks a part of `Order` nor reads more than that. */
export const orderColumns: Pick<Columns, keyof Order> & Record<Exclude<keyof Columns, keyof Order>, never> =
  columnsOfOrder();

function columnsOfOrder() {
  const {
    kind,
    title,
    buyerName,
    sellerName,
    packageId,
    package: _,
    requirements,
    notes,
    requestId,
    workDueAt,
    remindAt,
    wordsRemovedAt,
    notificationsDeleted,
    conversationArchived,
    ...columns
  } = getTableColumns(orders);
  return columns;
}
