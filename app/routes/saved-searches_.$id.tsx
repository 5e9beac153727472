import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { LOGIN_TO_SEE_SAVED } from "~/copy/account/login-first";
import { SAVED_HREF } from "~/copy/listing/saved";
import { findSavedQuery, openSavedSearch } from "~/db/search/saved.server";
import { isId } from "~/domain/core/text";
import { readSavedSearch, savedSearchHref } from "~/domain/search/saved";
import { notFound } from "~/http/errors.server";
import { isLook } from "~/http/look.server";
import type { PageHandle } from "~/http/page";
import { freshenRecord } from "~/http/session-record.server";
import { expectUser } from "~/http/viewer.server";

/** On to its results; from now on nothing of it is new, if somebody looks. */
export async function loader({ params: { id }, request, context }: LoaderFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_TO_SEE_SAVED);
  const { db, now } = context;
  const own = { id: isId(id) ? id : notFound(), userId: user.id, now };
  if (!isLook(request)) return onTo((await findSavedQuery(db, own)) ?? notFound());
  const opened = (await openSavedSearch(db, own)) ?? notFound();
  freshenRecord(context, request, { ...(await user.reader()), unreadNotifications: opened.unread });
  return onTo(opened.query);
}

function onTo(query: string) {
  const read = readSavedSearch(query);
  return redirect(read ? savedSearchHref(read.search) : SAVED_HREF);
}

/** A page, so that what is gone says so on one. */
export default function OpenedSearch() {
  return null;
}

export const handle: PageHandle = { page: "app", sheet: "document" };
