import { and, desc, eq, or } from "drizzle-orm";
import { type FilePurpose, MAX_FILES_OF_ORDER } from "~/domain/order/file";
import type { Database } from "../core/connection.server";
import { unreferencedKeys } from "../core/unreferenced-keys.server";
import { orderFiles } from "../schema/order-files";
import { orders } from "../schema/orders";

export type NewOrderFile = { key: string; name: string; size: number };

export function insertOrderFiles(
  db: Database,
  files: readonly NewOrderFile[],
  brought: { orderId: string; version: number; senderId: string; purpose: FilePurpose; now: number },
) {
  const { now, ...by } = brought;
  return db.insert(orderFiles).values(files.map((file) => ({ ...file, ...by, createdAt: now })));
}

export function selectOrderFiles(db: Database, orderId: string) {
  return db
    .select({
      key: orderFiles.key,
      fileVersion: orderFiles.version,
      senderId: orderFiles.senderId,
      purpose: orderFiles.purpose,
      name: orderFiles.name,
      size: orderFiles.size,
    })
    .from(orderFiles)
    .where(eq(orderFiles.orderId, orderId))
    .orderBy(desc(orderFiles.version), orderFiles.name)
    .limit(MAX_SHOWN);
}

const MAX_SHOWN = MAX_FILES_OF_ORDER;

export function selectHeldFiles(db: Database, orderId: string) {
  return db
    .select({ key: orderFiles.key })
    .from(orderFiles)
    .where(eq(orderFiles.orderId, orderId))
    .limit(MAX_FILES_OF_ORDER);
}

/** Null for everybody but the order's two sides. */
export async function findOrderFile(
  db: Database,
  file: { key: string; orderId: string; userId: string },
): Promise<{ name: string } | null> {
  const [found] = await db
    .select({ name: orderFiles.name })
    .from(orderFiles)
    .innerJoin(orders, eq(orders.id, orderFiles.orderId))
    .where(
      and(
        eq(orderFiles.key, file.key),
        eq(orderFiles.orderId, file.orderId),
        or(eq(orders.buyerId, file.userId), eq(orders.sellerId, file.userId)),
      ),
    );
  return found ?? null;
}

export function unknownFileKeys(db: Database, keys: string[]): Promise<string[]> {
  return unreferencedKeys(db, orderFiles.key, keys);
}
