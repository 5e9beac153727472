import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { isListingId } from "~/domain/listing-view";
import type { Sending } from "~/domain/proposal";
import { sendingRefusalSentence } from "~/domain/proposal-words";
import { proposalForm } from "~/forms/proposal.server";
import { type NotSent, sendProposal } from "~/operations/send-proposal.server";
import { notFound } from "./errors.server";
import { parseForm, readForm, rejected } from "./form.server";
import { CHANGED_MEANWHILE, LOGIN_TO_PROPOSE, notDone } from "./proposal.server";
import { requireUser } from "./viewer.server";

const SENT = {
  message: "Penawaran Terkirim",
  description: "Penawaran jasa Anda telah berhasil dikirim ke klien",
};

const TOASTS: Record<Sending, { message: string; description: string }> = {
  first: SENT,
  again: SENT,
  change: { message: "Penawaran Diubah", description: "Klien melihat penawaran Anda yang baru" },
};

/** Sends what was written in a request's form, and comes back to the request. */
export async function submitProposal({ params, request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_PROPOSE);
  const { id } = params;
  if (!isListingId(id)) notFound();
  const parsed = await parseForm(await readForm(request), proposalForm);
  if (!parsed.ok) return rejected(parsed.result);
  const sent = await sendProposal(context, { ...parsed.value, wantedId: id, proposer: user });
  if (sent.ok) {
    return context.toasts.redirectWithSuccess(`/wanted/${id}`, TOASTS[sent.value], { status: 303 });
  }
  if (sent.reason === "no_request") notFound();
  const sentence =
    sent.reason === "changed_meanwhile" ? CHANGED_MEANWHILE : sendingRefusalSentence(sent.reason);
  // Where the form will stand again, what was typed stays in it.
  if (sent.reason === "full") return rejected(parsed.reject({ "": [sentence] }));
  return notDone(context, pageAfter(sent.reason, id), "Penawaran tidak terkirim", sentence);
}

/** A closed request shows no page any more. */
function pageAfter(reason: NotSent, wantedId: string): string {
  return reason === "request_closed" ? "/wanted" : `/wanted/${wantedId}`;
}
