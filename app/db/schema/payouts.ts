import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { PAYOUT_CAUSES, PAYOUT_STATES, PAYOUT_STATUSES } from "../../domain/money/payout";
import type { PayoutAccount } from "../../domain/money/payout-account";
import { DENIAL_VERDICTS } from "../../domain/money/payout-denial";
import { id, lengthBetween, moment, oneOf, rule, rupiah } from "./columns";
import { refunds } from "./refunds";
import { users } from "./users";
import { withdrawals } from "./withdrawals";

/** Arrived, and still asked about, or denied, and nobody has said yet where it is: nobody could send it again. */
export const PAYOUT_MAY_RETURN = sql`(state = 'arrived' and next_check_at is not null)
  or (contradicted_at is not null and denial_closed_at is null)`;

/** A withdrawal or a refund sent through a payout provider, once for each attempt. What goes by hand has none. */
export const payoutAttempts = sqliteTable(
  "payout_attempts",
  {
    id: id().primaryKey(),
    withdrawalId: id("withdrawal_id").references(() => withdrawals.id),
    refundId: id("refund_id").references(() => refunds.id),
    ownerId: id("user_id")
      .notNull()
      .references(() => users.id),
    route: text().notNull(),
    amount: rupiah("amount").notNull(),
    /** As it was when prepared: a repeated request has to be the same to the letter. */
    account: text({ mode: "json" }).$type<PayoutAccount>().notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    /** The provider's; null until it is known. */
    reference: text(),
    state: text({ enum: PAYOUT_STATES }).notNull(),
    cause: text({ enum: PAYOUT_CAUSES }),
    tries: integer().notNull().default(0),
    lastError: text("last_error"),
    /** Since when the provider gives no answer that can be used, UTC ms; null while it does. */
    failingSince: moment("failing_since"),
    createdBy: id("created_by")
      .notNull()
      .references(() => users.id),
    createdAt: moment("created_at").notNull(),
    /** Who let it go last; whether the provider took it, the state says. */
    releasedBy: id("released_by").references(() => users.id),
    releasedAt: moment("released_at"),
    arrivedAt: moment("arrived_at"),
    endedAt: moment("ended_at"),
    /** The provider denied what it had said for certain, and said this instead. */
    contradictedAt: moment("contradicted_at"),
    deniedAs: text("denied_as", { enum: PAYOUT_STATUSES }),
    /** What operators found with the bank: the first says it, and above the limit another one the same. */
    verdict: text({ enum: DENIAL_VERDICTS }),
    judgedBy: id("judged_by").references(() => users.id),
    judgedAt: moment("judged_at"),
    denialClosedBy: id("denial_closed_by").references(() => users.id),
    denialClosedAt: moment("denial_closed_at"),
    /** Booked as our loss, since it arrived although the money had gone another way; of it, what their balance made good. */
    surplus: rupiah("surplus").notNull().default(0),
    surplusTaken: rupiah("surplus_taken").notNull().default(0),
    /** When the scheduler asks next; null: not by itself. */
    nextCheckAt: moment("next_check_at"),
    /** Counts the changes of a row: of two at once, one is refused. */
    version: integer().notNull().default(1),
  },
  (t) => [
    // Never two ways for the same money.
    uniqueIndex("payout_attempts_one_withdrawal")
      .on(t.withdrawalId)
      .where(sql`state not in ('failed', 'returned')`),
    uniqueIndex("payout_attempts_one_refund").on(t.refundId).where(sql`state not in ('failed', 'returned')`),
    uniqueIndex("payout_attempts_key").on(t.route, t.idempotencyKey),
    uniqueIndex("payout_attempts_reference").on(t.route, t.reference),
    index("payout_attempts_withdrawal").on(t.withdrawalId, sql`created_at desc`),
    index("payout_attempts_refund").on(t.refundId, sql`created_at desc`),
    index("payout_attempts_due").on(t.nextCheckAt).where(sql`next_check_at is not null`),
    index("payout_attempts_released").on(t.ownerId, t.releasedAt).where(sql`released_at is not null`),
    index("payout_attempts_returnable").on(t.ownerId).where(PAYOUT_MAY_RETURN),
    index("payout_attempts_lost").on(t.ownerId).where(sql`surplus > 0`),
    index("payout_attempts_failing").on(t.failingSince).where(sql`failing_since is not null`),
    index("payout_attempts_intended").on(t.createdAt).where(sql`state = 'intended'`),
    index("payout_attempts_ended").on(t.endedAt).where(sql`ended_at is not null and released_at is not null`),
    index("payout_attempts_denied").on(t.contradictedAt).where(sql`contradicted_at is not null`),
    rule("payout_attempts_subject", sql`(${t.withdrawalId} is null) <> (${t.refundId} is null)`),
    oneOf("payout_attempts_state", t.state, PAYOUT_STATES),
    oneOf("payout_attempts_cause", t.cause, PAYOUT_CAUSES),
    rule("payout_attempts_amount", sql`typeof(${t.amount}) = 'integer' and ${t.amount} > 0`),
    rule("payout_attempts_known", sql`${t.reference} is not null or ${t.state} in ('intended', 'failed')`),
    rule("payout_attempts_release", sql`(${t.releasedBy} is null) = (${t.releasedAt} is null)`),
    rule(
      "payout_attempts_arrival",
      sql`(${t.arrivedAt} is not null) = (${t.state} in ('arrived', 'returned'))`,
    ),
    oneOf("payout_attempts_denied_as", t.deniedAs, PAYOUT_STATUSES),
    oneOf("payout_attempts_verdict", t.verdict, DENIAL_VERDICTS),
    rule("payout_attempts_judged", sql`(${t.verdict} is null) = (${t.judgedBy} is null)`),
    rule(
      "payout_attempts_closed",
      sql`(${t.denialClosedAt} is null) = (${t.denialClosedBy} is null) and (${t.denialClosedAt} is null or ${t.verdict} is not null)`,
    ),
    rule(
      "payout_attempts_surplus",
      sql`typeof(${t.surplus}) = 'integer' and typeof(${t.surplusTaken}) = 'integer' and ${t.surplus} in (0, ${t.amount}) and ${t.surplusTaken} between 0 and ${t.surplus}`,
    ),
    lengthBetween("payout_attempts_key_length", t.idempotencyKey, 1, 100),
  ],
);
