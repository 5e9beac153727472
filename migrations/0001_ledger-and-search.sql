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
-- Full text over listings that can be found. Filters are words in `tags`, so that a filtered search
-- still walks the index newest first (rowid = services.seq) and stops at its page.
CREATE VIRTUAL TABLE services_search USING fts5(
  title, words, tags,
  content = '', contentless_delete = 1,
  tokenize = "unicode61 remove_diacritics 2",
  prefix = '2 3'
);
--> statement-breakpoint
CREATE TRIGGER services_search_insert AFTER INSERT ON services
WHEN NEW.status = 'active' AND NEW.deleted_at IS NULL
BEGIN
  INSERT INTO services_search (rowid, title, words, tags)
  VALUES (NEW.seq, NEW.title, NEW.description || ' ' || NEW.requirements || ' ' || NEW.category || ' ' || NEW.location || ' ' || NEW.seller_name, NEW.search_tags);
END;
--> statement-breakpoint
-- Counters (rating, popularity) change often and are not indexed: only these columns rebuild a row.
CREATE TRIGGER services_search_update
AFTER UPDATE OF title, description, requirements, category, location, seller_name, search_tags, status, deleted_at ON services
BEGIN
  DELETE FROM services_search WHERE rowid = OLD.seq;
  INSERT INTO services_search (rowid, title, words, tags)
  SELECT NEW.seq, NEW.title, NEW.description || ' ' || NEW.requirements || ' ' || NEW.category || ' ' || NEW.location || ' ' || NEW.seller_name, NEW.search_tags
  WHERE NEW.status = 'active' AND NEW.deleted_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER services_search_delete AFTER DELETE ON services
BEGIN
  DELETE FROM services_search WHERE rowid = OLD.seq;
END;
