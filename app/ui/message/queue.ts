import { useRef, useState } from "react";
import { MESSAGE_NOT_SENT } from "~/copy/message/refusals";
import { isChosenFile } from "~/domain/core/files";
import type { MessageView } from "~/domain/message/view";

/** Not yet stored. `fault`: why it failed; its `form` can be sent again. */
export type QueuedMessage = {
  id: string;
  body: string;
  pictures: number;
  fault: string | null;
  form: FormData;
};

const OFFLINE = "Belum terkirim. Periksa sambungan internet Anda.";

/** Sends one message after the other, to keep their order. */
export function useMessageQueue(url: string, onSent: (message: MessageView) => void) {
  const [waiting, setWaiting] = useState<QueuedMessage[]>([]);
  const last = useRef(Promise.resolve());

  const drop = (id: string) => setWaiting((all) => all.filter((one) => one.id !== id));

  function post(item: QueuedMessage) {
    last.current = last.current.then(async () => {
      const answer = await deliver(url, item.form);
      if (typeof answer !== "string") {
        onSent(answer);
        drop(item.id);
        return;
      }
      setWaiting((all) => all.map((one) => (one.id === item.id ? { ...one, fault: answer } : one)));
    });
  }

  return {
    waiting,
    drop,
    send(form: FormData) {
      const id = randomUuid();
      form.set("requestId", id);
      const pictures = form
        .getAll("pictures")
        .filter((file) => file instanceof File && isChosenFile(file)).length;
      const item = { id, body: String(form.get("message") ?? ""), pictures, fault: null, form };
      setWaiting((all) => [...all, item]);
      post(item);
    },
    again(item: QueuedMessage) {
      setWaiting((all) => all.map((one) => (one.id === item.id ? { ...one, fault: null } : one)));
      post(item);
    },
  };
}

/** Returns the stored message, or why it was not stored. */
async function deliver(url: string, form: FormData): Promise<MessageView | string> {
  let fault = OFFLINE;
  try {
    const response = await fetch(url, { method: "POST", body: form });
    // A fault of ours may be answered by a page.
    if (response.status >= 500) fault = MESSAGE_NOT_SENT;
    const answer = (await response.json()) as { message?: MessageView; sentence?: string };
    return answer.message ?? answer.sentence ?? fault;
  } catch {
    return fault;
  }
}

/** Older browsers lack `crypto.randomUUID`. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => `0${byte.toString(16)}`.slice(-2)).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
