import { barredAddressMail, LINK_MINUTES } from "~/copy/account/account-mail";
import { emailChangeMail, emailChangeWarningMail, emailTakenMail } from "~/copy/account/security-mail";
import { deleteExpiredTokens, replaceEmailToken } from "~/db/account/email-tokens.server";
import { accountByEmail, selectBarred } from "~/db/account/users.server";
import { countAttempt, secondsToNextHour } from "~/db/core/attempt-counters.server";
import { outboxRow } from "~/db/core/outbox.server";
import { MINUTE } from "~/domain/core/dates";
import { barredPrefixes } from "~/platform/account/barred-address.server";
import { digest, randomToken } from "~/platform/account/tokens.server";
import type { Context } from "~/platform/core/context.server";
import { sendOutbox } from "../notification/send-outbox.server";
import { countMail } from "./issue-verification.server";
import { type PasswordOwner, type RecheckRefusal, recheckPassword } from "./recheck-password.server";

const REQUESTS_AN_HOUR = 5;

/** A taken or barred address gets the same answer and an unsent link, so that nothing about it shows. */
export async function requestEmailChange(
  context: Context,
  user: PasswordOwner,
  wanted: { newEmail: string; password: string; address: string },
): Promise<{ ok: true } | RecheckRefusal> {
  const { db, env, now } = context;
  const { newEmail, password, address } = wanted;
  // In the password's own trip, so a wrong one counts as a request too.
  const mailbox = await digest(newEmail);
  const checked = await recheckPassword(context, user, { password, address }, [
    countAttempt(db, `email-change:${user.id}`, REQUESTS_AN_HOUR, now),
    countMail(db, mailbox, now),
    accountByEmail(db, newEmail),
    selectBarred(db, await barredPrefixes(env.sessionSecrets, newEmail), now),
  ]);
  if (!checked.ok) return checked;
  const [requests, mails, [taken], [barred]] = checked.alongside;
  if (requests.length === 0 || mails.length === 0) {
    return { ok: false, reason: "limited", seconds: secondsToNextHour(now) };
  }
  const { email } = (await user.reader?.()) ?? user;
  const token = randomToken();
  const mail = taken
    ? emailTakenMail(newEmail, `${env.appOrigin}/login`)
    : barred
      ? barredAddressMail(newEmail, barred.until)
      : emailChangeMail(newEmail, `${env.appOrigin}/account/email?token=${token}`);
  await db.batch([
    checked.forgiven,
    deleteExpiredTokens(db, now, 10),
    replaceEmailToken(db, {
      hash: await digest(token),
      userId: user.id,
      kind: "email",
      newEmail,
      now,
      expiresAt: now + LINK_MINUTES * MINUTE,
    }),
    outboxRow(db, mail, now),
    outboxRow(db, emailChangeWarningMail(email, `${env.appOrigin}/forgot-password`), now),
  ]);
  context.defer(sendOutbox(context));
  return { ok: true };
}
