import { isBookmark } from "~/domain/core/bookmark";
import type { Context } from "./context.server";

/** Seconds: longer than a replica of the database lags behind. */
const KEPT = 60;
const NAME = "bookmark";

export function bookmarkIn(request: Request): string | null {
  const sent = new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`).exec(request.headers.get("Cookie") ?? "")?.[1];
  return isBookmark(sent) ? sent : null;
}

/** After a form alone: a page kept at the edge sets no cookie. Of members alone: else it would tell who has an account. */
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
