import { useEffect, useRef } from "react";
import type { ConversationView, MessageView } from "~/domain/message/view";
import { Callout } from "../kit/trust-note";
import { MessageForm } from "./form";
import { MessageList } from "./list";
import { OnItsWay } from "./on-its-way";
import { useTalk } from "./talk";
import { WatchNote } from "./watch-note";

/** On an order's page. With script messages are polled and one's own appear at once; without it the form reloads. */
export function Conversation({
  conversation,
  messages,
  newFrom,
  older,
  ...form
}: {
  conversation: ConversationView;
  messages: readonly MessageView[];
  newFrom: number | null;
  /** Address of the page before; null at the beginning. */
  older: string | null;
  requestId: string;
  orderId: string;
}) {
  const foot = useRef<HTMLDivElement>(null);
  const { shown, queue, watch, address, send, edit } = useTalk(conversation, messages, true, foot);
  useStayingInSight(foot, shown.length + queue.waiting.length);
  return (
    <>
      {older && (
        <p className="text-center">
          <a className="btn btn--quiet" href={older}>
            Pesan sebelumnya
          </a>
        </p>
      )}
      <MessageList
        messages={shown}
        otherName={conversation.otherName}
        newFrom={newFrom}
        zone={conversation.zone}
      >
        {queue.waiting.map((item) => (
          <OnItsWay key={item.id} item={item} again={queue.again} edit={edit} />
        ))}
      </MessageList>
      <WatchNote watch={watch} />
      {conversation.closed ? (
        <Callout icon="lock">{conversation.closed}</Callout>
      ) : (
        <div ref={foot}>
          <MessageForm action={address} {...form} onSend={send} />
        </div>
      )}
    </>
  );
}

/** Scrolls with new messages while the form is in view. */
function useStayingInSight(foot: React.RefObject<HTMLDivElement>, count: number) {
  const before = useRef(count);
  useEffect(() => {
    const grew = count > before.current;
    before.current = count;
    if (!grew || !foot.current) return;
    const { top } = foot.current.getBoundingClientRect();
    if (top > 0 && top < window.innerHeight * 1.5) foot.current.scrollIntoView({ block: "nearest" });
  }, [foot, count]);
}
