import { deleteSession } from "~/db/account/sessions.server";
import type { AppSession } from "~/platform/account/sessions.server";
import type { Context } from "~/platform/core/context.server";

/**
 * Ends a session and gives the cookie that takes it from the browser. The row goes first: it decides whether the
 * cookie counts, and if it can't go nothing else may look as if it had.
 */
export async function logOut(
  { db, sessions }: Pick<Context, "db" | "sessions">,
  session: AppSession,
): Promise<string> {
  if (session.id) await deleteSession(db, await sessions.rowId(session.id));
  return sessions.close(session);
}
