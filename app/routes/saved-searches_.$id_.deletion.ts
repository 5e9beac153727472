import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { LOGIN_TO_SEE_SAVED } from "~/copy/account/login-first";
import { SAVED_HREF } from "~/copy/listing/saved";
import { SEARCH_REMOVED } from "~/copy/search/saved";
import { deleteSavedSearch, hasSavedSearch } from "~/db/search/saved.server";
import { isId } from "~/domain/core/text";
import { notFound } from "~/http/errors.server";
import { expectUser } from "~/http/viewer.server";

/** Its button stands on the list. */
export async function loader({ params: { id }, request, context }: LoaderFunctionArgs) {
  const { id: userId } = await expectUser(context, request, LOGIN_TO_SEE_SAVED);
  if (!isId(id) || !(await hasSavedSearch(context.db, { id, userId }))) notFound();
  return redirect(SAVED_HREF);
}

export async function action({ params: { id }, request, context }: ActionFunctionArgs) {
  const { id: userId } = await expectUser(context, request, LOGIN_TO_SEE_SAVED);
  if (!isId(id) || !(await deleteSavedSearch(context.db, { id, userId }))) notFound();
  return context.toasts.redirectWithSuccess(SAVED_HREF, SEARCH_REMOVED, { status: 303 });
}
