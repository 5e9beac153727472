import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type AdmissionRule, authorize, readAuthorized } from "~/accounts/viewer.server";
import { sendMessage } from "~/messages/commands.server";
import { MESSAGE_FIELDS } from "~/messages/form.server";
import { MESSAGES_SHOWN } from "~/messages/message";
import { conversationView, messageView } from "~/messages/page-data.server";
import { markNewsRead, selectMessageRange } from "~/messages/queries.server";
import { type MessageNotSent, messageRefused, readMessage, waitHeaders } from "~/messages/requests.server";
import { MESSAGE_NOT_SENT, SIGNED_OUT } from "~/messages/text";
import { notFound } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import { readSeqKey } from "~/platform/paging";
import { isId } from "~/platform/strings";

// The script of an open page reads the status, so this rule never redirects.

const SCRIPT_USERS: AdmissionRule = {
  rights: "user",
  admit: async (found) => (found && !found.suspended ? found : signedOut()),
};

export async function loader({ params: { id = "" }, request, context }: LoaderFunctionArgs) {
  const after = readSeqKey(new URL(request.url).searchParams.get("after")) ?? 0;
  const conversation = { kind: "conversation", id } as const;
  const { user, page } = await readAuthorized(context, request, SCRIPT_USERS, (userId) =>
    selectMessageRange(context.db, conversation, userId, { limit: MESSAGES_SHOWN, after }),
  );
  if (!page) notFound();
  const read = await markNewsRead(context.db, conversation, user.id, page);
  user.unreadMessages = read.unreadMessages;
  return Response.json({ messages: conversationView(read, user, context.env.appOrigin).messages });
}

export const formDefinition: FormDefinition = { failed: MESSAGE_NOT_SENT, fields: MESSAGE_FIELDS };

export async function action({ params: { id }, request, context }: ActionFunctionArgs) {
  const user = await authorize(context, request, SCRIPT_USERS);
  if (!isId(id)) notFound();
  const posted = await readMessage(request);
  if (!posted.ok) return refusal(posted.again);
  const conversation = { kind: "conversation", id } as const;
  const sent = await sendMessage(context, user, conversation, posted.draft, posted.files);
  if (!sent.ok) return refusal(messageRefused(posted, sent, context.now));
  const { message, pictures } = sent;
  const view = messageView({ conversation: { id }, pictures }, message, user, context.env.appOrigin);
  return Response.json({ message: view });
}

function refusal({ rejected, status, wait }: MessageNotSent): Response {
  const { message, pictures } = rejected.result.error ?? {};
  const sentence = [...(message ?? []), ...(pictures ?? [])].join(". ");
  return Response.json({ sentence }, { status, headers: waitHeaders(wait) });
}

function signedOut(): never {
  throw Response.json({ sentence: SIGNED_OUT }, { status: 401 });
}
