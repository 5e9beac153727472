-- The indexes hold words, stems and concepts that the app writes with each listing (domain/search), no longer its texts.
DROP TRIGGER services_search_insert;
--> statement-breakpoint
DROP TRIGGER services_search_update;
--> statement-breakpoint
DROP TRIGGER services_by_rating_update;
--> statement-breakpoint
DROP TRIGGER services_by_popularity_update;
--> statement-breakpoint
DROP TRIGGER services_search_delete;
--> statement-breakpoint
DROP TABLE services_search;
--> statement-breakpoint
DROP TABLE services_by_price;
--> statement-breakpoint
DROP TABLE services_by_rating;
--> statement-breakpoint
DROP TABLE services_by_popularity;
--> statement-breakpoint
ALTER TABLE `services` DROP COLUMN `searched_words`;
--> statement-breakpoint
-- Until the scheduler reads them (search_version 0), listings are found by their own texts.
UPDATE services SET
  content_changed_at = created_at,
  search_title = lower(title),
  search_words = lower(description || ' ' || requirements || ' ' || category || ' ' || location || ' ' || seller_name);
--> statement-breakpoint
-- Full text over listings that can be found: what the app understood of them, so that a search and a listing are read
-- by the same rules. Filters are words in `tags`, so that a filtered search still walks the index newest first
-- (rowid = services.seq) and stops at its page.
CREATE VIRTUAL TABLE services_search USING fts5(
  title, words, tags,
  content = '', contentless_delete = 1,
  tokenize = "unicode61 remove_diacritics 2",
  prefix = '2 3'
);
--> statement-breakpoint
-- The same words three times more, each in another order of rowids (see db/schema/listing-index): a search by price
-- walks the index from its cheapest hit and stops at its page, where sorting would have to read every hit. Without
-- places of words and kept beginnings they are half as large.
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
CREATE TRIGGER services_search_insert AFTER INSERT ON services
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
-- Named are the columns that the generated ones are made of; a counter that stays within its band rebuilds nothing.
-- The new places are cleared as well as the old: the triggers below may have been here first.
CREATE TRIGGER services_search_update
AFTER UPDATE OF search_title, search_words, search_tags, price, rating, delivery_days, status, deleted_at ON services
WHEN OLD.search_title <> NEW.search_title OR OLD.search_words <> NEW.search_words OR OLD.filter_tags <> NEW.filter_tags
  OR OLD.status <> NEW.status OR OLD.deleted_at IS NOT NEW.deleted_at
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
WHEN OLD.rating_place <> NEW.rating_place
BEGIN
  DELETE FROM services_by_rating WHERE rowid = OLD.rating_place;
  DELETE FROM services_by_rating WHERE rowid = NEW.rating_place;
  INSERT INTO services_by_rating (rowid, title, words, tags)
  SELECT NEW.rating_place, NEW.search_title, NEW.search_words, NEW.filter_tags
  WHERE NEW.status = 'active' AND NEW.deleted_at IS NULL AND NEW.type = 'offer';
END;
--> statement-breakpoint
CREATE TRIGGER services_by_popularity_update AFTER UPDATE OF popularity ON services
WHEN OLD.popular_place <> NEW.popular_place
BEGIN
  DELETE FROM services_by_popularity WHERE rowid = OLD.popular_place;
  DELETE FROM services_by_popularity WHERE rowid = NEW.popular_place;
  INSERT INTO services_by_popularity (rowid, title, words, tags)
  SELECT NEW.popular_place, NEW.search_title, NEW.search_words, NEW.filter_tags
  WHERE NEW.status = 'active' AND NEW.deleted_at IS NULL AND NEW.type = 'offer';
END;
--> statement-breakpoint
CREATE TRIGGER services_search_delete AFTER DELETE ON services
BEGIN
  DELETE FROM services_search WHERE rowid = OLD.seq;
  DELETE FROM services_by_price WHERE rowid = OLD.price_place;
  DELETE FROM services_by_rating WHERE rowid = OLD.rating_place;
  DELETE FROM services_by_popularity WHERE rowid = OLD.popular_place;
END;
--> statement-breakpoint
INSERT INTO services_search (rowid, title, words, tags)
SELECT seq, search_title, search_words, filter_tags FROM services
WHERE status = 'active' AND deleted_at IS NULL;
--> statement-breakpoint
INSERT INTO services_by_price (rowid, title, words, tags)
SELECT price_place, search_title, search_words, filter_tags FROM services
WHERE status = 'active' AND deleted_at IS NULL;
--> statement-breakpoint
INSERT INTO services_by_rating (rowid, title, words, tags)
SELECT rating_place, search_title, search_words, filter_tags FROM services
WHERE status = 'active' AND deleted_at IS NULL AND type = 'offer';
--> statement-breakpoint
INSERT INTO services_by_popularity (rowid, title, words, tags)
SELECT popular_place, search_title, search_words, filter_tags FROM services
WHERE status = 'active' AND deleted_at IS NULL AND type = 'offer';
--> statement-breakpoint
-- Which words the index holds and in how many listings: the scheduler counts them for the reading of searches.
CREATE VIRTUAL TABLE search_terms USING fts5vocab('services_by_price', 'col');
--> statement-breakpoint
INSERT INTO search_vocabulary (id) VALUES (1);
--> statement-breakpoint
-- Totals of a person follow orders, listings and withdrawals inside the statement that changes one. Orders are never
-- deleted, and keep their two sides.
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
-- What stood before the triggers.
INSERT INTO person_totals (user_id, bought, bought_open, bought_completed, bought_cancelled, bought_held_amount)
SELECT user_id, count(*),
  sum((status IN ('pending', 'in_progress'))),
  sum((status = 'completed' AND coalesce(buyer_share, 0) = 0)),
  sum((status = 'cancelled' AND started_at IS NOT NULL)),
  sum(iif(status = 'in_progress' AND payment_status = 'held', total_price, 0))
FROM orders WHERE true GROUP BY user_id
ON CONFLICT (user_id) DO UPDATE SET bought = excluded.bought, bought_open = excluded.bought_open, bought_completed = excluded.bought_completed, bought_cancelled = excluded.bought_cancelled, bought_held_amount = excluded.bought_held_amount;
--> statement-breakpoint
INSERT INTO person_totals (user_id, sold, sold_open, sold_completed, sold_cancelled, sold_held, sold_held_amount, sold_held_income)
SELECT seller_id, count(*),
  sum((status IN ('pending', 'in_progress'))),
  sum((status = 'completed' AND coalesce(buyer_share, 0) = 0)),
  sum((status = 'cancelled' AND started_at IS NOT NULL)),
  sum((status = 'in_progress' AND payment_status = 'held')),
  sum(iif(status = 'in_progress' AND payment_status = 'held', total_price, 0)),
  sum(iif(status = 'in_progress' AND payment_status = 'held', total_price - total_price * fee_percent / 100, 0))
FROM orders WHERE true GROUP BY seller_id
ON CONFLICT (user_id) DO UPDATE SET sold = excluded.sold, sold_open = excluded.sold_open, sold_completed = excluded.sold_completed, sold_cancelled = excluded.sold_cancelled, sold_held = excluded.sold_held, sold_held_amount = excluded.sold_held_amount, sold_held_income = excluded.sold_held_income;
--> statement-breakpoint
INSERT INTO person_totals (user_id, offers, requests, open_requests)
SELECT user_id, sum((deleted_at IS NULL AND type = 'offer')), sum((deleted_at IS NULL AND type = 'wanted')), sum((deleted_at IS NULL AND type = 'wanted' AND status = 'active'))
FROM services WHERE true GROUP BY user_id
ON CONFLICT (user_id) DO UPDATE SET offers = excluded.offers, requests = excluded.requests, open_requests = excluded.open_requests;
--> statement-breakpoint
INSERT INTO person_totals (user_id, paid_out, paid_out_amount)
SELECT user_id, count(*), sum(amount) FROM withdrawals WHERE status = 'paid' GROUP BY user_id
ON CONFLICT (user_id) DO UPDATE SET paid_out = excluded.paid_out, paid_out_amount = excluded.paid_out_amount;
--> statement-breakpoint
-- Jakarta is 25,200 seconds ahead, all year.
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
INSERT INTO balance_spans (account, span, moved)
SELECT account, span, sum(moved)
FROM (
  SELECT to_account AS account, 'm' || strftime('%Y-%m', at / 1000 + 25200, 'unixepoch') AS span, amount AS moved FROM ledger
  UNION ALL
  SELECT to_account, 'd' || strftime('%Y-%m-%d', at / 1000 + 25200, 'unixepoch'), amount FROM ledger
  UNION ALL
  SELECT from_account, 'm' || strftime('%Y-%m', at / 1000 + 25200, 'unixepoch'), -amount FROM ledger
  UNION ALL
  SELECT from_account, 'd' || strftime('%Y-%m-%d', at / 1000 + 25200, 'unixepoch'), -amount FROM ledger
)
WHERE account LIKE 'seller:%' GROUP BY account, span;
--> statement-breakpoint
CREATE VIEW audit_person_totals AS
SELECT user_id, bought, bought_open, bought_completed, bought_cancelled, bought_held_amount, sold, sold_open,
  sold_completed, sold_cancelled, sold_held, sold_held_amount, sold_held_income, offers, requests, open_requests,
  paid_out, paid_out_amount
FROM person_totals;
--> statement-breakpoint
CREATE VIEW audit_balance_spans AS
SELECT account, span, moved FROM balance_spans;
--> statement-breakpoint
-- Their table was made anew with one more kind, which took its triggers along.
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
-- Cards show the seller's rating and join nothing: it follows the person's own, inside the statement that publishes,
-- hides or shows a review. No trigger of the search index names these columns. One row is written for each listing that
-- is not deleted, found by services_owner; what is deleted keeps what it had, until it came back.
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
UPDATE services SET seller_rating_sum = users.rating_sum, seller_rating_count = users.rating_count
FROM users WHERE users.id = services.user_id AND users.rating_count > 0 AND services.deleted_at IS NULL;
--> statement-breakpoint
CREATE VIEW audit_reviews AS
SELECT id, service_id AS listing_id, subject_id, side, rating, published_at, hidden_at
FROM reviews;
--> statement-breakpoint
CREATE VIEW audit_card_ratings AS
SELECT id AS listing_id, user_id AS seller_id, seller_rating_sum AS rating_sum, seller_rating_count AS rating_count
FROM services WHERE deleted_at IS NULL;
