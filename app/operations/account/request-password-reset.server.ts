import { LINK_MINUTES } from "~/copy/account/account-mail";
import { resetMail } from "~/copy/account/security-mail";
import { deleteExpiredTokens, replaceEmailToken } from "~/db/account/email-tokens.server";
import { accountByEmail } from "~/db/account/users.server";
import { countAttempt, secondsToNextHour } from "~/db/core/attempt-counters.server";
import { outboxRow } from "~/db/core/outbox.server";
import { MINUTE } from "~/domain/core/dates";
import { ADDRESS_TRIES_AN_HOUR, LIMIT_SECONDS } from "~/platform/account/limits.server";
import { digest, randomToken } from "~/platform/account/tokens.server";
import type { Context } from "~/platform/core/context.server";
import { sendOutbox } from "../notification/send-outbox.server";

const MAILS_AN_HOUR = 5;

/** Same answer after as many trips for any address. Unverified accounts may reset: the link proves the mailbox. */
export async function requestPasswordReset(
  context: Context,
  wanted: { email: string; address: string },
): Promise<{ ok: true } | { ok: false; reason: "limited"; seconds: number }> {
  const { db, now } = context;
  const account = await digest(wanted.email);
  if (!(await context.limits.allowsReset(wanted.address, account))) {
    return { ok: false, reason: "limited", seconds: LIMIT_SECONDS };
  }
  const [requests, mails, [user]] = await db.batch([
    countAttempt(db, `reset:${wanted.address}`, ADDRESS_TRIES_AN_HOUR, now),
    countAttempt(db, `reset-mail:${account}`, MAILS_AN_HOUR, now),
    accountByEmail(db, wanted.email),
  ]);
  if (requests.length === 0 || mails.length === 0) {
    return { ok: false, reason: "limited", seconds: secondsToNextHour(now) };
  }
  await db.batch([deleteExpiredTokens(db, now, 10), ...(user ? await issueReset(context, user) : [])]);
  context.defer(sendOutbox(context));
  return { ok: true };
}

async function issueReset({ db, env, now }: Context, user: { id: string; email: string }) {
  const token = randomToken();
  return [
    replaceEmailToken(db, {
      hash: await digest(token),
      userId: user.id,
      kind: "reset",
      now,
      expiresAt: now + LINK_MINUTES * MINUTE,
    }),
    outboxRow(db, resetMail(user.email, `${env.appOrigin}/reset-password?token=${token}`), now),
  ] as const;
}
