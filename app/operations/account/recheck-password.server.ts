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

/** With `reader` the address is one remembered with the session, an hour old at most, and this says which it is. */
export type PasswordOwner = { id: string; email: string; reader?(): Promise<{ email: string }> };
type Rechecking = Pick<Context, "db" | "now" | "passwords" | "limits">;
type Given = { password: string; address: string; signedIn?: boolean };

const ownTries = (userId: string) => `recheck:${userId}`;

/** Under login's limits: a stolen session is no place to guess. The caller's batch takes `failures` or `forgiven`. */
export async function recheckPassword<Alongside extends readonly BatchStatement[] = []>(
  context: Rechecking,
  user: PasswordOwner,
  given: Given,
  alongside: readonly [...Alongside] = [] as unknown as [...Alongside],
) {
  const { db, now, passwords } = context;
  let tried = await countTry(context, user, given, alongside);
  const email = (await user.reader?.())?.email ?? user.email;
  if (email !== user.email) {
    // It counted under an address that is theirs no more: nothing is compared before it counts under the right one.
    if (tried.counted) await forgiveAttempt(db, tried.failures, now);
    tried = await countTry(context, { id: user.id, email }, given, alongside);
  }
  if (!tried.allowed) return limited(tried.seconds);
  const { found, failures, alongside: read } = tried;
  const matched = await passwords.verify(found?.passwordHash ?? null, given.password);
  if (!found || !matched) return { ok: false, reason: "wrong", alongside: read } as const;
  return { ...passed(found, failures, forgiveAttempt(db, failures, now)), alongside: read };
}

async function countTry<Alongside extends readonly BatchStatement[]>(
  { db, now, limits }: Rechecking,
  user: { id: string; email: string },
  { address, signedIn = true }: Given,
  alongside: readonly [...Alongside],
) {
  const account = await digest(user.email);
  // Guesses here count at login, but others' guesses there do not block a signed-in person here.
  const atLogin = await limits.allowsLogin(address, account);
  const inTime = signedIn ? await limits.allowsRecheck(address, user.id) : atLogin;
  if (!inTime) return { allowed: false, counted: false, seconds: LIMIT_SECONDS } as const;
  const [byAnybody, fromAddress, byThem, [found], ...answers] = await db.batch([
    countAttempt(db, failuresOf(account), FAILURES_AN_HOUR, now),
    countAttempt(db, failuresFrom(address), ADDRESS_TRIES_AN_HOUR, now),
    countAttempt(db, ownTries(user.id), FAILURES_AN_HOUR, now),
    accountById(db, user.id),
    ...alongside,
  ]);
  const failures = [
    // What is full did not count this one, and a success must not make space there for a stranger's guess.
    ...(byThem.length > 0 ? [ownTries(user.id)] : []),
    ...(byAnybody.length > 0 ? [failuresOf(account)] : []),
    ...(fromAddress.length > 0 ? [failuresFrom(address)] : []),
  ];
  const allowed = byThem.length > 0 && (signedIn || (byAnybody.length > 0 && fromAddress.length > 0));
  if (!allowed) return { allowed, counted: true, failures, seconds: secondsToNextHour(now) } as const;
  return { allowed, counted: true, found, failures, alongside: answers as AnswersOf<Alongside> } as const;
}

/** The password was right, so it counts as no failure although the batch that would have said so was aborted. */
export async function overHourlyLimit(
  forgiven: ReturnType<typeof forgiveAttempt>,
  now: number,
): Promise<RecheckRefusal> {
  await forgiven;
  return limited(secondsToNextHour(now));
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
