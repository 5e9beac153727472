import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { logOut } from "~/accounts/login-commands.server";
import { FRESH_DOCUMENT } from "~/platform/documents.server";
import type { FormDefinition } from "~/platform/forms/form";
import { log } from "~/platform/log.server";

const WHOLE_PAGE = { status: 303, headers: FRESH_DOCUMENT };
/** The response, whose header tells the page's script to delete the drafts. */
const LOGGED_OUT = { status: 303, headers: { ...FRESH_DOCUMENT, "X-Logged-Out": "true" } };

/** Redirects, because a link must not log anybody out. */
export function loader() {
  return redirect("/", 303);
}

export const formDefinition: FormDefinition = { failed: "Gagal keluar" };

export async function action({ request, context }: ActionFunctionArgs) {
  // The next user of the phone must not see cached pages by going back, or the orders of the offline page.
  context.outgoing.append("Clear-Site-Data", '"cache", "storage"');
  try {
    context.outgoing.append("Set-Cookie", await logOut(context, await context.sessions.claim(request)));
  } catch (error) {
    log("error", "log_out_failed", { error });
    return context.toasts.redirectWithError("/", { message: "Gagal keluar" }, WHOLE_PAGE);
  }
  return context.toasts.redirectWithSuccess("/", { message: "Berhasil keluar" }, LOGGED_OUT);
}
