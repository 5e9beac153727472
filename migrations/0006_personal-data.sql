CREATE TABLE `consents` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`user_id` text(36) NOT NULL,
	`purpose` text NOT NULL,
	`version` text NOT NULL,
	`place` text NOT NULL,
	`given_at` integer NOT NULL,
	`withdrawn_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "consents_purpose" CHECK("consents"."purpose" in ('terms', 'privacy', 'adult')),
	CONSTRAINT "consents_place" CHECK("consents"."place" in ('signup', 'agreement')),
	CONSTRAINT "consents_version" CHECK("consents"."version" glob '????-??-??')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `consents_once` ON `consents` (`user_id`,`purpose`,`version`);--> statement-breakpoint
CREATE TABLE `data_requests` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`user_id` text(36) NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`closed_at` integer,
	`closed_by` text(36),
	`answer` text DEFAULT '' NOT NULL,
	`file_key` text,
	`file_until` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`closed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "data_requests_kind" CHECK("data_requests"."kind" in ('access', 'correction', 'restriction', 'deletion')),
	CONSTRAINT "data_requests_status" CHECK("data_requests"."status" in ('open', 'done', 'refused')),
	CONSTRAINT "data_requests_words_length" CHECK(length("data_requests"."words") between 0 and 2000),
	CONSTRAINT "data_requests_answer_length" CHECK(length("data_requests"."answer") between 0 and 2000),
	CONSTRAINT "data_requests_file_kept" CHECK(("data_requests"."file_key" is null) or ("data_requests"."file_until" is not null)),
	CONSTRAINT "data_requests_answered" CHECK(("data_requests"."closed_at" is null) = ("data_requests"."status" = 'open'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `data_requests_one_open` ON `data_requests` (`user_id`,`kind`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `data_requests_due` ON `data_requests` (`due_at`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `data_requests_newest` ON `data_requests` (`user_id`,created_at desc,id desc);--> statement-breakpoint
CREATE INDEX `data_requests_closed` ON `data_requests` (closed_at desc,id desc) WHERE closed_at is not null;--> statement-breakpoint
CREATE INDEX `data_requests_file` ON `data_requests` (`file_until`) WHERE file_key is not null;--> statement-breakpoint
ALTER TABLE `orders` ADD `words_removed_at` integer;--> statement-breakpoint
CREATE INDEX `orders_words_kept` ON `orders` (`closed_at`) WHERE closed_at is not null and words_removed_at is null;--> statement-breakpoint
ALTER TABLE `users` ADD `restricted_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `closed_at` integer;--> statement-breakpoint
CREATE INDEX `refunds_account_kept` ON `refunds` (`paid_at`) WHERE paid_at is not null and account is not null;--> statement-breakpoint
CREATE INDEX `withdrawals_account_kept` ON `withdrawals` (`decided_at`) WHERE decided_at is not null and json_extract(account, '$.number') <> '';--> statement-breakpoint
-- A closed account stays closed: what was under way when it closed writes nothing of it any more.
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
CREATE TRIGGER users_closed_for_good
BEFORE UPDATE OF email, password_hash, full_name, picture_url, bio, location, place_code, contact_email, phone, website, skills, social_links, closed_at ON users
WHEN OLD.closed_at IS NOT NULL
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
