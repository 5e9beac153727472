import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import { type Database, readAtLeast } from "../core/connection.server";
import { orderEvents } from "../schema/orders";
import { type ListedConversation, selectLastConversations, toListed } from "./conversations.server";
import {
  type MessageRange,
  markRead,
  type ReadConversation,
  readRange,
  selectUnread,
  toRead,
} from "./messages.server";

const BESIDE = 12;
const EVENTS = 40;

/** Steps on the way to another event, which is told. */
const UNTOLD = ["payment_started", "payment_reviewed"];

type OrderEventLine = { kind: string; at: number };

export type ConversationPage = ReadConversation & {
  events: OrderEventLine[];
  beside: ListedConversation[];
};

/** One trip, which marks as read what it shows the end of. Null for a stranger. */
export async function readConversationPage(
  db: Database,
  id: string,
  userId: string,
  range: MessageRange & { before: number | null },
): Promise<ConversationPage | null> {
  const key = { kind: "conversation", id } as const;
  const latest = range.before === null;
  const [conversation, rows, pictures, events, beside, , [counted]] = await readAtLeast((writes) =>
    db.batch([
      ...readRange(db, key, userId, range),
      selectEvents(db, id, userId),
      selectLastConversations(db, userId, BESIDE),
      latest && writes ? markRead(db, key, userId) : selectUnread(db, userId),
      selectUnread(db, userId),
    ]),
  );
  const read = toRead([conversation, rows, pictures], counted, range);
  if (!read) return null;
  return {
    ...read,
    events: events.reverse(),
    beside: beside.map((row) => ({
      ...toListed(row, userId),
      unread: row.id === id && latest ? 0 : row.unread,
    })),
  };
}

/** Newest first. Rides on the keys. */
function selectEvents(db: Database, id: string, userId: string) {
  return db
    .select({ kind: orderEvents.kind, at: orderEvents.at })
    .from(orderEvents)
    .where(
      and(
        notInArray(orderEvents.kind, UNTOLD),
        eq(orderEvents.orderId, sql`(select order_id from conversations where id = ${id})`),
        sql`exists (select 1 from conversation_members where conversation_id = ${id} and user_id = ${userId})`,
      ),
    )
    .orderBy(desc(orderEvents.version))
    .limit(EVENTS);
}
