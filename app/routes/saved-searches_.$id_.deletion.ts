import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { LOGIN_TO_SEE_SAVED } from "~/accounts/login-prompt-text";
import { requireUser } from "~/accounts/viewer.server";
import { SAVED_HREF } from "~/listings/text";
import { notFound } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import { CHOICE_NOT_SAVED } from "~/platform/sentence-text";
import { isId } from "~/platform/strings";
import { hasSavedSearch, removeSavedSearch } from "~/search/saved-queries.server";
import { SEARCH_REMOVED } from "~/search/text";

export async function loader({ params: { id }, request, context }: LoaderFunctionArgs) {
  const { id: userId } = await requireUser(context, request, LOGIN_TO_SEE_SAVED);
  if (!isId(id) || !(await hasSavedSearch(context.db, { id, userId }))) notFound();
  return redirect(SAVED_HREF);
}

export const formDefinition: FormDefinition = { failed: CHOICE_NOT_SAVED };

export async function action({ params: { id }, request, context }: ActionFunctionArgs) {
  const { id: userId } = await requireUser(context, request, LOGIN_TO_SEE_SAVED);
  if (!isId(id) || !(await removeSavedSearch(context.db, { id, userId }))) notFound();
  return context.toasts.redirectWithSuccess(SAVED_HREF, SEARCH_REMOVED, { status: 303 });
}
