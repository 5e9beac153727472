import { Fragment, type ReactNode } from "react";
import { clockTime, dayAndMonth } from "~/copy/core/days";
import { firstName } from "~/domain/account/person";
import { isolated } from "~/domain/core/bidi";
import { daysAgo, formatShortDate, type Zone } from "~/domain/core/dates";
import { latestOf, type StreamEvent, type StreamLine, streamOf } from "~/domain/message/stream";
import type { MessageView } from "~/domain/message/view";
import { Prices } from "../../kit/money/prices";
import { Bdi } from "../../kit/text/bdi";
import { PlainText } from "../../kit/text/plain-text";
import { MessageWarning } from "../../message/list";
import { MessagePictures } from "../../message/pictures";
import { WorkFiles } from "./work-files";

type Stream = {
  events: readonly StreamEvent[];
  messages: readonly MessageView[];
  otherName: string;
  newFrom: number | null;
  /** Address of the messages before these; null at the beginning. */
  older: string | null;
  zone: Zone;
  /** UTC ms */
  now: number;
  /** What comes next; null once it is over. */
  next: string | null;
  /** Messages on their way. */
  children?: ReactNode;
};

/** What happened and what was said, oldest first; all but the latest fold away. */
export function OrderStream({ events, messages, newFrom, older, next, children, ...shown }: Stream) {
  const lines = streamOf(events, messages);
  const { before, latest } = latestOf(lines, { newFrom, over: next === null });
  return (
    <div role="log" aria-live="polite" aria-label={`Percakapan dengan ${isolated(shown.otherName)}`}>
      {before.length > 0 && (
        <details className="disclosure disclosure--quiet">
          <summary>{before.length} kabar sebelumnya</summary>
          {older && (
            <p>
              <a href={older}>Pesan sebelumnya</a>
            </p>
          )}
          <ol className="stream">
            <Lines lines={before} {...shown} />
          </ol>
        </details>
      )}
      <ol className="stream">
        <Lines lines={latest} {...shown} last={messages[messages.length - 1]?.seq} />
        {children}
        {next && <li className="stream__next soft">{next}</li>}
      </ol>
    </div>
  );
}

function Lines({
  lines,
  last,
  ...shown
}: {
  lines: readonly StreamLine<StreamEvent>[];
  last?: number | undefined;
} & Pick<Stream, "otherName" | "zone" | "now">) {
  return lines.map((line) => (
    <Fragment key={"event" in line ? line.event.key : `m${line.message.seq}`}>
      {"event" in line ? (
        <EventLine event={line.event} {...shown} />
      ) : (
        <Said message={line.message} last={line.message.seq === last} {...shown} />
      )}
    </Fragment>
  ));
}

type ReaderTime = Pick<Stream, "zone" | "now">;

function EventLine({ event, ...readerTime }: { event: StreamEvent } & ReaderTime) {
  const { title, facts, at, quote, files } = event;
  return (
    <li>
      <b>{title}</b>{" "}
      <small>
        <Prices text={facts} /> · <Moment at={at} {...readerTime} />
      </small>
      {quote && <PlainText text={`“${quote}”`} />}
      <WorkFiles files={files} />
    </li>
  );
}

function Said({
  message,
  otherName,
  last,
  ...readerTime
}: { message: MessageView; otherName: string; last: boolean } & ReaderTime) {
  const { mine, body, at, pictures, contactHints } = message;
  const name = mine ? "Anda" : firstName(otherName);
  return (
    <li className={mine ? "stream__said stream__own" : "stream__said"} id={last ? "terbaru" : undefined}>
      <div>
        <small>
          <b>
            <Bdi>{name}</Bdi>
          </b>{" "}
          <Moment at={at} {...readerTime} />
        </small>
        <MessagePictures pictures={pictures} name={name} />
        {body !== "" && <PlainText text={body} />}
        <MessageWarning hints={contactHints} />
      </div>
    </li>
  );
}

/** What a side says of a problem, with what they attached. */
export function Statement({
  event,
  mine,
  ...readerTime
}: { event: Pick<StreamEvent, "title" | "quote" | "files" | "at">; mine: boolean } & ReaderTime) {
  const { title, quote, files, at } = event;
  return (
    <li className={mine ? "stream__said stream__own" : "stream__said"}>
      <div>
        <small>
          <b>{title}</b> <Moment at={at} {...readerTime} />
        </small>
        {quote && <PlainText text={quote} />}
        <WorkFiles files={files} />
      </div>
    </li>
  );
}

/** "Hari ini, 13.21", "21 Nov, 14.01", "21 Nov 2025, 14.01". */
function Moment({ at, zone, now }: { at: number } & ReaderTime) {
  const year = formatShortDate(at, zone);
  const day =
    daysAgo(at, now, zone) === 0
      ? "Hari ini"
      : year.slice(-4) === formatShortDate(now, zone).slice(-4)
        ? dayAndMonth(at, zone)
        : year;
  return (
    <time dateTime={`${new Date(at).toISOString().slice(0, 16)}Z`}>
      {day}, {clockTime(at, zone)}
    </time>
  );
}
