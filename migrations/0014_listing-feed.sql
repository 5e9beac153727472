CREATE TABLE `index_feeding` (
	`id` integer PRIMARY KEY NOT NULL,
	`since` integer NOT NULL,
	`revision` integer NOT NULL,
	`alone` integer DEFAULT false NOT NULL,
	CONSTRAINT "index_feeding_one" CHECK("index_feeding"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `listing_changes` (
	`seq` integer PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	`is_new` integer NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `listing_changes_oldest` ON `listing_changes` (`changed_at`,`seq`);--> statement-breakpoint
-- While the index is fed in another database alone, the one here is not written.
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
-- What changes of a listing's words, filters, places or being on show is noted while there is another database to tell.
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
