ALTER TABLE `proposed_rulings` ADD `finding` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `free_until` integer;--> statement-breakpoint
-- A view for the audit.
CREATE VIEW audit_scheduler AS
SELECT started_at, finished_at FROM scheduler_state;
--> statement-breakpoint
-- An arrival that only the seller stated does not count as kept any more.
UPDATE order_visits SET outcome = NULL WHERE outcome = 'kept' AND NOT EXISTS (
  SELECT 1 FROM order_events e WHERE e.order_id = order_visits.order_id
    AND e.kind IN ('arrival_confirmed', 'completed', 'released'));
