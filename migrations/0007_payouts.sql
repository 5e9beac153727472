CREATE TABLE `payout_attempts` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`withdrawal_id` text(36),
	`refund_id` text(36),
	`user_id` text(36) NOT NULL,
	`route` text NOT NULL,
	`amount` integer NOT NULL,
	`account` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`reference` text,
	`state` text NOT NULL,
	`cause` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`last_error` text,
	`created_by` text(36) NOT NULL,
	`created_at` integer NOT NULL,
	`released_by` text(36),
	`released_at` integer,
	`arrived_at` integer,
	`ended_at` integer,
	`contradicted_at` integer,
	`next_check_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`withdrawal_id`) REFERENCES `withdrawals`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`refund_id`) REFERENCES `refunds`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`released_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payout_attempts_subject" CHECK(("payout_attempts"."withdrawal_id" is null) <> ("payout_attempts"."refund_id" is null)),
	CONSTRAINT "payout_attempts_state" CHECK("payout_attempts"."state" in ('intended', 'prepared', 'releasing', 'released', 'sending', 'arrived', 'failed', 'returned')),
	CONSTRAINT "payout_attempts_cause" CHECK("payout_attempts"."cause" in ('account', 'account_blocked', 'wallet_full', 'balance', 'bank', 'refused', 'rejected', 'absent', 'other')),
	CONSTRAINT "payout_attempts_amount" CHECK(typeof("payout_attempts"."amount") = 'integer' and "payout_attempts"."amount" > 0),
	CONSTRAINT "payout_attempts_known" CHECK("payout_attempts"."reference" is not null or "payout_attempts"."state" in ('intended', 'failed')),
	CONSTRAINT "payout_attempts_release" CHECK(("payout_attempts"."released_by" is null) = ("payout_attempts"."released_at" is null)),
	CONSTRAINT "payout_attempts_arrival" CHECK(("payout_attempts"."arrived_at" is not null) = ("payout_attempts"."state" in ('arrived', 'returned'))),
	CONSTRAINT "payout_attempts_key_length" CHECK(length("payout_attempts"."idempotency_key") between 1 and 100)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payout_attempts_one_withdrawal` ON `payout_attempts` (`withdrawal_id`) WHERE state not in ('failed', 'returned');--> statement-breakpoint
CREATE UNIQUE INDEX `payout_attempts_one_refund` ON `payout_attempts` (`refund_id`) WHERE state not in ('failed', 'returned');--> statement-breakpoint
CREATE UNIQUE INDEX `payout_attempts_key` ON `payout_attempts` (`route`,`idempotency_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `payout_attempts_reference` ON `payout_attempts` (`route`,`reference`);--> statement-breakpoint
CREATE INDEX `payout_attempts_withdrawal` ON `payout_attempts` (`withdrawal_id`,created_at desc);--> statement-breakpoint
CREATE INDEX `payout_attempts_refund` ON `payout_attempts` (`refund_id`,created_at desc);--> statement-breakpoint
CREATE INDEX `payout_attempts_due` ON `payout_attempts` (`next_check_at`) WHERE next_check_at is not null;--> statement-breakpoint
CREATE INDEX `payout_attempts_released` ON `payout_attempts` (`user_id`,`released_at`) WHERE released_at is not null;--> statement-breakpoint
ALTER TABLE `withdrawals` ADD `fee` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- By hand: triggers and views below are unknown to drizzle-kit.
CREATE TRIGGER withdrawals_fee BEFORE INSERT ON withdrawals
WHEN typeof(NEW.fee) <> 'integer' OR NEW.fee < 0 OR NEW.fee >= NEW.amount
BEGIN
  SELECT RAISE(ABORT, 'the fee of a withdrawal is a part of it');
END;
--> statement-breakpoint
CREATE TRIGGER payout_attempts_begin BEFORE INSERT ON payout_attempts
WHEN NEW.state NOT IN ('failed', 'returned') AND NOT EXISTS (
  SELECT 1 FROM withdrawals w WHERE w.id = NEW.withdrawal_id AND w.status IN ('requested', 'approved') AND w.claimed_by IS NULL
    AND w.user_id = NEW.user_id AND w.amount - w.fee = NEW.amount
  UNION ALL
  SELECT 1 FROM refunds r WHERE r.id = NEW.refund_id AND r.status <> 'paid' AND r.route = 'bank' AND r.claimed_by IS NULL
    AND r.user_id = NEW.user_id AND r.amount = NEW.amount)
BEGIN
  SELECT RAISE(ABORT, 'nothing of this sum waits to be sent');
END;
--> statement-breakpoint
-- Denied by the provider after it had failed: only while nothing else was done with the money.
CREATE TRIGGER payout_attempts_revive BEFORE UPDATE OF state ON payout_attempts
WHEN OLD.state IN ('failed', 'returned') AND NEW.state NOT IN ('failed', 'returned') AND NOT EXISTS (
  SELECT 1 FROM withdrawals w WHERE w.id = NEW.withdrawal_id AND w.status IN ('requested', 'approved') AND w.claimed_by IS NULL
  UNION ALL
  SELECT 1 FROM refunds r WHERE r.id = NEW.refund_id AND r.status <> 'paid' AND r.route = 'bank' AND r.claimed_by IS NULL)
BEGIN
  SELECT RAISE(ABORT, 'nothing of this sum waits to be sent');
END;
--> statement-breakpoint
CREATE TRIGGER payout_attempts_fixed BEFORE UPDATE ON payout_attempts
WHEN NEW.id <> OLD.id OR NEW.withdrawal_id IS NOT OLD.withdrawal_id OR NEW.refund_id IS NOT OLD.refund_id
  OR NEW.user_id <> OLD.user_id OR NEW.route <> OLD.route OR NEW.amount <> OLD.amount
  OR NEW.idempotency_key <> OLD.idempotency_key OR NEW.created_at <> OLD.created_at
  OR (OLD.reference IS NOT NULL AND NEW.reference IS NOT OLD.reference)
  OR (NEW.account <> OLD.account AND OLD.state NOT IN ('arrived', 'failed', 'returned'))
BEGIN
  SELECT RAISE(ABORT, 'a payout keeps what was asked for');
END;
--> statement-breakpoint
CREATE TRIGGER payout_attempts_no_delete BEFORE DELETE ON payout_attempts
BEGIN
  SELECT RAISE(ABORT, 'payouts are kept');
END;
--> statement-breakpoint
CREATE TRIGGER withdrawals_one_way BEFORE UPDATE OF status, claimed_by ON withdrawals
WHEN ((NEW.claimed_by IS NOT NULL AND NEW.claimed_by IS NOT OLD.claimed_by)
    OR (NEW.status IN ('paid', 'failed') AND NEW.status <> OLD.status))
  AND EXISTS (SELECT 1 FROM payout_attempts a WHERE a.withdrawal_id = NEW.id AND a.state NOT IN ('failed', 'returned')
    AND NOT (a.state = 'arrived' AND NEW.status = 'paid' AND NEW.claimed_by IS NULL))
BEGIN
  SELECT RAISE(ABORT, 'a payout is under way');
END;
--> statement-breakpoint
CREATE TRIGGER refunds_one_way BEFORE UPDATE OF account, claimed_by ON refunds
WHEN ((NEW.claimed_by IS NOT NULL AND NEW.claimed_by IS NOT OLD.claimed_by) OR NEW.account IS NOT OLD.account)
  AND EXISTS (SELECT 1 FROM payout_attempts a WHERE a.refund_id = NEW.id AND a.state NOT IN ('failed', 'returned')
    AND NOT (a.state = 'arrived' AND NEW.account IS NULL AND NEW.claimed_by IS NULL))
BEGIN
  SELECT RAISE(ABORT, 'a payout is under way');
END;
--> statement-breakpoint
CREATE VIEW audit_payouts AS
SELECT id, iif(withdrawal_id IS NULL, 'refund', 'withdrawal') AS kind, coalesce(withdrawal_id, refund_id) AS subject_id,
  user_id AS owner_id, amount, route, state, reference, created_by, released_by, created_at, released_at, arrived_at, ended_at,
  contradicted_at
FROM payout_attempts;
--> statement-breakpoint
DROP VIEW audit_withdrawals;
--> statement-breakpoint
CREATE VIEW audit_withdrawals AS
SELECT id, user_id, amount, status, created_at, decided_at, fee FROM withdrawals;
