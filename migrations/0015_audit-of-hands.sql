-- What operators did and what left by their hands, from outside. Columns are documented in app/README.md and stay what
-- they are; a migration that rebuilds a table these name drops them first and makes them anew.
CREATE VIEW audit_acts AS
SELECT id, operator_id, kind, subject_id, at FROM operator_acts;
--> statement-breakpoint
CREATE VIEW audit_handwork AS
SELECT id, 'withdrawal' AS kind, amount, user_id AS owner_id, approved_by, iif(status = 'paid', decided_by, NULL) AS paid_by, status
FROM withdrawals
UNION ALL
SELECT id, 'refund', amount, user_id, approved_by, paid_by, status FROM refunds WHERE route = 'bank';
