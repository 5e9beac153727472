import { and, asc, desc, eq, inArray, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import { type Database, readAtLeast } from "~/database/connection.server";
import { listings } from "~/database/schema/listings";
import { conversationMembers, conversations, messagePictures, messages } from "~/database/schema/messages";
import { orderEvents, orders } from "~/database/schema/orders";
import { users } from "~/database/schema/users";
import { pageQuery, readPage } from "~/database/statements.server";
import { coverShownTo, hiddenFrom, shownPortrait, shownTitle } from "~/listings/queries.server";
import { newestKey, pageOf, readNewestKey } from "~/platform/paging";

/** The key of a conversation. `withId` is a person who proposed for the user's own request. */
export type ConversationKey =
  | { kind: "conversation"; id: string }
  | { kind: "listing"; listingId: string; withId: string | null }
  | { kind: "order"; orderId: string };

function idOf(conversation: ConversationKey, userId: string): SQL {
  if (conversation.kind === "conversation") return sql`${conversation.id}`;
  if (conversation.kind === "order")
    return sql`(select id from conversations where order_id = ${conversation.orderId})`;
  return sql`(select id from conversations where service_id = ${conversation.listingId} and order_id is null
    and starter_id in (${userId}, ${conversation.withId}) and ${userId} in (starter_id, owner_id) limit 1)`;
}

/** Selects 1 if one person blocked the other and their order is not running. A trigger rejects such messages. */
const blocked = sql<number>`(exists (select 1 from blocks where (blocker_id = starter_id and blocked_id = owner_id)
    or (blocker_id = owner_id and blocked_id = starter_id))
  and not exists (select 1 from orders running where running.id = ${conversations.orderId} and running.closed_at is null))`;

function selectSeen(db: Database, userId: string, which: SQL | undefined) {
  return db
    .select({
      id: conversations.id,
      listingId: conversations.listingId,
      orderId: conversations.orderId,
      archivedHash: conversations.archivedHash,
      // The title is null if the listing is hidden. An order has its own title.
      title: sql<string | null>`coalesce(${orders.title}, ${shownTitle(userId)})`.as("about"),
      kind: listings.kind,
      gone: sql<number>`${listings.deletedAt} is not null or ${hiddenFrom(userId)}`.as("gone"),
      coverUrl: coverShownTo(userId),
      order: {
        buyerId: orders.buyerId,
        status: orders.status,
        phase: orders.phase,
        quoteExpiresAt: orders.quoteExpiresAt,
        paymentDueAt: orders.paymentDueAt,
        reviewDueAt: orders.reviewDueAt,
        answerDueAt: orders.answerDueAt,
        deadline: orders.deadline,
        startedAt: orders.startedAt,
        maxDays: orders.maxDays,
      },
      otherId: conversationMembers.otherId,
      otherName: users.fullName,
      otherPicture: shownPortrait(),
      responseMinutes: users.responseMinutes,
      otherSuspendedAt: users.suspendedAt,
      blocked: blocked.as("blocked"),
      isBlocker: sql<number>`exists (select 1 from blocks where blocker_id = ${userId}
        and blocked_id = ${conversationMembers.otherId})`.as("is_blocker"),
      unread: conversationMembers.unread,
      lastMessageAt: conversationMembers.lastMessageAt,
      excerpt: conversationMembers.lastExcerpt,
      lastSenderId: conversationMembers.lastSenderId,
    })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .innerJoin(users, eq(users.id, conversationMembers.otherId))
    .innerJoin(listings, eq(listings.id, conversations.listingId))
    .leftJoin(orders, eq(orders.id, conversations.orderId))
    .where(and(eq(conversationMembers.userId, userId), which));
}

/** Returns the conversation only to its two people, from its first message on. */
export function selectConversation(db: Database, conversation: ConversationKey, userId: string) {
  return selectSeen(db, userId, eq(conversationMembers.conversationId, idOf(conversation, userId)));
}

export function selectLastConversations(db: Database, userId: string, limit: number) {
  return selectSeen(db, userId, undefined)
    .orderBy(sql`${conversationMembers.lastMessageAt} desc`, sql`${conversationMembers.conversationId} desc`)
    .limit(limit);
}

export function selectConversations(db: Database, userId: string, after: string | null) {
  const key = readNewestKey(after);
  const older =
    key &&
    sql`(${conversationMembers.lastMessageAt}, ${conversationMembers.conversationId}) < (${key.createdAt}, ${key.id})`;
  const statement = selectSeen(db, userId, older ?? undefined)
    .orderBy(sql`${conversationMembers.lastMessageAt} desc`, sql`${conversationMembers.conversationId} desc`)
    .limit(CONVERSATIONS_SHOWN + 1);
  return pageQuery([statement], ([rows]) =>
    pageOf(
      rows,
      ({ id, lastMessageAt }) => newestKey({ id, createdAt: lastMessageAt }),
      (row) => toListed(row, userId),
      CONVERSATIONS_SHOWN,
    ),
  );
}

function toListed(row: Awaited<ReturnType<typeof selectLastConversations>>[number], userId: string) {
  return {
    id: row.id,
    other: row.otherName,
    otherPicture: row.otherPicture,
    about: row.title,
    kind: row.kind,
    orderId: row.orderId,
    excerpt: row.excerpt,
    mine: row.lastSenderId === userId,
    unread: row.unread,
    at: row.lastMessageAt,
  };
}

export type ListedConversation = ReturnType<typeof toListed>;

const CONVERSATIONS_SHOWN = 20;

export type MessageRange = { limit: number; before?: number | null; after?: number };

const messageColumns = {
  seq: messages.seq,
  id: messages.id,
  senderId: messages.senderId,
  body: messages.body,
  createdAt: messages.createdAt,
};

export type MessageRow = { seq: number; id: string; senderId: string; body: string; createdAt: number };
export type MessagePictureRow = { key: string; messageId: string; width: number; height: number };

const pictureColumns = {
  key: messagePictures.key,
  messageId: messagePictures.messageId,
  width: messagePictures.width,
  height: messagePictures.height,
};

function readRange(db: Database, conversation: ConversationKey, userId: string, range: MessageRange) {
  const id = idOf(conversation, userId);
  const member = sql`exists (select 1 from conversation_members where conversation_id = ${id} and user_id = ${userId})`;
  const chosen = within(id, range);
  return [
    selectConversation(db, conversation, userId),
    db
      .select(messageColumns)
      .from(messages)
      .where(and(member, chosen.where))
      .orderBy(chosen.order)
      .limit(range.limit + 1),
    db
      .select(pictureColumns)
      .from(messagePictures)
      .where(
        and(
          member,
          sql`${messagePictures.messageId} in (select id from messages where ${chosen.where}
            order by ${chosen.order} limit ${range.limit + 1})`,
          eq(messagePictures.status, "ready"),
        ),
      )
      .orderBy(asc(messagePictures.position)),
  ] as const;
}

/** Marks messages as read. Does nothing if more than `atMost` are unread. */
function markRead(db: Database, conversation: ConversationKey, userId: string, atMost?: SQL) {
  return db
    .update(conversationMembers)
    .set({ unread: 0 })
    .where(
      and(
        eq(conversationMembers.conversationId, idOf(conversation, userId)),
        eq(conversationMembers.userId, userId),
        sql`${conversationMembers.unread} > 0`,
        atMost && sql`${conversationMembers.unread} <= (${atMost})`,
      ),
    );
}

function selectUnread(db: Database, userId: string) {
  return db.select({ unreadMessages: users.unreadMessages }).from(users).where(eq(users.id, userId));
}

/** Marks messages as read unless more are unread than shown. If `marks` is false, it writes nothing. */
export function selectLatestAndMarkRead(
  db: Database,
  conversation: ConversationKey,
  userId: string,
  limit: number,
  marks = true,
) {
  const { where, order } = within(idOf(conversation, userId), { limit });
  // Archived messages are shown too, and their number never grows.
  const shown = sql`select count(*) + (select archived_messages from conversations
      where id = ${idOf(conversation, userId)}) from (select sender_id from messages where ${where}
    order by ${order} limit ${limit}) where sender_id <> ${userId}`;
  return [
    ...readRange(db, conversation, userId, { limit }),
    marks ? markRead(db, conversation, userId, shown) : selectUnread(db, userId),
    selectUnread(db, userId),
  ] as const;
}

function within(id: SQL, { before, after }: MessageRange): { where: SQL; order: SQL } {
  const here = sql`messages.conversation_id = ${id}`;
  if (after !== undefined) return { where: sql`${here} and seq > ${after}`, order: sql`seq asc` };
  return { where: before ? sql`${here} and seq < ${before}` : here, order: sql`seq desc` };
}

type Answers<Statements extends readonly unknown[]> = {
  readonly [Index in keyof Statements]: Awaited<Statements[Index]>;
};
type RangeAnswers = Answers<ReturnType<typeof readRange>>;
type LatestAnswers = Answers<ReturnType<typeof selectLatestAndMarkRead>>;
export type Conversation = RangeAnswers[0][number];

/** A part of a conversation. `more` says that there are others in the reading direction. */
export type ReadConversation = {
  conversation: Conversation;
  messages: MessageRow[];
  pictures: MessagePictureRow[];
  more: boolean;
  cutAt: number;
  unreadMessages: number;
};

export function toLatest(
  [conversation, rows, pictures, , [counted]]: LatestAnswers,
  limit: number,
): ReadConversation | null {
  return toRead([conversation, rows, pictures], counted, { limit });
}

function toRead(
  [[conversation], rows, pictures]: RangeAnswers,
  counted: { unreadMessages: number } | undefined,
  { limit, after }: MessageRange,
): ReadConversation | null {
  if (!conversation) return null;
  const shown = rows.slice(0, limit);
  return {
    conversation,
    messages: after === undefined ? shown.reverse() : shown,
    pictures,
    more: rows.length > limit,
    cutAt: rows[limit]?.createdAt ?? 0,
    unreadMessages: counted?.unreadMessages ?? 0,
  };
}

/** Marks messages as read if the range reaches the end. Polling writes only if there are new messages. */
export async function readConversation(
  db: Database,
  key: ConversationKey,
  userId: string,
  range: MessageRange,
): Promise<ReadConversation | null> {
  if (!range.before && range.after === undefined) {
    const reading = readRange(db, key, userId, range);
    const [conversation, rows, pictures, , [counted]] = await readAtLeast((writes) =>
      db.batch([...reading, writes ? markRead(db, key, userId) : selectUnread(db, userId), selectUnread(db, userId)]),
    );
    return toRead([conversation, rows, pictures], counted, range);
  }
  const read = await readPage(db, selectMessageRange(db, key, userId, range));
  return read && range.after !== undefined ? markNewsRead(db, key, userId, read) : read;
}

export function selectMessageRange(db: Database, key: ConversationKey, userId: string, range: MessageRange) {
  return pageQuery(
    [...readRange(db, key, userId, range), selectUnread(db, userId)],
    ([conversation, rows, pictures, [counted]]) => toRead([conversation, rows, pictures], counted, range),
  );
}

/** Marks as read the messages that were unread when `read` was read. Writes only if there are some. */
export async function markNewsRead(
  db: Database,
  key: ConversationKey,
  userId: string,
  read: ReadConversation,
): Promise<ReadConversation> {
  if (read.conversation.unread === 0) return read;
  const [, [left]] = await db.batch([
    markRead(db, key, userId, sql`${read.conversation.unread}`),
    selectUnread(db, userId),
  ]);
  return { ...read, unreadMessages: left?.unreadMessages ?? 0 };
}

export function selectSent(db: Database, senderId: string, formId: string) {
  const sent = and(eq(messages.senderId, senderId), eq(messages.formId, formId));
  return [
    db.select(messageColumns).from(messages).where(sent),
    db
      .select(pictureColumns)
      .from(messagePictures)
      .where(
        and(
          sql`${messagePictures.messageId} = (select id from messages where sender_id = ${senderId} and form_id = ${formId})`,
          eq(messagePictures.status, "ready"),
        ),
      )
      .orderBy(asc(messagePictures.position)),
  ] as const;
}

export type ConversationPartner = {
  listingId: string;
  orderId: string | null;
  title: string | null;
  kind: "offer" | "wanted";
  otherId: string;
  otherName: string;
  otherPicture: string | null;
  responseMinutes: number | null;
};

export type NewConversation = Exclude<ConversationKey, { kind: "conversation" }>;

/** Selects the two people of a new conversation. No row if the user may not start it or the other is suspended. */
export function parties(conversation: NewConversation, userId: string) {
  return sql`(select sides.*, other.id as other_id, other.full_name, other.picture_url, other.response_minutes
    from ${sides(conversation, userId)} sides
    join users other on other.id = iif(starter_id = ${userId}, owner_id, starter_id) and other.suspended_at is null)`;
}

function sides(conversation: NewConversation, userId: string) {
  if (conversation.kind === "order") {
    return sql`(select service_id, id as order_id, user_id as starter_id, seller_id as owner_id, service_title as title
      from orders where id = ${conversation.orderId} and ${userId} in (user_id, seller_id))`;
  }
  return sql`(select s.id as service_id, null as order_id, s.user_id as owner_id, s.title as title,
      case when s.user_id = ${userId} then p.user_id else ${userId} end as starter_id
    from services s
    left join proposals p on p.service_id = s.id and p.user_id = ${conversation.withId} and s.user_id = ${userId}
    where s.id = ${conversation.listingId} and s.deleted_at is null
      and iif(s.user_id = ${userId}, p.id is not null, s.status = 'active'))`;
}

export async function findConversationPartner(
  db: Database,
  conversation: NewConversation,
  userId: string,
): Promise<{ conversationId: string | null; prospect: ConversationPartner } | null> {
  const [[existing], [prospect]] = await db.batch([
    selectConversation(db, conversation, userId),
    db
      .select({
        listingId: sql<string>`service_id`.as("listing_id"),
        orderId: sql<string | null>`order_id`.as("of_order"),
        title: sql<string>`x.title`.as("about"),
        kind: sql<"offer" | "wanted">`l.type`.as("kind"),
        otherId: sql<string>`x.other_id`.as("the_other"),
        otherName: sql<string>`x.full_name`.as("other_name"),
        otherPicture: sql<string | null>`x.picture_url`.as("other_picture"),
        responseMinutes: sql<number | null>`x.response_minutes`.as("minutes"),
      })
      .from(sql`${parties(conversation, userId)} x join services l on l.id = x.service_id`),
  ]);
  if (existing) return { conversationId: existing.id, prospect: existing };
  return prospect ? { conversationId: null, prospect } : null;
}

export function selectParties(db: Database, conversation: ConversationKey, userId: string) {
  return db
    .select({
      id: conversations.id,
      starterId: conversations.starterId,
      ownerId: conversations.ownerId,
      otherSuspended: sql<number>`exists (select 1 from users where id <> ${userId}
        and id in (starter_id, owner_id) and suspended_at is not null)`.as("other_suspended"),
      blocked: blocked.as("blocked"),
      /** Until the other person has written here, the sender is a stranger to them. */
      // Old messages are deleted or archived, but these columns remain.
      otherHasWritten: sql<number>`(archived_hash is not null
        or iif(starter_id = ${userId}, first_answered_at, first_asked_at) is not null
        or exists (select 1 from messages where conversation_id = ${conversations.id}
          and sender_id <> ${userId}))`.as("other_has_written"),
    })
    .from(conversations)
    .where(
      and(
        eq(conversations.id, idOf(conversation, userId)),
        or(eq(conversations.starterId, userId), eq(conversations.ownerId, userId)),
      ),
    );
}

export async function canSeePicture(
  db: Database,
  picture: { key: string; conversationId: string },
  userId: string,
): Promise<boolean> {
  const rows = await db
    .select({ key: messagePictures.key })
    .from(messagePictures)
    .innerJoin(
      conversationMembers,
      and(
        eq(conversationMembers.conversationId, messagePictures.conversationId),
        eq(conversationMembers.userId, userId),
      ),
    )
    .where(
      and(
        eq(messagePictures.key, picture.key),
        eq(messagePictures.conversationId, picture.conversationId),
        eq(messagePictures.status, "ready"),
      ),
    );
  return rows.length > 0;
}

const MAX_OTHER_CONVERSATIONS = 12;
const MAX_SHOWN_EVENTS = 40;

/** Events that are not shown, because each is followed by another event, which is shown. */
const UNTOLD = ["payment_started", "payment_reviewed"];

type OrderEventLine = { kind: string; at: number };

export type ConversationPage = ReadConversation & {
  events: OrderEventLine[];
  beside: ListedConversation[];
};

/** Selects a page, or null unless the user is part of it. With `marks`, marks as read if the page shows the end. */
export function selectConversationPage(
  db: Database,
  id: string,
  userId: string,
  range: MessageRange & { before: number | null },
  marks: boolean,
) {
  const key = { kind: "conversation", id } as const;
  const latest = range.before === null;
  return pageQuery(
    [
      ...readRange(db, key, userId, range),
      selectEvents(db, id, userId),
      selectLastConversations(db, userId, MAX_OTHER_CONVERSATIONS),
      latest && marks ? markRead(db, key, userId) : selectUnread(db, userId),
      selectUnread(db, userId),
    ],
    ([conversation, rows, pictures, events, beside, , [counted]]): ConversationPage | null => {
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
    },
  );
}

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
    .limit(MAX_SHOWN_EVENTS);
}

/** UTC ms. The order ended before `ended`, and nobody has written since `silent`. */
type ArchiveAge = { ended: number; silent: number };

/**
 * The maximum number of characters of an archive, because opening a page reads all of it. Each message counts a few
 * more.
 */
const MAX_ARCHIVED_LENGTH = 1_000_000;
const LENGTH_BESIDES_BODY = 200;

/** True for conversations that are too long, or whose rows operators need: a report, or a dispute. */
const staysInRows = sql`(disputed_by is not null or exists (select 1 from conversations c
  join messages m on m.conversation_id = c.id join reports on reports.subject = 'message' and reports.subject_id = m.id
  where c.order_id = orders.id)
  or (select coalesce(sum(length(m.body) + ${sql.raw(String(LENGTH_BESIDES_BODY))}), 0) from conversations c
    join messages m on m.conversation_id = c.id where c.order_id = orders.id) > ${sql.raw(String(MAX_ARCHIVED_LENGTH))})`;

const isDue = ({ ended, silent }: ArchiveAge) => sql`closed_at is not null and conversation_archived = 0
  and payment_status <> 'refund_pending' and closed_at < ${ended}
  and not exists (select 1 from conversations c join conversation_members s on s.conversation_id = c.id
    where c.order_id = orders.id and s.last_message_at >= ${silent})`;

export async function listOrdersToArchive(db: Database, age: ArchiveAge, limit: number): Promise<string[]> {
  const rows = await db.select({ id: orders.id }).from(orders).where(isDue(age)).orderBy(orders.closedAt).limit(limit);
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

type ArchivedMessages = { id: string; orderId: string; hash: string; messages: readonly { seq: number }[] };

/** Returns false if somebody wrote in the meantime or another run moved it. Keeps the rows of pictures. */
export async function moveToArchive(
  db: Database,
  { id, orderId, hash, messages: put }: ArchivedMessages,
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
    db.delete(messages).where(and(eq(messages.conversationId, id), hasHash(id, hash), sql`seq <= ${through}`)),
    db
      .update(orders)
      .set({ conversationArchived: true })
      .where(and(eq(orders.id, orderId), hasHash(id, hash))),
  ]);
  return marked.meta.changes > 0;
}

const hasHash = (id: string, hash: string): SQL =>
  sql`exists (select 1 from conversations where id = ${id} and archived_hash = ${hash})`;

/** Stores the UTC ms since when the archive is unreadable, or null. Operators are notified once. */
export async function markArchive(db: Database, id: string, brokenAt: number | null): Promise<void> {
  const { archiveBrokenAt } = conversations;
  await db
    .update(conversations)
    .set({ archiveBrokenAt: brokenAt })
    .where(
      and(eq(conversations.id, id), brokenAt === null ? sql`archive_broken_at is not null` : isNull(archiveBrokenAt)),
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

export function listArchivesOf(db: Database, userId: string, { after, limit }: { after: string; limit: number }) {
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
    .where(and(inArray(conversations.orderId, orderIds), sql`order_id is not null and archived_hash is not null`));
  return rows.map(({ id }) => id);
}

/** Forgets archives, and deletes the excerpts in the inbox. Must follow the deletion of the objects. */
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
