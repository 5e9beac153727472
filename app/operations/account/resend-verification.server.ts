import { deleteExpiredTokens } from "~/db/account/email-tokens.server";
import { accountByEmail } from "~/db/account/users.server";
import { secondsToNextHour } from "~/db/core/attempt-counters.server";
import { LIMIT_SECONDS } from "~/platform/account/limits.server";
import { digest } from "~/platform/account/tokens.server";
import type { Context } from "~/platform/core/context.server";
import { sendOutbox } from "../notification/send-outbox.server";
import { countMail, issueVerification } from "./issue-verification.server";

/** Same answer and limit for any address, so that nobody learns which have accounts. */
export async function resendVerification(
  context: Context,
  wanted: { email: string; address: string; back: string | null },
): Promise<{ ok: true } | { ok: false; reason: "limited"; seconds: number }> {
  const { db, now } = context;
  const account = await digest(wanted.email);
  if (!(await context.limits.allowsResend(wanted.address, account))) {
    return { ok: false, reason: "limited", seconds: LIMIT_SECONDS };
  }
  const [counted, [user]] = await db.batch([countMail(db, account, now), accountByEmail(db, wanted.email)]);
  if (counted.length === 0) return { ok: false, reason: "limited", seconds: secondsToNextHour(now) };

  const waiting = user && user.emailVerifiedAt === null && user.suspendedAt === null;
  // One batch either way: an address without an account answers after as many trips.
  await db.batch([
    deleteExpiredTokens(db, now, 10),
    ...(waiting ? await issueVerification(context, user, wanted.back) : []),
  ]);
  context.defer(sendOutbox(context));
  return { ok: true };
}
