import type { AppLoadContext } from "@remix-run/cloudflare";
import { SUSPENDED_PATH } from "~/copy/report/moderation-notifications";
import type { Texts } from "~/domain/account/text-versions";
import { forgetLoginEmail } from "~/platform/account/login-email.server";
import { afterAgreement } from "./agreement.server";
import { FRESH_DOCUMENT } from "./document.server";

/** What a new session keeps of the browser, and which one it replaces. */
export async function browserOf({ knownDevices, sessions }: AppLoadContext, request: Request) {
  return {
    device: request.headers.get("User-Agent") ?? "",
    knownDevice: await knownDevices.read(request),
    previous: await sessions.claim(request),
  };
}

type LoggedIn = { userId: string; cookies: readonly string[]; suspended: boolean };

/** Leads whoever has just logged in to where they were going, by way of what they are to read first. */
export async function enter(
  context: AppLoadContext,
  { userId, cookies, suspended }: LoggedIn,
  {
    texts,
    back,
    toast,
  }: { texts: Texts; back: string | null; toast: { message: string; description: string } },
) {
  const forgotten = await forgetLoginEmail(context.env.appOrigin.startsWith("https:"));
  for (const cookie of [...cookies, forgotten]) context.outgoing.append("Set-Cookie", cookie);
  const to = suspended ? SUSPENDED_PATH : await afterAgreement(context, { userId, texts, to: back ?? "/" });
  return context.toasts.redirectWithSuccess(to, toast, { status: 303, headers: FRESH_DOCUMENT });
}
