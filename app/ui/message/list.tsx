import { Fragment, type ReactNode } from "react";
import { clockTime, dayHeading } from "~/copy/core/days";
import { formatDate, type Zone } from "~/domain/core/dates";
import type { EventView, MessageView } from "~/domain/message/view";
import { PlainText } from "../kit/text/plain-text";
import { Callout } from "../kit/trust-note";

type Line = { at: number } & ({ message: MessageView } | { event: EventView });

type Props = {
  messages: readonly MessageView[];
  /** Of their order, oldest first. */
  events?: readonly EventView[];
  otherName: string;
  /** Of whoever stands on the right, where that is not the reader: then names are visible. */
  ownName?: string;
  newFrom?: number | null;
  zone?: Zone;
  /** UTC ms, of today; without it days stand as dates. */
  now?: number | null;
  children?: ReactNode;
};

/** Screen readers announce new ones. */
export function MessageList(props: Props) {
  return (
    <div role="log" aria-live="polite" aria-label={`Percakapan dengan ${props.otherName}`}>
      <MessageLines {...props} />
    </div>
  );
}

/** Oldest first, with lines for days, unread messages and what the order lived through. */
export function MessageLines({
  messages,
  events = [],
  otherName,
  ownName,
  newFrom = null,
  zone = "WIB",
  now = null,
  children,
}: Props) {
  const last = messages[messages.length - 1];
  const dayOf = (at: number) => (now === null ? formatDate(at, zone) : dayHeading(at, now, zone));
  const lines = inOrder(messages, events);
  return (
    <ol className="messages">
      {lines.map((line, index) => {
        const before = lines[index - 1];
        const day = dayOf(line.at);
        const newDay = !before || dayOf(before.at) !== day;
        const message = "message" in line ? line.message : null;
        const unread = message !== null && message.seq === newFrom;
        const joined = before && "message" in before && before.message.mine === message?.mine;
        return (
          <Fragment key={message ? message.seq : `e${index}`}>
            {newDay && <li className="messages__day">{day}</li>}
            {unread && <li className="messages__day messages__unread">Belum dibaca</li>}
            {"event" in line ? (
              <li className="messages__event">
                {line.event.text} <time dateTime={toTheMinute(line.at)}>{clockTime(line.at, zone)}</time>
              </li>
            ) : (
              <Message
                message={line.message}
                time={clockTime(line.at, zone)}
                name={line.message.mine ? (ownName ?? "Anda") : otherName}
                named={ownName !== undefined}
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

function inOrder(messages: readonly MessageView[], events: readonly EventView[]): Line[] {
  const lines: Line[] = messages.map((message) => ({ at: message.at, message }));
  for (const event of events) {
    const after = lines.findIndex((line) => "message" in line && line.message.seq > event.after);
    lines.splice(after < 0 ? lines.length : after, 0, { at: event.at, event });
  }
  return lines;
}

/** `joined`: the same person wrote the message before. */
function Message({
  message: { mine, body, at, pictures, contactHints },
  time,
  name,
  named,
  joined,
  last,
}: {
  message: MessageView;
  time: string;
  name: string;
  named: boolean;
  joined: boolean;
  last: boolean;
}) {
  const classes = [mine && "messages__own", joined && "messages__joined"].filter(Boolean).join(" ");
  return (
    <li className={classes || undefined} id={last ? "terbaru" : undefined}>
      <b className={named ? undefined : "sr-only"}>{name}: </b>
      <MessagePictures pictures={pictures} name={name} />
      {body !== "" && <PlainText text={body} />}
      <time dateTime={toTheMinute(at)}>{time}</time>
      <MessageWarning hints={contactHints} />
    </li>
  );
}

export function MessagePictures({ pictures, name }: Pick<MessageView, "pictures"> & { name: string }) {
  if (pictures.length === 0) return null;
  return (
    <span className="message-pictures">
      {pictures.map(({ url, width, height }, index) => (
        <a key={url} href={`${url}/1280.webp`}>
          <img
            src={`${url}/320.webp`}
            width={width}
            height={height}
            alt={`Foto ${index + 1} dari ${name}, buka ukuran penuh`}
            loading="lazy"
          />
        </a>
      ))}
    </span>
  );
}

/** `hints`: what in a message leads away from here. */
export function MessageWarning({ hints }: { hints: string | null }) {
  if (!hints) return null;
  return (
    <Callout icon="warn" warm small>
      Pesan ini memuat {hints}. Tetaplah berbicara dan membayar di JasaWarga: transfer di luar JasaWarga tidak
      kami lindungi. <a href="/safety">Cara bertransaksi aman</a>
    </Callout>
  );
}

/** Seconds would only add bytes to every message of a long page. */
function toTheMinute(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16)}Z`;
}
