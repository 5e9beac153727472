import { LINK_MINUTES, verificationMail } from "~/copy/account/account-mail";
import { replaceEmailToken } from "~/db/account/email-tokens.server";
import { countAttempt } from "~/db/core/attempt-counters.server";
import type { Database } from "~/db/core/connection.server";
import { outboxRow } from "~/db/core/outbox.server";
import { MINUTE } from "~/domain/core/dates";
import { withMailedReturn } from "~/domain/core/return-path";
import { digest, randomToken } from "~/platform/account/tokens.server";
import type { Context } from "~/platform/core/context.server";

const MAILS_AN_HOUR = 5;

/** Gives no row when the address (by its digest) has had enough mails this hour. */
export function countMail(db: Database, account: string, now: number) {
  return countAttempt(db, `signup-mail:${account}`, MAILS_AN_HOUR, now);
}

export async function issueVerification(
  { db, env, now }: Pick<Context, "db" | "env" | "now">,
  user: { id: string; email: string },
  back: string | null,
) {
  const token = randomToken();
  const link = withMailedReturn(`${env.appOrigin}/verify-email?token=${token}`, back);
  return [
    replaceEmailToken(db, {
      hash: await digest(token),
      userId: user.id,
      kind: "verify",
      now,
      expiresAt: now + LINK_MINUTES * MINUTE,
    }),
    outboxRow(db, verificationMail(user.email, link), now),
  ] as const;
}
