import { accountById, type UserAccount } from "~/db/account/users.server";
import { countAttempt, forgiveAttempt, secondsToNextHour } from "~/db/core/attempt-counters.server";
import type { BatchStatement } from "~/db/core/batch.server";
import { LIMIT_SECONDS } from "~/platform/account/limits.server";
import { digest } from "~/platform/account/tokens.server";
import type { Context } from "~/platform/core/context.server";
import { FAILURES_AN_HOUR, FAILURES_OF_AN_ADDRESS, failuresFrom, failuresOf } from "./log-in.server";

type Answers<Statements extends readonly BatchStatement[]> = {
  [At in keyof Statements]: Statements[At]["_"]["result"];
};

export type RecheckRefusal =
  | { ok: false; reason: "wrong" }
  | { ok: false; reason: "limited"; seconds: number };

/** A signed-in person's own tries. Strangers who fail to log in must not keep anybody from their money. */
const ownTries = (userId: string) => `recheck:${userId}`;

/**
 * Asks for the password once more, under the limits that logging in has: a stolen session must not be a place to guess
 * it, so a failure here is one there too. But a signed-in person is refused for their own failures alone, whatever
 * others did at the login form; who only holds a link (`signedIn` false), for those as well. `failures` names the
 * counters that took the try for one, and `forgiven` is the statement that takes it back; one of them goes into the
 * batch of what the password was asked for.
 */
export async function recheckPassword<Alongside extends readonly BatchStatement[] = []>(
  context: Pick<Context, "db" | "now" | "passwords" | "limits">,
  user: { id: string; email: string },
  { password, address, signedIn = true }: { password: string; address: string; signedIn?: boolean },
  alongside: readonly [...Alongside] = [] as unknown as [...Alongside],
) {
  const { db, now, passwords, limits } = context;
  const account = await digest(user.email);
  // Guesses here are guesses there, but what others guess there keeps nobody waiting here.
  const atLogin = await limits.allowsLogin(address, account);
  const inTime = signedIn ? await limits.allowsRecheck(address, user.id) : atLogin;
  if (!inTime) return limited(LIMIT_SECONDS);
  const [byAnybody, fromAddress, byThem, [found], ...answers] = await db.batch([
    countAttempt(db, failuresOf(account), FAILURES_AN_HOUR, now),
    countAttempt(db, failuresFrom(address), FAILURES_OF_AN_ADDRESS, now),
    countAttempt(db, ownTries(user.id), FAILURES_AN_HOUR, now),
    accountById(db, user.id),
    ...alongside,
  ]);
  const failures = [
    ownTries(user.id),
    // What is full already did not count this one, and a success must not make room there for a stranger's guess.
    ...(byAnybody.length > 0 ? [failuresOf(account)] : []),
    ...(fromAddress.length > 0 ? [failuresFrom(address)] : []),
  ];
  const allowed = byThem.length > 0 && (signedIn || (byAnybody.length > 0 && fromAddress.length > 0));
  if (!allowed) return limited(secondsToNextHour(now));
  const matched = await passwords.verify(found?.passwordHash ?? null, password);
  if (!found || !matched) return { ok: false, reason: "wrong" } satisfies RecheckRefusal;
  return {
    ...passed(found, failures, forgiveAttempt(db, failures, now)),
    alongside: answers as Answers<Alongside>,
  };
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
