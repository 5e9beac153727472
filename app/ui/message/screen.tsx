import { useEffect, useRef } from "react";
import { ARCHIVE_BROKEN } from "~/copy/message/message";
import { isolated } from "~/domain/core/bidi";
import type { ConversationView, EventView, MessageView } from "~/domain/message/view";
import { Callout } from "../kit/callout";
import type { RejectedForm } from "../kit/form/form-result";
import { useConversation } from "./conversation";
import { MessageForm } from "./form";
import { MessageLines } from "./list";
import { OnItsWay } from "./on-its-way";
import { SentToast } from "./sent-toast";
import { WatchNote } from "./watch-note";

/** The conversation and its writer, which share a screen: the conversation scrolls, and begins at its end without script. */
export function ConversationScreen({
  conversation,
  messages,
  events,
  newFrom,
  older,
  newer,
  archiveBroken,
  now,
  requestId,
  rejected,
}: {
  conversation: ConversationView;
  messages: readonly MessageView[];
  events: readonly EventView[];
  newFrom: number | null;
  /** Address of the page before; null at the beginning. */
  older: string | null;
  /** Address of the latest page, from an older one. */
  newer: string | null;
  archiveBroken: boolean;
  /** UTC ms, of today. */
  now: number;
  requestId: string;
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
    // The end, since the column is reversed.
    if (sent > 0) roll.current?.scrollTo?.(0, 0);
  }, [sent]);
  return (
    <>
      <div
        ref={roll}
        className="conversation__scroll"
        role="log"
        aria-live="polite"
        aria-label={`Percakapan dengan ${isolated(conversation.otherName)}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard.
        tabIndex={0}
      >
        <div>
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
              <OnItsWay key={item.id} item={item} again={queue.again} edit={edit} />
            ))}
          </MessageLines>
          <WatchNote watch={watch} />
        </div>
      </div>
      <div ref={writer} className="conversation__writer">
        {newer ? (
          <a className="btn btn--line" href={newer}>
            Ke pesan terbaru
          </a>
        ) : conversation.closed ? (
          <Callout icon="lock">{conversation.closed}</Callout>
        ) : (
          <MessageForm
            action={address}
            requestId={requestId}
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
