import type { AppLoadContext } from "@remix-run/cloudflare";
import { CACHE_TAGS } from "~/platform/core/cache-tags.server";
import { PUBLIC_DOCUMENT, sendsAny } from "~/platform/core/edge-cache.server";

/**
 * The headers of a document that went well. A visitor without session and toast gets what any other would, so the
 * edge may keep it until one of `tags` is purged; for everybody else it stays private, which is what a response is when
 * nobody says otherwise.
 */
export function documentHeaders(
  context: AppLoadContext,
  request: Request,
  tags: readonly string[] = [],
): HeadersInit {
  const personal = [context.sessions.cookieName, context.toasts.cookieName];
  if (sendsAny(request, personal)) return {};
  return {
    "Cache-Control": PUBLIC_DOCUMENT,
    ...(tags.length > 0 ? { [CACHE_TAGS]: [...new Set(tags)].join(",") } : {}),
  };
}

/**
 * Makes the browser load the page it is redirected to anew. After signing in or out every page is another one; and a
 * page that lets the gateway's window in needs the content security policy of its own document, where a change of page
 * within the old one would keep the old policy.
 */
export const FRESH_DOCUMENT = { "X-Remix-Reload-Document": "true" };
