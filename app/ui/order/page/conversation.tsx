import { useEffect, useRef } from "react";
import { ARCHIVE_BROKEN } from "~/copy/message/message";
import type { Zone } from "~/domain/core/dates";
import type { StreamEvent } from "~/domain/message/stream";
import type { ConversationView, MessageView } from "~/domain/message/view";
import { Callout } from "../../kit/callout";
import { Section } from "../../kit/section";
import { useConversation } from "../../message/conversation";
import { MessageForm } from "../../message/form";
import { OnItsWay } from "../../message/on-its-way";
import { SentToast } from "../../message/sent-toast";
import { WatchNote } from "../../message/watch-note";
import { OrderStream } from "./stream";

type ShownConversation = {
  conversation: ConversationView;
  messages: MessageView[];
  newFrom: number | null;
  archiveBroken: boolean;
};

type Props = {
  orderId: string;
  otherName: string;
  /** The latest messages; null before the first. */
  conversation: ShownConversation | null;
  more: boolean;
  closed: string | null;
  requestId: string;
  events: readonly StreamEvent[];
  next: string | null;
  zone: Zone;
  /** UTC ms */
  now: number;
};

/** What happened with an order and what was said; while it runs, also the field one writes in. */
export function OrderConversation({ conversation, ...order }: Props) {
  const page = conversation && `/messages/${conversation.conversation.id}`;
  const over = order.next === null;
  const begin = `/messages/new?order=${order.orderId}`;
  const link = page
    ? { href: `${page}#terbaru`, text: "Buka chat" }
    : over && !order.closed
      ? { href: begin, text: "Tulis pesan" }
      : undefined;
  return (
    <Section id="percakapan" title="Aktivitas dan percakapan" link={link} small>
      {conversation?.archiveBroken && <Callout small>{ARCHIVE_BROKEN}</Callout>}
      {page && !over ? (
        <LiveConversation {...conversation} {...order} page={page} />
      ) : (
        <OrderStream
          {...order}
          messages={conversation?.messages ?? []}
          newFrom={conversation?.newFrom ?? null}
          older={order.more ? `${page}?before=${conversation?.messages[0]?.seq}` : null}
        />
      )}
      {!page && !over && (
        <div className="no-print mt-3">
          {order.closed ? (
            <p className="soft">{order.closed}</p>
          ) : (
            <MessageForm action={begin} requestId={order.requestId} orderId={order.orderId} />
          )}
        </div>
      )}
    </Section>
  );
}

/** With script messages are polled and one's own appear at once; without it the form reloads. */
function LiveConversation({
  conversation,
  messages,
  newFrom,
  archiveBroken: _,
  page,
  more,
  orderId,
  requestId,
  ...stream
}: ShownConversation & Omit<Props, "conversation" | "closed"> & { page: string }) {
  const foot = useRef<HTMLDivElement>(null);
  const { shown, queue, sentCount, sending, watch, address, send, edit } = useConversation(
    conversation,
    messages,
    true,
    foot,
  );
  useStayingInSight(foot, shown.length + queue.waiting.length);
  return (
    <>
      <OrderStream
        {...stream}
        messages={shown}
        newFrom={newFrom}
        older={more ? `${page}?before=${messages[0]?.seq}` : null}
      >
        {queue.waiting.map((item) => (
          <OnItsWay key={item.id} item={item} again={queue.again} edit={edit} />
        ))}
      </OrderStream>
      <div className="no-print mt-3">
        <WatchNote watch={watch} />
        {conversation.closed ? (
          <Callout icon="lock">{conversation.closed}</Callout>
        ) : (
          <div ref={foot}>
            <MessageForm
              action={address}
              requestId={requestId}
              orderId={orderId}
              sending={sending}
              onSend={send}
            />
          </div>
        )}
      </div>
      <SentToast count={sentCount} />
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
