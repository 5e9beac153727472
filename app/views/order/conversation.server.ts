import type { OrderPage } from "~/db/order/pages.server";
import { peopleOf } from "~/domain/order/people";
import { closedSentence, conversationView } from "../message/conversation.server";

export function orderConversation(
  { row, conversation: talk, away }: OrderPage,
  reader: { id: string; suspended: boolean },
  appOrigin: string,
) {
  const conversation = talk && conversationView(talk, reader, appOrigin);
  const otherName = peopleOf(row)[reader.id === row.buyerId ? "seller" : "buyer"];
  return {
    orderId: row.id,
    otherName: conversation?.conversation.otherName ?? otherName,
    conversation,
    closed: closedSentence(reader.suspended, away.some((id) => id !== reader.id) ? otherName : null),
    more: talk?.more ?? false,
    requestId: crypto.randomUUID(),
  };
}
