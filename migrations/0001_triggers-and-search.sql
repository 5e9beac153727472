-- The ledger only grows.
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
-- Balances follow the ledger inside the same statement, so the CHECK on ledger_accounts
-- aborts the whole batch that would take an account below zero.
CREATE TRIGGER ledger_balances AFTER INSERT ON ledger
BEGIN
  INSERT OR IGNORE INTO ledger_accounts (account, balance) VALUES (NEW.from_account, 0);
  INSERT OR IGNORE INTO ledger_accounts (account, balance) VALUES (NEW.to_account, 0);
  UPDATE ledger_accounts SET balance = balance + NEW.amount WHERE account = NEW.to_account;
  UPDATE ledger_accounts SET balance = balance - NEW.amount WHERE account = NEW.from_account;
END;
--> statement-breakpoint
-- An order's story is not rewritten either.
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
-- What operators did is not rewritten.
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
-- The trial balance follows the balances, which follow the ledger, inside the statement that moves money.
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
-- The one row that says how far the books have been checked.
INSERT INTO book_checks (id, through) VALUES (1, 0);
--> statement-breakpoint
-- What the top bar counts follows its rows inside the same statement, so it can neither be forgotten nor drift.
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
-- Averages follow the reviews inside the statement that publishes one, so that however many publish at once, each
-- review is counted once. It counts on the listing whose owner it is about: a buyer's on the offer, a seller's on the
-- wanted request.
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
-- A published review that an operator takes out of sight counts nowhere any more, and counts again when it comes back:
-- the reverse of reviews_published, inside the statement that hides it.
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
-- Full text over listings that can be found. Filters are words in `tags`, so that a filtered search
-- still walks the index newest first (rowid = services.seq) and stops at its page.
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
  SELECT NEW.seq, NEW.title, NEW.searched_words, NEW.filter_tags
  WHERE NEW.status = 'active' AND NEW.deleted_at IS NULL;
  INSERT INTO services_by_price (rowid, title, words, tags)
  SELECT NEW.price_place, NEW.title, NEW.searched_words, NEW.filter_tags
  WHERE NEW.status = 'active' AND NEW.deleted_at IS NULL;
  INSERT INTO services_by_rating (rowid, title, words, tags)
  SELECT NEW.rating_place, NEW.title, NEW.searched_words, NEW.filter_tags
  WHERE NEW.status = 'active' AND NEW.deleted_at IS NULL AND NEW.type = 'offer';
  INSERT INTO services_by_popularity (rowid, title, words, tags)
  SELECT NEW.popular_place, NEW.title, NEW.searched_words, NEW.filter_tags
  WHERE NEW.status = 'active' AND NEW.deleted_at IS NULL AND NEW.type = 'offer';
END;
--> statement-breakpoint
-- Named are the columns that the generated ones are made of; a counter that stays within its band rebuilds nothing.
-- The new places are cleared as well as the old: the triggers below may have been here first.
CREATE TRIGGER services_search_update
AFTER UPDATE OF title, description, requirements, category, location, seller_name, search_tags, price, rating, delivery_days, status, deleted_at ON services
WHEN OLD.title <> NEW.title OR OLD.searched_words <> NEW.searched_words OR OLD.filter_tags <> NEW.filter_tags
  OR OLD.status <> NEW.status OR OLD.deleted_at IS NOT NEW.deleted_at
BEGIN
  DELETE FROM services_search WHERE rowid = OLD.seq;
  DELETE FROM services_by_price WHERE rowid = OLD.price_place;
  DELETE FROM services_by_rating WHERE rowid = OLD.rating_place;
  DELETE FROM services_by_rating WHERE rowid = NEW.rating_place;
  DELETE FROM services_by_popularity WHERE rowid = OLD.popular_place;
  DELETE FROM services_by_popularity WHERE rowid = NEW.popular_place;
  INSERT INTO services_search (rowid, title, words, tags)
  SELECT NEW.seq, NEW.title, NEW.searched_words, NEW.filter_tags
  WHERE NEW.status = 'active' AND NEW.deleted_at IS NULL;
  INSERT INTO services_by_price (rowid, title, words, tags)
  SELECT NEW.price_place, NEW.title, NEW.searched_words, NEW.filter_tags
  WHERE NEW.status = 'active' AND NEW.deleted_at IS NULL;
  INSERT INTO services_by_rating (rowid, title, words, tags)
  SELECT NEW.rating_place, NEW.title, NEW.searched_words, NEW.filter_tags
  WHERE NEW.status = 'active' AND NEW.deleted_at IS NULL AND NEW.type = 'offer';
  INSERT INTO services_by_popularity (rowid, title, words, tags)
  SELECT NEW.popular_place, NEW.title, NEW.searched_words, NEW.filter_tags
  WHERE NEW.status = 'active' AND NEW.deleted_at IS NULL AND NEW.type = 'offer';
END;
--> statement-breakpoint
CREATE TRIGGER services_by_rating_update AFTER UPDATE OF rating, rating_count ON services
WHEN OLD.rating_place <> NEW.rating_place
BEGIN
  DELETE FROM services_by_rating WHERE rowid = OLD.rating_place;
  DELETE FROM services_by_rating WHERE rowid = NEW.rating_place;
  INSERT INTO services_by_rating (rowid, title, words, tags)
  SELECT NEW.rating_place, NEW.title, NEW.searched_words, NEW.filter_tags
  WHERE NEW.status = 'active' AND NEW.deleted_at IS NULL AND NEW.type = 'offer';
END;
--> statement-breakpoint
CREATE TRIGGER services_by_popularity_update AFTER UPDATE OF popularity ON services
WHEN OLD.popular_place <> NEW.popular_place
BEGIN
  DELETE FROM services_by_popularity WHERE rowid = OLD.popular_place;
  DELETE FROM services_by_popularity WHERE rowid = NEW.popular_place;
  INSERT INTO services_by_popularity (rowid, title, words, tags)
  SELECT NEW.popular_place, NEW.title, NEW.searched_words, NEW.filter_tags
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
