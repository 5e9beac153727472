import { and, asc, desc, eq, isNull, lte } from "drizzle-orm";
import type { Database } from "./connection.server";
import { outbox } from "./schema/users";

export type OutgoingMail = { to: string; subject: string; body: string };

/** The statement that puts a mail into the outbox; it belongs in the batch of the change it tells about. */
export function outboxRow(db: Database, mail: OutgoingMail, now: number) {
  return db.insert(outbox).values({
    id: crypto.randomUUID(),
    recipient: mail.to,
    subject: mail.subject,
    body: mail.body,
    createdAt: now,
    nextAttemptAt: now,
  });
}
