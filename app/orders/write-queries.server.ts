import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { countCompletion } from "~/accounts/profile-queries.server";
import { type Database, isAccountClosed, isNullViolation, isUniqueViolation } from "~/database/connection.server";
import { cardHolds, payments, refunds } from "~/database/schema/money";
import { orderChanges, orderEvents, orderEventTexts, orderFiles, orders } from "~/database/schema/orders";
import { type BatchStatement, insertWhere, newId } from "~/database/statements.server";
import { accountKind, billOfEscrow, type Posting } from "~/ledger/ledger";
import { insertPostings } from "~/ledger/queries.server";
import type { Wording } from "~/notifications/notification";
import { notify } from "~/notifications/queries.server";
import { type AttemptEnd, textsInDetail } from "~/orders/rules/step";
import { hasCardHold } from "~/payments/gateway-queries.server";
import { cardHoldEnd, type PaymentMethod } from "~/payments/payment";
import { ACCOUNT_REMINDER } from "~/refunds/refund";
import { updateVisitOutcome, visitChanges, visitEnd } from "~/visits/queries.server";
import type { Visit } from "~/visits/visit";
import type { ChangeStatus, ChangeTerms } from "./change";
import { type Accepted, ALL_STEPS, type OrderEvent } from "./lifecycle";
import type { Opened } from "./opening";
import { derivedColumns, type FilePurpose, type Order, type People, peopleOf, type Side, wasOnTime } from "./order";
import { partsOf } from "./parts";
import { type ListingToOrder, type OrderRow, orderColumns } from "./queries.server";

/** The names of an event's texts: those of the text fields of all steps. `EVENT_DETAIL` reads them again. */
const EVENT_TEXTS: ReadonlySet<string> = new Set(ALL_STEPS.flatMap(({ fields }) => textsInDetail(fields)));

type NewChange = ChangeTerms & {
  kind?: "extra";
  title?: string;
  amount?: number;
  orderId: string;
  proposedBy: Side;
  description: string;
  formId: string;
  createdAt: number;
};

export function insertChange(db: Database, change: NewChange) {
  return db.insert(orderChanges).values({ ...change, id: newId(), status: "open" });
}

function closeChange(db: Database, orderId: string, status: Exclude<ChangeStatus, "open">, now: number) {
  return db
    .update(orderChanges)
    .set({ status, decidedAt: now })
    .where(and(eq(orderChanges.orderId, orderId), sql`${orderChanges.status} = 'open'`));
}

type OrderNotificationOptions = { title: string; people: People; wording: Wording };

function notifyMissingAccounts(
  db: Database,
  { order, event, postings }: Accepted,
  { title, wording }: OrderNotificationOptions,
) {
  return postings.filter(isNewDebt).flatMap(({ from, amount }) => {
    const bill = billOfEscrow(from);
    const debt = { orderId: order.id, version: order.version, bill, buyerId: order.buyerId, amount };
    const isManual = sql`exists (select 1 from refunds
        where order_id = ${order.id} and version = cast(${order.version} as integer)
          and bill = cast(${bill} as integer) and route = 'bank')`;
    return notify(db, wording.accountWanted(debt, title), { now: event.at, wording }, isManual);
  });
}

/** Returns true for a new debt. For money that the bank returned, the existing refund becomes due again. */
function isNewDebt({ from, to }: Posting): boolean {
  return accountKind(to) === "refund" && accountKind(from) === "escrow";
}

function isPaidBy(table: "p" | "payments", methods: readonly PaymentMethod[]): SQL {
  const column = (name: string) => sql.raw(`${table}.${name}`);
  const gateways = [...new Set(methods.map(({ gateway }) => gateway))];
  const ways = gateways.map((gateway) => {
    const names = methods.filter((method) => method.gateway === gateway).map(({ name }) => name);
    return and(eq(column("gateway"), gateway), inArray(column("method"), names));
  });
  return sql`(${or(...ways) ?? sql`false`})`;
}

function insertRefundDebts(db: Database, { order, event, postings }: Accepted, methods: readonly PaymentMethod[]) {
  const owed = postings.filter(isNewDebt);
  const { attempt } = event.detail;
  const named = typeof attempt === "number" ? attempt : null;
  const byGateway = isPaidBy(
    "p",
    methods.filter(({ refund }) => refund !== null),
  );
  return owed.map(({ from, amount }) => {
    const bill = billOfEscrow(from);
    return insertWhere(
      db,
      refunds,
      {
        id: newId(),
        orderId: order.id,
        buyerId: order.buyerId,
        version: order.version,
        bill,
        amount,
        attempt: sql`p.attempt`,
        route: sql`iif(${byGateway}, 'gateway', 'bank')`,
        status: "pending",
        nextTryAt: sql`iif(${byGateway}, ${event.at}, ${event.at + ACCOUNT_REMINDER})`,
        createdAt: event.at,
      },
      // This is a left join, because the debt must be stored even if the attempt is missing.
      sql`from (select 1) left join payments p on p.order_id = ${order.id} and p.attempt = coalesce(
        cast(${named} as integer),
        (select attempt from payments where order_id = ${order.id} and bill = cast(${bill} as integer)
          and status = 'paid' and surplus = 0))`,
    );
  });
}

/** Returns statements that must run after the payment attempt is updated. */
function sideEffectStatements(
  db: Database,
  decision: Accepted,
  {
    cardHoldDays,
    methods,
    ...options
  }: OrderNotificationOptions & { cardHoldDays: number; methods: readonly PaymentMethod[] },
) {
  return [
    ...completion(db, decision),
    ...cardHold(db, decision, cardHoldDays, methods),
    ...notifyOfHold(db, decision, options, cardHoldDays),
    ...insertRefundDebts(db, decision, methods),
    ...notifyMissingAccounts(db, decision, options),
    ...changeEnd(db, decision),
    ...visitChanges(db, decision),
    ...updateVisitOutcome(db, decision),
    ...visitEnd(db, decision),
  ];
}

/** Returns true for a completion. An order split between both sides is none, as in `SUCCEEDED`. */
export function isCompletion({ order, event }: Accepted): boolean {
  return order.closedAt === event.at && order.paymentStatus === "released";
}

function completion(db: Database, decision: Accepted) {
  const { order, event } = decision;
  if (!isCompletion(decision)) return [];
  return countCompletion(db, {
    listingId: order.listingId,
    sellerId: order.sellerId,
    onTime: wasOnTime(order, event.at),
    now: event.at,
  });
}

type BillIncome = { bill: number; amount: number; until: number };

/** Returns the sums that the seller gets from each bill and that a card holder's bank could still take back. */
function incomeOnHold({ order, event, postings }: Accepted, days: number): BillIncome[] {
  const sums = new Map<number, number>();
  for (const { from, to, amount } of postings) {
    if (accountKind(to) !== "seller") continue;
    const bill = billOfEscrow(from);
    sums.set(bill, (sums.get(bill) ?? 0) + amount);
  }
  return [...sums].flatMap(([bill, amount]) => {
    const paidAt = partsOf(order).find((part) => part.bill === bill)?.paidAt ?? order.startedAt ?? event.at;
    const until = cardHoldEnd(paidAt, days, event.at);
    return until === null ? [] : { bill, amount, until };
  });
}

function cardHold(db: Database, decision: Accepted, days: number, methods: readonly PaymentMethod[]) {
  const { order, event } = decision;
  const byCard = isPaidBy(
    "payments",
    methods.filter(({ card }) => card),
  );
  return incomeOnHold(decision, days).map(({ bill, amount, until }) =>
    insertWhere(
      db,
      cardHolds,
      {
        orderId: order.id,
        version: order.version,
        bill,
        sellerId: order.sellerId,
        amount,
        createdAt: event.at,
        until,
      },
      sql`from payments where order_id = ${order.id} and bill = cast(${bill} as integer)
        and status = 'paid' and surplus = 0 and ${byCard}`,
    ),
  );
}

/** Notifies of a hold if this batch created one. The plain notification of the same event is not sent. */
function notifyOfHold(db: Database, decision: Accepted, { wording, ...named }: OrderNotificationOptions, days: number) {
  const { order, event } = decision;
  const income = incomeOnHold(decision, days);
  if (income.length === 0) return [];
  const heldUntil = Math.max(...income.map(({ until }) => until));
  return wording
    .orderNotifications({ order, event, ...named, heldUntil })
    .filter(({ userId }) => userId === order.sellerId)
    .flatMap((notification) => notify(db, notification, { now: event.at, wording }, hasCardHold(order)));
}

function changeEnd(db: Database, { order, event, closesChange }: Accepted) {
  return closesChange === null ? [] : [closeChange(db, order.id, closesChange, event.at)];
}

export type NewOrderFile = { key: string; name: string; size: number };

export function insertOrderFiles(
  db: Database,
  files: readonly NewOrderFile[],
  { now, ...event }: { orderId: string; version: number; senderId: string; purpose: FilePurpose; now: number },
) {
  return db.insert(orderFiles).values(files.map((file) => ({ ...file, ...event, createdAt: now })));
}

export type NewOrder = Pick<
  OrderRow,
  "kind" | "title" | "buyerName" | "sellerName" | "packageId" | "package" | "requirements" | "notes" | "formId"
> &
  Partial<Pick<OrderRow, "choices">>;

/** Stores an order. `listingId` is an id or a subquery. Returns false if this request already created one. */
export async function storeOrder(
  db: Database,
  { order, event }: Opened,
  snapshot: NewOrder,
  wording: Wording,
  alongside: readonly BatchStatement[] = [],
  listingId: string | SQL<string> = order.listingId,
): Promise<boolean> {
  try {
    await db.batch([
      db.insert(orders).values({
        ...order,
        ...snapshot,
        ...derivedColumns(order, event.at),
        listingId,
      }),
      ...insertEvent(db, order, event),
      ...notifySides(db, snapshot, { order, event }, wording),
      ...alongside,
    ]);
    return true;
  } catch (error) {
    if (isUniqueViolation(error, "orders.user_id, orders.form_id")) return false;
    throw error;
  }
}

type Known = Omit<Parameters<typeof sideEffectStatements>[2], "title" | "people"> & { visit?: Visit | null };

/** Writes a decision. Of two concurrent changes, the event's key lets only one succeed. Returns false on a conflict. */
export async function storeDecision(
  db: Database,
  row: OrderRow,
  decision: Accepted,
  { wording, visit = null, ...rules }: Known,
  alongside: BatchStatement[] = [],
): Promise<boolean> {
  const { order, event, postings, closesAttempts } = decision;
  try {
    await db.batch([
      ...insertEvent(db, order, event),
      updateOrder(db, order, event.at),
      ...insertPostings(db, order, postings, event.at),
      ...alongside,
      ...sideEffectStatements(db, decision, { title: row.title, people: peopleOf(row), wording, ...rules }),
      ...(closesAttempts ? [closeAttempts(db, decision, closesAttempts)] : []),
      ...notifySides(db, row, { order, event, visit }, wording),
    ]);
    return true;
  } catch (error) {
    if (isUniqueViolation(error, "order_events.order_id, order_events.version")) return false;
    throw error;
  }
}

function notifySides(
  db: Database,
  { title, buyerName: buyer, sellerName: seller }: NewOrder,
  change: Opened & { visit?: Visit | null },
  wording: Wording,
): BatchStatement[] {
  const { event } = change;
  const notifications = wording.orderNotifications({ ...change, people: { buyer, seller }, title });
  return notifications.flatMap((notification) => notify(db, notification, { now: event.at, wording }));
}

/**
 * Returns the rows of an event, and of the texts in it, which can be deleted. The gateway and the scheduler write no
 * texts.
 */
export function eventRows({ id: orderId, version }: Pick<Order, "id" | "version">, event: OrderEvent) {
  const { kind, actor, at } = event;
  const writerId = "userId" in actor ? actor.userId : null;
  const isText = ([name, value]: [string, unknown]) =>
    writerId !== null && EVENT_TEXTS.has(name) && typeof value === "string";
  const entries = Object.entries(event.detail);
  const detail = Object.fromEntries(entries.filter((entry) => !isText(entry)));
  const texts = Object.fromEntries(entries.filter(isText)) as Record<string, string>;
  return {
    event: { orderId, version, kind, actor: actor.kind, actorId: writerId, at, detail },
    texts: writerId === null || Object.keys(texts).length === 0 ? [] : [{ orderId, version, writerId, texts }],
  };
}

/** The first statement inserts the event, so that its key rejects a concurrent change. */
function insertEvent(db: Database, order: Order, decided: OrderEvent): [BatchStatement, ...BatchStatement[]] {
  const { event, texts } = eventRows(order, decided);
  return [db.insert(orderEvents).values(event), ...texts.map((row) => db.insert(orderEventTexts).values(row))];
}

type Changing = Omit<Order, "id" | "listingId" | "buyerId" | "sellerId" | "quantity" | "feePercent" | "createdAt">;

/** Returns the columns that change. `order` may be a whole row, whose texts and names must not be written back. */
function changingOf(order: Order): Changing {
  const { id, listingId, buyerId, sellerId, quantity, feePercent, createdAt, ...changing } = orderColumns;
  const names = Object.keys(changing) as (keyof Changing)[];
  return Object.fromEntries(names.map((name) => [name, order[name]])) as Changing;
}

function updateOrder(db: Database, order: Order, now: number) {
  return db
    .update(orders)
    .set({ ...changingOf(order), ...derivedColumns(order, now) })
    .where(and(eq(orders.id, order.id), eq(orders.version, order.version - 1)));
}

function closeAttempts(db: Database, { order, event }: Accepted, { status, from }: AttemptEnd) {
  return db
    .update(payments)
    .set({ status, updatedAt: event.at })
    .where(and(eq(payments.orderId, order.id), inArray(payments.status, [...from])));
}

/** Returns null if a copied value has changed. The NOT NULL column then rejects the insert (`isListingChanged`). */
export function idWhileUnchanged(listing: ListingToOrder, alsoIf: SQL = sql`true`): SQL<string> {
  return sql<string>`(select id from services where id = ${listing.id} and deleted_at is null
    and status = ${listing.status} and title = ${listing.title} and price = ${listing.price}
    and call_out_fee = ${listing.callOutFee} and packages = ${listing.packagesText} and unit = ${listing.unit} and extras = ${listing.extrasText}
    and travel_fees = ${listing.travelFeesText} and delivery_time = ${listing.deliveryTime} and ${alsoIf})`;
}

/** Returns false if another form placed an order with these texts after `knownIds` were read. */
export function hasNoDuplicate(
  { buyerId, listingId, requirements, notes }: Pick<OrderRow, "buyerId" | "listingId" | "requirements" | "notes">,
  knownIds: readonly string[],
  since: number,
): SQL {
  return sql`not exists (select 1 from orders other_order where other_order.user_id = ${buyerId} and other_order.status = 'pending'
    and other_order.created_at > ${since} and other_order.service_id = ${listingId} and other_order.requirements = ${requirements}
    and other_order.notes = ${notes} and other_order.id not in (select value from json_each(${JSON.stringify(knownIds)})))`;
}

export function isListingChanged(error: unknown): boolean {
  return isNullViolation(error, "orders.service_id") || isAccountClosed(error);
}
