import { accountById, type UserAccount } from "~/db/account/users.server";
import { countAttempt, forgiveAttempt, secondsToNextHour } from "~/db/core/attempt-counters.server";
import type { AnswersOf, BatchStatement } from "~/db/core/batch.server";
import { ADDRESS_TRIES_AN_HOUR, LIMIT_SECONDS } from "~/platform/account/limits.server";
import { digest } from "~/platform/account/tokens.server";
import type { Context } from "~/platform/core/context.server";
import { FAILURES_AN_HOUR, failuresFrom, failuresOf } from "./log-in.server";

export type RecheckRefusal =
  | { ok: false; reason: "wrong" }
  | { ok: false; reason: "limited"; seconds: number };

const ownTries = (userId: string) => `recheck:${userId}`;

/** Under login's limits: a stolen session is no place to guess. The caller's batch takes `failures` or `forgiven`. */
export async function recheckPassword<Alongside extends readonly BatchStatement[] = []>(
  context: Pick<Context, "db" | "now" | "passwords" | "limits">,
  user: { id: string; email: string },
  { password, address, signedIn = true }: { password: string; address: string; signedIn?: boolean },
  alongside: readonly [...Alongside] = [] as unknown as [...Alongside],
) {
  const { db, now, passwords, limits } = context;
  const account = await digest(user.email);
  // Guesses here count at login, but others' guesses there do not block a signed-in person here.
  const atLogin = await limits.allowsLogin(address, account);
  const inTime = signedIn ? await limits.allowsRecheck(address, user.id) : atLogin;
  if (!inTime) return limited(LIMIT_SECONDS);
  const [byAnybody, fromAddress, byThem, [found], ...answers] = await db.batch([
    countAttempt(db, failuresOf(account), FAILURES_AN_HOUR, now),
    countAttempt(db, failuresFrom(address), ADDRESS_TRIES_AN_HOUR, now),
    countAttempt(db, ownTries(user.id), FAILURES_AN_HOUR, now),
    accountById(db, user.id),
    ...alongside,
  ]);
  const failures = [
    ownTries(user.id),
    // What is full did not count this one, and a success must not make space there for a stranger's guess.
    ...(byAnybody.length > 0 ? [failuresOf(account)] : []),
    ...(fromAddress.length > 0 ? [failuresFrom(address)] : []),
  ];
  const allowed = byThem.length > 0 && (signedIn || (byAnybody.length > 0 && fromAddress.length > 0));
  if (!allowed) return limited(secondsToNextHour(now));
  const matched = await passwords.verify(found?.passwordHash ?? null, password);
  const read = answers as AnswersOf<Alongside>;
  if (!found || !matched) return { ok: false, reason: "wrong", alongside: read } as const;
  return { ...passed(found, failures, forgiveAttempt(db, failures, now)), alongside: read };
}

function limited(seconds: number) {
  return { ok: false, reason: "limited", seconds } satisfies RecheckRefusal;
}

function passed(
  account: UserAccount,
  failures: readonly string[],
  forgiven: ReturnType<typeof forgiveAttempt>,
) {
  return { ok: true, account, failures, forgiven } as const;
}
