import { mailFailed, mailSent, reserveDueMail } from "~/db/core/outbox.server";
import { DAY, HOUR, MINUTE } from "~/domain/core/dates";
import type { Context } from "~/platform/core/context.server";

/** As many as a Worker may send at once and still end within its time after a response. */
const MAILS_AT_ONCE = 10;
/** How long a claimed mail stays with its sender before another may try. */
const LEASE = 2 * MINUTE;
const LONGEST_WAIT = 6 * HOUR;
/** After about three days nobody waits for it any more. */
const GIVE_UP_AFTER = 20;

type Sending = Pick<Context, "deferredDb" | "mailer" | "now">;

/**
 * Sends what is due, a bounded number: ten for each round. Safe to run in parallel and again: a mail is claimed before
 * it is sent. One that the binding refuses waits, each time twice as long.
 */
export async function sendOutbox(context: Sending, rounds = 1): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    if ((await sendSome(context)) < MAILS_AT_ONCE) return;
  }
}

/** How many there were. */
async function sendSome({ deferredDb: db, mailer, now }: Sending): Promise<number> {
  const claimed = await reserveDueMail(db, { now, leaseEnd: now + LEASE }, MAILS_AT_ONCE);
  const answers = await Promise.all(claimed.map((mail) => mailer.send(mail)));
  const [first, ...rest] = claimed.map((mail, index) => {
    const answer = answers[index];
    const attempts = mail.attempts + 1;
    if (answer?.ok) return mailSent(db, mail.id, { attempts, now });
    const error = answer?.error ?? "no answer";
    return mailFailed(db, mail.id, { attempts, error, nextAttemptAt: now + waitAfter(attempts) });
  });
  if (first) await db.batch([first, ...rest]);
  return claimed.length;
}

/** Whether a mail that failed so often is not tried again. */
export function isGivenUp(attempts: number): boolean {
  return attempts >= GIVE_UP_AFTER;
}

function waitAfter(attempts: number): number {
  if (isGivenUp(attempts)) return 36_500 * DAY;
  return Math.min(MINUTE * 2 ** (attempts - 1), LONGEST_WAIT);
}
