import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { firstName } from "~/accounts/person";
import {
  type ConversationView,
  latestOf,
  type MessageView,
  type StreamEvent,
  type StreamLine,
  streamOf,
} from "~/messages/message";
import { ARCHIVE_BROKEN } from "~/messages/text";
import {
  MessageForm,
  MessagePictures,
  MessageWarning,
  PendingMessage,
  SentToast,
  useConversation,
  WatchNote,
} from "~/messages/ui/conversation";
import type { OrderAction } from "~/orders/action";
import { RulingCard, type RulingSummary, WorkFiles } from "~/orders/ui/order";
import { OrderFilesField } from "~/orders/ui/step-forms";
import { InlineStep, inlineForm, useInlineAnswer } from "~/orders/ui/turn";
import { clockTime, dayAndMonth } from "~/platform/date-text";
import { daysAgo, formatShortDate, type Zone } from "~/platform/dates";
import { isolated } from "~/platform/strings";
import { fieldWith } from "~/ui/fields";
import { errorsOf, useFileChoice } from "~/ui/file-fields";
import { Bdi, Callout, Panel, PlainText, Section } from "~/ui/kit";
import { Prices, Receipt, type ReceiptRow, ReceiptRows } from "~/ui/prices";
import { LongText } from "~/ui/rich-text";
import { useServerForm } from "~/ui/server-form";

const STREAM =
  "stream ml-[0.4375rem] border-l-2 text-[0.9375rem] leading-[1.4] [&_small]:text-xs [&_small]:text-ink-soft";
const SAID = "stream__said relative py-1.5 pl-[1.125rem]";

const said = {
  own: "rounded-[0_var(--round-l)_var(--round-l)] border bg-action-soft px-3 py-1.5",
  other: "rounded-[0_var(--round-l)_var(--round-l)] border bg-raised px-3 py-1.5",
} as const;

type Stream = {
  events: readonly StreamEvent[];
  messages: readonly MessageView[];
  otherName: string;
  newFrom: number | null;
  older: string | null;
  zone: Zone;
  now: number;
  next: string | null;
  children?: ReactNode;
};

function OrderStream({ events, messages, newFrom, older, next, children, ...shown }: Stream) {
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
          <ol className={STREAM}>
            <Lines lines={before} {...shown} />
          </ol>
        </details>
      )}
      <ol className={STREAM}>
        <Lines lines={latest} {...shown} last={messages[messages.length - 1]?.seq} />
        {children}
        {next && <li className="stream__next relative py-1.5 pl-[1.125rem] text-ink-soft">{next}</li>}
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
        <MessageLine message={line.message} last={line.message.seq === last} {...shown} />
      )}
    </Fragment>
  ));
}

type ReaderTime = Pick<Stream, "zone" | "now">;

function EventLine({ event, ...readerTime }: { event: StreamEvent } & ReaderTime) {
  const { title, facts, at, quote, files } = event;
  return (
    <li className="relative py-1.5 pl-[1.125rem]">
      <b>{title}</b>{" "}
      <small>
        <Prices text={facts} /> · <Moment at={at} {...readerTime} />
      </small>
      {quote && <PlainText text={`“${quote}”`} />}
      <WorkFiles files={files} />
    </li>
  );
}

function MessageLine({
  message,
  otherName,
  last,
  ...readerTime
}: { message: MessageView; otherName: string; last: boolean } & ReaderTime) {
  const { mine, body, at, pictures, contactHints } = message;
  const name = mine ? "Anda" : firstName(otherName);
  return (
    <li className={SAID} id={last ? "terbaru" : undefined}>
      <div className={mine ? said.own : said.other}>
        <small>
          <b>
            <Bdi>{name}</Bdi>
          </b>{" "}
          <Moment at={at} {...readerTime} />
        </small>
        <MessagePictures pictures={pictures} name={name} look="small" />
        {body !== "" && <PlainText text={body} />}
        <MessageWarning hints={contactHints} />
      </div>
    </li>
  );
}

function Statement({
  event,
  mine,
  ...readerTime
}: { event: Pick<StreamEvent, "title" | "quote" | "files" | "at">; mine: boolean } & ReaderTime) {
  const { title, quote, files, at } = event;
  return (
    <li className={SAID}>
      <div className={mine ? said.own : said.other}>
        <small>
          <b>{title}</b> <Moment at={at} {...readerTime} />
        </small>
        {quote && <PlainText text={quote} />}
        <WorkFiles files={files} />
      </div>
    </li>
  );
}

/** Shows "Hari ini, 13.21", "21 Nov, 14.01" or "21 Nov 2025, 14.01". */
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

type ShownConversation = {
  conversation: ConversationView;
  messages: MessageView[];
  newFrom: number | null;
  archiveBroken: boolean;
};

type Props = {
  orderId: string;
  otherName: string;
  conversation: ShownConversation | null;
  more: boolean;
  closed: string | null;
  formId: string;
  events: readonly StreamEvent[];
  next: string | null;
  zone: Zone;
  now: number;
};

export function OrderConversation({ conversation, ...order }: Props) {
  const page = conversation && `/messages/${conversation.conversation.id}`;
  const over = order.next === null;
  const begin = `/messages/new?order=${order.orderId}`;
  const link = page
    ? { href: `${page}#terbaru`, text: "Buka chat" }
    : over && !order.closed
      ? { href: begin, text: "Tulis pesan" }
      : undefined;
  return (
    <Section id="percakapan" title="Aktivitas dan percakapan" link={link} small>
      {conversation?.archiveBroken && <Callout small>{ARCHIVE_BROKEN}</Callout>}
      {page && !over ? (
        <LiveConversation {...conversation} {...order} page={page} />
      ) : (
        <OrderStream
          {...order}
          messages={conversation?.messages ?? []}
          newFrom={conversation?.newFrom ?? null}
          older={order.more ? `${page}?before=${conversation?.messages[0]?.seq}` : null}
        />
      )}
      {!page && !over && (
        <div className="print:hidden mt-3">
          {order.closed ? (
            <p className="text-ink-soft">{order.closed}</p>
          ) : (
            <MessageForm action={begin} formId={order.formId} orderId={order.orderId} />
          )}
        </div>
      )}
    </Section>
  );
}

/**
 * Shows a conversation. With JavaScript it polls messages and shows sent ones at once. Otherwise the form reloads the
 * page.
 */
function LiveConversation({
  conversation,
  messages,
  newFrom,
  archiveBroken: _,
  page,
  more,
  orderId,
  formId,
  ...stream
}: ShownConversation & Omit<Props, "conversation" | "closed"> & { page: string }) {
  const foot = useRef<HTMLDivElement>(null);
  const { shown, queue, sentCount, sending, watch, address, send, edit } = useConversation(
    conversation,
    messages,
    true,
    foot,
  );
  useStayingInSight(foot, shown.length + queue.waiting.length);
  return (
    <>
      <OrderStream
        {...stream}
        messages={shown}
        newFrom={newFrom}
        older={more ? `${page}?before=${messages[0]?.seq}` : null}
      >
        {queue.waiting.map((item) => (
          <PendingMessage key={item.id} item={item} look="order" again={queue.again} edit={edit} />
        ))}
      </OrderStream>
      <div className="print:hidden mt-3">
        <WatchNote watch={watch} />
        {conversation.closed ? (
          <Callout icon="lock">{conversation.closed}</Callout>
        ) : (
          <div ref={foot}>
            <MessageForm action={address} formId={formId} orderId={orderId} sending={sending} onSend={send} />
          </div>
        )}
      </div>
      <SentToast count={sentCount} />
    </>
  );
}

function useStayingInSight(foot: React.RefObject<HTMLDivElement>, count: number) {
  const before = useRef(count);
  useEffect(() => {
    const grew = count > before.current;
    before.current = count;
    if (!grew || !foot.current) return;
    const { top } = foot.current.getBoundingClientRect();
    if (top > 0 && top < window.innerHeight * 1.5) foot.current.scrollIntoView({ block: "nearest" });
  }, [foot, count]);
}

export function OrderDetails({
  rows,
  numbers,
  total,
}: {
  rows: readonly ReceiptRow[];
  numbers: readonly ReceiptRow[];
  total: number | null;
}) {
  return (
    <Receipt
      id="rincian"
      title="Rincian pesanan"
      rows={rows}
      sum={total === null ? undefined : { label: "Total", amount: total }}
    >
      <details className="disclosure disclosure--quiet">
        <summary>Nomor dan tanggal</summary>
        <div>
          <ReceiptRows rows={numbers} />
        </div>
      </details>
    </Receipt>
  );
}

type DisputeProps = {
  said: readonly (Pick<StreamEvent, "key" | "at" | "title" | "quote" | "files"> & { mine: boolean })[];
  offer: string | null;
  end: RulingSummary | null;
  zone: Zone;
  now: number;
};

export function OrderDispute({ said: statementsOfBoth, offer, end, ...readerTime }: DisputeProps) {
  const statements = (
    <ol className={STREAM}>
      {statementsOfBoth.map(({ mine, ...statement }) => (
        <Statement key={statement.key} event={statement} mine={mine} {...readerTime} />
      ))}
    </ol>
  );
  return (
    <Section id="masalah" title="Masalah pesanan ini" small>
      {end && <RulingCard {...end} zone={readerTime.zone} />}
      {end ? (
        <details className="disclosure disclosure--quiet">
          <summary>Yang disampaikan</summary>
          <div>{statements}</div>
        </details>
      ) : (
        statements
      )}
      {offer && (
        <Callout icon="ask" small>
          <Prices text={offer} />
        </Callout>
      )}
    </Section>
  );
}

export const HAND_OVER = "serah";
export const HAND_OVER_FORM = "serah-hasil";

export function DeliveryForm({ action, barred }: { action: OrderAction; barred: boolean }) {
  const { data } = useInlineAnswer(action);
  const choice = useFileChoice(data);
  const [form, fields] = useServerForm<"files">({
    id: HAND_OVER_FORM,
    lastResult: data?.result,
    onSubmit(event) {
      if (!choice.fault) return;
      event.preventDefault();
      document.getElementById(fields.files.id)?.focus();
    },
  });
  const field = fieldWith(fields.files, { errors: errorsOf(choice.fault) ?? fields.files.errors });
  const control = <OrderFilesField choice={choice} field={field} label={inlineForm(action).filesLabel} />;
  return (
    <div className="print:hidden [&_.field]:mt-2 [&_textarea.input]:min-h-[4.75rem]">
      <Section id={HAND_OVER} title="Serahkan hasil" small>
        <InlineStep {...{ action, form, fields, barred }} rows={2} files={{ field, control }}>
          <p className="text-xs text-ink-soft mt-2">
            <Prices text={action.consequence} />
          </p>
        </InlineStep>
      </Section>
    </div>
  );
}

export function OrderNeeds({
  requirements,
  notes,
  notesTitle,
  collapsed,
}: {
  requirements: string;
  notes: string;
  notesTitle: string;
  collapsed: boolean;
}) {
  const more = notes !== "" && (
    <details className="disclosure mt-3">
      <summary>{notesTitle}</summary>
      <PlainText text={notes} />
    </details>
  );
  if (collapsed)
    return (
      <details className="panel disclosure">
        <summary>Kebutuhan</summary>
        <div>
          <PlainText text={requirements} />
          {more}
        </div>
      </details>
    );
  return (
    <Panel id="kebutuhan" title="Kebutuhan">
      <LongText text={requirements} shown={120} />
      {more}
    </Panel>
  );
}
