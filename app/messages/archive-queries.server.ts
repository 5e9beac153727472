import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/database/connection.server";
import { conversationMembers, conversations, messagePictures, messages } from "~/database/schema/messages";
import { orders } from "~/database/schema/orders";
import { messageColumns, pictureColumns } from "./queries.server";

/** The order ended before `ended`, and nobody wrote since `silent`. */
type Age = { ended: number; silent: number };

/** Characters. Each message counts a few more. Opening a page reads the whole archive. */
const MOST = 1_000_000;
const AROUND = 200;

/** Too long, or operators need its rows: a message was reported, or a ruling was asked for. */
const staysInRows = sql`(disputed_by is not null or exists (select 1 from conversations c
  join messages m on m.conversation_id = c.id join reports on reports.subject = 'message' and reports.subject_id = m.id
  where c.order_id = orders.id)
  or (select coalesce(sum(length(m.body) + ${sql.raw(String(AROUND))}), 0) from conversations c
    join messages m on m.conversation_id = c.id where c.order_id = orders.id) > ${sql.raw(String(MOST))})`;

const isDue = ({ ended, silent }: Age) => sql`closed_at is not null and conversation_archived = 0
  and payment_status <> 'refund_pending' and closed_at < ${ended}
  and not exists (select 1 from conversations c join conversation_members s on s.conversation_id = c.id
    where c.order_id = orders.id and s.last_message_at >= ${silent})`;

export async function listOrdersToArchive(db: Database, age: Age, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(isDue(age))
    .orderBy(orders.closedAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function readToArchive(db: Database, orderId: string) {
  const within = sql`(select c.id from conversations c join orders on orders.id = c.order_id
    where c.order_id = ${orderId} and c.archived_hash is null and not ${staysInRows})`;
  const [[conversation], said, pictures] = await db.batch([
    db
      .select({ id: conversations.id, starterId: conversations.starterId, ownerId: conversations.ownerId })
      .from(conversations)
      .where(sql`${conversations.id} in ${within}`),
    db.select(messageColumns).from(messages).where(sql`conversation_id in ${within}`).orderBy(messages.seq),
    db
      .select(pictureColumns)
      .from(messagePictures)
      .where(and(sql`conversation_id in ${within}`, eq(messagePictures.status, "ready")))
      .orderBy(messagePictures.messageId, messagePictures.position),
  ]);
  if (!conversation || said.length === 0) return null;
  return { conversation: { ...conversation, orderId }, messages: said, pictures };
}

export async function keepUnarchived(db: Database, orderId: string): Promise<void> {
  await db
    .update(orders)
    .set({ conversationArchived: true })
    .where(and(eq(orders.id, orderId), eq(orders.conversationArchived, false)));
}

type Put = { id: string; orderId: string; hash: string; messages: readonly { seq: number }[] };

/** Returns false if somebody wrote meanwhile or another run was faster. Keeps rows of pictures. */
export async function moveToArchive(
  db: Database,
  { id, orderId, hash, messages: put }: Put,
): Promise<boolean> {
  const through = put.at(-1)?.seq ?? 0;
  const asPut = sql`(select count(*) from messages where conversation_id = ${id}) = ${put.length}
    and (select max(seq) from messages where conversation_id = ${id}) = ${through}`;
  const [marked] = await db.batch([
    db
      .update(conversations)
      .set({
        archivedHash: hash,
        archivedMessages: sql`(select count(*) from messages where conversation_id = ${id})`,
      })
      .where(
        and(
          eq(conversations.id, id),
          eq(conversations.orderId, orderId),
          isNull(conversations.archivedHash),
          asPut,
          sql`not exists (select 1 from orders where id = ${orderId} and ${staysInRows})`,
        ),
      ),
    db
      .delete(messages)
      .where(and(eq(messages.conversationId, id), hasHash(id, hash), sql`seq <= ${through}`)),
    db
      .update(orders)
      .set({ conversationArchived: true })
      .where(and(eq(orders.id, orderId), hasHash(id, hash))),
  ]);
  return marked.meta.changes > 0;
}

const hasHash = (id: string, hash: string): SQL =>
  sql`exists (select 1 from conversations where id = ${id} and archived_hash = ${hash})`;

/** Stores since when the archive is unreadable, or null. Operators are notified once. */
export async function markArchive(db: Database, id: string, brokenAt: number | null): Promise<void> {
  const { archiveBrokenAt } = conversations;
  await db
    .update(conversations)
    .set({ archiveBrokenAt: brokenAt })
    .where(
      and(
        eq(conversations.id, id),
        brokenAt === null ? sql`archive_broken_at is not null` : isNull(archiveBrokenAt),
      ),
    );
}

export function listBrokenArchives(db: Database, limit: number) {
  return db
    .select({ id: conversations.id, archivedHash: conversations.archivedHash })
    .from(conversations)
    .where(sql`archive_broken_at is not null`)
    .orderBy(conversations.archiveBrokenAt)
    .limit(limit);
}

export function listArchivesOf(
  db: Database,
  userId: string,
  { after, limit }: { after: string; limit: number },
) {
  return db
    .select({ id: conversations.id, archivedHash: conversations.archivedHash })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .where(
      and(
        eq(conversationMembers.userId, userId),
        sql`${conversationMembers.conversationId} > ${after}`,
        sql`${conversations.archivedHash} is not null`,
      ),
    )
    .orderBy(conversationMembers.conversationId)
    .limit(limit);
}

export async function listArchivesOfOrders(db: Database, orderIds: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(inArray(conversations.orderId, orderIds), sql`order_id is not null and archived_hash is not null`),
    );
  return rows.map(({ id }) => id);
}

/** Must follow the deletion of the objects. Also deletes the excerpts in the inbox. */
export function forgetArchives(db: Database, ids: string[]) {
  return [
    db
      .delete(messagePictures)
      .where(
        sql`conversation_id in ${ids} and message_id not in (select id from messages where conversation_id in ${ids})`,
      ),
    db
      .update(conversationMembers)
      .set({ lastExcerpt: "" })
      .where(
        sql`conversation_id in ${ids} and not exists (select 1 from messages
          where messages.conversation_id = conversation_members.conversation_id)`,
      ),
    db
      .update(conversations)
      .set({ archivedHash: null, archivedMessages: 0, archiveBrokenAt: null })
      .where(inArray(conversations.id, ids)),
  ] as const;
}
