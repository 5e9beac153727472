import { saveTaxIdentity } from "~/db/account/tax-identities.server";
import type { TaxIdentity } from "~/domain/account/tax-identity";
import type { Context } from "~/platform/core/context.server";
import { type RecheckRefusal, recheckPassword } from "./recheck-password.server";

/** Needs the password again: a session left open is no place to put another's number. */
export async function changeTaxIdentity(
  context: Context,
  user: { id: string; email: string },
  { identity, password, address }: { identity: TaxIdentity; password: string; address: string },
): Promise<{ ok: true } | RecheckRefusal> {
  const { db, now } = context;
  const checked = await recheckPassword(context, user, { password, address });
  if (!checked.ok) return checked;
  await db.batch([checked.forgiven, saveTaxIdentity(db, user.id, identity, now)]);
  return { ok: true };
}
