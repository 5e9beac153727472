-- Who is about to send money by hand, and since when. Written by hand: added with its check a column leaves the table and
-- the views over it as they are, where the generator would build both tables anew.
ALTER TABLE `refunds` ADD `claimed_by` text(36) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE `refunds` ADD `claimed_at` integer CONSTRAINT "refunds_claim" CHECK(("claimed_by" is null) = ("claimed_at" is null));--> statement-breakpoint
ALTER TABLE `withdrawals` ADD `claimed_by` text(36) REFERENCES users(id);--> statement-breakpoint
ALTER TABLE `withdrawals` ADD `claimed_at` integer CONSTRAINT "withdrawals_claim" CHECK(("claimed_by" is null) = ("claimed_at" is null));--> statement-breakpoint
DROP VIEW audit_handwork;--> statement-breakpoint
CREATE VIEW audit_handwork AS
SELECT id, 'withdrawal' AS kind, amount, user_id AS owner_id, approved_by, iif(status = 'paid', decided_by, NULL) AS paid_by, status,
  claimed_by, claimed_at
FROM withdrawals
UNION ALL
SELECT id, 'refund', amount, user_id, approved_by, paid_by, status, claimed_by, claimed_at FROM refunds WHERE route = 'bank';
