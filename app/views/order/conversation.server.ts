import { closedSentence } from "~/copy/message/closed";
import type { OrderPage } from "~/db/order/pages.server";
import type { Zone } from "~/domain/core/dates";
import { peopleOf } from "~/domain/order/people";
import { conversationView, type WholeConversation } from "../message/conversation.server";

export function orderConversation(
  {
    order,
    conversation: found,
    away,
  }: Omit<OrderPage, "conversation"> & { conversation: WholeConversation | null },
  reader: { id: string; suspended: boolean; zone: Zone },
  appOrigin: string,
) {
  const conversation = found && conversationView(found, reader, appOrigin);
  const otherName = peopleOf(order)[reader.id === order.buyerId ? "seller" : "buyer"];
  return {
    orderId: order.id,
    otherName: conversation?.conversation.otherName ?? otherName,
    conversation,
    closed: closedSentence(reader.suspended, away.some((id) => id !== reader.id) ? otherName : null),
    more: found?.more ?? false,
    requestId: crypto.randomUUID(),
  };
}
