import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { OperatorAction } from "~/domain/operator/action";
import { NOT_RULED_ON, type ProposedRuling, type Ruling } from "~/domain/order/ruling";
import type { Database } from "../core/connection.server";
import { recordOperatorActionOrAbort, recordOperatorActionWhere } from "../operator/actions.server";
import { proposedRulings } from "../schema/operators";
import { orders } from "../schema/orders";
import { users } from "../schema/users";

export type NamedRuling = ProposedRuling & { proposer: string };

/** Whether somebody is staff now and no side of the order; columns are named in full. */
function mayRule(operatorId: string | SQL, orderId: string | SQL): SQL {
  return sql`exists (select 1 from users operator where operator.id = ${operatorId}
    and operator.operator_since is not null and operator.suspended_at is null
    and not exists (select 1 from orders where orders.id = ${orderId}
      and operator.id in (orders.user_id, orders.seller_id)))`;
}

/** A proposal counts only while its author may rule and has been staff without a break. */
const counts = sql`(${mayRule(sql`proposed_rulings.operator_id`, sql`proposed_rulings.order_id`)}
  and proposed_rulings.at >= (select operator_since from users where users.id = proposed_rulings.operator_id))`;

export function selectProposedRuling(db: Database, orderId: string) {
  return db
    .select({
      operatorId: proposedRulings.operatorId,
      proposer: users.fullName,
      buyerShare: proposedRulings.buyerShare,
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

type Proposal = {
  orderId: string;
  ruledOnVersion: number;
  operatorId: string;
  ruling: Ruling;
  logged: string;
};

/** The newest of a version stands. False, with nothing written: the order has changed, or they may not rule. */
export async function proposeRuling(
  db: Database,
  { orderId, ruledOnVersion, operatorId, ruling, logged }: Proposal,
  now: number,
): Promise<boolean> {
  const { buyerShare, reason } = ruling;
  const asSeen = sql`exists (select 1 from orders where id = ${orderId} and phase = 'disputed')
    and not exists (select 1 from order_events where order_id = ${orderId}
      and version > cast(${ruledOnVersion} as integer) and kind <> ${NOT_RULED_ON})
    and ${mayRule(operatorId, orderId)}`;
  const stands = isProposed({ ...ruling, orderId, operatorId, version: ruledOnVersion });
  const act = { operatorId, kind: "propose_ruling", subjectId: orderId, reason: logged } as const;
  const line = recordOperatorActionWhere(db, act, now, sql`${asSeen} and not ${stands}`);
  const [, , unchanged] = await db.batch([
    line.record,
    db
      .insert(proposedRulings)
      // The table's columns in their order.
      .select(
        sql`select ${orderId}, ${ruledOnVersion}, ${buyerShare}, ${reason}, ${operatorId}, ${now} where ${line.stands}`,
      )
      .onConflictDoUpdate({
        target: [proposedRulings.orderId, proposedRulings.version],
        set: { buyerShare, reason, operatorId, at: now },
      }),
    db.select({ id: orders.id }).from(orders).where(sql`${orders.id} = ${orderId} and ${asSeen}`),
  ]);
  return unchanged.length > 0;
}

type Said = Ruling & { orderId: string; operatorId: string; version: number; at?: number };

function isProposed({ orderId, version, operatorId, buyerShare, reason, at }: Said): SQL {
  return sql`exists (select 1 from proposed_rulings where order_id = ${orderId} and version = ${version}
    and operator_id = ${operatorId} and buyer_share = ${buyerShare} and reason = ${reason}
    and ${at === undefined ? sql`true` : sql`at = ${at}`} and ${counts})`;
}

/** Aborts its batch unless they may rule by then, and the proposal they second still stands and counts. */
export function recordRuling(
  db: Database,
  { orderId, operatorId, logged }: Omit<Proposal, "ruledOnVersion" | "ruling">,
  seconded: ProposedRuling | null,
  now: number,
) {
  const act: OperatorAction = {
    operatorId,
    kind: "rule_dispute",
    subjectId: orderId,
    reason: logged,
  };
  const stands = seconded ? isProposed({ ...seconded, orderId }) : sql`true`;
  return recordOperatorActionOrAbort(db, act, now, sql`${mayRule(operatorId, orderId)} and ${stands}`);
}
