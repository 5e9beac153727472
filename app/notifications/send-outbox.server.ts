import { eq } from "drizzle-orm";
import { mailFailed, mailSent, reserveDueMail } from "~/database/outbox.server";
import { pushMessages, pushSubscriptions } from "~/database/schema/messages";
import type { BatchStatement } from "~/database/statements.server";
import type { Context } from "~/platform/context.server";
import { DAY, HOUR, MINUTE } from "~/platform/dates";
import { NOTIFICATION_KIND_LABELS } from "./line-text";
import type { NotificationDraft, Wording } from "./notification";
import { type NotifyOptions, notify, reserveDuePushes } from "./queries.server";
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
  await sendPushes(context);
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

const PUSHES_AT_ONCE = 20;
const PUSH_ATTEMPTS = 5;
const MAX_REFUSALS = 5;

/**
 * Sends due push messages to all browsers of their receivers. Deletes subscriptions that have expired, and those that
 * were refused several times. A lock screen shows only the kind, unless the person chose to see more.
 */
export async function sendPushes({ deferredDb: db, channels, now }: Sending): Promise<void> {
  const { push } = await channels();
  if (!push) return;
  const due = await reserveDuePushes(db, { now, leaseEnd: now + LEASE }, PUSHES_AT_ONCE);
  const changes = await Promise.all(
    due.map(async ({ message, subscriptions }) => {
      const { id, kind, title, body, href, attempts } = message;
      const short = { title: "JasaWarga", body: `Kabar baru: ${NOTIFICATION_KIND_LABELS[kind].label}` };
      const answers = await Promise.all(
        subscriptions.map(async (one) => {
          const shown = one.showsDetails ? { title, body } : short;
          return { one, outcome: await push.send(one, { ...shown, href, tag: id }) };
        }),
      );
      const isSent = answers.some(({ outcome }) => outcome === "sent");
      const waits = !isSent && answers.some(({ outcome }) => outcome === "later") && attempts + 1 < PUSH_ATTEMPTS;
      return [
        db
          .update(pushMessages)
          .set({
            attempts: attempts + 1,
            sentAt: isSent ? now : null,
            nextAttemptAt: waits ? now + waitAfter(attempts + 1) : now + waitAfter(GIVE_UP_AFTER),
            lastError: isSent ? null : answers.map(({ outcome }) => outcome).join(" "),
          })
          .where(eq(pushMessages.id, id)),
        ...answers.map(({ one, outcome }) => {
          const which = eq(pushSubscriptions.id, one.id);
          const isDead = outcome === "gone" || (outcome === "refused" && one.failures + 1 >= MAX_REFUSALS);
          if (isDead) return db.delete(pushSubscriptions).where(which);
          const failures = outcome === "refused" ? one.failures + 1 : 0;
          return db.update(pushSubscriptions).set({ failures }).where(which);
        }),
      ];
    }),
  );
  const [first, ...rest] = changes.flat();
  if (first) await db.batch([first, ...rest]);
}

export function isGivenUp(attempts: number): boolean {
  return attempts >= GIVE_UP_AFTER;
}

function waitAfter(attempts: number): number {
  if (isGivenUp(attempts)) return 36_500 * DAY;
  return Math.min(MINUTE * 2 ** (attempts - 1), MAX_WAIT);
}
