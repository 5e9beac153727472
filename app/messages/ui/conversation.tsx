import { useFetcher, useLocation, useNavigation, useRouteLoaderData } from "@remix-run/react";
import {
  type FormEvent,
  Fragment,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Viewer } from "~/accounts/person";
import { PICTURE_TYPES } from "~/listings/picture";
import { clockTime, dayHeading } from "~/platform/date-text";
import type { Zone } from "~/platform/dates";
import { FILE_LIMITS, lostPicturesSentence, PHOTO_FORMATS } from "~/platform/file-text";
import { isChosenFile } from "~/platform/files";
import { withReturnPath } from "~/platform/forms/return-path";

import { isolated } from "~/platform/strings";
import { controlProps, FieldNotes, fieldWith, type RejectedForm, typed, useTyped } from "~/ui/fields";
import { hasCamera, PhotoField, useFileChoice } from "~/ui/file-fields";
import { Form } from "~/ui/form";
import { Bdi, Button, Callout, PlainText, SubmitButton, WorkIcon } from "~/ui/kit";
import { useServerForm } from "~/ui/server-form";
import { forgetOthers, readStored, writeStored } from "~/ui/session-storage";
import { Toast } from "~/ui/toast";
import {
  bySeq,
  type ConversationView,
  type EventView,
  MAX_MESSAGE_PICTURES,
  type MessageView,
  streamOf,
} from "../message";
import { MESSAGE_NOT_SENT, MESSAGE_SENT, SIGNED_OUT } from "../text";

const MESSAGES = "pesan:";

/** Returns the key of the draft. It contains the user, so that no other user of the browser finds the draft. */
function useDraftKey(address: string): string {
  const id = useRouteLoaderData<{ viewer: Viewer | null }>("root")?.viewer?.id;
  return `${MESSAGES}${id}:${address}`;
}

function useDraft(field: RefObject<HTMLTextAreaElement>, key: string): void {
  useEffect(() => {
    forgetOthers(MESSAGES, key.slice(0, key.indexOf(":", MESSAGES.length) + 1));
    const text = field.current;
    if (!text) return;
    if (text.value === "") text.value = readStored(key) ?? "";
    const write = () => writeStored(key, text.value);
    text.addEventListener("input", write);
    return () => text.removeEventListener("input", write);
  }, [field, key]);
}

function forgetDraft(key: string): void {
  writeStored(key, "");
}

const FIELDS = ["message", "pictures"] as const;

const MESSAGE_FORM = "pesan-baru";
export const MESSAGE_TEXT = `${MESSAGE_FORM}-message`;

export function MessageForm({
  action,
  formId,
  orderId,
  rejected: shown,
  sending = false,
  onSend,
}: {
  action: string;
  formId: string;
  orderId?: string | undefined;
  rejected?: RejectedForm | undefined;
  sending?: boolean;
  onSend?: (form: HTMLFormElement) => void;
}) {
  const { state: answering, data } = useFetcher<{ rejected: RejectedForm }>({ key: action });
  const rejected = shown ?? data?.rejected;
  const choice = useFileChoice(rejected);
  const { fault, isPreparing } = choice;
  const [form, fields] = useServerForm<(typeof FIELDS)[number]>({
    id: MESSAGE_FORM,
    lastResult: rejected?.result,
    onSubmit: submit,
  });
  const text = useTyped(fields.message.id);
  useDraft(text, useDraftKey(action));
  const { formAction, state } = useNavigation();
  // The user may write the next message while the last one is being sent.
  const [hasNext, setHasNext] = useState(false);
  const busy = answering !== "idle" || (state !== "idle" && formAction === action) || (sending && !hasNext);
  const isLost = rejected && rejected.pictures > 0 && choice.files.length === 0;
  const lost = isLost ? lostPicturesSentence(rejected.pictures, rejected.names) : null;
  const said = fault === undefined ? (fields.pictures.errors?.[0] ?? lost) : fault;
  const pictures = fieldWith(fields.pictures, { errors: said ? [said] : undefined });

  function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const box = form.querySelector("details");
    if (isPreparing || fault || onSend) event.preventDefault();
    if (fault && box) {
      box.open = true;
      inputOf(box)?.focus();
    }
    if (!onSend || isPreparing || fault) return;
    onSend(form);
    choice.choose({ fault: null, files: [...((box && inputOf(box)?.files) ?? [])] });
    setHasNext(false);
    box?.removeAttribute("open");
  }
  return (
    // A refused first message stays on the order's page with its photos.
    <Form
      method="post"
      form={form}
      action={action}
      navigate={orderId === undefined}
      fetcherKey={action}
      encType="multipart/form-data"
    >
      <input type="hidden" name="formId" value={formId} />
      {orderId && <input type="hidden" name="order" value={orderId} />}
      <FieldNotes field={fields.message} />
      <div className="relative flex items-end [&>[aria-busy]]:px-2 [&>[aria-busy]]:text-sm [&>textarea]:mx-2 [&>textarea]:my-0 [&>textarea]:max-h-36 [&>textarea]:min-h-[3.875rem] [&>textarea]:min-w-0 [&>textarea]:flex-1 [&>textarea]:resize-none [&>textarea]:rounded-lg [&>textarea]:px-3 [&>textarea]:py-1.5 [&>textarea]:[field-sizing:content]">
        <details open={said ? true : undefined}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
          <summary
            className="icon-button cursor-pointer list-none text-action [&::-webkit-details-marker]:hidden"
            onClick={choose}
          >
            <WorkIcon name="clip" />
            <span className="sr-only">Lampirkan foto</span>
          </summary>
          <div className="absolute bottom-full left-0 right-0 z-[2] mb-2 max-h-[60vh] overflow-y-auto rounded-lg border bg-raised px-3 pb-3">
            <PhotoField
              field={pictures}
              label="Foto"
              hint={`Hingga ${MAX_MESSAGE_PICTURES} foto ${PHOTO_FORMATS}, ${FILE_LIMITS}. Hanya Anda berdua yang melihatnya, dan tim JasaWarga bila ada masalah.`}
              optional
              multiple
              accept={PICTURE_TYPES}
              max={MAX_MESSAGE_PICTURES}
              faultOf={async (files) =>
                (await import("~/listings/picture-text")).chosenPhotosFault(files, MAX_MESSAGE_PICTURES)
              }
              chosen={choice.files}
              onChoice={(chosen) => {
                choice.choose(chosen);
                setHasNext(true);
              }}
            />
          </div>
        </details>
        <label className="sr-only" htmlFor={fields.message.id}>
          Tulis pesan
        </label>
        <textarea
          {...controlProps(fields.message)}
          ref={text}
          className="input"
          rows={2}
          placeholder="Tulis pesan"
          defaultValue={typed(fields.message)}
          onInput={({ currentTarget }) => setHasNext(currentTarget.value.trim() !== "")}
        />
        <SubmitButton look={orderId ? "line" : "primary"} busy={busy} disabled={isPreparing}>
          Kirim<span className="sr-only"> Pesan</span>
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Opens the box, and also the file dialog of the browser. On touch screens it opens only the box, with its camera button. */
function choose({ currentTarget }: MouseEvent) {
  const box = currentTarget.parentElement;
  if (box instanceof HTMLDetailsElement && !box.open && !hasCamera()) inputOf(box)?.click();
}

const inputOf = (box: Element) => box.querySelector<HTMLInputElement>("input[name]");

type Picture = { url: string; width?: number; height?: number };

const pictureRows = {
  large: "mb-1.5 mt-1 flex flex-wrap [&>a+a]:mt-1 [&_img]:w-60 [&_img]:rounded",
  small: "mb-1.5 mt-1 flex flex-wrap [&>a+a]:mt-1 [&_img]:w-16 [&_img]:rounded",
  thumbnails:
    "block [&_img]:mr-1 [&_img]:mt-1 [&_img]:inline-block [&_img]:h-[3.375rem] [&_img]:w-[4.5rem] [&_img]:rounded [&_img]:object-cover [&_img]:align-top",
} as const;

export function MessagePictures({
  pictures,
  name,
  look = "large",
}: {
  pictures: readonly Picture[];
  name: string;
  look?: keyof typeof pictureRows;
}) {
  if (pictures.length === 0) return null;
  return (
    <span className={pictureRows[look]}>
      {pictures.map(({ url, width, height }, index) => (
        <a key={url} href={`${url}/1280.webp`}>
          <img
            src={`${url}/320.webp`}
            width={width}
            height={height}
            alt={`Foto ${index + 1} dari ${isolated(name)}, buka ukuran penuh`}
            loading="lazy"
          />
        </a>
      ))}
    </span>
  );
}

export const MESSAGE_LIST = "mt-3 flex flex-col text-sm leading-[1.4] [&>li>p:first-of-type]:inline";

const ownBubble =
  "mt-2.5 max-w-[84%] self-end rounded-[var(--round-l)_0_var(--round-l)_var(--round-l)] border border-transparent bg-action-soft px-3 pb-1.5 pt-[0.4375rem] lg:max-w-form";
const bubbles = {
  other:
    "mt-2.5 max-w-[84%] self-start rounded-[0_var(--round-l)_var(--round-l)] border bg-raised px-3 pb-1.5 pt-[0.4375rem] lg:max-w-form",
  otherJoined: "mt-1 max-w-[84%] self-start rounded-lg border bg-raised px-3 pb-1.5 pt-[0.4375rem] lg:max-w-form",
  own: ownBubble,
  ownJoined:
    "mt-1 max-w-[84%] self-end rounded-lg border border-transparent bg-action-soft px-3 pb-1.5 pt-[0.4375rem] lg:max-w-form",
} as const;

const pendingBubbles = {
  conversation: ownBubble,
  order: "relative rounded-[0_var(--round-l)_var(--round-l)] border bg-action-soft px-3 py-1.5",
} as const;

const marks = {
  day: "mt-2.5 self-center rounded-[1rem] bg-sunk px-3 py-0.5 text-center text-xs font-semibold text-ink-soft",
  unread:
    "mt-2.5 self-center rounded-[1rem] bg-accent-soft px-3 py-0.5 text-center text-xs font-semibold text-accent-ink",
} as const;

export function MessageLines({
  messages,
  events,
  otherName,
  newFrom,
  zone,
  now,
  children,
}: {
  messages: readonly MessageView[];
  events: readonly EventView[];
  otherName: string;
  newFrom: number | null;
  zone: Zone;
  now: number;
  children?: ReactNode;
}) {
  const last = messages[messages.length - 1];
  const lines = streamOf(events, messages).map((line) => ({
    ...line,
    at: "event" in line ? line.event.at : line.message.at,
  }));
  return (
    <ol className={MESSAGE_LIST}>
      {lines.map((line, index) => {
        const before = lines[index - 1];
        const day = dayHeading(line.at, now, zone);
        const newDay = !before || dayHeading(before.at, now, zone) !== day;
        const message = "message" in line ? line.message : null;
        const unread = message !== null && message.seq === newFrom;
        const joined = before && "message" in before && before.message.mine === message?.mine;
        return (
          <Fragment key={message ? message.seq : `e${index}`}>
            {newDay && <li className={marks.day}>{day}</li>}
            {unread && <li className={marks.unread}>Belum dibaca</li>}
            {"event" in line ? (
              <li className="mt-2.5 self-center px-3 py-0.5 text-center text-xs text-ink-soft lg:max-w-form">
                {line.event.text}{" "}
                <time className="text-[0.75rem]" dateTime={toTheMinute(line.at)}>
                  {clockTime(line.at, zone)}
                </time>
              </li>
            ) : (
              <Message
                message={line.message}
                time={clockTime(line.at, zone)}
                name={line.message.mine ? "Anda" : otherName}
                joined={Boolean(joined) && !newDay && !unread}
                last={message === last}
              />
            )}
          </Fragment>
        );
      })}
      {children}
    </ol>
  );
}

function Message({
  message: { mine, body, at, pictures, contactHints },
  time,
  name,
  joined,
  last,
}: {
  message: MessageView;
  time: string;
  name: string;
  joined: boolean;
  last: boolean;
}) {
  const first = mine ? bubbles.own : bubbles.other;
  const next = mine ? bubbles.ownJoined : bubbles.otherJoined;
  return (
    <li className={joined ? next : first} id={last ? "terbaru" : undefined}>
      <b className="sr-only">
        <Bdi>{name}</Bdi>:{" "}
      </b>
      <MessagePictures pictures={pictures} name={name} />
      {body !== "" && <PlainText text={body} />}
      <time className="float-right ml-3 mt-1 text-[0.75rem] text-ink-soft" dateTime={toTheMinute(at)}>
        {time}
      </time>
      {contactHints && (
        <div className="clear-both">
          <MessageWarning hints={contactHints} />
        </div>
      )}
    </li>
  );
}

export function MessageWarning({ hints }: { hints: string | null }) {
  if (!hints) return null;
  return (
    <Callout icon="warn" warm small>
      Pesan ini memuat {hints}. Tetaplah berbicara dan membayar di JasaWarga: transfer di luar JasaWarga tidak kami
      lindungi. <a href="/safety">Cara bertransaksi aman</a>
    </Callout>
  );
}

/** Returns a time to the minute. Seconds would add bytes to every message of a long page. */
function toTheMinute(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16)}Z`;
}

/** Shows the user's message before it is stored. If it fails, it stays with its text. */
export function PendingMessage({
  item,
  look = "conversation",
  again,
  edit,
}: {
  item: QueuedMessage;
  look?: keyof typeof pendingBubbles;
  again: (item: QueuedMessage) => void;
  edit: (item: QueuedMessage) => void;
}) {
  return (
    <li className={pendingBubbles[look]}>
      <b className="sr-only">Anda: </b>
      {item.body !== "" && <PlainText text={item.body} />}
      {item.pictures > 0 && <p className="text-sm text-ink-soft">{item.pictures} foto</p>}
      {item.fault ? (
        <>
          <p className="field-error text-sm">
            {item.fault} {item.signedOut && <LoginLink />}
          </p>
          <div className="actions">
            <Button look="line" onClick={() => again(item)}>
              Kirim ulang
            </Button>
            <Button look="quiet" onClick={() => edit(item)}>
              Ubah
            </Button>
          </div>
        </>
      ) : (
        <small>Mengirim…</small>
      )}
    </li>
  );
}

/** Shows a link that opens a new tab, because this page keeps the message and its photos. */
function LoginLink() {
  const { pathname, search } = useLocation();
  return (
    <a href={withReturnPath("/login", pathname + search)} target="_blank" rel="noopener">
      Masuk
    </a>
  );
}

/** Shows the toast. `count` is the number of messages sent from this page, so that each toast is a new one. */
export function SentToast({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <div key={count} className="page-width toast-area--passing pb-4 print:hidden">
      <Toast kind="success" title={MESSAGE_SENT} />
    </div>
  );
}

export function WatchNote({ watch }: { watch: Watch }) {
  return (
    <p role="status" className="text-sm text-ink-soft">
      {watch === "broken" && "Sambungan terputus, mencoba lagi…"}
      {watch === "ended" && "Percakapan ini tidak lagi diperbarui. Muat ulang halaman ini."}
    </p>
  );
}

type QueuedMessage = {
  id: string;
  body: string;
  pictures: number;
  fault: string | null;
  signedOut?: boolean;
  form: FormData;
};

const OFFLINE = "Belum terkirim. Periksa sambungan internet Anda.";

/** Sends messages one after the other, to keep their order. */
function useMessageQueue(url: string, onSent: (message: MessageView) => void) {
  const [waiting, setWaiting] = useState<QueuedMessage[]>([]);
  const last = useRef(Promise.resolve());

  const drop = (id: string) => setWaiting((all) => all.filter((one) => one.id !== id));

  function post(item: QueuedMessage) {
    last.current = last.current.then(async () => {
      const answer = await deliver(url, item.form);
      if (!("fault" in answer)) {
        onSent(answer);
        drop(item.id);
        return;
      }
      setWaiting((all) => all.map((one) => (one.id === item.id ? { ...one, ...answer } : one)));
    });
  }

  return {
    waiting,
    drop,
    send(form: FormData) {
      const id = randomUuid();
      form.set("formId", id);
      const pictures = form.getAll("pictures").filter((file) => file instanceof File && isChosenFile(file)).length;
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

type NotSent = { fault: string; signedOut: boolean };

async function deliver(url: string, form: FormData): Promise<MessageView | NotSent> {
  let status = 0;
  try {
    const response = await fetch(url, { method: "POST", body: form });
    status = response.status;
    const answer = (await response.json()) as { message?: MessageView; sentence?: string };
    return answer.message ?? notSent(status, answer.sentence);
  } catch {
    // The connection failed, or a check before the route returned a page.
    return notSent(status);
  }
}

function notSent(status: number, sentence?: string): NotSent {
  const signedOut = status === 401;
  const unexplained = signedOut ? SIGNED_OUT : status < 400 ? OFFLINE : MESSAGE_NOT_SENT;
  return { fault: sentence ?? unexplained, signedOut };
}

/** Returns a UUID in browsers without `crypto.randomUUID`. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => `0${byte.toString(16)}`.slice(-2)).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** ms between polls. The next ones are after a minute of silence, with data saving, and after failures. */
const PAUSE = 3_000;
const SILENCE = 8_000;
const SAVING = 20_000;
const AFTER_ERROR = [1_000, 2_000, 5_000, 10_000];
const SILENT_AFTER = 20;

function savesData(): boolean {
  return "hemat" in document.documentElement.dataset;
}

/** The state of polling. ended: the user logged out or left the conversation. */
type Watch = "live" | "broken" | "ended";

/** Polls while the page is visible. `seen` is the newest message of others that the page shows. */
function useMessageWatch(url: string | null, seen: number, onNew: (messages: MessageView[]) => void): Watch {
  const [watch, setWatch] = useState<Watch>("live");
  const after = useRef(seen);
  const latestOnNew = useRef(onNew);
  useEffect(() => {
    after.current = Math.max(after.current, seen);
    latestOnNew.current = onNew;
  });

  useEffect(() => {
    if (!url) return;
    let timer: number | undefined;
    let failures = 0;
    let quiet = 0;
    let over = false;
    let asking = false;

    async function look() {
      window.clearTimeout(timer);
      if (over || asking || document.visibilityState !== "visible") return;
      asking = true;
      const answer = await ask(`${url}?after=${after.current}`);
      asking = false;
      if (over) return;
      if (answer === "ended") {
        over = true;
        return setWatch("ended");
      }
      if (answer === "failed") failures += 1;
      else {
        failures = 0;
        quiet += 1;
        const last = answer[answer.length - 1];
        if (last) {
          quiet = 0;
          after.current = last.seq;
          latestOnNew.current(answer);
        }
      }
      setWatch(failures > 0 ? "broken" : "live");
      timer = window.setTimeout(look, failures > 0 ? afterError(failures) : pauseAfter(quiet));
    }

    timer = window.setTimeout(look, pauseAfter(quiet));
    document.addEventListener("visibilitychange", look);
    return () => {
      over = true;
      window.clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [url]);
  return watch;
}

function pauseAfter(quiet: number): number {
  if (savesData()) return SAVING;
  return quiet < SILENT_AFTER ? PAUSE : SILENCE;
}

function afterError(failures: number): number {
  return AFTER_ERROR[Math.min(failures, AFTER_ERROR.length) - 1] ?? SILENCE;
}

async function ask(url: string): Promise<MessageView[] | "failed" | "ended"> {
  try {
    const response = await fetch(url, { headers: { Accept: "application/json" } });
    if (response.status === 401 || response.status === 404) return "ended";
    if (!response.ok) return "failed";
    const { messages } = (await response.json()) as { messages: MessageView[] };
    return messages;
  } catch {
    return "failed";
  }
}

/** Returns the state of a conversation. `live` is false on an earlier page. `box` contains the form. */
export function useConversation(
  conversation: ConversationView,
  messages: readonly MessageView[],
  live: boolean,
  box: RefObject<HTMLElement>,
) {
  const [arrived, setArrived] = useState<MessageView[]>([]);
  // An error from before a reload does not concern later messages.
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
    /** Inserts the text before what the user has typed since. */
    edit({ id, body }: QueuedMessage) {
      const text = box.current?.querySelector("textarea");
      if (!text) return;
      text.value = [body, text.value].filter(Boolean).join("\n");
      text.focus();
      queue.drop(id);
    },
  };
}
