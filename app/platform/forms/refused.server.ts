// This file is loaded only for a form that was refused.

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { anotherAccountRefusal } from "~/accounts/login-text";
import { secondsToNextHour } from "~/database/attempt-counters.server";
import { requestId } from "~/platform/log.server";
import { RefusedForm } from "~/platform/request-guard.server";
import { errorResponse } from "~/platform/response.server";
import { FORM_NOT_PROCESSED, SERVER_FAILED } from "~/platform/sentence-text";
import { shownCode } from "~/platform/strings";
import type { FailedRoute, FormRefusal, KeptForm, UnsentForm } from "./form";
import { chosenFileNames, hasSecret, READ_BY_SCRIPTS, readForm, typedTexts, unsentFields } from "./requests.server";
import { BACK_KEEPS_TEXT, UNREADABLE_FORM, WAIT_TO_SEND } from "./unsent-text";

type Args = LoaderFunctionArgs | ActionFunctionArgs;

const UNREAD: readonly number[] = [400, 408, 413];

export async function refusedAnswer(
  { status, tell }: RefusedForm,
  { request, context }: Args,
  { id, page }: FailedRoute,
): Promise<Response> {
  const { large, ...told } = tell(await import("./unsent-text"));
  const refusal = { title: FORM_NOT_PROCESSED, reason: "", ...told, ...(large && shownOf(large, request)) };
  if (READ_BY_SCRIPTS.includes(id)) return Response.json({ sentence: refusal.reason }, { status });
  if (!page && !context.isForScript) return errorResponse(status, refusal.reason);
  const kept = await formIn(request, false);
  if (!context.isForScript && UNREAD.includes(status)) refusal.reason += ` ${BACK_KEEPS_TEXT}`;
  return Response.json({ ...kept, ...refusal, code: shownCode(requestId()) }, { status });
}

export async function formIn(request: Request, passing: boolean): Promise<UnsentForm> {
  const form = await readForm(request).catch(() => null);
  if (!form) return { unsent: null, texts: [], files: [] };
  const { pathname, search } = new URL(request.url);
  return {
    unsent: passing ? unsentFields(form, pathname + search) : null,
    texts: hasSecret(form) ? [] : typedTexts(form),
    files: chosenFileNames(form),
  };
}

/** The statuses after which the same form can be sent again. After 409 it needs a login as the other account. */
const KEEPING: readonly number[] = [400, 401, 403, 408, 409, 413, 429, 500, 503];

/** Returns the refusal as data, so that the page keeps its form with texts and files. */
export async function keptForm(answer: unknown) {
  if (!(answer instanceof Response) || !KEEPING.includes(answer.status)) return null;
  const { status } = answer;
  const isJson = answer.headers.get("Content-Type")?.includes("json");
  const sent: Partial<FormRefusal> = isJson ? await answer.clone().json<object>() : {};
  if (status === 409 && !sent.login) return null;
  const reason = sent.reason ?? (status === 429 ? WAIT_TO_SEND : status < 500 ? UNREADABLE_FORM : SERVER_FAILED);
  const { login, code } = sent;
  const refusal = {
    title: sent.title ?? FORM_NOT_PROCESSED,
    reason,
    ...(login && { login }),
    ...(code && { code }),
  };
  const more =
    status !== 413 && sent.backText && sent.backHref ? { backText: sent.backText, backHref: sent.backHref } : {};
  const kept: KeptForm = { formRefusal: { ...refusal, ...more }, result: {} };
  return data(kept, { status });
}

export async function tooOften(args: Args, page: unknown): Promise<Response> {
  const seconds = secondsToNextHour(args.context.now);
  const { tooOftenTitle } = await import("./unsent-text");
  const title = tooOftenTitle(seconds);
  const headers = { "Retry-After": String(seconds) };
  if (!page) return errorResponse(429, title, headers);
  return Response.json(
    { ...(await formIn(args.request, true)), title, code: shownCode(requestId()) },
    { status: 429, headers },
  );
}

/** Removes the form from the request, so that the router finds the page that shows the refusal. */
export function withoutForm(refused: Request, appOrigin: string): Request {
  const { pathname, search } = new URL(refused.url);
  const headers = new Headers({ Host: new URL(appOrigin).host, Origin: appOrigin });
  const cookie = refused.headers.get("Cookie");
  if (cookie) headers.set("Cookie", cookie);
  const body = new URLSearchParams();
  return new Request(`${appOrigin}${pathname}${search}`, { method: "POST", headers, body });
}

/** The maximum number of characters of a text that is shown again. No field of ours takes longer texts. */
const SHOWN_TEXT = 20_000;
const SHOWN_TEXTS = 40_000;

function shownOf(form: FormData, request: Request) {
  let left = SHOWN_TEXTS;
  const texts = typedTexts(form).filter(({ text }) => {
    const isShown = text.length <= Math.min(SHOWN_TEXT, left);
    if (isShown) left -= text.length;
    return isShown;
  });
  const { pathname, search } = new URL(request.url);
  return {
    texts: hasSecret(form) ? [] : texts,
    files: chosenFileNames(form),
    backHref: pathname.replace(/\.data$/, "") + search,
  };
}

export function keptStrayForm(reader: string, back: string): RefusedForm {
  return new RefusedForm(409, () => anotherAccountRefusal(reader, back));
}
