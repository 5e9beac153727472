import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { LOGIN_TO_SEE_MESSAGES } from "~/accounts/login-prompt-text";
import { requireUser } from "~/accounts/viewer.server";
import { MESSAGE_FIELDS } from "~/messages/form.server";
import { partnerView } from "~/messages/page-data.server";
import { findConversationPartner } from "~/messages/queries.server";
import { postMessage } from "~/messages/requests.server";
import { MESSAGE_NOT_SENT } from "~/messages/text";
import { MessageForm } from "~/messages/ui/conversation";
import {
  CONVERSATION_BOX,
  CONVERSATION_SCROLL,
  CONVERSATION_SCROLLED,
  CONVERSATION_WRITER,
  ConversationHeader,
} from "~/messages/ui/inbox";
import { notFound } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { isId, isolated } from "~/platform/strings";
import { Callout } from "~/ui/kit";

/** Shows an empty conversation, which is stored with its first message. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_MESSAGES);
  const found = await findConversationPartner(context.db, subjectIn(request), user.id);
  if (!found) notFound();
  // Only a refused form sends a type of content. It is shown again with its text, even if messages were sent since.
  const isRefused = request.headers.has("Content-Type");
  if (found.conversationId && !isRefused) throw redirect(`/messages/${found.conversationId}#terbaru`);
  return { conversation: partnerView(found.prospect, user), formId: crypto.randomUUID() };
}

export const formDefinition: FormDefinition = { failed: MESSAGE_NOT_SENT, fields: MESSAGE_FIELDS };

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_MESSAGES);
  return postMessage(context, request, user, subjectIn(request));
}

function subjectIn(request: Request) {
  const query = new URL(request.url).searchParams;
  const id = (name: string) => {
    const text = query.get(name) ?? undefined;
    return isId(text) ? text : null;
  };
  const orderId = id("order");
  if (orderId) return { kind: "order" as const, orderId };
  return { kind: "listing" as const, listingId: id("listing") ?? notFound(), withId: id("with") };
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function NewMessage() {
  const { conversation, formId } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { pathname, search } = useLocation();
  return (
    <main className="page-width flex min-h-0 w-full flex-1 p-0">
      <div className={CONVERSATION_BOX} id="isi">
        <ConversationHeader conversation={conversation} />
        <div className={CONVERSATION_SCROLL}>
          <div className={CONVERSATION_SCROLLED}>
            <Callout icon="chat">
              Belum ada pesan. Sebutkan apa yang Anda perlukan, di mana, dan kapan, supaya cepat dijawab.
            </Callout>
          </div>
        </div>
        <div className={CONVERSATION_WRITER}>
          <MessageForm action={pathname + search} formId={formId} rejected={answer?.rejected} />
        </div>
      </div>
    </main>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  {
    title: data
      ? pageTitle(`Pesan untuk ${isolated(data.conversation.otherName)}: ${isolated(data.conversation.title)}`)
      : pageTitle("Percakapan tidak ditemukan"),
  },
];

export const handle: PageHandle = { page: "app", ownStep: true, fills: true };

export { ConversationErrorBoundary as ErrorBoundary } from "~/messages/ui/inbox";
