import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { LOGIN_TO_SEE_SAVED } from "~/accounts/login-prompt-text";
import { requireUser } from "~/accounts/viewer.server";
import { SAVED_HREF } from "~/listings/text";
import { notFound } from "~/platform/errors.server";
import type { PageHandle } from "~/platform/pages";
import { isId } from "~/platform/strings";
import { findSavedQuery, openSavedSearch } from "~/search/saved-queries.server";
import { readSavedSearch, savedSearchHref } from "~/search/search";

/**
 * Returns false for HEAD requests, prefetches and links of other sites. HEAD requests arrive as prefetches
 * (`app/server.ts`). A browser without these headers counts as a person.
 */
function isRealPageView({ method, headers }: Request): boolean {
  const site = headers.get("Sec-Fetch-Site");
  const purpose = headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? headers.get("X-Moz") ?? "";
  return method === "GET" && !/prefetch|preview/i.test(purpose) && (site === null || OWN.includes(site));
}

/** Values of Sec-Fetch-Site. none: typed, a bookmark, or opened from another program. */
const OWN = ["same-origin", "none"];

export async function loader({ params: { id }, request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_SAVED);
  const { db, now } = context;
  const own = { id: isId(id) ? id : notFound(), userId: user.id, now };
  if (!isRealPageView(request)) return onTo((await findSavedQuery(db, own)) ?? notFound());
  const opened = (await openSavedSearch(db, own)) ?? notFound();
  user.unreadNotifications = opened.unread;
  return onTo(opened.query);
}

function onTo(query: string) {
  const read = readSavedSearch(query);
  return redirect(read ? savedSearchHref(read.search) : SAVED_HREF);
}

/** Renders nothing. It exists so that a deleted search shows an error page. */
export default function OpenedSearch() {
  return null;
}

export const handle: PageHandle = { page: "app" };
