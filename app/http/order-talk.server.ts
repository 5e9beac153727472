import type { AppLoadContext } from "@remix-run/cloudflare";
import type { OrderPage } from "~/db/order-pages.server";
import { conversationView } from "./conversation-view.server";

/** The conversation about an order as it stands on its page; before the first message there are only two people. */
export function orderTalk({ row, talk }: OrderPage, reader: { id: string }, context: AppLoadContext) {
  const conversation = talk && conversationView(talk, reader, context);
  return {
    orderId: row.id,
    otherName: conversation?.talk.otherName ?? (reader.id === row.userId ? row.sellerName : row.buyerName),
    conversation,
    more: talk?.more ?? false,
    requestId: crypto.randomUUID(),
  };
}
