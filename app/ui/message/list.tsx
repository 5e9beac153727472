import { Fragment, type ReactNode } from "react";
import { clockTime, dayHeading } from "~/copy/core/days";
import type { Zone } from "~/domain/core/dates";
import { streamOf } from "~/domain/message/stream";
import type { EventView, MessageView } from "~/domain/message/view";
import { Callout } from "../kit/callout";
import { Bdi } from "../kit/text/bdi";
import { PlainText } from "../kit/text/plain-text";
import { MessagePictures } from "./pictures";

/** Oldest first, with lines for days, unread messages and what the order lived through. */
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
  /** Of their order, oldest first. */
  events: readonly EventView[];
  otherName: string;
  newFrom: number | null;
  zone: Zone;
  /** UTC ms, of today. */
  now: number;
  children?: ReactNode;
}) {
  const last = messages[messages.length - 1];
  const lines = streamOf(events, messages).map((line) => ({
    ...line,
    at: "event" in line ? line.event.at : line.message.at,
  }));
  return (
    <ol className="messages">
      {lines.map((line, index) => {
        const before = lines[index - 1];
        const day = dayHeading(line.at, now, zone);
        const newDay = !before || dayHeading(before.at, now, zone) !== day;
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

/** `joined`: the same person wrote the message before. */
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
  const classes = [mine && "messages__own", joined && "messages__joined"].filter(Boolean).join(" ");
  return (
    <li className={classes || undefined} id={last ? "terbaru" : undefined}>
      <b className="sr-only">
        <Bdi>{name}</Bdi>:{" "}
      </b>
      <MessagePictures pictures={pictures} name={name} />
      {body !== "" && <PlainText text={body} />}
      <time dateTime={toTheMinute(at)}>{time}</time>
      <MessageWarning hints={contactHints} />
    </li>
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
