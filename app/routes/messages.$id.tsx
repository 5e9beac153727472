import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { LOGIN_TO_SEE_MESSAGES } from "~/copy/account/login-first";
import { MESSAGE_SENT } from "~/copy/message/message";
import { readConversationPage } from "~/db/message/pages.server";
import { isolated } from "~/domain/core/bidi";
import { readSeqKey } from "~/domain/core/page-cursor";
import { isId } from "~/domain/core/text";
import { MESSAGES_SHOWN } from "~/domain/message/message";
import { notFound } from "~/http/errors.server";
import { messageAgain, messagePlaceOf, messageRefused, readMessage } from "~/http/message-form.server";
import type { PageHandle } from "~/http/page";
import { expectUser, readingMessages } from "~/http/viewer.server";
import { withArchivedMessages } from "~/operations/message/read-archived-messages.server";
import { sendMessage } from "~/operations/message/send-message.server";
import { ErrorPage } from "~/ui/layout/error-page";
import { ConversationHeader } from "~/ui/message/conversation-header";
import { ConversationNotFound } from "~/ui/message/conversation-not-found";
import { Inbox } from "~/ui/message/inbox";
import { ConversationScreen } from "~/ui/message/screen";
import { conversationPageView } from "~/views/message/conversation.server";

export function loader(args: LoaderFunctionArgs) {
  return readingMessages(args.context, args.request, readPage(args));
}

async function readPage({ params: { id }, request, context }: LoaderFunctionArgs) {
  const asking = await expectUser(context, request, LOGIN_TO_SEE_MESSAGES);
  if (!isId(id)) notFound();
  const before = readSeqKey(new URL(request.url).searchParams.get("before"));
  const range = { limit: MESSAGES_SHOWN, before };
  const page = await readConversationPage(context.db, id, asking.id, range);
  if (!page) notFound();
  const read = { ...(await withArchivedMessages(context, page, range)), latest: before === null };
  const user = await asking.reader();
  const view = conversationPageView(read, user, context.env.appOrigin, context.now);
  return {
    ...view,
    id,
    older: read.more ? (view.messages[0]?.seq ?? null) : null,
    latest: read.latest,
    newFrom: before === null ? view.newFrom : null,
    requestId: crypto.randomUUID(),
    now: context.now,
    unreadMessages: read.unreadMessages,
  };
}

export async function action({ params: { id }, request, context }: ActionFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_TO_SEE_MESSAGES);
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
      ? `Pesan dengan ${isolated(data.conversation.otherName)}: ${isolated(data.conversation.title)} | JasaWarga`
      : "Percakapan tidak ditemukan | JasaWarga",
  },
];

export const handle: PageHandle = { page: "app", sheet: "conversation", ownStep: true, fills: true };

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />;
  return error.status === 404 ? <ConversationNotFound /> : <ErrorPage status={error.status} />;
}
