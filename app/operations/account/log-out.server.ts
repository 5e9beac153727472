import { deleteSession } from "~/db/account/sessions.server";
import type { Claim } from "~/platform/account/sessions.server";
import type { Context } from "~/platform/core/context.server";

/** The row first: it decides whether the cookie counts. Ends it also while KV cannot be read. Gives the clearing cookie. */
export async function logOut(
  { db, sessions }: Pick<Context, "db" | "sessions">,
  claim: Claim | null,
): Promise<string> {
  if (claim) await deleteSession(db, claim.rowId);
  return sessions.close({ id: claim?.sessionId ?? "" });
}
