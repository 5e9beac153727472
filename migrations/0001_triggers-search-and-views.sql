-- What drizzle-kit does not know: triggers, the full-text index and the views of the audit. A trigger runs inside the statement that
-- fires it, and what it refuses aborts the whole batch.
-- People are found by name without regard to letter case and apostrophes, as `nameKey` in app/database/schema/users.ts compares.
CREATE INDEX `users_name_key` ON `users` (replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(full_name, '''', ''), '’', ''), '‘', ''), '‛', ''), '`', ''), '´', ''), 'ʼ', ''), 'ʻ', ''), 'ʽ', ''), 'ʾ', ''), 'ʿ', ''), 'ʹ', ''), 'ˈ', ''), '′', ''), '＇', ''), 'ꞌ', '') collate nocase);
--> statement-breakpoint
-- Ledger: it only grows, and balances, their sums by kind and a seller's days and months (in Jakarta, 25,200 seconds ahead all
-- year) follow it. The CHECK on ledger_accounts refuses what would take an account below zero.
CREATE TRIGGER ledger_no_update BEFORE UPDATE ON ledger
BEGIN
  SELECT RAISE(ABORT, 'the ledger is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_no_delete BEFORE DELETE ON ledger
BEGIN
  SELECT RAISE(ABORT, 'the ledger is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_balances AFTER INSERT ON ledger
BEGIN
  INSERT OR IGNORE INTO ledger_accounts (account, balance) VALUES (NEW.from_account, 0);
  INSERT OR IGNORE INTO ledger_accounts (account, balance) VALUES (NEW.to_account, 0);
  UPDATE ledger_accounts SET balance = balance + NEW.amount WHERE account = NEW.to_account;
  UPDATE ledger_accounts SET balance = balance - NEW.amount WHERE account = NEW.from_account;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_totals_opened AFTER INSERT ON ledger_accounts
BEGIN
  INSERT INTO ledger_totals (kind, accounts, balance)
  VALUES (
    iif(instr(NEW.account, ':') = 0, NEW.account, substr(NEW.account, 1, instr(NEW.account, ':') - 1)),
    NEW.balance <> 0, NEW.balance)
  ON CONFLICT (kind) DO UPDATE SET accounts = accounts + excluded.accounts, balance = balance + excluded.balance;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_totals_moved AFTER UPDATE OF balance ON ledger_accounts
BEGIN
  UPDATE ledger_totals SET
    accounts = accounts + (NEW.balance <> 0) - (OLD.balance <> 0),
    balance = balance + NEW.balance - OLD.balance
  WHERE kind = iif(instr(NEW.account, ':') = 0, NEW.account, substr(NEW.account, 1, instr(NEW.account, ':') - 1));
END;
--> statement-breakpoint
CREATE TRIGGER ledger_spans AFTER INSERT ON ledger
WHEN NEW.to_account LIKE 'seller:%' OR NEW.from_account LIKE 'seller:%'
BEGIN
  INSERT INTO balance_spans (account, span, moved)
  SELECT account, span, moved
  FROM (
    SELECT NEW.to_account AS account, NEW.amount AS moved WHERE NEW.to_account LIKE 'seller:%'
    UNION ALL
    SELECT NEW.from_account, -NEW.amount WHERE NEW.from_account LIKE 'seller:%'
  ), (
    SELECT 'm' || strftime('%Y-%m', NEW.at / 1000 + 25200, 'unixepoch') AS span
    UNION ALL
    SELECT 'd' || strftime('%Y-%m-%d', NEW.at / 1000 + 25200, 'unixepoch')
  )
  WHERE true
  ON CONFLICT (account, span) DO UPDATE SET moved = moved + excluded.moved;
END;
--> statement-breakpoint
-- The one row that says how far the books have been checked.
INSERT INTO book_checks (id, through) VALUES (1, 0);
--> statement-breakpoint
-- Invoices and the months of sellers: numbered in WIB's years and months as the ledger moves, so that no number is missing or given
-- twice. A correction is what is owed back or was charged back; paying out what is owed corrects nothing more.
CREATE TRIGGER invoices_issued AFTER INSERT ON ledger
WHEN NEW.from_account = 'gateway_clearing' AND NEW.to_account = 'escrow:' || NEW.order_id
BEGIN
  INSERT INTO invoices (kind, year, number, order_id, amount, at, buyer_name, seller_name)
  SELECT 'invoice', y, coalesce((SELECT max(number) FROM invoices WHERE kind = 'invoice' AND year = y), 0) + 1,
    NEW.order_id, NEW.amount, NEW.at, buyer_name, seller_name
  FROM (SELECT cast(strftime('%Y', NEW.at / 1000 + 25200, 'unixepoch') AS integer) AS y), orders WHERE id = NEW.order_id;
END;
--> statement-breakpoint
CREATE TRIGGER invoices_corrected AFTER INSERT ON ledger
WHEN NEW.order_id IS NOT NULL AND (
  (NEW.from_account = 'escrow:' || NEW.order_id AND NEW.to_account LIKE 'refund:%')
  OR (NEW.to_account = 'gateway_clearing' AND NEW.from_account NOT LIKE 'refund:%'))
BEGIN
  INSERT INTO invoices (kind, year, number, order_id, amount, at, buyer_name, seller_name)
  SELECT 'correction', y, coalesce((SELECT max(number) FROM invoices WHERE kind = 'correction' AND year = y), 0) + 1,
    NEW.order_id, NEW.amount, NEW.at, buyer_name, seller_name
  FROM (SELECT cast(strftime('%Y', NEW.at / 1000 + 25200, 'unixepoch') AS integer) AS y), orders WHERE id = NEW.order_id;
END;
--> statement-breakpoint
CREATE TRIGGER invoices_no_update BEFORE UPDATE ON invoices
BEGIN
  SELECT RAISE(ABORT, 'invoices are kept');
END;
--> statement-breakpoint
CREATE TRIGGER invoices_no_delete BEFORE DELETE ON invoices
BEGIN
  SELECT RAISE(ABORT, 'invoices are kept');
END;
--> statement-breakpoint
CREATE TRIGGER seller_months_sold AFTER INSERT ON ledger
WHEN NEW.from_account = 'escrow:' || NEW.order_id AND (NEW.to_account = 'platform_fee' OR NEW.to_account LIKE 'seller:%')
BEGIN
  INSERT INTO seller_months (month, number, seller_id, turnover, fee, taken_back)
  SELECT m, coalesce((SELECT max(number) FROM seller_months WHERE month = m), 0) + 1, seller_id, NEW.amount,
    iif(NEW.to_account = 'platform_fee', NEW.amount, 0), 0
  FROM (SELECT strftime('%Y-%m', NEW.at / 1000 + 25200, 'unixepoch') AS m), orders WHERE orders.id = NEW.order_id
  ON CONFLICT (seller_id, month) DO UPDATE SET turnover = turnover + excluded.turnover, fee = fee + excluded.fee;
END;
--> statement-breakpoint
CREATE TRIGGER seller_months_taken_back AFTER INSERT ON ledger
WHEN NEW.from_account LIKE 'seller:%' AND NEW.to_account = 'gateway_clearing' AND NEW.order_id IS NOT NULL
BEGIN
  INSERT INTO seller_months (month, number, seller_id, turnover, fee, taken_back)
  SELECT m, coalesce((SELECT max(number) FROM seller_months WHERE month = m), 0) + 1, seller_id, 0, 0, NEW.amount
  FROM (SELECT strftime('%Y-%m', NEW.at / 1000 + 25200, 'unixepoch') AS m), orders WHERE orders.id = NEW.order_id
  ON CONFLICT (seller_id, month) DO UPDATE SET taken_back = taken_back + excluded.taken_back;
END;
--> statement-breakpoint
CREATE TRIGGER seller_months_no_delete BEFORE DELETE ON seller_months
BEGIN
  SELECT RAISE(ABORT, 'the months of sellers are kept');
END;
--> statement-breakpoint
-- Closed accounts: they stay closed, and what was under way when one closed writes nothing of it any more.
CREATE TRIGGER users_closed_for_good
BEFORE UPDATE OF email, password_hash, full_name, picture_url, bio, location, place_code, contact_email, phone, website, skills, social_links, closed_at ON users
WHEN OLD.closed_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'account closed');
END;
--> statement-breakpoint
CREATE TRIGGER orders_of_closed BEFORE INSERT ON orders
WHEN EXISTS (SELECT 1 FROM users WHERE id IN (NEW.user_id, NEW.seller_id) AND closed_at IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'account closed');
END;
--> statement-breakpoint
CREATE TRIGGER services_of_closed BEFORE INSERT ON services
WHEN EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND closed_at IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'account closed');
END;
--> statement-breakpoint
CREATE TRIGGER proposals_of_closed BEFORE INSERT ON proposals
WHEN EXISTS (SELECT 1 FROM users WHERE id IN (NEW.user_id, NEW.client_id) AND closed_at IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'account closed');
END;
--> statement-breakpoint
CREATE TRIGGER messages_of_closed BEFORE INSERT ON messages
WHEN EXISTS (SELECT 1 FROM users WHERE id = NEW.sender_id AND closed_at IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'account closed');
END;
--> statement-breakpoint
CREATE TRIGGER withdrawals_of_closed BEFORE INSERT ON withdrawals
WHEN EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND closed_at IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'account closed');
END;
--> statement-breakpoint
CREATE TRIGGER sessions_of_closed BEFORE INSERT ON sessions
WHEN EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND closed_at IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'account closed');
END;
--> statement-breakpoint
-- Nobody reads these any more: they are dropped, and the rest of their batch stands.
CREATE TRIGGER notifications_of_closed BEFORE INSERT ON notifications
WHEN EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND closed_at IS NOT NULL)
BEGIN
  SELECT RAISE(IGNORE);
END;
--> statement-breakpoint
CREATE TRIGGER favourites_of_closed BEFORE INSERT ON favourites
WHEN EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND closed_at IS NOT NULL)
BEGIN
  SELECT RAISE(IGNORE);
END;
--> statement-breakpoint
CREATE TRIGGER seen_listings_of_closed BEFORE INSERT ON seen_listings
WHEN EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND closed_at IS NOT NULL)
BEGIN
  SELECT RAISE(IGNORE);
END;
--> statement-breakpoint
CREATE TRIGGER saved_searches_of_closed BEFORE INSERT ON saved_searches
WHEN EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND closed_at IS NOT NULL)
BEGIN
  SELECT RAISE(IGNORE);
END;
--> statement-breakpoint
CREATE TRIGGER email_tokens_of_closed BEFORE INSERT ON email_tokens
WHEN EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND closed_at IS NOT NULL)
BEGIN
  SELECT RAISE(IGNORE);
END;
--> statement-breakpoint
-- Orders: their story is not rewritten, and the totals of both sides follow them. Orders are never deleted and keep their sides.
CREATE TRIGGER order_events_no_update BEFORE UPDATE ON order_events
BEGIN
  SELECT RAISE(ABORT, 'order events are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER order_events_no_delete BEFORE DELETE ON order_events
BEGIN
  SELECT RAISE(ABORT, 'order events are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER orders_totals_placed AFTER INSERT ON orders
BEGIN
  INSERT INTO person_totals (user_id, bought, bought_open, bought_completed, bought_cancelled, bought_held_amount)
  VALUES (NEW.user_id, 1,
    (NEW.status IN ('pending', 'in_progress')),
    (NEW.status = 'completed' AND coalesce(NEW.buyer_share, 0) = 0),
    (NEW.status = 'cancelled' AND NEW.started_at IS NOT NULL),
    iif(NEW.status = 'in_progress' AND NEW.payment_status = 'held', NEW.total_price, 0))
  ON CONFLICT (user_id) DO UPDATE SET
    bought = bought + excluded.bought,
    bought_open = bought_open + excluded.bought_open,
    bought_completed = bought_completed + excluded.bought_completed,
    bought_cancelled = bought_cancelled + excluded.bought_cancelled,
    bought_held_amount = bought_held_amount + excluded.bought_held_amount;
  INSERT INTO person_totals (user_id, sold, sold_open, sold_completed, sold_cancelled, sold_held, sold_held_amount, sold_held_income)
  VALUES (NEW.seller_id, 1,
    (NEW.status IN ('pending', 'in_progress')),
    (NEW.status = 'completed' AND coalesce(NEW.buyer_share, 0) = 0),
    (NEW.status = 'cancelled' AND NEW.started_at IS NOT NULL),
    (NEW.status = 'in_progress' AND NEW.payment_status = 'held'),
    iif(NEW.status = 'in_progress' AND NEW.payment_status = 'held', NEW.total_price, 0),
    iif(NEW.status = 'in_progress' AND NEW.payment_status = 'held', NEW.total_price - NEW.total_price * NEW.fee_percent / 100, 0))
  ON CONFLICT (user_id) DO UPDATE SET
    sold = sold + excluded.sold,
    sold_open = sold_open + excluded.sold_open,
    sold_completed = sold_completed + excluded.sold_completed,
    sold_cancelled = sold_cancelled + excluded.sold_cancelled,
    sold_held = sold_held + excluded.sold_held,
    sold_held_amount = sold_held_amount + excluded.sold_held_amount,
    sold_held_income = sold_held_income + excluded.sold_held_income;
END;
--> statement-breakpoint
CREATE TRIGGER orders_totals_changed
AFTER UPDATE OF status, payment_status, total_price, fee_percent, buyer_share, started_at ON orders
WHEN OLD.status <> NEW.status OR OLD.payment_status <> NEW.payment_status OR OLD.total_price IS NOT NEW.total_price
  OR OLD.fee_percent <> NEW.fee_percent OR OLD.buyer_share IS NOT NEW.buyer_share
  OR OLD.started_at IS NOT NEW.started_at
BEGIN
  UPDATE person_totals SET
    bought_open = bought_open + (NEW.status IN ('pending', 'in_progress')) - (OLD.status IN ('pending', 'in_progress')),
    bought_completed = bought_completed + (NEW.status = 'completed' AND coalesce(NEW.buyer_share, 0) = 0) - (OLD.status = 'completed' AND coalesce(OLD.buyer_share, 0) = 0),
    bought_cancelled = bought_cancelled + (NEW.status = 'cancelled' AND NEW.started_at IS NOT NULL) - (OLD.status = 'cancelled' AND OLD.started_at IS NOT NULL),
    bought_held_amount = bought_held_amount + iif(NEW.status = 'in_progress' AND NEW.payment_status = 'held', NEW.total_price, 0) - iif(OLD.status = 'in_progress' AND OLD.payment_status = 'held', OLD.total_price, 0)
  WHERE user_id = NEW.user_id;
  UPDATE person_totals SET
    sold_open = sold_open + (NEW.status IN ('pending', 'in_progress')) - (OLD.status IN ('pending', 'in_progress')),
    sold_completed = sold_completed + (NEW.status = 'completed' AND coalesce(NEW.buyer_share, 0) = 0) - (OLD.status = 'completed' AND coalesce(OLD.buyer_share, 0) = 0),
    sold_cancelled = sold_cancelled + (NEW.status = 'cancelled' AND NEW.started_at IS NOT NULL) - (OLD.status = 'cancelled' AND OLD.started_at IS NOT NULL),
    sold_held = sold_held + (NEW.status = 'in_progress' AND NEW.payment_status = 'held') - (OLD.status = 'in_progress' AND OLD.payment_status = 'held'),
    sold_held_amount = sold_held_amount + iif(NEW.status = 'in_progress' AND NEW.payment_status = 'held', NEW.total_price, 0) - iif(OLD.status = 'in_progress' AND OLD.payment_status = 'held', OLD.total_price, 0),
    sold_held_income = sold_held_income + iif(NEW.status = 'in_progress' AND NEW.payment_status = 'held', NEW.total_price - NEW.total_price * NEW.fee_percent / 100, 0) - iif(OLD.status = 'in_progress' AND OLD.payment_status = 'held', OLD.total_price - OLD.total_price * OLD.fee_percent / 100, 0)
  WHERE user_id = NEW.seller_id;
END;
--> statement-breakpoint
-- Withdrawals and refunds: the totals of whom they were paid to, and one way out at a time, by hand or by a payout.
CREATE TRIGGER withdrawals_fee BEFORE INSERT ON withdrawals
WHEN typeof(NEW.fee) <> 'integer' OR NEW.fee < 0 OR NEW.fee >= NEW.amount
BEGIN
  SELECT RAISE(ABORT, 'the fee of a withdrawal is a part of it');
END;
--> statement-breakpoint
CREATE TRIGGER withdrawals_totals_added AFTER INSERT ON withdrawals
WHEN NEW.status = 'paid'
BEGIN
  INSERT INTO person_totals (user_id, paid_out, paid_out_amount) VALUES (NEW.user_id, 1, NEW.amount)
  ON CONFLICT (user_id) DO UPDATE SET
    paid_out = paid_out + 1, paid_out_amount = paid_out_amount + excluded.paid_out_amount;
END;
--> statement-breakpoint
CREATE TRIGGER withdrawals_totals_changed AFTER UPDATE OF status ON withdrawals
WHEN (OLD.status = 'paid') <> (NEW.status = 'paid')
BEGIN
  INSERT INTO person_totals (user_id, paid_out, paid_out_amount)
  VALUES (NEW.user_id, iif(NEW.status = 'paid', 1, -1), iif(NEW.status = 'paid', 1, -1) * NEW.amount)
  ON CONFLICT (user_id) DO UPDATE SET
    paid_out = paid_out + excluded.paid_out, paid_out_amount = paid_out_amount + excluded.paid_out_amount;
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
-- Payouts: one begins only for a sum that waits, and keeps what was asked for. A provider may deny that one failed: it revives
-- only while nothing else was done with the money.
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
-- Operators: what they did is not rewritten.
CREATE TRIGGER operator_acts_no_update BEFORE UPDATE ON operator_acts
BEGIN
  SELECT RAISE(ABORT, 'operator acts are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER operator_acts_no_delete BEFORE DELETE ON operator_acts
BEGIN
  SELECT RAISE(ABORT, 'operator acts are append-only');
END;
--> statement-breakpoint
-- Notifications and messages: what the top bar counts of them.
CREATE TRIGGER notifications_told AFTER INSERT ON notifications
WHEN NEW.read_at IS NULL
BEGIN
  UPDATE users SET unread_notifications = unread_notifications + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER notifications_read AFTER UPDATE OF read_at ON notifications
WHEN (OLD.read_at IS NULL) <> (NEW.read_at IS NULL)
BEGIN
  UPDATE users SET unread_notifications = unread_notifications + iif(NEW.read_at IS NULL, 1, -1)
  WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER notifications_dropped AFTER DELETE ON notifications
WHEN OLD.read_at IS NULL
BEGIN
  UPDATE users SET unread_notifications = unread_notifications - 1 WHERE id = OLD.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER conversation_members_joined AFTER INSERT ON conversation_members
WHEN NEW.unread > 0
BEGIN
  UPDATE users SET unread_messages = unread_messages + NEW.unread WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER conversation_members_unread AFTER UPDATE OF unread ON conversation_members
WHEN OLD.unread <> NEW.unread
BEGIN
  UPDATE users SET unread_messages = unread_messages + NEW.unread - OLD.unread WHERE id = NEW.user_id;
END;
--> statement-breakpoint
-- Reviews: each counts once, on the listing whose owner it is about (a buyer's on the offer, a seller's on the wanted request), and
-- nowhere while an operator hides it.
CREATE TRIGGER reviews_published AFTER UPDATE OF published_at ON reviews
WHEN OLD.published_at IS NULL AND NEW.published_at IS NOT NULL
BEGIN
  UPDATE services SET
    rating = (rating_sum + NEW.rating) * 1.0 / (rating_count + 1),
    rating_sum = rating_sum + NEW.rating,
    rating_count = rating_count + 1,
    rating_1 = rating_1 + (NEW.rating = 1),
    rating_2 = rating_2 + (NEW.rating = 2),
    rating_3 = rating_3 + (NEW.rating = 3),
    rating_4 = rating_4 + (NEW.rating = 4),
    rating_5 = rating_5 + (NEW.rating = 5)
  WHERE id = NEW.service_id AND user_id = NEW.subject_id;
  UPDATE users SET
    rating_sum = rating_sum + iif(NEW.side = 'buyer', NEW.rating, 0),
    rating_count = rating_count + (NEW.side = 'buyer'),
    client_rating_sum = client_rating_sum + iif(NEW.side = 'seller', NEW.rating, 0),
    client_rating_count = client_rating_count + (NEW.side = 'seller')
  WHERE id = NEW.subject_id;
END;
--> statement-breakpoint
CREATE TRIGGER reviews_hidden AFTER UPDATE OF hidden_at ON reviews
WHEN NEW.published_at IS NOT NULL AND (OLD.hidden_at IS NULL) <> (NEW.hidden_at IS NULL)
BEGIN
  UPDATE services SET
    rating = iif(rating_count + iif(NEW.hidden_at IS NULL, 1, -1) = 0, 0,
      (rating_sum + iif(NEW.hidden_at IS NULL, 1, -1) * NEW.rating) * 1.0 / (rating_count + iif(NEW.hidden_at IS NULL, 1, -1))),
    rating_sum = rating_sum + iif(NEW.hidden_at IS NULL, 1, -1) * NEW.rating,
    rating_count = rating_count + iif(NEW.hidden_at IS NULL, 1, -1),
    rating_1 = rating_1 + iif(NEW.hidden_at IS NULL, 1, -1) * (NEW.rating = 1),
    rating_2 = rating_2 + iif(NEW.hidden_at IS NULL, 1, -1) * (NEW.rating = 2),
    rating_3 = rating_3 + iif(NEW.hidden_at IS NULL, 1, -1) * (NEW.rating = 3),
    rating_4 = rating_4 + iif(NEW.hidden_at IS NULL, 1, -1) * (NEW.rating = 4),
    rating_5 = rating_5 + iif(NEW.hidden_at IS NULL, 1, -1) * (NEW.rating = 5)
  WHERE id = NEW.service_id AND user_id = NEW.subject_id;
  UPDATE users SET
    rating_sum = rating_sum + iif(NEW.hidden_at IS NULL, 1, -1) * iif(NEW.side = 'buyer', NEW.rating, 0),
    rating_count = rating_count + iif(NEW.hidden_at IS NULL, 1, -1) * (NEW.side = 'buyer'),
    client_rating_sum = client_rating_sum + iif(NEW.hidden_at IS NULL, 1, -1) * iif(NEW.side = 'seller', NEW.rating, 0),
    client_rating_count = client_rating_count + iif(NEW.hidden_at IS NULL, 1, -1) * (NEW.side = 'seller')
  WHERE id = NEW.subject_id;
END;
--> statement-breakpoint
-- Listings: the totals of their owners.
CREATE TRIGGER services_totals_added AFTER INSERT ON services
BEGIN
  INSERT INTO person_totals (user_id, offers, requests, open_requests)
  VALUES (NEW.user_id, (NEW.deleted_at IS NULL AND NEW.type = 'offer'), (NEW.deleted_at IS NULL AND NEW.type = 'wanted'), (NEW.deleted_at IS NULL AND NEW.type = 'wanted' AND NEW.status = 'active'))
  ON CONFLICT (user_id) DO UPDATE SET
    offers = offers + excluded.offers,
    requests = requests + excluded.requests,
    open_requests = open_requests + excluded.open_requests;
END;
--> statement-breakpoint
CREATE TRIGGER services_totals_changed AFTER UPDATE OF status, deleted_at ON services
WHEN OLD.status <> NEW.status OR OLD.deleted_at IS NOT NEW.deleted_at
BEGIN
  UPDATE person_totals SET
    offers = offers + (NEW.deleted_at IS NULL AND NEW.type = 'offer') - (OLD.deleted_at IS NULL AND OLD.type = 'offer'),
    requests = requests + (NEW.deleted_at IS NULL AND NEW.type = 'wanted') - (OLD.deleted_at IS NULL AND OLD.type = 'wanted'),
    open_requests = open_requests + (NEW.deleted_at IS NULL AND NEW.type = 'wanted' AND NEW.status = 'active') - (OLD.deleted_at IS NULL AND OLD.type = 'wanted' AND OLD.status = 'active')
  WHERE user_id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER services_totals_removed AFTER DELETE ON services
BEGIN
  UPDATE person_totals SET
    offers = offers - (OLD.deleted_at IS NULL AND OLD.type = 'offer'),
    requests = requests - (OLD.deleted_at IS NULL AND OLD.type = 'wanted'),
    open_requests = open_requests - (OLD.deleted_at IS NULL AND OLD.type = 'wanted' AND OLD.status = 'active')
  WHERE user_id = OLD.user_id;
END;
--> statement-breakpoint
-- Ratings of sellers: on each of their listings, so that cards join nothing. A deleted listing keeps what it had until it is back.
CREATE TRIGGER users_rating_copied AFTER UPDATE OF rating_sum, rating_count ON users
WHEN OLD.rating_sum <> NEW.rating_sum OR OLD.rating_count <> NEW.rating_count
BEGIN
  UPDATE services SET seller_rating_sum = NEW.rating_sum, seller_rating_count = NEW.rating_count
  WHERE user_id = NEW.id AND type IN ('offer', 'wanted') AND deleted_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER services_rating_restored AFTER UPDATE OF deleted_at ON services
WHEN OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL
BEGIN
  UPDATE services SET seller_rating_sum = users.rating_sum, seller_rating_count = users.rating_count
  FROM users WHERE services.id = NEW.id AND users.id = NEW.user_id;
END;
--> statement-breakpoint
-- Search: full text over what the app understood of each listing on show (domain/search), so that a search and a listing are read by
-- the same rules. Filters are words in `tags`, so that a filtered search still walks the index newest first (rowid = services.seq)
-- and stops at its page.
CREATE VIRTUAL TABLE services_search USING fts5(
  title, words, tags,
  content = '', contentless_delete = 1,
  tokenize = "unicode61 remove_diacritics 2",
  prefix = '2 3'
);
--> statement-breakpoint
-- The same words in three more orders of rowids (db/schema/listing-index): a search by price walks from its cheapest hit and stops
-- at its page, where sorting would read every hit. Without places of words and kept beginnings they are half as large.
CREATE VIRTUAL TABLE services_by_price USING fts5(
  title, words, tags,
  content = '', contentless_delete = 1, detail = column,
  tokenize = "unicode61 remove_diacritics 2"
);
--> statement-breakpoint
CREATE VIRTUAL TABLE services_by_rating USING fts5(
  title, words, tags,
  content = '', contentless_delete = 1, detail = column,
  tokenize = "unicode61 remove_diacritics 2"
);
--> statement-breakpoint
CREATE VIRTUAL TABLE services_by_popularity USING fts5(
  title, words, tags,
  content = '', contentless_delete = 1, detail = column,
  tokenize = "unicode61 remove_diacritics 2"
);
--> statement-breakpoint
-- Which words the index holds and in how many listings: the scheduler counts them for the reading of searches.
CREATE VIRTUAL TABLE search_terms USING fts5vocab('services_by_price', 'col');
--> statement-breakpoint
INSERT INTO search_vocabulary (id) VALUES (1);
--> statement-breakpoint
-- They follow the listings, except where the index is fed in a database of its own alone (search/).
CREATE TRIGGER services_search_insert AFTER INSERT ON services
WHEN NOT EXISTS (SELECT 1 FROM index_feeding WHERE alone = 1)
BEGIN
  INSERT INTO services_search (rowid, title, words, tags)
  SELECT NEW.seq, NEW.search_title, NEW.search_words, NEW.filter_tags
  WHERE NEW.status = 'active' AND NEW.deleted_at IS NULL;
  INSERT INTO services_by_price (rowid, title, words, tags)
  SELECT NEW.price_place, NEW.search_title, NEW.search_words, NEW.filter_tags
  WHERE NEW.status = 'active' AND NEW.deleted_at IS NULL;
  INSERT INTO services_by_rating (rowid, title, words, tags)
  SELECT NEW.rating_place, NEW.search_title, NEW.search_words, NEW.filter_tags
  WHERE NEW.status = 'active' AND NEW.deleted_at IS NULL AND NEW.type = 'offer';
  INSERT INTO services_by_popularity (rowid, title, words, tags)
  SELECT NEW.popular_place, NEW.search_title, NEW.search_words, NEW.filter_tags
  WHERE NEW.status = 'active' AND NEW.deleted_at IS NULL AND NEW.type = 'offer';
END;
--> statement-breakpoint
-- Named are the columns that the generated ones are made of; a counter that stays within its band rebuilds nothing. The new places
-- are cleared as well as the old: the triggers below may have been here first.
CREATE TRIGGER services_search_update
AFTER UPDATE OF search_title, search_words, search_tags, price, rating, delivery_days, status, deleted_at ON services
WHEN NOT EXISTS (SELECT 1 FROM index_feeding WHERE alone = 1)
  AND (OLD.search_title <> NEW.search_title OR OLD.search_words <> NEW.search_words OR OLD.filter_tags <> NEW.filter_tags
    OR OLD.status <> NEW.status OR OLD.deleted_at IS NOT NEW.deleted_at)
BEGIN
  DELETE FROM services_search WHERE rowid = OLD.seq;
  DELETE FROM services_by_price WHERE rowid = OLD.price_place;
  DELETE FROM services_by_rating WHERE rowid = OLD.rating_place;
  DELETE FROM services_by_rating WHERE rowid = NEW.rating_place;
  DELETE FROM services_by_popularity WHERE rowid = OLD.popular_place;
  DELETE FROM services_by_popularity WHERE rowid = NEW.popular_place;
  INSERT INTO services_search (rowid, title, words, tags)
  SELECT NEW.seq, NEW.search_title, NEW.search_words, NEW.filter_tags
  WHERE NEW.status = 'active' AND NEW.deleted_at IS NULL;
  INSERT INTO services_by_price (rowid, title, words, tags)
  SELECT NEW.price_place, NEW.search_title, NEW.search_words, NEW.filter_tags
  WHERE NEW.status = 'active' AND NEW.deleted_at IS NULL;
  INSERT INTO services_by_rating (rowid, title, words, tags)
  SELECT NEW.rating_place, NEW.search_title, NEW.search_words, NEW.filter_tags
  WHERE NEW.status = 'active' AND NEW.deleted_at IS NULL AND NEW.type = 'offer';
  INSERT INTO services_by_popularity (rowid, title, words, tags)
  SELECT NEW.popular_place, NEW.search_title, NEW.search_words, NEW.filter_tags
  WHERE NEW.status = 'active' AND NEW.deleted_at IS NULL AND NEW.type = 'offer';
END;
--> statement-breakpoint
CREATE TRIGGER services_by_rating_update AFTER UPDATE OF rating, rating_count ON services
WHEN NOT EXISTS (SELECT 1 FROM index_feeding WHERE alone = 1)
  AND OLD.rating_place <> NEW.rating_place
BEGIN
  DELETE FROM services_by_rating WHERE rowid = OLD.rating_place;
  DELETE FROM services_by_rating WHERE rowid = NEW.rating_place;
  INSERT INTO services_by_rating (rowid, title, words, tags)
  SELECT NEW.rating_place, NEW.search_title, NEW.search_words, NEW.filter_tags
  WHERE NEW.status = 'active' AND NEW.deleted_at IS NULL AND NEW.type = 'offer';
END;
--> statement-breakpoint
CREATE TRIGGER services_by_popularity_update AFTER UPDATE OF popularity ON services
WHEN NOT EXISTS (SELECT 1 FROM index_feeding WHERE alone = 1)
  AND OLD.popular_place <> NEW.popular_place
BEGIN
  DELETE FROM services_by_popularity WHERE rowid = OLD.popular_place;
  DELETE FROM services_by_popularity WHERE rowid = NEW.popular_place;
  INSERT INTO services_by_popularity (rowid, title, words, tags)
  SELECT NEW.popular_place, NEW.search_title, NEW.search_words, NEW.filter_tags
  WHERE NEW.status = 'active' AND NEW.deleted_at IS NULL AND NEW.type = 'offer';
END;
--> statement-breakpoint
CREATE TRIGGER services_search_delete AFTER DELETE ON services
WHEN NOT EXISTS (SELECT 1 FROM index_feeding WHERE alone = 1)
BEGIN
  DELETE FROM services_search WHERE rowid = OLD.seq;
  DELETE FROM services_by_price WHERE rowid = OLD.price_place;
  DELETE FROM services_by_rating WHERE rowid = OLD.rating_place;
  DELETE FROM services_by_popularity WHERE rowid = OLD.popular_place;
END;
--> statement-breakpoint
-- While there is another database to tell, what changes of a listing's words, filters, places or being on show is noted.
CREATE TRIGGER services_noted_insert AFTER INSERT ON services
WHEN EXISTS (SELECT 1 FROM index_feeding)
BEGIN
  UPDATE index_feeding SET revision = max(revision + 1, unixepoch() * 1000);
  INSERT INTO listing_changes (seq, revision, is_new, changed_at)
  SELECT NEW.seq, revision, 1, unixepoch() * 1000 FROM index_feeding WHERE true
  ON CONFLICT (seq) DO UPDATE SET revision = excluded.revision;
END;
--> statement-breakpoint
CREATE TRIGGER services_noted_update
AFTER UPDATE OF search_title, search_words, search_tags, price, rating, rating_count, popularity, delivery_days, status, deleted_at
ON services
WHEN EXISTS (SELECT 1 FROM index_feeding)
  AND (OLD.search_title <> NEW.search_title OR OLD.search_words <> NEW.search_words OR OLD.filter_tags <> NEW.filter_tags
    OR OLD.rating_place <> NEW.rating_place OR OLD.popular_place <> NEW.popular_place
    OR OLD.status <> NEW.status OR OLD.deleted_at IS NOT NEW.deleted_at)
BEGIN
  UPDATE index_feeding SET revision = max(revision + 1, unixepoch() * 1000);
  INSERT INTO listing_changes (seq, revision, is_new, changed_at)
  SELECT NEW.seq, revision, 0, unixepoch() * 1000 FROM index_feeding WHERE true
  ON CONFLICT (seq) DO UPDATE SET revision = excluded.revision;
END;
--> statement-breakpoint
CREATE TRIGGER services_noted_delete AFTER DELETE ON services
WHEN EXISTS (SELECT 1 FROM index_feeding)
BEGIN
  UPDATE index_feeding SET revision = max(revision + 1, unixepoch() * 1000);
  INSERT INTO listing_changes (seq, revision, is_new, changed_at)
  SELECT OLD.seq, revision, 0, unixepoch() * 1000 FROM index_feeding WHERE true
  ON CONFLICT (seq) DO UPDATE SET revision = excluded.revision;
END;
--> statement-breakpoint
-- Views for the audit. tests/audit/README.md documents their columns, which keep their meaning. A migration that rebuilds a table
-- named here drops the views first and creates them again.
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
  (SELECT count(*) FROM message_pictures p WHERE p.conversation_id = c.id) AS pictures,
  (SELECT json_group_array(p.key) FROM message_pictures p WHERE p.conversation_id = c.id AND p.status = 'ready'
    AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.id = p.message_id)) AS archived_pictures
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
  EXISTS (SELECT 1 FROM messages WHERE messages.id = message_pictures.message_id)
    OR EXISTS (SELECT 1 FROM conversations c WHERE c.id = message_pictures.conversation_id AND c.archived_hash IS NOT NULL),
  status, created_at
FROM message_pictures;
