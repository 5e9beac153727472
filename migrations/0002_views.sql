-- What the books look like from outside. Columns are documented in tests/audit/README.md and stay what they are; a migration
-- that rebuilds a table these name drops them first and makes them anew.
-- Money.
CREATE VIEW audit_entries AS
SELECT transfer_id, line, order_id, from_account AS account,
  iif(instr(from_account, ':') = 0, from_account, substr(from_account, 1, instr(from_account, ':') - 1)) AS account_kind,
  -amount AS amount, at
FROM ledger
UNION ALL
SELECT transfer_id, line, order_id, to_account,
  iif(instr(to_account, ':') = 0, to_account, substr(to_account, 1, instr(to_account, ':') - 1)),
  amount, at
FROM ledger;
--> statement-breakpoint
CREATE VIEW audit_accounts AS
SELECT account, iif(instr(account, ':') = 0, account, substr(account, 1, instr(account, ':') - 1)) AS account_kind, balance
FROM ledger_accounts;
--> statement-breakpoint
CREATE VIEW audit_totals AS
SELECT kind AS account_kind, accounts, balance FROM ledger_totals;
--> statement-breakpoint
CREATE VIEW audit_balance_spans AS
SELECT account, span, moved FROM balance_spans;
--> statement-breakpoint
CREATE VIEW audit_payments AS
SELECT id, order_id, attempt, gateway_order_id, amount, status, surplus, method, created_at, updated_at FROM payments;
--> statement-breakpoint
CREATE VIEW audit_gateway_notifications AS
SELECT id, gateway_order_id, received_at, processed_at, shortened_at AS trimmed_at, archived_hash, body = '""' AS is_archived
FROM gateway_notifications;
--> statement-breakpoint
CREATE VIEW audit_refunds AS
SELECT id, order_id, user_id, version, amount, attempt, route, status, created_at, paid_at FROM refunds;
--> statement-breakpoint
CREATE VIEW audit_withdrawals AS
SELECT id, user_id, amount, status, created_at, decided_at, fee FROM withdrawals;
--> statement-breakpoint
CREATE VIEW audit_payouts AS
SELECT id, iif(withdrawal_id IS NULL, 'refund', 'withdrawal') AS kind, coalesce(withdrawal_id, refund_id) AS subject_id,
  user_id AS owner_id, amount, route, state, reference, created_by, released_by, created_at, released_at, arrived_at, ended_at,
  contradicted_at, verdict, judged_by, denial_closed_by AS closed_by, denial_closed_at AS closed_at, surplus, surplus_taken
FROM payout_attempts;
--> statement-breakpoint
CREATE VIEW audit_handwork AS
SELECT id, 'withdrawal' AS kind, amount, user_id AS owner_id, approved_by, iif(status = 'paid', decided_by, NULL) AS paid_by, status,
  claimed_by, claimed_at
FROM withdrawals
UNION ALL
SELECT id, 'refund', amount, user_id, approved_by, paid_by, status, claimed_by, claimed_at FROM refunds WHERE route = 'bank';
--> statement-breakpoint
CREATE VIEW audit_card_holds AS
SELECT order_id, seller_id, amount, created_at, until, taken_at FROM card_holds;
--> statement-breakpoint
CREATE VIEW audit_invoices AS
SELECT kind, year, number, order_id, amount, at FROM invoices;
--> statement-breakpoint
CREATE VIEW audit_seller_months AS
SELECT month, number, seller_id, turnover, fee, taken_back FROM seller_months;
--> statement-breakpoint
-- Orders.
CREATE VIEW audit_orders AS
SELECT id, status, phase, payment_status, kind, user_id AS buyer_id, seller_id, service_id AS listing_id,
  price, quantity, total_price, fee_percent, buyer_share, version,
  created_at, quote_expires_at, payment_due_at, started_at, work_due_at, delivered_at, review_due_at, answer_due_at, closed_at
FROM orders;
--> statement-breakpoint
CREATE VIEW audit_events AS
SELECT order_id, version, kind, actor, actor_id, at, detail FROM order_events;
--> statement-breakpoint
CREATE VIEW audit_archives AS
SELECT c.id, c.order_id, c.archived_hash, c.archived_messages, o.status AS order_status, o.conversation_archived AS is_done,
  (SELECT count(*) FROM message_pictures p WHERE p.conversation_id = c.id) AS pictures
FROM conversations c LEFT JOIN orders o ON o.id = c.order_id
WHERE c.archived_hash IS NOT NULL OR c.archived_messages <> 0;
--> statement-breakpoint
-- People.
CREATE VIEW audit_people AS
SELECT id, completed_count AS orders_completed, suspended_at, operator_since, created_at FROM users;
--> statement-breakpoint
CREATE VIEW audit_person_totals AS
SELECT user_id, bought, bought_open, bought_completed, bought_cancelled, bought_held_amount, sold, sold_open,
  sold_completed, sold_cancelled, sold_held, sold_held_amount, sold_held_income, offers, requests, open_requests,
  paid_out, paid_out_amount
FROM person_totals;
--> statement-breakpoint
CREATE VIEW audit_acts AS
SELECT id, operator_id, kind, subject_id, at FROM operator_acts;
--> statement-breakpoint
-- Listings.
CREATE VIEW audit_listings AS
SELECT id, user_id AS owner_id, type AS kind, status, orderscompleted AS orders_completed, hidden_at, created_at, deleted_at, category
FROM services;
--> statement-breakpoint
CREATE VIEW audit_card_ratings AS
SELECT id AS listing_id, user_id AS seller_id, seller_rating_sum AS rating_sum, seller_rating_count AS rating_count
FROM services WHERE deleted_at IS NULL;
--> statement-breakpoint
CREATE VIEW audit_reviews AS
SELECT id, service_id AS listing_id, subject_id, side, rating, published_at, hidden_at
FROM reviews;
--> statement-breakpoint
CREATE VIEW audit_images AS
SELECT replace(url, '/media/', '') AS key, 'listing' AS owner_kind, service_id AS owner_id,
  EXISTS (SELECT 1 FROM services WHERE services.id = service_assets.service_id) AS owner_found, status, created_at
FROM service_assets
UNION ALL
SELECT replace(picture_url, '/media/', ''), 'person', id, 1, 'ready', NULL
FROM users WHERE picture_url IS NOT NULL
UNION ALL
SELECT key, 'message', message_id,
  EXISTS (SELECT 1 FROM messages WHERE messages.id = message_pictures.message_id), status, created_at
FROM message_pictures;
