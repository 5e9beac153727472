import { and, eq, exists } from "drizzle-orm";
import { type Database, isUniqueViolation } from "../core/connection.server";
import { type OutgoingMail, outboxRowIf } from "../core/outbox.server";
import { emailTokens, users } from "../schema/users";
import { living } from "./email-tokens.server";

/** Ends all other links. False: the token is not living or not theirs, or the address was taken. */
export async function redeemEmailChange(
  db: Database,
  change: { userId: string; token: string; newEmail: string; mail: OutgoingMail; now: number },
): Promise<boolean> {
  const { userId, token, newEmail, mail, now } = change;
  const link = exists(
    db
      .select({ id: emailTokens.id })
      .from(emailTokens)
      .where(
        and(living(token, "email", now), eq(emailTokens.userId, userId), eq(emailTokens.newEmail, newEmail)),
      ),
  );
  const arrived = exists(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.email, newEmail))),
  );
  try {
    const [, changed] = await db.batch([
      outboxRowIf(db, link, mail, now),
      db
        .update(users)
        .set({ email: newEmail, verifiedAt: now })
        .where(and(eq(users.id, userId), link))
        .returning({ id: users.id }),
      db.delete(emailTokens).where(and(eq(emailTokens.userId, userId), arrived)),
    ]);
    return changed.length > 0;
  } catch (error) {
    if (isUniqueViolation(error, "users.email")) return false;
    throw error;
  }
}
