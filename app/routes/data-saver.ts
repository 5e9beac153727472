import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { safeRedirect } from "~/accounts/viewer.server";
import { FRESH_DOCUMENT } from "~/platform/documents.server";
import { readForm } from "~/platform/forms/requests.server";
import { dataSaverCookie } from "~/platform/visitor-cookies.server";

/** Redirects, because a link must not switch the data saver. */
export function loader() {
  return redirect("/", 303);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const on = (await readForm(request)).get("save") === "on";
  context.outgoing.append("Set-Cookie", dataSaverCookie(on, context.env.appOrigin));
  const back = safeRedirect(context, request.headers.get("Referer"));
  return redirect(back, { status: 303, headers: FRESH_DOCUMENT });
}
