import { responseTime } from "~/copy/account/seller-statistics";

import type { ConversationView, MessageView } from "~/domain/message/view";
import { Section } from "../kit/section";
import { Conversation } from "../message/conversation";
import { MessageForm } from "../message/form";

type Props = {
  orderId: string;
  otherName: string;
  /** The latest messages; null before the first. */
  conversation: { conversation: ConversationView; messages: MessageView[]; newFrom: number | null } | null;
  more: boolean;
  closed: string | null;
  requestId: string;
};

export function OrderConversation({ orderId, otherName, conversation, more, closed, requestId }: Props) {
  const answer = responseTime(conversation?.conversation.responseMinutes ?? null);
  const page = `/messages/${conversation?.conversation.id}`;
  return (
    <div className="no-print">
      <Section
        id="percakapan"
        title="Percakapan"
        note={answer && `${otherName} biasanya membalas ${answer}.`}
        link={conversation ? { href: `${page}#terbaru`, text: "Buka Percakapan" } : undefined}
        tight
      >
        {conversation ? (
          <Conversation
            {...conversation}
            older={more ? `${page}?before=${conversation.messages[0]?.seq}` : null}
            requestId={requestId}
            orderId={orderId}
          />
        ) : closed ? (
          <p className="soft">Belum ada pesan. {closed}</p>
        ) : (
          <>
            <p className="soft">Belum ada pesan. Tanyakan atau kabarkan sesuatu kepada {otherName}.</p>
            <MessageForm action={`/messages/new?order=${orderId}`} requestId={requestId} orderId={orderId} />
          </>
        )}
      </Section>
    </div>
  );
}
