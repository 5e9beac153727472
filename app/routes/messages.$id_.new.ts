import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sendMessage } from "~/messages/commands.server";
import { MESSAGES_SHOWN } from "~/messages/message";
import { conversationView, messageView } from "~/messages/page-data.server";
import { readConversation } from "~/messages/queries.server";
import { type MessageNotSent, messageRefused, readMessage, waitHeaders } from "~/messages/requests.server";
import { notFound } from "~/platform/errors.server";
import { readSeqKey } from "~/platform/paging";
import { REFUSED_FORM } from "~/platform/sentence-text";
import { isId } from "~/platform/strings";
import { type Admit, expectWith, readingMessages } from "~/platform/viewer.server";

// For the script of an open page. Never redirects, because the script reads the status.

/** Returns the messages after `after` and marks them as read. */
export async function loader({ params: { id }, request, context }: LoaderFunctionArgs) {
  const after = readSeqKey(new URL(request.url).searchParams.get("after")) ?? 0;
  const reading = async () => {
    const asking = await expectReader(context, request);
    if (!isId(id)) notFound();
    const conversation = { kind: "conversation", id } as const;
    const read = await readConversation(context.db, conversation, asking.id, {
      limit: MESSAGES_SHOWN,
      after,
    });
    return read ? { ...read, user: await asking.reader() } : notFound();
  };
  const { user, ...read } = await readingMessages(context, request, reading());
  return Response.json({ messages: conversationView(read, user, context.env.appOrigin).messages });
}

export async function action({ params: { id }, request, context }: ActionFunctionArgs) {
  const asking = await expectReader(context, request);
  if (!isId(id)) notFound();
  const posted = await readMessage(request).catch(unreadable);
  if (!posted.ok) return refusal(posted.again);
  const conversation = { kind: "conversation", id } as const;
  const sent = await sendMessage(context, asking, conversation, posted.draft, posted.files);
  if (!sent.ok) return refusal(messageRefused(posted, sent, context.now));
  const { message, pictures } = sent;
  const view = messageView(
    { conversation: { id }, pictures },
    message,
    await asking.reader(),
    context.env.appOrigin,
  );
  return Response.json({ message: view });
}

function expectReader(context: AppLoadContext, request: Request) {
  const admit: Admit = async (found) => (found && !found.suspended ? found : signedOut());
  return expectWith(context, request, admit, "user");
}

function refusal({ rejected, status, wait }: MessageNotSent): Response {
  const { message, pictures } = rejected.result.error ?? {};
  return Response.json({ sentence: message?.[0] ?? pictures?.[0] }, { status, headers: waitHeaders(wait) });
}

function unreadable(thrown: unknown): never {
  const sentence = thrown instanceof Response && REFUSED_FORM[thrown.status];
  throw sentence ? Response.json({ sentence }, { status: thrown.status }) : thrown;
}

function signedOut(): never {
  throw Response.json({ sentence: "Sesi Anda berakhir. Masuk lagi, lalu kirim ulang." }, { status: 401 });
}
