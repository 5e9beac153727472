import type { AppLoadContext } from "@remix-run/cloudflare";
import { PUBLIC_DOCUMENT, sendsAny } from "~/platform/edge-cache.server";

/**
 * The headers of a document that went well. A visitor without session and toast gets what any other would, so the
 * edge may keep it; for everybody else it stays private, which is what a response is when nobody says otherwise.
 */
export function documentHeaders(context: AppLoadContext, request: Request): HeadersInit {
  const personal = [context.sessions.cookieName, context.toasts.cookieName];
  return sendsAny(request, personal) ? {} : { "Cache-Control": PUBLIC_DOCUMENT };
}
