import type { AppLoadContext } from "@remix-run/cloudflare";
import { CACHE_TAGS } from "~/platform/core/cache-tags.server";
import { PUBLIC_DOCUMENT, sendsAny } from "~/platform/core/edge-cache.server";

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

/** Full page load: signing in changes every page, and the gateway's window needs its own document's CSP. */
export const FRESH_DOCUMENT = { "X-Remix-Reload-Document": "true" };
