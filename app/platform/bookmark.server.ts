import type { Context } from "./context.server";

/** D1 silently accepts any other text and compares with it. */
const BOOKMARK = /^[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{32}$/;

export function isBookmark(text: unknown): text is string {
  return typeof text === "string" && BOOKMARK.test(text);
}

/** Seconds. Longer than a replica's lag. */
const KEPT = 60;
const NAME = "bookmark";

export function bookmarkIn(request: Request): string | null {
  const sent = new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`).exec(request.headers.get("Cookie") ?? "")?.[1];
  return isBookmark(sent) ? sent : null;
}

/** Set after a form, because cached pages set no cookie, and for members, to reveal no account. */
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
