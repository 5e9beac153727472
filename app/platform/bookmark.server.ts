import type { Context } from "./context.server";

/** As D1 writes it. D1 takes any other text in silence and compares with it from then on. */
const BOOKMARK = /^[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{32}$/;

export function isBookmark(text: unknown): text is string {
  return typeof text === "string" && BOOKMARK.test(text);
}

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
