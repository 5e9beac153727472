import { countAttempt, forgiveAttempt, secondsToNextHour } from "~/db/attempt-counters.server";
import type { Statement } from "~/db/orders.server";
import { type Account, accountById } from "~/db/users.server";
import type { Context } from "~/platform/context.server";
import { LIMIT_SECONDS } from "~/platform/limits.server";
import { digest } from "~/platform/tokens.server";
import { FAILURES_AN_HOUR, failuresOf } from "./log-in.server";

type Answers<Statements extends readonly Statement[]> = {
  [At in keyof Statements]: Statements[At]["_"]["result"];
};

export type RecheckRefusal =
  | { ok: false; reason: "wrong" }
  | { ok: false; reason: "limited"; seconds: number };

/**
 * Asks a signed-in person for the password once more, under the limits and the count of failures that logging in
 * has: a stolen session must not be a place to guess it. `failures` is the counter, and `forgiven` the statement
 * that takes the try back; one of them goes into the batch of what the password was asked for.
 */
export async function recheckPassword<Alongside extends readonly Statement[] = []>(
  context: Pick<Context, "db" | "now" | "passwords" | "limits">,
  user: { id: string; email: string },
  given: { password: string; address: string },
  alongside: readonly [...Alongside] = [] as unknown as [...Alongside],
) {
  const { db, now, passwords, limits } = context;
  const account = await digest(user.email);
  if (!(await limits.allowsLogin(given.address, account))) return limited(LIMIT_SECONDS);
  const failures = failuresOf(account);
  const [counted, [found], ...answers] = await db.batch([
    countAttempt(db, failures, FAILURES_AN_HOUR, now),
    accountById(db, user.id),
    ...alongside,
  ]);
  if (counted.length === 0) return limited(secondsToNextHour(now));
  const matched = await passwords.verify(found?.passwordHash ?? null, given.password);
  if (!found || !matched) return { ok: false, reason: "wrong" } satisfies RecheckRefusal;
  return {
    ...passed(found, failures, forgiveAttempt(db, failures, now)),
    alongside: answers as Answers<Alongside>,
  };
}

function limited(seconds: number) {
  return { ok: false, reason: "limited", seconds } satisfies RecheckRefusal;
}

function passed(account: Account, failures: string, forgiven: ReturnType<typeof forgiveAttempt>) {
  return { ok: true, account, failures, forgiven } as const;
}
