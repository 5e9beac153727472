import { type AppLoadContext, data } from "@remix-run/cloudflare";
import type { Talk } from "~/db/conversations.server";
import { MINUTE } from "~/domain/dates";
import { isListingId } from "~/domain/listing-view";
import { messageForm } from "~/forms/message.server";
import { chosenFiles } from "~/operations/encode-pictures.server";
import { type Sent, sendMessage } from "~/operations/send-message.server";
import { notFound } from "./errors.server";
import { type FormResult, parseForm, readForm } from "./form.server";

export const LOGIN_TO_SEE_MESSAGES = { message: "Anda harus login untuk melihat pesan" };

const TOO_MANY = "Anda mengirim terlalu banyak pesan sekaligus. Tunggu satu menit, lalu kirim lagi.";
const FAILED = "Pesan belum terkirim karena gangguan di pihak kami. Kirim lagi sebentar lagi.";

/** `pictures`: how many fit files came along and are lost with the page. */
export type RejectedMessage = { result: FormResult; pictures: number };

type Posted =
  /** `orderId`: sent from that order's page. */
  | { ok: true; sent: Sent; orderId: string | null }
  | { ok: false; rejected: RejectedMessage; status: 400 | 429 | 503; wait: number };

/** Reads a message form and sends what it holds. What nobody may write to is not found. */
export async function postMessage(
  { context, request }: { context: AppLoadContext; request: Request },
  sender: { id: string; name: string },
  talk: Talk,
): Promise<Posted> {
  const form = await readForm(request);
  const files = chosenFiles(form, "pictures");
  const parsed = await parseForm(form, messageForm(files.length), { secret: ["pictures"] });
  if (!parsed.ok) return rejected(parsed.result, files, 400);
  const { message: body, requestId } = parsed.value;
  const sending = await sendMessage(context, sender, talk, { body, requestId }, files).catch((error) => {
    console.error("send message", error);
    return { ok: false as const, reason: "failed" as const };
  });
  if (sending.ok) {
    const order = String(form.get("order"));
    return { ok: true, sent: sending, orderId: isListingId(order) ? order : null };
  }
  switch (sending.reason) {
    case "no_conversation":
      return notFound();
    case "bad_picture":
      return rejected(parsed.reject({ pictures: [sending.sentence] }), [], 400);
    case "too_many":
      return rejected(parsed.reject({ message: [TOO_MANY] }), files, 429, wait(context.now));
    default:
      return rejected(parsed.reject({ message: [FAILED] }), files, 503);
  }
}

function rejected(result: FormResult, files: readonly File[], status: 400 | 429 | 503, wait = 0): Posted {
  return { ok: false, rejected: { result, pictures: files.length }, status, wait };
}

/** Whole seconds until the counted minute is over. */
function wait(now: number): number {
  return Math.ceil((MINUTE - (now % MINUTE)) / 1000);
}

/** The page again, with what was typed. */
export function messageAgain({ rejected, status, wait }: Extract<Posted, { ok: false }>) {
  return data({ rejected }, { status, headers: wait > 0 ? { "Retry-After": String(wait) } : {} });
}

/** Where the message can be read: on the order's page when it was written there. */
export function placeOf({ sent, orderId }: Extract<Posted, { ok: true }>): string {
  return orderId ? `/dashboard/orders/${orderId}#terbaru` : `/messages/${sent.conversationId}#terbaru`;
}
