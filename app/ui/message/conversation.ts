import { type RefObject, useState } from "react";
import { bySeq, type ConversationView, type MessageView } from "~/domain/message/view";
import { forgetDraft, useDraftKey } from "./draft";
import { type QueuedMessage, useMessageQueue } from "./queue";
import { useMessageWatch } from "./watch";

/**
 * What script adds to a conversation: new messages appear by themselves, one's own is sent without a reload. `live` is false on an older
 * page; `box` holds the form.
 */
export function useConversation(
  conversation: ConversationView,
  messages: readonly MessageView[],
  live: boolean,
  box: RefObject<HTMLElement>,
) {
  const [arrived, setArrived] = useState<MessageView[]>([]);
  // A fault from before a reload says nothing of the messages after it.
  const [tried, setTried] = useState(false);
  const [sentCount, setSentCount] = useState(0);
  const address = `/messages/${conversation.id}`;
  const draft = useDraftKey(address);
  const take = (fresh: readonly MessageView[]) => setArrived((known) => bySeq(known, fresh));
  const queue = useMessageQueue(`${address}/new`, (message) => {
    take([message]);
    setSentCount((count) => count + 1);
  });
  const seen = messages[messages.length - 1]?.seq ?? 0;
  const watch = useMessageWatch(live && !conversation.closed ? `${address}/new` : null, seen, take);

  return {
    address,
    tried,
    watch,
    queue,
    sentCount,
    sending: queue.waiting.some(({ fault }) => fault === null),
    shown: live ? bySeq(messages, arrived) : messages,
    send(form: HTMLFormElement) {
      const filled = new FormData(form);
      const text = form.elements.namedItem("message");
      const files = form.elements.namedItem("pictures");
      if (!(text instanceof HTMLTextAreaElement && files instanceof HTMLInputElement)) return;
      if (text.value.trim() === "" && files.value === "") return text.focus();
      setTried(true);
      queue.send(filled);
      text.value = "";
      files.value = "";
      forgetDraft(draft);
      text.focus();
    },
    /** Puts it before whatever was typed since. */
    edit({ id, body }: QueuedMessage) {
      const text = box.current?.querySelector("textarea");
      if (!text) return;
      text.value = [body, text.value].filter(Boolean).join("\n");
      text.focus();
      queue.drop(id);
    },
  };
}
