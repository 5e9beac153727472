import { useEffect, useRef } from "react";
import type { ConversationView, EventView, MessageView } from "~/messages/message";
import { ARCHIVE_BROKEN } from "~/messages/text";
import {
  MessageForm,
  MessageLines,
  PendingMessage,
  SentToast,
  useConversation,
  WatchNote,
} from "~/messages/ui/conversation";
import { CONVERSATION_SCROLL, CONVERSATION_SCROLLED, CONVERSATION_WRITER } from "~/messages/ui/inbox";
import { isolated } from "~/platform/strings";
import type { RejectedForm } from "~/ui/fields";
import { Callout } from "~/ui/kit";

export function ConversationScreen({
  conversation,
  messages,
  events,
  newFrom,
  older,
  newer,
  archiveBroken,
  now,
  formId,
  rejected,
}: {
  conversation: ConversationView;
  messages: readonly MessageView[];
  events: readonly EventView[];
  newFrom: number | null;
  older: string | null;
  newer: string | null;
  archiveBroken: boolean;
  now: number;
  formId: string;
  rejected?: RejectedForm | undefined;
}) {
  const roll = useRef<HTMLDivElement>(null);
  const writer = useRef<HTMLDivElement>(null);
  const { shown, queue, sentCount, sending, watch, address, tried, send, edit } = useConversation(
    conversation,
    messages,
    newer === null,
    writer,
  );
  const sent = queue.waiting.length;
  useEffect(() => {
    // The column is reversed, so 0 is its end.
    if (sent > 0) roll.current?.scrollTo?.(0, 0);
  }, [sent]);
  return (
    <>
      <div
        ref={roll}
        className={CONVERSATION_SCROLL}
        role="log"
        aria-live="polite"
        aria-label={`Percakapan dengan ${isolated(conversation.otherName)}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must be able to reach it.
        tabIndex={0}
      >
        <div className={CONVERSATION_SCROLLED}>
          {archiveBroken && <Callout small>{ARCHIVE_BROKEN}</Callout>}
          {older && (
            <p className="text-center">
              <a className="btn btn--quiet" href={older}>
                Pesan sebelumnya
              </a>
            </p>
          )}
          <MessageLines
            messages={shown}
            events={events}
            otherName={conversation.otherName}
            newFrom={newFrom}
            zone={conversation.zone}
            now={now}
          >
            {queue.waiting.map((item) => (
              <PendingMessage key={item.id} item={item} again={queue.again} edit={edit} />
            ))}
          </MessageLines>
          <WatchNote watch={watch} />
        </div>
      </div>
      <div ref={writer} className={CONVERSATION_WRITER}>
        {newer ? (
          <a className="btn btn--line" href={newer}>
            Ke pesan terbaru
          </a>
        ) : conversation.closed ? (
          <Callout icon="lock">{conversation.closed}</Callout>
        ) : (
          <MessageForm
            action={address}
            formId={formId}
            rejected={tried ? undefined : rejected}
            sending={sending}
            onSend={send}
          />
        )}
      </div>
      <SentToast count={sentCount} />
    </>
  );
}
