import { and, eq, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { countSetting } from "~/database/attempt-counters.server";
import type { Database } from "~/database/connection.server";
import { blocks } from "~/database/schema/trust";
import { users } from "~/database/schema/users";
import { insertWhere } from "~/database/statements.server";
import { newestKey, PAGE_SIZE, pageOf, readNewestKey } from "~/platform/paging";
import { isPublic } from "./profile-queries.server";

/** Is 1 if the user blocked the other person. */
function isBlocker(userId: string, otherId: SQLWrapper): SQL<number> {
  return sql<number>`exists (select 1 from blocks where blocker_id = ${userId} and blocked_id = ${otherId})`;
}

/** Finds a person whom the user can block, or has blocked. Blocked people stay visible after a suspension. */
export async function findPersonToBlock(db: Database, userId: string, otherId: string) {
  const blocked = isBlocker(userId, users.id);
  const [person] = await db
    .select({ id: users.id, name: users.fullName, blocked: blocked.as("blocked") })
    .from(users)
    .where(and(eq(users.id, otherId), sql`(${isPublic(otherId)} or ${blocked})`));
  return person ?? null;
}

/** Stores a block. Aborts after too many changes in an hour. */
export async function storeBlock(db: Database, block: { blockerId: string; blockedId: string }, now: number) {
  const open = sql`where exists (select 1 from users where id = ${block.blockerId} and closed_at is null)`;
  await db.batch([
    countSetting(db, "blocks", block.blockerId, now),
    insertWhere(db, blocks, { ...block, createdAt: now }, open).onConflictDoNothing(),
  ]);
}

export async function removeBlock(db: Database, { blockerId, blockedId }: { blockerId: string; blockedId: string }) {
  await db.delete(blocks).where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)));
}

export async function listBlocked(db: Database, userId: string, after: string | null) {
  const key = readNewestKey(after);
  const older = key && sql`(${blocks.createdAt}, ${blocks.blockedId}) < (${key.createdAt}, ${key.id})`;
  const rows = await db
    .select({ id: blocks.blockedId, createdAt: blocks.createdAt, name: users.fullName })
    .from(blocks)
    .innerJoin(users, and(eq(users.id, blocks.blockedId), isNull(users.closedAt)))
    .where(and(eq(blocks.blockerId, userId), older ?? undefined))
    .orderBy(sql`${blocks.createdAt} desc`, sql`${blocks.blockedId} desc`)
    .limit(PAGE_SIZE + 1);
  return pageOf(rows, newestKey, (row) => row);
}
