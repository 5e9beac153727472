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
