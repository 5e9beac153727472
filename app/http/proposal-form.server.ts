import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { sendingRefusalSentence } from "~/copy/proposal/refusals";
import { secondsToNextHour } from "~/db/core/attempt-counters.server";
import type { NotSent, Sending } from "~/domain/proposal/proposal";
import { proposalForm } from "~/forms/proposal/proposal.server";
import { notFound } from "./errors.server";
import { type FormResult, parseForm, readForm, rejected } from "./form.server";
import { CHANGED_MEANWHILE, notDone } from "./proposal.server";

const SENT = {
  message: "Penawaran Terkirim",
  description: "Penawaran jasa Anda telah berhasil dikirim ke klien",
};

const TOASTS: Record<Sending, { message: string; description: string }> = {
  first: SENT,
  again: SENT,
  change: { message: "Penawaran Diubah", description: "Klien melihat penawaran Anda yang baru" },
};

/** What was written in a request's form. */
export async function readProposal(request: Request) {
  return parseForm(await readForm(request), proposalForm);
}

/** Back to the request, with what was done. */
export function proposalSent(context: AppLoadContext, wantedId: string, sending: Sending) {
  return context.toasts.redirectWithSuccess(`/wanted/${wantedId}`, TOASTS[sending], { status: 303 });
}

/** Why it was not: on the form where that will stand again, with what was typed; else as a toast. */
export async function proposalNotSent(
  context: AppLoadContext,
  wantedId: string,
  reason: NotSent,
  reject: (errors: Record<string, string[]>) => FormResult,
) {
  if (reason === "no_request") notFound();
  const sentence = reason === "changed_meanwhile" ? CHANGED_MEANWHILE : sendingRefusalSentence(reason);
  if (reason === "too_many") {
    const headers = { "Retry-After": String(secondsToNextHour(context.now)) };
    return data({ result: reject({ "": [sentence] }) }, { status: 429, headers });
  }
  if (reason === "full") return rejected(reject({ "": [sentence] }));
  return notDone(context, pageAfter(reason, wantedId), "Penawaran tidak terkirim", sentence);
}

/** A closed request shows no page any more. */
function pageAfter(reason: NotSent, wantedId: string): string {
  return reason === "request_closed" ? "/wanted" : `/wanted/${wantedId}`;
}
