import { Link, useNavigation } from "@remix-run/react";
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
import { orderPath, type Side } from "~/orders/order";
import { NextStepPanel, RulingCard, type RulingSummary, SeenVersion, WorkFiles } from "~/orders/ui/order";
import { OrderFilesField } from "~/orders/ui/step-forms";
import { InlineStep, inlineForm, StepButton, useInlineAnswer } from "~/orders/ui/turn";
import { clockTime, dayAndMonth } from "~/platform/date-text";
import { daysAgo, formatShortDate, type Zone } from "~/platform/dates";
import { isolated } from "~/platform/strings";
import { MIN_COMMENT } from "~/reviews/review";
import { reviewInvitation } from "~/reviews/text";
import { ReplyForm, STAR_LABELS } from "~/reviews/ui/forms";
import { ReviewList, type ReviewProps } from "~/reviews/ui/reviews";
import { Checkbox } from "~/ui/choices";
import { fieldView, fieldWith, TextArea } from "~/ui/fields";
import { errorsOf, useFileChoice } from "~/ui/file-fields";
import { Form } from "~/ui/form";
import { Bdi, ButtonLink, Callout, Icon, Panel, PlainText, Section, Star, SubmitButton } from "~/ui/kit";
import { AppButtonLink } from "~/ui/navigation";
import { Prices, Receipt, type ReceiptRow, ReceiptRows } from "~/ui/prices";
import { LongText } from "~/ui/rich-text";
import { useServerForm } from "~/ui/server-form";
import { Tile, TileRow } from "~/ui/tiles";

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

export function Statement({
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

type OrderReviewsView = {
  other: string;
  openUntil: string | null;
  otherWrote: boolean;
  hiddenUntil: string | null;
  readable: readonly ReviewProps[];
  reply: { reviewId: string } | null;
};

const WRITE_REVIEW = "tulis";

/**
 * Returns the address of the form. With `short` it is a separate page, because the reader must first name an account
 * for a refund.
 */
export function reviewHref(orderId: string, short: boolean): string {
  return short ? `${orderPath(orderId)}/review` : `#${WRITE_REVIEW}`;
}

export function ReviewPrompt({
  orderId,
  side,
  other,
  openUntil,
  otherWrote,
  short,
}: Pick<OrderReviewsView, "other" | "openUntil" | "otherWrote"> & { orderId: string; side: Side; short: boolean }) {
  if (openUntil === null) return null;
  const asked = side === "buyer" ? `Bagaimana kerja ${other}?` : `Bagaimana bekerja dengan ${other}?`;
  return (
    <div id={WRITE_REVIEW}>
      <NextStepPanel
        id="tulis-ulasan"
        yours
        who={side === "buyer" ? "Bantu pembeli berikutnya" : "Bantu penjual berikutnya"}
        title={otherWrote ? `${other} sudah menulis ulasan` : asked}
        actions={short && <AppButtonLink to={reviewHref(orderId, short)}>Tulis Ulasan</AppButtonLink>}
      >
        <p>{reviewInvitation(other, otherWrote, openUntil)}</p>
      </NextStepPanel>
      {!short && <QuickReviewForm orderId={orderId} />}
    </div>
  );
}

export function OrderReviews({
  orderId,
  other,
  openUntil,
  otherWrote,
  hiddenUntil,
  readable,
  reply,
}: OrderReviewsView & { orderId: string }) {
  const soon = openUntil === null && hiddenUntil === null && otherWrote && readable.length === 0;
  if (readable.length === 0 && hiddenUntil === null && !soon) return null;
  return (
    <div className="print:hidden">
      <Section id="ulasan" title="Ulasan" small>
        {readable.length > 0 && <ReviewList reviews={readable} />}
        {hiddenUntil !== null && (
          <p className="text-sm text-ink-soft">
            Baru Anda yang melihat ulasan ini, sampai <Bdi>{other}</Bdi> mengulas, atau {hiddenUntil}.
          </p>
        )}
        {soon && (
          <p className="text-sm text-ink-soft">
            Ulasan <Bdi>{other}</Bdi> segera terbit.
          </p>
        )}
        {reply && <ReplyForm orderId={orderId} reviewId={reply.reviewId} author={other} />}
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

type Absence =
  | { kind: "note"; text: string; href: string | null }
  | { kind: "buyer"; report: OrderAction; steps: readonly { title: string; text: string }[]; waited: string }
  | {
      kind: "seller";
      orderId: string;
      report: OrderAction | null;
      troubles: readonly { title: string; text: string }[];
    };

export const REPORT = "lapor";

/** Shows how to report that the other side did not come. */
export function OrderAbsence(absence: Absence) {
  if (absence.kind === "note")
    return (
      <p className="mt-3 text-sm text-ink-soft print:hidden">
        {absence.text}
        {absence.href && (
          <>
            {" "}
            Ada masalah? <Link to={absence.href}>Laporkan di sini</Link>.
          </>
        )}
      </p>
    );
  if (absence.kind === "buyer") return <ReportForm {...absence} />;
  const { orderId, report, troubles } = absence;
  return (
    <Panel id="kendala" title="Kalau ada kendala" show="screen">
      {troubles.map(({ title, text }, index) => (
        <details className="disclosure" key={title} open={index === 0 && report !== null}>
          <summary>{title}</summary>
          <div>
            <p className="text-sm text-ink-soft">
              <Prices text={text} />
            </p>
            {index === 0 && report && (
              <p className="actions">
                <StepButton id={orderId} action={report} look="line" />
              </p>
            )}
          </div>
        </details>
      ))}
    </Panel>
  );
}

function ReportForm({ report, steps, waited }: Extract<Absence, { kind: "buyer" }>) {
  const busy = useNavigation().state !== "idle";
  return (
    <Panel id={REPORT} title="Laporkan tidak datang" show="screen">
      <ol>
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex items-baseline border-t py-2 first:border-t-0">
            <b className="w-6 flex-none text-lg text-accent-ink" aria-hidden="true">
              {index + 1}
            </b>
            <div className="min-w-0">
              <b>{title}</b>
              <p className="text-sm text-ink-soft">
                <Prices text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      <Form method="post" action={report.page ?? ""}>
        <SeenVersion version={report.version} />
        <Checkbox field={fieldView(REPORT, "waited")} label={waited} required />
        <p className="actions">
          <SubmitButton busy={busy}>{report.label}</SubmitButton>
        </p>
      </Form>
      <p className="mt-2 text-xs text-ink-soft">Laporan bisa ditarik dengan satu tekan.</p>
    </Panel>
  );
}

const VISIT_LINE = "mt-3 flex items-start [&>a]:ml-3 [&>a]:flex-none [&>svg]:mr-3 [&>svg]:mt-0.5";
const VISIT_TEXT = "min-w-0 flex-1 [overflow-wrap:anywhere]";

type OrderVisitProps = {
  orderId: string;
  agreed: string | null;
  wish: {
    text: string;
    day: string;
    mine: boolean;
    slots: readonly { value: number; text: string }[];
  } | null;
  status: string;
  place: string;
  where: string | null;
  address: { street: string; block: string; landmark: string } | null;
  map: string | null;
  note: string | null;
  turn: "answer" | "awaited" | "ahead" | null;
  mayAccept: boolean;
  mayPropose: boolean;
  calendar: string | null;
  hours: boolean;
};

type Answered = Pick<OrderVisitProps, "orderId" | "agreed" | "wish" | "mayAccept" | "mayPropose">;

export function OrderVisit(visit: OrderVisitProps) {
  const { agreed, wish, status, place, where, address, map, note, calendar, hours, turn } = visit;
  const street = address && [address.street, address.block].filter(Boolean).join(", ");
  return (
    <Section id="jadwal" title="Lokasi dan waktu" small>
      <div className={VISIT_LINE}>
        <Icon name="pin" />
        <div className={VISIT_TEXT}>
          {street && (
            <>
              <b>{street}</b>
              <br />
            </>
          )}
          <span className={street ? "text-sm text-ink-soft" : undefined}>
            {[place, address?.landmark, where].filter(Boolean).join(" · ")}
          </span>
          {note && <p className="text-sm text-ink-soft">{note}</p>}
        </div>
        {map && (
          <ButtonLink look="line" href={map} aria-label={`Buka peta ke ${street}`}>
            Buka Peta
          </ButtonLink>
        )}
      </div>
      {/* A visit that needs an answer is shown above, with the reader's turn. */}
      {(agreed || turn !== "answer") && (
        <div className={VISIT_LINE}>
          <Icon name="clock" />
          <div className={VISIT_TEXT}>
            <b>{agreed ?? wish?.text ?? "Belum ada hari"}</b>
            {agreed && wish && turn !== "answer" && (
              <>
                <br />
                <span className="text-ink-soft">Diusulkan: </span>
                <b>{wish.text}</b>
              </>
            )}
            <br />
            <span className="text-sm text-ink-soft">{status}</span>
          </div>
        </div>
      )}
      <div className="print:hidden">
        {turn !== "answer" && <VisitAnswer {...visit} />}
        {(calendar || hours) && (
          <p className="text-sm">
            {/* This is a file, which the router cannot load. */}
            {calendar && (
              <a className="inline-block py-2 mr-4" href={calendar} download>
                Simpan ke kalender
              </a>
            )}{" "}
            {hours && (
              <Link className="inline-block py-2" to="/dashboard/services/hours">
                Atur jam kerja
              </Link>
            )}
          </p>
        )}
      </div>
    </Section>
  );
}

export function VisitAnswer({ orderId, agreed, wish, mayAccept, mayPropose }: Answered) {
  const busy = useNavigation().state !== "idle";
  const path = `/dashboard/orders/${orderId}/visit`;
  const other = (
    <AppButtonLink look="line" to={path}>
      {agreed || wish ? "Usulkan Waktu Lain" : "Usulkan Waktu"}
    </AppButtonLink>
  );
  if (!mayAccept || !wish) return mayPropose ? <div className="actions">{other}</div> : null;
  const [only] = wish.slots;
  return (
    <Form method="post" action={`${path}-acceptance`}>
      <input type="hidden" name="day" value={wish.day} />
      {wish.slots.length === 1 ? (
        <input type="hidden" name="slot" value={only?.value} />
      ) : (
        <fieldset className="field">
          <legend>Jam yang Anda setujui</legend>
          <TileRow>
            {wish.slots.map(({ value, text }, index) => (
              <Tile
                key={value}
                size="wide"
                lines="one"
                type="radio"
                id={`slot-${value}`}
                name="slot"
                value={value}
                defaultChecked={index === 0}
              >
                {text}
              </Tile>
            ))}
          </TileRow>
        </fieldset>
      )}
      <div className="actions">
        <SubmitButton busy={busy}>Setujui Jadwal</SubmitButton>
        {mayPropose && other}
      </div>
    </Form>
  );
}

/** Shows a form that submits to the review's own page, which shows all errors and what was typed. */
function QuickReviewForm({ orderId }: { orderId: string }) {
  const [form, fields] = useServerForm<"rating" | "comment">({ id: "ulas", lastResult: undefined });
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" form={form} action={`${orderPath(orderId)}/review`} className="panel mt-3">
      <fieldset disabled={busy}>
        <fieldset>
          <legend className="sr-only">Penilaian</legend>
          <TileRow>
            {STAR_LABELS.map((words, index) => {
              const stars = index + 1;
              const id = `${fields.rating.id}-${stars}`;
              return (
                <Tile key={words} lines="one" type="radio" id={id} name="rating" value={stars}>
                  {stars} <Star />
                  <span className="sr-only"> {words}</span>
                </Tile>
              );
            })}
          </TileRow>
        </fieldset>
        <TextArea
          field={fields.comment}
          label="Ulasan"
          hint={`Minimal ${MIN_COMMENT} karakter. Tidak dapat diubah lagi.`}
          low
          rows={3}
        />
      </fieldset>
      <p className="actions">
        <SubmitButton busy={busy}>Kirim Ulasan</SubmitButton>
      </p>
    </Form>
  );
}
