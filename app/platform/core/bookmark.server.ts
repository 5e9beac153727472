import { isBookmark } from "~/domain/core/bookmark";
import type { Context } from "./context.server";

/** Seconds: longer than a replica of the database lags behind. */
const KEPT = 60;
const NAME = "bookmark";

/** How new a replica must be for who has just written; anything but a bookmark counts as none. */
export function bookmarkIn(request: Request): string | null {
  const sent = new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`).exec(request.headers.get("Cookie") ?? "")?.[1];
  return isBookmark(sent) ? sent : null;
}

/**
 * After a form alone: a page that the edge keeps for all must not set a cookie. Of people signed in alone: to others it would
 * tell whether an address has an account, since only then something is written.
 */
export function rememberWritten(request: Request, { replicas, env, outgoing }: Context): void {
  if (request.method !== "POST" || !replicas.wrote || !replicas.pinned) return;
  const bookmark = replicas.bookmark();
  if (!isBookmark(bookmark)) return;
  const secure = env.appOrigin.startsWith("https:") ? "; Secure" : "";
  outgoing.append(
    "Set-Cookie",
    `${NAME}=${bookmark}; Max-Age=${KEPT}; Path=/; HttpOnly; SameSite=Lax${secure}`,
  );
}
