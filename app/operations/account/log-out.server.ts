import { deleteSession } from "~/db/account/sessions.server";
import type { AppSession } from "~/platform/account/sessions.server";
import type { Context } from "~/platform/core/context.server";

/** The row goes first: it decides whether the cookie counts. Gives the clearing cookie. */
export async function logOut(
  { db, sessions }: Pick<Context, "db" | "sessions">,
  session: AppSession,
): Promise<string> {
  if (session.id) await deleteSession(db, await sessions.rowId(session.id));
  return sessions.close(session);
}
