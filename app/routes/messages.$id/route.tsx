import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_MESSAGES } from "~/accounts/login-prompt-text";
import { readAsUser, requireUser } from "~/accounts/viewer.server";
import { withArchivedMessages } from "~/messages/archive-commands.server";
import { MESSAGE_FIELDS } from "~/messages/form.server";
import { MESSAGES_SHOWN } from "~/messages/message";
import { conversationPageView } from "~/messages/page-data.server";
import { selectConversationPage } from "~/messages/queries.server";
import { postMessage } from "~/messages/requests.server";
import { MESSAGE_NOT_SENT } from "~/messages/text";
import { CONVERSATION_BOX, ConversationHeader, Inbox } from "~/messages/ui/inbox";
import { notFound } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import type { PageHandle } from "~/platform/pages";
import { readSeqKey } from "~/platform/paging";
import { pageTitle } from "~/platform/sentence-text";
import { isId, isolated } from "~/platform/strings";
import { lazyComponent } from "~/ui/lazy-component";

const ConversationScreen = lazyComponent(() =>
  import("./conversation-screen").then((loaded) => loaded.ConversationScreen),
);

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
    formId: crypto.randomUUID(),
    now: context.now,
  };
}

export const formDefinition: FormDefinition = { failed: MESSAGE_NOT_SENT, fields: MESSAGE_FIELDS };

export async function action({ params: { id }, request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_MESSAGES);
  if (!isId(id)) notFound();
  return postMessage(context, request, user, { kind: "conversation", id });
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function MessagesWithSomebody() {
  const { id, conversation, older, latest, beside, ...shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <main className="page-width flex min-h-0 w-full flex-1 p-0">
      <section className="w-[19rem] flex-none overflow-y-auto border-r max-lg:hidden" aria-label="Semua percakapan">
        <h2 className="p-4">Pesan</h2>
        <Inbox conversations={beside} current={id} />
      </section>
      <div className={CONVERSATION_BOX} id="isi">
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
      ? pageTitle(`Pesan dengan ${isolated(data.conversation.otherName)}: ${isolated(data.conversation.title)}`)
      : pageTitle("Percakapan tidak ditemukan"),
  },
];

export const handle: PageHandle = { page: "app", ownStep: true, fills: true };

export { ConversationErrorBoundary as ErrorBoundary } from "~/messages/ui/inbox";
