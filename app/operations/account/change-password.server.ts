import { passwordChangedMail } from "~/copy/account/security-mail";
import { changePasswordHash } from "~/db/account/password-changes.server";
import { isOverLimit } from "~/db/core/attempt-counters.server";
import { isOwnersNameOrEmail } from "~/domain/account/password";
import type { Asking } from "~/domain/account/person";
import type { KnownDevice } from "~/platform/account/known-devices.server";
import type { AppSession } from "~/platform/account/sessions.server";
import type { Context } from "~/platform/core/context.server";
import { sendOutbox } from "../notification/send-outbox.server";
import { overHourlyLimit, type RecheckRefusal, recheckPassword } from "./recheck-password.server";

type Owner = { name: string; email: string; pictureUrl: string | null };

export type PasswordChange = {
  user: Asking<Owner> & { email: string };
  current: string;
  next: string;
  address: string;
  /** Continues under a new token; every other session of this person ends. */
  session: { rowId: string; record: AppSession };
  knownDevice: KnownDevice | null;
};

export async function changePassword(
  context: Context,
  wanted: PasswordChange,
): Promise<{ ok: true; cookies: string[] } | { ok: false; reason: "owners_name" } | RecheckRefusal> {
  const { db, env, now, passwords, sessions, knownDevices } = context;
  const { user, session, address, knownDevice } = wanted;
  const checked = await recheckPassword(context, user, { password: wanted.current, address });
  if (!checked.ok) return checked;
  const userId = user.id;
  const { name, email, pictureUrl } = await user.reader();
  if (isOwnersNameOrEmail(wanted.next, { name, email })) {
    await checked.forgiven;
    return { ok: false, reason: "owners_name" };
  }
  const hash = await passwords.hash(wanted.next);
  const opened = await sessions.open({
    userId,
    name,
    email,
    pictureUrl,
    unreadMessages: session.record.get("unreadMessages") ?? 0,
    unreadNotifications: session.record.get("unreadNotifications") ?? 0,
    operator: session.record.get("operator") ?? false,
    remember: session.record.get("remember") === true,
  });
  const fresh = await sessions.rowId(opened.token);
  const ended = await changePasswordHash(db, {
    userId,
    hashes: { from: checked.account.passwordHash, to: hash },
    session: { from: session.rowId, to: fresh },
    failures: checked.failures,
    mail: passwordChangedMail(email, `${env.appOrigin}/forgot-password`),
    now,
  }).catch((error) => {
    if (isOverLimit(error)) return "too_often" as const;
    throw error;
  });
  if (ended === "too_often") {
    context.defer(sessions.forget([fresh]));
    return overHourlyLimit(checked.forgiven, now);
  }
  // Lost to another change: the password given is no longer the current one, or this session has ended.
  context.defer(sessions.forget(ended ?? [fresh]));
  if (!ended) return { ok: false, reason: "wrong" };
  context.defer(sendOutbox(context));
  const known = await knownDevices.remember(knownDevice, { id: userId, passwordHash: hash });
  return { ok: true, cookies: [opened.cookie, known] };
}
