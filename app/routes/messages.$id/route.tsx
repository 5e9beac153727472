import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { LOGIN_TO_SEE_MESSAGES } from "~/accounts/login-prompt-text";
import { withArchivedMessages } from "~/messages/archive-commands.server";
import { sendMessage } from "~/messages/commands.server";
import { type ConversationView, type EventView, MESSAGES_SHOWN, type MessageView } from "~/messages/message";
import { conversationPageView } from "~/messages/page-data.server";
import { selectConversationPage } from "~/messages/queries.server";
import { messageAgain, messagePlaceOf, messageRefused, readMessage } from "~/messages/requests.server";
import { ARCHIVE_BROKEN, MESSAGE_SENT } from "~/messages/text";
import {
  MessageForm,
  MessageLines,
  OnItsWay,
  SentToast,
  useConversation,
  WatchNote,
} from "~/messages/ui/conversation";
import { ConversationHeader, ConversationNotFound, Inbox } from "~/messages/ui/inbox";
import { notFound } from "~/platform/errors.server";
import type { PageHandle } from "~/platform/pages";
import { readSeqKey } from "~/platform/paging";
import { pageTitle } from "~/platform/sentence-text";
import { isId, isolated } from "~/platform/strings";
import { readAsUser, requireUser } from "~/platform/viewer.server";
import { ErrorPage } from "~/ui/error-page";
import type { RejectedForm } from "~/ui/fields";
import { Callout } from "~/ui/kit";

/** The conversation scrolls and its form stays. It starts at its end without JavaScript. */
export function ConversationScreen({
  conversation,
  messages,
  events,
  newFrom,
  older,
  newer,
  archiveBroken,
  now,
  requestId,
  rejected,
}: {
  conversation: ConversationView;
  messages: readonly MessageView[];
  events: readonly EventView[];
  newFrom: number | null;
  /** Null at the beginning. */
  older: string | null;
  /** Set on an earlier page. */
  newer: string | null;
  archiveBroken: boolean;
  now: number;
  requestId: string;
  rejected?: RejectedForm | undefined;
}) {
  const roll = useRef<HTMLDivElement>(null);
  const writer = useRef<HTMLDivElement>(null);
  const { shown, queue, sentCount, sending, watch, address, tried, send, edit } = useConversation(
    conversation,
    messages,
    newer === null,
    writer,
  );
  const sent = queue.waiting.length;
  useEffect(() => {
    // 0 is the end, because the column is reversed.
    if (sent > 0) roll.current?.scrollTo?.(0, 0);
  }, [sent]);
  return (
    <>
      <div
        ref={roll}
        className="conversation__scroll"
        role="log"
        aria-live="polite"
        aria-label={`Percakapan dengan ${isolated(conversation.otherName)}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard.
        tabIndex={0}
      >
        <div>
          {archiveBroken && <Callout small>{ARCHIVE_BROKEN}</Callout>}
          {older && (
            <p className="text-center">
              <a className="btn btn--quiet" href={older}>
                Pesan sebelumnya
              </a>
            </p>
          )}
          <MessageLines
            messages={shown}
            events={events}
            otherName={conversation.otherName}
            newFrom={newFrom}
            zone={conversation.zone}
            now={now}
          >
            {queue.waiting.map((item) => (
              <OnItsWay key={item.id} item={item} again={queue.again} edit={edit} />
            ))}
          </MessageLines>
          <WatchNote watch={watch} />
        </div>
      </div>
      <div ref={writer} className="conversation__writer">
        {newer ? (
          <a className="btn btn--line" href={newer}>
            Ke pesan terbaru
          </a>
        ) : conversation.closed ? (
          <Callout icon="lock">{conversation.closed}</Callout>
        ) : (
          <MessageForm
            action={address}
            requestId={requestId}
            rejected={tried ? undefined : rejected}
            sending={sending}
            onSend={send}
          />
        )}
      </div>
      <SentToast count={sentCount} />
    </>
  );
}

export async function loader({ params: { id = "" }, request, context }: LoaderFunctionArgs) {
  const before = readSeqKey(new URL(request.url).searchParams.get("before"));
  const range = { limit: MESSAGES_SHOWN, before };
  const { user, page } = await readAsUser(context, request, LOGIN_TO_SEE_MESSAGES, (userId, writes) =>
    selectConversationPage(context.db, id, userId, range, writes),
  );
  if (!page) notFound();
  const read = { ...(await withArchivedMessages(context, page, range)), latest: before === null };
  const view = conversationPageView(read, user, context.env.appOrigin, context.now);
  return {
    ...view,
    id,
    older: read.more ? (view.messages[0]?.seq ?? null) : null,
    latest: read.latest,
    newFrom: before === null ? view.newFrom : null,
    requestId: crypto.randomUUID(),
    now: context.now,
  };
}

export async function action({ params: { id }, request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_MESSAGES);
  if (!isId(id)) notFound();
  const posted = await readMessage(request);
  if (!posted.ok) return messageAgain(posted.again);
  const sent = await sendMessage(context, user, { kind: "conversation", id }, posted.draft, posted.files);
  if (sent.ok)
    return context.toasts.redirectWithSuccess(
      messagePlaceOf(sent, posted),
      { message: MESSAGE_SENT },
      { status: 303 },
    );
  return messageAgain(messageRefused(posted, sent, context.now));
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function MessagesWithSomebody() {
  const { id, conversation, older, latest, beside, ...shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <main className="conversation page-width">
      <section className="conversation__beside" aria-label="Semua percakapan">
        <h2>Pesan</h2>
        <Inbox conversations={beside} current={id} />
      </section>
      <div className="conversation__box" id="isi">
        <ConversationHeader conversation={conversation} />
        <ConversationScreen
          key={`${id} ${latest}`}
          {...shown}
          conversation={conversation}
          older={older === null ? null : `/messages/${id}?before=${older}`}
          newer={latest ? null : `/messages/${id}#terbaru`}
          rejected={answer?.rejected}
        />
      </div>
    </main>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  {
    title: data
      ? pageTitle(
          `Pesan dengan ${isolated(data.conversation.otherName)}: ${isolated(data.conversation.title)}`,
        )
      : pageTitle("Percakapan tidak ditemukan"),
  },
];

export const handle: PageHandle = { page: "app", sheet: "conversation", ownStep: true, fills: true };

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />;
  return error.status === 404 ? <ConversationNotFound /> : <ErrorPage status={error.status} />;
}
