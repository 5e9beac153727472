ALTER TABLE `order_visits` ADD `outcome` text CONSTRAINT "order_visits_outcome" CHECK (outcome IS NULL OR outcome IN ('kept', 'missed'));--> statement-breakpoint
ALTER TABLE `users` ADD `visits_kept` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `visits_missed` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE TRIGGER order_visits_outcome_added AFTER INSERT ON order_visits WHEN NEW.outcome IS NOT NULL
BEGIN
  UPDATE users SET visits_kept = visits_kept + (NEW.outcome = 'kept'), visits_missed = visits_missed + (NEW.outcome = 'missed')
  WHERE id = NEW.seller_id;
END;
--> statement-breakpoint
CREATE TRIGGER order_visits_outcome_changed AFTER UPDATE OF outcome ON order_visits WHEN OLD.outcome IS NOT NEW.outcome
BEGIN
  UPDATE users SET visits_kept = visits_kept + (NEW.outcome IS 'kept') - (OLD.outcome IS 'kept'),
    visits_missed = visits_missed + (NEW.outcome IS 'missed') - (OLD.outcome IS 'missed')
  WHERE id = NEW.seller_id;
END;
--> statement-breakpoint
-- Earlier orders count only as kept, because their sellers did not see the rule about missed visits.
UPDATE order_visits SET outcome = 'kept'
FROM orders o WHERE o.id = order_visits.order_id AND o.visit_at IS NOT NULL AND (
  o.arrived_at IS NOT NULL OR o.delivered_at >= o.visit_at OR EXISTS (
    SELECT 1 FROM order_events e WHERE e.order_id = o.id AND e.kind = 'completed' AND e.at >= o.visit_at));
--> statement-breakpoint
-- Views for the audit.
DROP VIEW audit_people;
--> statement-breakpoint
CREATE VIEW audit_people AS
SELECT id, completed_count AS orders_completed, visits_kept, visits_missed, suspended_at, operator_since, created_at FROM users;
--> statement-breakpoint
DROP VIEW audit_orders;
--> statement-breakpoint
CREATE VIEW audit_orders AS
SELECT id, status, phase, payment_status, kind, user_id AS buyer_id, seller_id, service_id AS listing_id,
  price, quantity, total_price, additions, choices, held, job_total, call_out_fee, fee_percent, buyer_share, version,
  created_at, quote_expires_at, payment_due_at, started_at, work_due_at, delivered_at, review_due_at, answer_due_at, closed_at,
  visit_at, visit_agreed_at, left_at, arrived_at
FROM orders;
--> statement-breakpoint
CREATE VIEW audit_visits AS
SELECT order_id, seller_id, mode, place_code, day, slot, outcome FROM order_visits;
