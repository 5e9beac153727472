import { removeTaxIdentity, saveTaxIdentity } from "~/db/account/tax-identities.server";
import { countSetting, isOverLimit } from "~/db/core/attempt-counters.server";
import type { TaxIdentity } from "~/domain/account/tax-identity";
import type { Context } from "~/platform/core/context.server";
import { overHourlyLimit, type RecheckRefusal, recheckPassword } from "./recheck-password.server";

/** Null removes it. Needs the password again: a session left open is no place to put another's number, or to take one's away. */
export async function changeTaxIdentity(
  context: Context,
  user: { id: string; email: string },
  { identity, password, address }: { identity: TaxIdentity | null; password: string; address: string },
): Promise<{ ok: true } | RecheckRefusal> {
  const { db, now } = context;
  const checked = await recheckPassword(context, user, { password, address });
  if (!checked.ok) return checked;
  const change =
    identity === null ? removeTaxIdentity(db, user.id) : saveTaxIdentity(db, user.id, identity, now);
  try {
    await db.batch([checked.forgiven, countSetting(db, "tax-identity", user.id, now), change]);
  } catch (error) {
    if (isOverLimit(error)) return overHourlyLimit(checked.forgiven, now);
    throw error;
  }
  return { ok: true };
}
