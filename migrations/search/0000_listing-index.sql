-- The listing index where it has a database of its own: the tables of ../0001, fed by the app instead of by triggers on
-- listings. Not of drizzle-kit's making.
CREATE VIRTUAL TABLE services_search USING fts5(
  title, words, tags,
  content = '', contentless_delete = 1,
  tokenize = "unicode61 remove_diacritics 2",
  prefix = '2 3'
);
--> statement-breakpoint
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
CREATE VIRTUAL TABLE search_terms USING fts5vocab('services_by_price', 'col');
--> statement-breakpoint
-- Where each listing stands, so that it can be taken out again; without places it stands nowhere, and what was sent
-- before it went is still known to be old.
CREATE TABLE indexed_listings (
  seq INTEGER PRIMARY KEY NOT NULL,
  revision INTEGER NOT NULL,
  price_place INTEGER,
  rating_place INTEGER,
  popular_place INTEGER
);
--> statement-breakpoint
CREATE INDEX indexed_listings_revision ON indexed_listings (revision);
--> statement-breakpoint
CREATE TABLE index_build (
  id INTEGER PRIMARY KEY NOT NULL CHECK (id = 1),
  since INTEGER NOT NULL DEFAULT 0,
  began INTEGER NOT NULL DEFAULT 0,
  built_to INTEGER,
  built_at INTEGER
);
--> statement-breakpoint
INSERT INTO index_build (id) VALUES (1);
--> statement-breakpoint
-- One row in is one listing as it is at a revision, whatever it was here before; an older one than is known does nothing.
CREATE VIEW listing_feed AS
SELECT seq, revision, price_place, rating_place, popular_place, '' AS title, '' AS words, '' AS tags FROM indexed_listings;
--> statement-breakpoint
CREATE TRIGGER listing_fed INSTEAD OF INSERT ON listing_feed
WHEN NOT EXISTS (SELECT 1 FROM indexed_listings WHERE seq = NEW.seq AND revision >= NEW.revision)
BEGIN
  DELETE FROM services_search WHERE rowid = NEW.seq;
  DELETE FROM services_by_price WHERE rowid = (SELECT price_place FROM indexed_listings WHERE seq = NEW.seq);
  DELETE FROM services_by_rating WHERE rowid = (SELECT rating_place FROM indexed_listings WHERE seq = NEW.seq);
  DELETE FROM services_by_popularity WHERE rowid = (SELECT popular_place FROM indexed_listings WHERE seq = NEW.seq);
  INSERT INTO services_search (rowid, title, words, tags)
  SELECT NEW.seq, NEW.title, NEW.words, NEW.tags WHERE NEW.price_place IS NOT NULL;
  INSERT INTO services_by_price (rowid, title, words, tags)
  SELECT NEW.price_place, NEW.title, NEW.words, NEW.tags WHERE NEW.price_place IS NOT NULL;
  INSERT INTO services_by_rating (rowid, title, words, tags)
  SELECT NEW.rating_place, NEW.title, NEW.words, NEW.tags WHERE NEW.rating_place IS NOT NULL;
  INSERT INTO services_by_popularity (rowid, title, words, tags)
  SELECT NEW.popular_place, NEW.title, NEW.words, NEW.tags WHERE NEW.popular_place IS NOT NULL;
  INSERT INTO indexed_listings (seq, revision, price_place, rating_place, popular_place)
  VALUES (NEW.seq, NEW.revision, NEW.price_place, NEW.rating_place, NEW.popular_place)
  ON CONFLICT (seq) DO UPDATE SET revision = excluded.revision, price_place = excluded.price_place,
    rating_place = excluded.rating_place, popular_place = excluded.popular_place;
END;
