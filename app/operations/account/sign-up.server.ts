import { alreadyRegisteredMail, barredAddressMail } from "~/copy/account/account-mail";
import { insertConsents } from "~/db/account/consents.server";
import { accountByEmail, insertUser, selectBarred, type UserAccount } from "~/db/account/users.server";
import { countAttempt, secondsToNextHour } from "~/db/core/attempt-counters.server";
import { isUniqueViolation } from "~/db/core/connection.server";
import { newId } from "~/db/core/new-id.server";
import { outboxRow } from "~/db/core/outbox.server";
import type { ConsentPurpose } from "~/domain/account/consent";
import { MINUTE } from "~/domain/core/dates";
import { withMailedReturn } from "~/domain/core/return-path";
import { barredPrefixes } from "~/platform/account/barred-address.server";
import { ADDRESS_TRIES_AN_HOUR, LIMIT_SECONDS } from "~/platform/account/limits.server";
import { digest } from "~/platform/account/tokens.server";
import type { Context } from "~/platform/core/context.server";
import { sendOutbox } from "../notification/send-outbox.server";
import { countMail, issueVerification } from "./issue-verification.server";

export type SignUpAnswer = { ok: true } | { ok: false; reason: "limited"; seconds: number };

/** A taken or barred address gets the same answer after the same work; its owner is told by mail. */
export async function signUp(
  context: Context,
  wanted: {
    email: string;
    password: string;
    fullName: string;
    address: string;
    back: string | null;
    versions: Record<ConsentPurpose, string>;
  },
): Promise<SignUpAnswer> {
  const { db, now, passwords, env } = context;
  const { email, password, fullName, address, back, versions } = wanted;
  const account = await digest(email);
  if (!(await context.limits.allowsSignup(address, account))) {
    return { ok: false, reason: "limited", seconds: LIMIT_SECONDS };
  }
  const prefixes = await barredPrefixes(env.sessionSecrets, email);
  const [counted, mails, [taken], [barred]] = await db.batch([
    countAttempt(db, `signup:${address}`, ADDRESS_TRIES_AN_HOUR, now),
    countMail(db, account, now),
    accountByEmail(db, email),
    selectBarred(db, prefixes, now),
  ]);
  if (counted.length === 0) return { ok: false, reason: "limited", seconds: secondsToNextHour(now) };

  if (taken) {
    const samePerson = await passwords.verify(taken.passwordHash, password);
    if (mails.length > 0) await notifyOwner(context, taken, samePerson, back);
  } else if (barred) {
    await passwords.hash(password);
    if (mails.length > 0) await outboxRow(db, barredAddressMail(email, barred.until), now);
  } else {
    const user = { id: newId(), email, fullName, passwordHash: await passwords.hash(password) };
    try {
      await db.batch([
        insertUser(db, { ...user, now }),
        insertConsents(db, { userId: user.id, versions, place: "signup" }, now),
        ...(await issueVerification(context, user, back)),
      ]);
    } catch (error) {
      // The same form sent twice at once: the first one sent the link.
      if (!isUniqueViolation(error, "users.email")) throw error;
    }
  }
  context.defer(sendOutbox(context));
  return { ok: true };
}

async function notifyOwner(
  context: Context,
  taken: UserAccount,
  samePerson: boolean,
  back: string | null,
): Promise<void> {
  const { db, env, now } = context;
  const verified = taken.emailVerifiedAt !== null;
  if (samePerson && !verified) {
    // Repeating the form with the same password asks for the link; a double click already has it.
    if (now - taken.createdAt > MINUTE) await db.batch(await issueVerification(context, taken, back));
    return;
  }
  const links = {
    login: withMailedReturn(`${env.appOrigin}/login`, back),
    resend: withMailedReturn(`${env.appOrigin}/verify-email/resend`, back),
    forgot: `${env.appOrigin}/forgot-password`,
  };
  await outboxRow(db, alreadyRegisteredMail(taken.email, links, verified), now);
}
