import { useEffect, useRef, useState } from "react";
import { bySeq, type ConversationView, type MessageView } from "~/domain/message/view";
import { Button } from "../kit/button";
import { PlainText } from "../kit/plain-text";
import { Callout } from "../kit/trust-note";
import type { RejectedForm } from "../listing/form/picture-choice";
import { MessageForm } from "./form";
import { MessageList } from "./list";
import { type QueuedMessage, useMessageQueue } from "./queue";
import { useMessageWatch } from "./watch";

type Props = {
  conversation: ConversationView;
  messages: readonly MessageView[];
  newFrom: number | null;
  /** Address of the page before; null at the beginning. */
  older: string | null;
  /** Address of the latest page, from an older one. */
  newer?: string | null;
  requestId: string;
  orderId?: string;
  rejected?: RejectedForm | undefined;
};

/** With script new messages are polled and one's own appear at once; without it the form reloads the page. */
export function Conversation({
  conversation,
  messages,
  newFrom,
  older,
  newer = null,
  rejected,
  ...form
}: Props) {
  // A fault from before a reload says nothing of the messages after it.
  const [tried, setTried] = useState(false);
  const [arrived, setArrived] = useState<MessageView[]>([]);
  const address = `/messages/${conversation.id}`;
  const take = (fresh: readonly MessageView[]) => setArrived((known) => bySeq(known, fresh));
  const queue = useMessageQueue(`${address}/new`, (message) => take([message]));
  const seen = messages[messages.length - 1]?.seq ?? 0;
  const watch = useMessageWatch(newer || conversation.closed ? null : `${address}/new`, seen, take);
  const shown = newer ? messages : bySeq(messages, arrived);
  const foot = useStayingInSight(shown.length + queue.waiting.length);

  function send(element: HTMLFormElement) {
    const filled = new FormData(element);
    const text = element.elements.namedItem("message");
    const files = element.elements.namedItem("pictures");
    if (!(text instanceof HTMLTextAreaElement && files instanceof HTMLInputElement)) return;
    if (text.value.trim() === "" && files.value === "") return text.focus();
    setTried(true);
    queue.send(filled);
    text.value = "";
    files.value = "";
    text.focus();
  }

  /** Puts it before whatever was typed since. */
  function edit({ id, body }: QueuedMessage) {
    const text = foot.current?.querySelector("textarea");
    if (!text) return;
    text.value = [body, text.value].filter(Boolean).join("\n");
    text.focus();
    queue.drop(id);
  }

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
      <p role="status" className="small soft">
        {watch === "broken" && "Sambungan terputus, mencoba lagi…"}
        {watch === "ended" && "Percakapan ini tidak lagi diperbarui. Muat ulang halaman ini."}
      </p>
      {newer ? (
        <p className="actions">
          <a className="btn btn--line" href={newer}>
            Ke pesan terbaru
          </a>
        </p>
      ) : conversation.closed ? (
        <Callout icon="lock">{conversation.closed}</Callout>
      ) : (
        <div ref={foot}>
          <MessageForm action={address} {...form} rejected={tried ? undefined : rejected} onSend={send} />
        </div>
      )}
    </>
  );
}

/** One's own message before it is stored; a failed one keeps its text. */
function OnItsWay({
  item,
  again,
  edit,
}: {
  item: QueuedMessage;
  again: (item: QueuedMessage) => void;
  edit: (item: QueuedMessage) => void;
}) {
  return (
    <li className={item.fault ? "messages__own has-error" : "messages__own"}>
      <b className="sr-only">Anda</b>
      {item.body !== "" && <PlainText text={item.body} />}
      {item.pictures > 0 && <p className="small soft">{item.pictures} foto</p>}
      {item.fault ? (
        <>
          <p className="field-error small">{item.fault}</p>
          <div className="actions">
            <Button look="line" onClick={() => again(item)}>
              Kirim lagi
            </Button>
            <Button look="quiet" onClick={() => edit(item)}>
              Ubah
            </Button>
          </div>
        </>
      ) : (
        <span className="tiny soft">Mengirim…</span>
      )}
    </li>
  );
}

/** Scrolls with new messages while the form is in view. */
function useStayingInSight(count: number) {
  const foot = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const grew = count > before.current;
    before.current = count;
    if (!grew || !foot.current) return;
    const { top } = foot.current.getBoundingClientRect();
    if (top > 0 && top < window.innerHeight * 1.5) foot.current.scrollIntoView({ block: "nearest" });
  }, [count]);
  return foot;
}
