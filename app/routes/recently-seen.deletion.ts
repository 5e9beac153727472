import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { LOGIN_FIRST } from "~/accounts/login-prompt-text";
import { requireUser } from "~/accounts/viewer.server";
import { removeSeen } from "~/listings/queries.server";
import { SEEN_CLEARED } from "~/listings/text";
import type { FormDefinition } from "~/platform/forms/form";
import { CHOICE_NOT_SAVED } from "~/platform/sentence-text";

/** Redirects, because a link must not clear the list. */
export function loader() {
  return redirect("/", 303);
}

export const formDefinition: FormDefinition = { failed: CHOICE_NOT_SAVED };

export async function action({ request, context }: ActionFunctionArgs) {
  const { id } = await requireUser(context, request, LOGIN_FIRST);
  await removeSeen(context.db, id, context.now);
  return context.toasts.redirectWithSuccess("/", SEEN_CLEARED, { status: 303 });
}
