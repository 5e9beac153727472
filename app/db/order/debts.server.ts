import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { accountKind, type Posting } from "~/domain/money/ledger";
import type { PaymentMethod } from "~/domain/money/payment-method";
import { ACCOUNT_REMINDER } from "~/domain/money/refund";
import type { Wording } from "~/domain/notification/wording";
import type { Accepted } from "~/domain/order/decision";
import type { People } from "~/domain/order/people";
import type { Database } from "../core/connection.server";
import { insertWhere } from "../core/insert-where.server";
import { newId } from "../core/new-id.server";
import { notify } from "../notification/notifications.server";
import { refunds } from "../schema/refunds";

export type OrderNotificationOptions = { title: string; people: People; wording: Wording };

export function accountsWanted(
  db: Database,
  { order, event, postings }: Accepted,
  { title, wording }: OrderNotificationOptions,
) {
  return postings.filter(isNewDebt).flatMap(({ amount }) => {
    const debt = { orderId: order.id, version: order.version, buyerId: order.buyerId, amount };
    const isManual = sql`exists (select 1 from refunds
        where order_id = ${order.id} and version = cast(${order.version} as integer) and route = 'bank')`;
    return notify(db, wording.accountWanted(debt, title), { now: event.at, wording }, isManual);
  });
}

/** What the bank sends back is owed by the refund that it was paid from. */
function isNewDebt({ from, to }: Posting): boolean {
  return accountKind(to) === "refund" && accountKind(from) === "escrow";
}

export function isPaidBy(table: "p" | "payments", methods: readonly PaymentMethod[]): SQL {
  const column = (name: string) => sql.raw(`${table}.${name}`);
  const gateways = [...new Set(methods.map(({ gateway }) => gateway))];
  const ways = gateways.map((gateway) => {
    const names = methods.filter((method) => method.gateway === gateway).map(({ name }) => name);
    return and(eq(column("gateway"), gateway), inArray(column("method"), names));
  });
  return sql`(${or(...ways) ?? sql`false`})`;
}

export function debts(db: Database, { order, event, postings }: Accepted, methods: readonly PaymentMethod[]) {
  const owed = postings.filter(isNewDebt);
  const { attempt } = event.detail;
  const byGateway = isPaidBy(
    "p",
    methods.filter(({ refund }) => refund !== null),
  );
  return owed.map(({ amount }) =>
    insertWhere(
      db,
      refunds,
      {
        id: newId(),
        orderId: order.id,
        buyerId: order.buyerId,
        version: order.version,
        amount,
        attempt: sql`p.attempt`,
        route: sql`iif(${byGateway}, 'gateway', 'bank')`,
        status: "pending",
        nextTryAt: sql`iif(${byGateway}, ${event.at}, ${event.at + ACCOUNT_REMINDER})`,
        createdAt: event.at,
      },
      // A debt without its attempt would still be a debt, hence the left join.
      sql`from (select 1) left join payments p on p.order_id = ${order.id} and p.attempt = coalesce(
        cast(${typeof attempt === "number" ? attempt : null} as integer),
        (select attempt from payments where order_id = ${order.id} and status = 'paid' and surplus = 0))`,
    ),
  );
}
