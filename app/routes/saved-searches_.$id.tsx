import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { LOGIN_TO_SEE_SAVED } from "~/copy/account/login-first";
import { SAVED_HREF } from "~/copy/listing/saved";
import { openSavedSearch } from "~/db/search/saved.server";
import { isId } from "~/domain/core/text";
import { readSavedSearch, savedSearchHref } from "~/domain/search/saved";
import { notFound } from "~/http/errors.server";
import type { PageHandle } from "~/http/page";
import { freshenCopy, requireUser, sessionOf } from "~/http/viewer.server";

/** On to its results; from now on nothing of it is new. */
export async function loader({ params: { id }, request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_SAVED);
  const { db, now } = context;
  const opened = isId(id) ? await openSavedSearch(db, { id, userId: user.id, now }) : null;
  if (!opened) notFound();
  const session = await sessionOf(context, request);
  freshenCopy(context, session, { ...user, unreadNotifications: opened.unread });
  const read = readSavedSearch(opened.query);
  return redirect(read ? savedSearchHref(read.search) : SAVED_HREF);
}

/** A page, so that what is gone says so on one. */
export default function OpenedSearch() {
  return null;
}

export const handle: PageHandle = { page: "app", sheet: "document" };
