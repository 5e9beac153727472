import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  max,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Database } from "~/database/connection.server";
import { contactNumbers, conversations, messagePictures, messages } from "~/database/schema/messages";
import { proposedRulings } from "~/database/schema/operators";
import { orderEvents, orderFiles, orders } from "~/database/schema/orders";
import { personTotals } from "~/database/schema/totals";
import { users } from "~/database/schema/users";
import { type PageOf, pageQuery } from "~/database/statements.server";
import { selectLedgerEntries } from "~/ledger/queries.server";
import { selectListingHidden } from "~/listings/queries.server";
import { MESSAGES_BESIDE_ORDER } from "~/messages/message";
import { selectLatestAndMarkRead, toLatest } from "~/messages/queries.server";
import { recordOperatorActionOrAbort, recordOperatorActionWhere } from "~/operators/action-queries.server";
import type { OperatorAction } from "~/operators/operator";
import { selectRefunds } from "~/refunds/queries.server";
import { availabilityOfOrder, selectAddress, selectVisit, toAvailability, toVisit } from "~/visits/queries.server";
import { CONTACT_AFTER_END } from "./contact";
import { DISPUTE_EVENTS } from "./dispute";
import { type CommandKind, type EventDetail, stepOfKind } from "./lifecycle";
import { type PartedOrder, type PartReturn, proposedReturns, roundedShare, sumReturned } from "./parts";
import {
  EVENT_DETAIL,
  type OrderState,
  selectAttempts,
  selectChanges,
  selectCountedEvents,
  selectDeliveryView,
  selectOrder,
  selectOrderedListing,
  selectOrderFiles,
  selectPastReports,
  toPastReports,
} from "./queries.server";
import { selectOrderReviews } from "./review-queries.server";
import { NOT_RULED_ON, type ProposedRuling, type Ruling } from "./ruling";

/** A typical order has 12 events. A long one shows the newest, and always those of the dispute. */
const EVENTS_SHOWN = 200;

const CHANGES_SHOWN = 10;

function selectOrderEvents(db: Database, orderId: string) {
  return db
    .select({ ...getTableColumns(orderEvents), detail: EVENT_DETAIL })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        or(
          sql`${orderEvents.version} > (select max(version) from order_events where order_id = ${orderId}) - cast(${EVENTS_SHOWN} as integer)`,
          inArray(orderEvents.kind, DISPUTE_EVENTS),
        ),
      ),
    )
    .orderBy(desc(orderEvents.version));
}

/** Selects the numbers of both sides, by the rule of `showsContact`. */
function selectContactNumbers(db: Database, { id, userId, now }: { id: string; userId: string; now: number }) {
  return db
    .select({ userId: contactNumbers.userId, mobile: contactNumbers.mobile })
    .from(orders)
    .innerJoin(contactNumbers, sql`${contactNumbers.userId} in (${orders.buyerId}, ${orders.sellerId})`)
    .where(
      and(
        eq(orders.id, id),
        or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)),
        isNotNull(orders.startedAt),
        or(isNull(orders.closedAt), gt(orders.closedAt, now - CONTACT_AFTER_END)),
      ),
    );
}

export function selectOrderPage(
  db: Database,
  { id, userId, now }: { id: string; userId: string; now: number },
  marks: boolean,
) {
  return pageQuery(
    [
      selectOrder(db, id, userId),
      selectAttempts(db, id),
      selectOrderEvents(db, id),
      selectLedgerEntries(db, id),
      selectRefunds(db, id),
      selectOrderReviews(db, id),
      selectOrderFiles(db, id),
      selectChanges(db, id, CHANGES_SHOWN),
      selectSuspendedSides(db, id),
      selectVisit(db, id),
      selectAddress(db, id, userId),
      selectContactNumbers(db, { id, userId, now }),
      selectDeliveryView(db, id),
      selectOrderedListing(db, id),
      selectPastReports(db, { orderId: id, userId }, "report_seller"),
      ...selectLatestAndMarkRead(db, { kind: "order", orderId: id }, userId, MESSAGES_BESIDE_ORDER, marks),
    ],
    ([
      [order],
      attempts,
      events,
      ledgerEntries,
      refunds,
      written,
      files,
      changes,
      away,
      [visit],
      [address],
      numbers,
      [view],
      [listing],
      past,
      ...latest
    ]) => {
      if (!order || !listing) return null;
      return {
        order,
        listing,
        attempts,
        events: events.reverse(),
        ledgerEntries,
        refunds,
        written,
        files,
        changes,
        visit: toVisit(visit),
        address: address ?? null,
        numbers,
        view: view ?? null,
        past: toPastReports(past),
        away: away.map(({ awayId }) => awayId),
        conversation: toLatest(latest, MESSAGES_BESIDE_ORDER),
      };
    },
  );
}

function selectSuspendedSides(db: Database, orderId: string) {
  return db
    .select({ awayId: users.id })
    .from(users)
    .where(
      and(
        sql`${users.id} in (select user_id from orders where id = ${orderId}
          union all select seller_id from orders where id = ${orderId})`,
        isNotNull(users.suspendedAt),
      ),
    );
}

/** Returns true if the reader is the buyer and has not opened the page since the last delivery. */
export function isResultUnseen({ order, events, view }: OrderPage, userId: string): boolean {
  if (order.phase !== "delivered" || order.buyerId !== userId) return false;
  const deliveredAt = events.filter(({ kind }) => kind === "delivered").at(-1)?.at ?? 0;
  return (view?.seenAt ?? 0) < deliveredAt;
}

export type OrderPage = NonNullable<PageOf<typeof selectOrderPage>>;

export async function findOrderWithChange(db: Database, id: string, userId: string) {
  const [[order], [change], [listing]] = await db.batch([
    selectOrder(db, id, userId),
    selectChanges(db, id, 1),
    selectListingHidden(db, id),
  ]);
  return order ? { order, change: change ?? null, listingHidden: listing?.hiddenSince != null } : null;
}

export async function findOrderVisit(db: Database, id: string, userId: string) {
  const [[order], [visit], [address]] = await db.batch([
    selectOrder(db, id, userId),
    selectVisit(db, id),
    selectAddress(db, id, userId),
  ]);
  return order ? { order, visit: toVisit(visit), address: address ?? null } : null;
}

export async function findOrderForStep(
  db: Database,
  { orderId, userId }: { orderId: string; userId: string },
  step: CommandKind,
  now: number,
) {
  const [[order], [visit], counted, [listing], past] = await db.batch([
    selectOrder(db, orderId, userId),
    selectVisit(db, orderId),
    selectCountedEvents(db, { orderId, userId }, stepOfKind(step).limit, now),
    selectListingHidden(db, orderId),
    selectPastReports(db, { orderId, userId }, step),
  ]);
  const listingHidden = listing?.hiddenSince != null;
  return order ? { order, visit: toVisit(visit), counted, listingHidden, past: toPastReports(past) } : null;
}

export async function findOrderToVisit(db: Database, id: string, userId: string, now: number) {
  const [[order], [visit], counted, hours, off, reserved] = await db.batch([
    selectOrder(db, id, userId),
    selectVisit(db, id),
    selectCountedEvents(db, { orderId: id, userId }, stepOfKind("propose_visit").limit, now),
    ...availabilityOfOrder(db, id, now),
  ]);
  if (!order) return null;
  const availability = toAvailability({ hours, off, reserved }, null, id);
  return { order, visit: toVisit(visit), counted, availability };
}

type NamedRuling = ProposedRuling & { proposer: string };

/** True if the user is an operator now and not a side of the order. Expects full column names. */
function mayRule(operatorId: string | SQL, orderId: string | SQL): SQL {
  return sql`exists (select 1 from users operator where operator.id = ${operatorId}
    and operator.operator_since is not null and operator.suspended_at is null
    and not exists (select 1 from orders where orders.id = ${orderId}
      and operator.id in (orders.user_id, orders.seller_id)))`;
}

/** A proposal counts only if its author may rule and has been an operator without a break since. */
const counts = sql`(${mayRule(sql`proposed_rulings.operator_id`, sql`proposed_rulings.order_id`)}
  and proposed_rulings.at >= (select operator_since from users where users.id = proposed_rulings.operator_id))`;

function selectProposedRuling(db: Database, orderId: string) {
  return db
    .select({
      operatorId: proposedRulings.operatorId,
      proposer: users.fullName,
      buyerShare: proposedRulings.buyerShare,
      returns: proposedRulings.returns,
      finding: proposedRulings.finding,
      reason: proposedRulings.reason,
      version: proposedRulings.version,
      at: proposedRulings.at,
    })
    .from(proposedRulings)
    .innerJoin(users, eq(users.id, proposedRulings.operatorId))
    .where(and(eq(proposedRulings.orderId, orderId), counts))
    .orderBy(desc(proposedRulings.version))
    .limit(1);
}

/** Returns the proposal in rupiah. Old ones name a per cent. */
function toProposed(
  order: PartedOrder,
  row: (Omit<NamedRuling, "returns"> & { buyerShare: number; returns: readonly PartReturn[] | null }) | undefined,
): NamedRuling | null {
  if (!row) return null;
  const { buyerShare, returns, ...proposed } = row;
  return { ...proposed, returns: proposedReturns({ ...order, buyerShare, proposedReturns: returns }) };
}

type Proposal = {
  orderId: string;
  ruledOnVersion: number;
  operatorId: string;
  ruling: Ruling;
  /** Rupiah in escrow. */
  held: number;
  logged: string;
};

/** Stores a proposal. Returns false if the order changed or the operator may not rule. Only the newest one counts. */
export async function proposeRuling(
  db: Database,
  { orderId, ruledOnVersion, operatorId, ruling, held, logged }: Proposal,
  now: number,
): Promise<boolean> {
  const { returns, finding = null, reason } = ruling;
  const buyerShare = roundedShare(sumReturned(returns), held);
  const isUnchanged = sql`exists (select 1 from orders where id = ${orderId} and phase = 'disputed')
    and not exists (select 1 from order_events where order_id = ${orderId}
      and version > cast(${ruledOnVersion} as integer) and kind <> ${NOT_RULED_ON})
    and ${mayRule(operatorId, orderId)}`;
  const stored = JSON.stringify(returns);
  const alreadyProposed = sql`(${isProposed({ reason, orderId, operatorId, version: ruledOnVersion })}
    and exists (select 1 from proposed_rulings where order_id = ${orderId} and version = ${ruledOnVersion}
      and returns = ${stored} and finding is ${finding}))`;
  const act = { operatorId, kind: "propose_ruling", subjectId: orderId, reason: logged } as const;
  const logEntry = recordOperatorActionWhere(db, act, now, sql`${isUnchanged} and not ${alreadyProposed}`);
  const [, , unchanged] = await db.batch([
    logEntry.record,
    db
      .insert(proposedRulings)
      // The values are in the order of the table's columns.
      .select(
        sql`select ${orderId}, ${ruledOnVersion}, ${buyerShare}, ${stored}, ${finding}, ${reason}, ${operatorId}, ${now} where ${logEntry.isRecorded}`,
      )
      .onConflictDoUpdate({
        target: [proposedRulings.orderId, proposedRulings.version],
        set: { buyerShare, returns, finding, reason, operatorId, at: now },
      }),
    db.select({ id: orders.id }).from(orders).where(sql`${orders.id} = ${orderId} and ${isUnchanged}`),
  ]);
  return unchanged.length > 0;
}

type StoredProposal = { orderId: string; operatorId: string; version: number; reason: string; at?: number };

function isProposed({ orderId, version, operatorId, reason, at }: StoredProposal): SQL {
  return sql`exists (select 1 from proposed_rulings where order_id = ${orderId} and version = ${version}
    and operator_id = ${operatorId} and reason = ${reason}
    and ${at === undefined ? sql`true` : sql`at = ${at}`} and ${counts})`;
}

/** Records a ruling. Aborts its batch unless both operators may still rule and the first proposal still counts. */
export function recordRuling(
  db: Database,
  { orderId, operatorId, logged }: Omit<Proposal, "ruledOnVersion" | "ruling" | "held">,
  seconded: ProposedRuling | null,
  now: number,
) {
  const act: OperatorAction = {
    operatorId,
    kind: "rule_dispute",
    subjectId: orderId,
    reason: logged,
  };
  const isSeconded = seconded ? isProposed({ ...seconded, orderId }) : sql`true`;
  return recordOperatorActionOrAbort(db, act, now, sql`${mayRule(operatorId, orderId)} and ${isSeconded}`);
}

function selectDisputed(db: Database, id: string) {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isNotNull(orders.disputedBy)));
}

function selectRuledOnVersion(db: Database, orderId: string) {
  return db
    .select({ ruledOnVersion: max(orderEvents.version) })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), ne(orderEvents.kind, NOT_RULED_ON)));
}

export type DisputeState = OrderState & {
  proposed: NamedRuling | null;
  ruledOnVersion: number;
  ruled: { by: string | null; detail: EventDetail } | null;
};

/** Finds a dispute. Null if there never was one, or the user is not an operator now. */
export async function findDispute(db: Database, id: string, operatorId: string): Promise<DisputeState | null> {
  const [[row], attempts, [proposed], [last], [ruled], operators] = await db.batch([
    selectDisputed(db, id),
    selectAttempts(db, id),
    selectProposedRuling(db, id),
    selectRuledOnVersion(db, id),
    db
      .select({ ruledBy: orderEvents.actorId, detail: EVENT_DETAIL })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, id), eq(orderEvents.kind, "ruled")))
      .limit(1),
    db
      .select({ operator: users.id })
      .from(users)
      .where(and(eq(users.id, operatorId), isNotNull(users.operatorSince), isNull(users.suspendedAt))),
  ]);
  if (!row || operators.length === 0) return null;
  return {
    order: row,
    attempts,
    proposed: toProposed(row, proposed),
    ruledOnVersion: last?.ruledOnVersion ?? row.version,
    ruled: ruled ? { by: ruled.ruledBy, detail: ruled.detail } : null,
  };
}

const MESSAGES_OF_CASE = 50;

export async function findDisputeCase(db: Database, id: string, before: number | null) {
  const [[row], attempts, [proposed], [last], events, files, said, pictures, totals, [visit]] = await db.batch([
    selectDisputed(db, id),
    selectAttempts(db, id),
    selectProposedRuling(db, id),
    selectRuledOnVersion(db, id),
    selectOrderEvents(db, id),
    selectOrderFiles(db, id),
    db
      .select({
        seq: messages.seq,
        messageId: messages.id,
        senderId: messages.senderId,
        body: messages.body,
        createdAt: messages.createdAt,
      })
      .from(messages)
      .where(saidIn(id, before))
      .orderBy(desc(messages.seq))
      .limit(MESSAGES_OF_CASE + 1),
    db
      .select({
        key: messagePictures.key,
        messageId: messagePictures.messageId,
        width: messagePictures.width,
        height: messagePictures.height,
      })
      .from(messagePictures)
      .where(
        and(
          sql`${messagePictures.messageId} in (select id from messages where ${saidIn(id, before)}
            order by seq desc limit ${MESSAGES_OF_CASE})`,
          eq(messagePictures.status, "ready"),
        ),
      )
      .orderBy(messagePictures.position),
    db
      .select({
        personId: personTotals.userId,
        bought: personTotals.bought,
        soldCompleted: personTotals.soldCompleted,
      })
      .from(personTotals)
      .where(
        sql`${personTotals.userId} in (select user_id from orders where id = ${id}
          union all select seller_id from orders where id = ${id})`,
      ),
    selectVisit(db, id),
  ]);
  if (!row) return null;
  return {
    order: row,
    attempts,
    proposed: toProposed(row, proposed),
    ruledOnVersion: last?.ruledOnVersion ?? row.version,
    events: events.reverse(),
    files,
    messages: said.slice(0, MESSAGES_OF_CASE).reverse(),
    pictures,
    totals,
    visit: toVisit(visit),
    more: said.length > MESSAGES_OF_CASE,
  };
}

export type DisputeCase = NonNullable<Awaited<ReturnType<typeof findDisputeCase>>>;

function saidIn(orderId: string, before: number | null): SQL {
  const here = sql`messages.conversation_id = (select id from conversations where order_id = ${orderId})`;
  return before === null ? here : sql`${here} and seq < ${before}`;
}

export async function findDisputeFile(
  db: Database,
  file: { key: string; orderId: string },
): Promise<{ name: string } | null> {
  const [found] = await db
    .select({ name: orderFiles.name })
    .from(orderFiles)
    .innerJoin(orders, eq(orders.id, orderFiles.orderId))
    .where(and(eq(orderFiles.key, file.key), eq(orderFiles.orderId, file.orderId), isNotNull(orders.disputedBy)));
  return found ?? null;
}

export async function isDisputePicture(db: Database, picture: { key: string; orderId: string }): Promise<boolean> {
  const rows = await db
    .select({ key: messagePictures.key })
    .from(messagePictures)
    .innerJoin(conversations, eq(conversations.id, messagePictures.conversationId))
    .innerJoin(orders, eq(orders.id, conversations.orderId))
    .where(
      and(
        eq(messagePictures.key, picture.key),
        eq(messagePictures.status, "ready"),
        eq(orders.id, picture.orderId),
        isNotNull(orders.disputedBy),
      ),
    );
  return rows.length > 0;
}
