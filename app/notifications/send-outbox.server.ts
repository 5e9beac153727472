import { mailFailed, mailSent, reserveDueMail } from "~/database/outbox.server";
import type { BatchStatement } from "~/database/statements.server";
import type { Context } from "~/platform/context.server";
import { DAY, HOUR, MINUTE } from "~/platform/dates";
import type { NotificationDraft, Wording } from "./notification";
import { type NotifyOptions, notify } from "./queries.server";
import { mailWording } from "./text";

/** The mails that a Worker can send after a response. */
const MAILS_AT_ONCE = 10;
const LEASE = 2 * MINUTE;
const MAX_WAIT = 6 * HOUR;
const GIVE_UP_AFTER = 20;

export function notifyOptions({ env, now }: Pick<Context, "env" | "now">): NotifyOptions & { wording: Wording } {
  return { now, wording: mailWording(env.appOrigin) };
}

export function notifyIfAny(
  context: Pick<Context, "db" | "env" | "now">,
  notification: NotificationDraft | null | undefined,
): readonly BatchStatement[] {
  return notification ? notify(context.db, notification, notifyOptions(context)) : [];
}

type Sending = Pick<Context, "deferredDb" | "channels" | "now">;

export function sendSoon(context: Sending & Pick<Context, "defer" | "mailsByItself">): void {
  if (!context.mailsByItself) context.defer(sendOutbox(context));
}

/** Sends due mail, also in parallel. Retries failures with doubling delays. Returns true if more may be left. */
export async function sendOutbox(context: Sending, rounds = 1, atOnce = MAILS_AT_ONCE): Promise<boolean> {
  for (let round = 0; round < rounds; round++) {
    if ((await sendSome(context, atOnce)) < atOnce) return false;
  }
  return true;
}

async function sendSome({ deferredDb: db, channels, now }: Sending, atOnce: number): Promise<number> {
  const claimed = await reserveDueMail(db, { now, leaseEnd: now + LEASE }, atOnce);
  const { mailer } = await channels();
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

export function isGivenUp(attempts: number): boolean {
  return attempts >= GIVE_UP_AFTER;
}

function waitAfter(attempts: number): number {
  if (isGivenUp(attempts)) return 36_500 * DAY;
  return Math.min(MINUTE * 2 ** (attempts - 1), MAX_WAIT);
}
