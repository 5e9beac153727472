import { emailChangedMail } from "~/copy/account/security-mail";
import { redeemEmailChange } from "~/db/account/email-changes.server";
import { findTokenOwner } from "~/db/account/email-tokens.server";
import type { Database } from "~/db/core/connection.server";
import type { Asking } from "~/domain/account/person";
import { digest } from "~/platform/account/tokens.server";
import type { Context } from "~/platform/core/context.server";
import { sendOutbox } from "../notification/send-outbox.server";

type Link = { userId: string; token: string };

/** Null for a dead link or another person's: whoever reads a mistyped address's mail must not get the account. */
export async function pendingEmail(db: Database, link: Link, now: number): Promise<string | null> {
  const owner = await findTokenOwner(db, await digest(link.token), "email", now);
  return owner?.userId === link.userId ? owner.newEmail : null;
}

/** Uses the link up. Null as above, or when the address was taken meanwhile. */
export async function confirmEmailChange(
  context: Context,
  user: Asking<{ email: string }>,
  given: string,
): Promise<string | null> {
  const { db, env, now } = context;
  const newEmail = await pendingEmail(db, { userId: user.id, token: given }, now);
  if (newEmail === null) return null;
  const { email } = await user.reader();
  const changed = await redeemEmailChange(db, {
    userId: user.id,
    token: await digest(given),
    newEmail,
    mail: emailChangedMail(email, `${env.appOrigin}/help-center`),
    now,
  });
  if (!changed) return null;
  context.defer(sendOutbox(context));
  return newEmail;
}
