import { Fragment, type ReactNode } from "react";
import { formatDate, formatTime, type Zone } from "~/domain/core/dates";
import type { MessageView } from "~/domain/message/view";
import { PlainText } from "../kit/plain-text";
import { Callout } from "../kit/trust-note";
import { ReportLink } from "../report/link";

/** Oldest first, with lines for days and unread messages. Screen readers announce new ones. */
export function MessageList({
  messages,
  otherName,
  ownName,
  newFrom = null,
  zone = "WIB",
  children,
}: {
  messages: readonly MessageView[];
  otherName: string;
  /** Of whoever stands on the right, where that is not the reader. */
  ownName?: string;
  newFrom?: number | null;
  zone?: Zone;
  children?: ReactNode;
}) {
  const last = messages[messages.length - 1];
  return (
    <div role="log" aria-live="polite" aria-label={`Percakapan dengan ${otherName}`}>
      <ol className="messages">
        {messages.map((message, index) => {
          const before = messages[index - 1];
          const day = formatDate(message.at, zone);
          const newDay = !before || formatDate(before.at, zone) !== day;
          return (
            <Fragment key={message.seq}>
              {newDay && <li className="messages__day">{day}</li>}
              {message.seq === newFrom && <li className="messages__day messages__unread">Belum dibaca</li>}
              <Message
                message={message}
                time={formatTime(message.at, zone)}
                name={message.mine ? (ownName ?? "Anda") : otherName}
                named={newDay || before?.mine !== message.mine}
                last={message === last}
                reportable={!message.mine && ownName === undefined}
              />
            </Fragment>
          );
        })}
        {children}
      </ol>
    </div>
  );
}

/** `named`: the name is visible, since somebody else wrote before. */
function Message({
  message: { id, mine, body, at, pictures, contactHints },
  time,
  name,
  named,
  last,
  reportable,
}: {
  message: MessageView;
  time: string;
  name: string;
  named: boolean;
  last: boolean;
  reportable: boolean;
}) {
  return (
    <li className={mine ? "messages__own" : undefined} id={last ? "terbaru" : undefined}>
      <b className={named ? undefined : "sr-only"}>{name}</b>
      {body !== "" && <PlainText text={body} />}
      {pictures.length > 0 && (
        <p className="message-pictures">
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
        </p>
      )}
      <time dateTime={toTheMinute(at)}>{time}</time>
      {reportable && (
        <>
          {" "}
          <ReportLink subject="message" id={id} label={`Laporkan pesan dari ${name}, ${time}`} />
        </>
      )}
      {contactHints && (
        <Callout icon="warn" warm small>
          Pesan ini memuat {contactHints}. Tetaplah berbicara dan membayar di JasaWarga: transfer di luar
          JasaWarga tidak kami lindungi. <a href="/safety">Cara bertransaksi aman</a>
        </Callout>
      )}
    </li>
  );
}

/** Seconds would only add bytes to every message of a long page. */
function toTheMinute(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16)}Z`;
}
