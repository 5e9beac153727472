DROP INDEX `services_category_popular`;--> statement-breakpoint
DROP INDEX `services_category_rating`;--> statement-breakpoint
DROP INDEX `services_category_price`;--> statement-breakpoint
ALTER TABLE `services` ADD `filter_tags` text GENERATED ALWAYS AS (search_tags || ' rp' || substr(printf('%09d', price), 1, 1) || ' rp' || substr(printf('%09d', price), 1, 2) || ' rp' || substr(printf('%09d', price), 1, 3) || ' rp' || substr(printf('%09d', price), 1, 4) || ' rp' || substr(printf('%09d', price), 1, 5) || ' rp' || substr(printf('%09d', price), 1, 6) || ' rp' || substr(printf('%09d', price), 1, 7) || ' rp' || substr(printf('%09d', price), 1, 8) || ' rp' || substr(printf('%09d', price), 1, 9) || iif(round(rating * 10) >= 30, ' bintang30', '') || iif(round(rating * 10) >= 40, ' bintang40', '') || iif(round(rating * 10) >= 45, ' bintang45', '') || iif(delivery_days <= 1, ' hari1', '') || iif(delivery_days <= 3, ' hari3', '') || iif(delivery_days <= 7, ' hari7', '') || iif(delivery_days <= 14, ' hari14', '') || iif(delivery_days <= 30, ' hari30', '')) VIRTUAL;--> statement-breakpoint
ALTER TABLE `services` ADD `searched_words` text GENERATED ALWAYS AS (description || ' ' || requirements || ' ' || category || ' ' || location || ' ' || seller_name) VIRTUAL;--> statement-breakpoint
ALTER TABLE `services` ADD `price_place` integer GENERATED ALWAYS AS ((price) * 4294967296 + seq) VIRTUAL;--> statement-breakpoint
ALTER TABLE `services` ADD `rating_place` integer GENERATED ALWAYS AS ((cast(round(rating * 10) as integer) * 65536 + min(rating_count, 65535)) * 4294967296 + seq) VIRTUAL;--> statement-breakpoint
ALTER TABLE `services` ADD `popular_place` integer GENERATED ALWAYS AS ((popularity) * 4294967296 + seq) VIRTUAL;--> statement-breakpoint
-- The index of listings holds more filters now, so all of it is written anew.
DROP TRIGGER services_search_insert;
--> statement-breakpoint
DROP TRIGGER services_search_update;
--> statement-breakpoint
DROP TRIGGER services_search_delete;
--> statement-breakpoint
-- What packages say of their days can be read here; what a sentence says is read when its owner next saves it.
UPDATE services SET delivery_days = (
  SELECT min(coalesce(json_extract(value, '$.maxDays'), json_extract(value, '$.minDays'))) FROM json_each(packages)
) WHERE type = 'offer';
--> statement-breakpoint
DELETE FROM services_search;
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
--> statement-breakpoint
INSERT INTO services_search (rowid, title, words, tags)
SELECT seq, title, searched_words, filter_tags FROM services WHERE status = 'active' AND deleted_at IS NULL;
--> statement-breakpoint
INSERT INTO services_by_price (rowid, title, words, tags)
SELECT price_place, title, searched_words, filter_tags FROM services WHERE status = 'active' AND deleted_at IS NULL;
--> statement-breakpoint
INSERT INTO services_by_rating (rowid, title, words, tags)
SELECT rating_place, title, searched_words, filter_tags FROM services WHERE status = 'active' AND deleted_at IS NULL AND type = 'offer';
--> statement-breakpoint
INSERT INTO services_by_popularity (rowid, title, words, tags)
SELECT popular_place, title, searched_words, filter_tags FROM services WHERE status = 'active' AND deleted_at IS NULL AND type = 'offer';
