import { and, asc, desc, eq, inArray, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { NewestKey } from "~/platform/paging";
import type { Database } from "./connection.server";
import { pushMessages } from "./schema/messages";
import { outbox } from "./schema/users";
import { insertWhere, newId, removeOldest } from "./statements.server";

export type OutgoingMail = { to: string; subject: string; body: string };

export function outboxRow(db: Database, mail: OutgoingMail, now: number) {
  return db.insert(outbox).values(mailRow(mail, now));
}

/** Inserts the mail only if `condition` is true, so that a change that lost a race sends nothing. */
export function outboxRowIf(db: Database, condition: SQL, mail: OutgoingMail, now: number) {
  return insertWhere(db, outbox, mailRow(mail, now), sql`where ${condition}`);
}

function mailRow({ to, subject, body }: OutgoingMail, now: number) {
  return { id: newId(), recipient: to, subject, body, createdAt: now, nextAttemptAt: now };
}

/** A mail that is being sent. `unsubscribes` is the person and the kind of notification ("userId kind"), or null. */
type ReservedMail = OutgoingMail & { id: string; attempts: number; unsubscribes: string | null };

/** Reserves due mails until `leaseEnd`. If the sender dies, they are due again then. */
export async function reserveDueMail(
  db: Database,
  times: { now: number; leaseEnd: number },
  limit: number,
): Promise<ReservedMail[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), lte(outbox.nextAttemptAt, times.now)))
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(limit);
  return db.update(outbox).set({ nextAttemptAt: times.leaseEnd }).where(inArray(outbox.id, due)).returning({
    id: outbox.id,
    to: outbox.recipient,
    subject: outbox.subject,
    body: outbox.body,
    attempts: outbox.attempts,
    unsubscribes: outbox.unsubscribes,
  });
}

export function mailSent(db: Database, id: string, sent: { attempts: number; now: number }) {
  return db.update(outbox).set({ sentAt: sent.now, attempts: sent.attempts, lastError: null }).where(eq(outbox.id, id));
}

export function mailFailed(
  db: Database,
  id: string,
  failure: { attempts: number; error: string; nextAttemptAt: number },
) {
  return db
    .update(outbox)
    .set({ attempts: failure.attempts, lastError: failure.error, nextAttemptAt: failure.nextAttemptAt })
    .where(eq(outbox.id, id));
}

export async function listMail(db: Database, filter: { to: string | null; before: NewestKey | null; limit: number }) {
  const { to, before } = filter;
  return db
    .select()
    .from(outbox)
    .where(
      and(
        to === null ? undefined : eq(outbox.recipient, to),
        before === null
          ? undefined
          : or(
              lt(outbox.createdAt, before.createdAt),
              and(eq(outbox.createdAt, before.createdAt), lt(outbox.id, before.id)),
            ),
      ),
    )
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(filter.limit);
}

/** Lists mails that failed, without their bodies, because a link in a body may open an account. */
export function listFailingMail(db: Database, limit: number) {
  return db
    .select({
      id: outbox.id,
      to: outbox.recipient,
      subject: outbox.subject,
      attempts: outbox.attempts,
      nextAttemptAt: outbox.nextAttemptAt,
      lastError: outbox.lastError,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .where(sql`${outbox.sentAt} is null and ${outbox.attempts} > 0`)
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(limit);
}

/** Deletes old mails and push messages. */
export async function removeOldMail(db: Database, olderThan: number, limit: number): Promise<number> {
  const pushes = await removeOldest(db, pushMessages, olderThan, limit);
  return Math.max(pushes, await removeOldest(db, outbox, olderThan, limit));
}
