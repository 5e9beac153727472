ALTER TABLE `reports` ADD `evidence` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `payout_attempts` ADD `denied_as` text;--> statement-breakpoint
ALTER TABLE `payout_attempts` ADD `verdict` text;--> statement-breakpoint
ALTER TABLE `payout_attempts` ADD `judged_by` text(36) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE `payout_attempts` ADD `judged_at` integer;--> statement-breakpoint
ALTER TABLE `payout_attempts` ADD `denial_closed_by` text(36) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE `payout_attempts` ADD `denial_closed_at` integer;--> statement-breakpoint
ALTER TABLE `payout_attempts` ADD `surplus` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `payout_attempts` ADD `surplus_taken` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- By hand: views are unknown to drizzle-kit.
DROP VIEW audit_payouts;
--> statement-breakpoint
CREATE VIEW audit_payouts AS
SELECT id, iif(withdrawal_id IS NULL, 'refund', 'withdrawal') AS kind, coalesce(withdrawal_id, refund_id) AS subject_id,
  user_id AS owner_id, amount, route, state, reference, created_by, released_by, created_at, released_at, arrived_at, ended_at,
  contradicted_at, verdict, judged_by, denial_closed_by AS closed_by, denial_closed_at AS closed_at, surplus, surplus_taken
FROM payout_attempts;
