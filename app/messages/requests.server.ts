import { type AppLoadContext, data } from "@remix-run/cloudflare";
import type { Reader } from "~/accounts/viewer.server";
import { secondsToNextHour } from "~/database/attempt-counters.server";
import { tooManyPicturesSentence } from "~/listings/picture-text";
import { orderPath } from "~/orders/order";
import { MINUTE } from "~/platform/dates";
import { notFound } from "~/platform/errors.server";
import { emptyFilesLeftOutSentence, emptyFilesSentence, shownFileName, withEmptyFiles } from "~/platform/file-text";
import { emptyFileNames, withoutEmptyFiles } from "~/platform/files";
import { chosenFiles, type FormResult, parseForm, readForm } from "~/platform/forms/requests.server";
import { isId } from "~/platform/strings";
import { sendMessage } from "./commands.server";
import { messageForm } from "./form.server";
import type { MessageRefusal } from "./message";
import type { ConversationKey } from "./queries.server";
import {
  MESSAGE_NOT_SENT,
  MESSAGE_SENT,
  MESSAGES_CLOSED,
  OTHER_SUSPENDED,
  TOO_MANY_CONVERSATIONS,
  TOO_MANY_MESSAGES,
} from "./text";

/** A refused message. `pictures` is the number of valid files that the page loses, and `names` are their names. */
type RejectedMessage = { result: FormResult; pictures: number; names: readonly string[] };

/** The response to a refused message. `wait` is in whole seconds, or 0 if waiting does not help. */
export type MessageNotSent = { rejected: RejectedMessage; status: 400 | 429 | 503; wait: number };

type PostedMessage = {
  draft: { body: string; formId: string };
  files: File[];
  orderId: string | null;
  reject(errors: Record<string, string[]>): FormResult;
};

export async function readMessage(
  request: Request,
): Promise<({ ok: true } & PostedMessage) | { ok: false; again: MessageNotSent }> {
  const form = await readForm(request);
  const files = chosenFiles(form, "pictures");
  const parsed = await parseForm(form, messageForm(files.length));
  if (!parsed.ok) {
    const empty = emptyFileNames(files);
    const { error } = parsed.result;
    const pictures = empty.length > 0 ? [emptyFilesSentence(empty)] : (error?.pictures ?? null);
    return {
      ok: false,
      again: notSent({ ...parsed.result, error: { ...error, pictures } }, files, 400),
    };
  }
  const { message: body, formId } = parsed.value;
  const order = String(form.get("order"));
  return {
    ok: true,
    draft: { body, formId },
    files,
    orderId: isId(order) ? order : null,
    reject: parsed.reject,
  };
}

export function messageRefused(posted: PostedMessage, refusal: MessageRefusal, now: number): MessageNotSent {
  const again = (sentence: string, status: 429 | 503, wait = 0) =>
    notSent(posted.reject({ message: [sentence] }), posted.files, status, wait);
  switch (refusal.reason) {
    case "no_conversation":
      return notFound();
    case "other_suspended":
      return notSent(posted.reject({ message: [OTHER_SUSPENDED] }), posted.files, 400);
    case "blocked":
      return notSent(posted.reject({ message: [MESSAGES_CLOSED] }), posted.files, 400);
    case "bad_picture":
      return notSent(posted.reject({ pictures: [refusal.sentence] }), [], 400);
    case "too_many":
      return again(TOO_MANY_MESSAGES, 429, Math.ceil((MINUTE - (now % MINUTE)) / 1000));
    case "too_many_begun":
      return again(TOO_MANY_CONVERSATIONS, 429, secondsToNextHour(now));
    case "too_many_pictures":
      return again(tooManyPicturesSentence(secondsToNextHour(now)), 429, secondsToNextHour(now));
    default:
      return again(MESSAGE_NOT_SENT, 503);
  }
}

function notSent(
  result: FormResult,
  files: readonly File[],
  status: MessageNotSent["status"],
  wait = 0,
): MessageNotSent {
  const names = files.filter(({ size }) => size > 0).map(({ name }) => shownFileName(name));
  return { rejected: { result, pictures: names.length, names }, status, wait };
}

function messageAgain({ rejected, status, wait }: MessageNotSent) {
  return data({ rejected }, { status, headers: waitHeaders(wait) });
}

export async function postMessage(
  context: AppLoadContext,
  request: Request,
  user: Reader,
  conversation: ConversationKey,
) {
  const posted = await readMessage(request);
  if (!posted.ok) return messageAgain(posted.again);
  const { files, emptyNames } = withoutEmptyFiles(posted.files);
  const sent = await sendMessage(context, user, conversation, posted.draft, files);
  if (!sent.ok) {
    const refusal =
      sent.reason === "bad_picture" ? { ...sent, sentence: withEmptyFiles(emptyNames, sent.sentence) } : sent;
    return messageAgain(messageRefused(posted, refusal, context.now));
  }
  return backToMessages(context, messagePlaceOf(sent, posted), emptyNames);
}

/** Redirects to the conversation. If a file was left out, the toast stays until it is read. */
function backToMessages(context: AppLoadContext, place: string, emptyNames: readonly string[]) {
  const toast = { message: MESSAGE_SENT };
  if (emptyNames.length === 0) return context.toasts.redirectWithSuccess(place, toast, { status: 303 });
  const description = `${emptyFilesLeftOutSentence(emptyNames)}.`;
  return context.toasts.redirectWithError(place, { ...toast, description }, { status: 303 });
}

export function waitHeaders(wait: number): Record<string, string> {
  return wait > 0 ? { "Retry-After": String(wait) } : {};
}

function messagePlaceOf({ conversationId }: { conversationId: string }, { orderId }: PostedMessage): string {
  return orderId ? `${orderPath(orderId)}#terbaru` : `/messages/${conversationId}#terbaru`;
}
