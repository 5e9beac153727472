CREATE TABLE `place_figures` (
	`place_code` text NOT NULL,
	`category` text NOT NULL,
	`offers` integer NOT NULL,
	`today` integer NOT NULL,
	`middle_price` integer,
	`lowest_price` integer NOT NULL,
	`rating_sum` integer NOT NULL,
	`rating_count` integer NOT NULL,
	`fair_from` integer,
	`fair_to` integer,
	`fair_orders` integer DEFAULT 0 NOT NULL,
	`counted_at` integer NOT NULL,
	PRIMARY KEY(`place_code`, `category`),
	CONSTRAINT "place_figures_offers" CHECK("place_figures"."offers" > 0)
);
--> statement-breakpoint
CREATE INDEX `place_figures_count` ON `place_figures` (`counted_at`,`category`,`place_code`);--> statement-breakpoint
CREATE INDEX `place_figures_most` ON `place_figures` (`category`,length(place_code),offers desc) WHERE offers >= 3;--> statement-breakpoint
CREATE INDEX `place_figures_province` ON `place_figures` (`category`,cast(place_code as integer),offers desc) WHERE length(place_code) > 2;--> statement-breakpoint
CREATE TABLE `favourites` (
	`user_id` text(36) NOT NULL,
	`service_id` text(36) NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `service_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`service_id`) REFERENCES `services`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `favourites_newest` ON `favourites` (`user_id`,created_at desc);--> statement-breakpoint
CREATE TABLE `saved_searches` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`user_id` text(36) NOT NULL,
	`query` text NOT NULL,
	`created_at` integer NOT NULL,
	`seen_seq` integer NOT NULL,
	`checked_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "saved_searches_query_length" CHECK(length("saved_searches"."query") between 1 and 500)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_searches_query` ON `saved_searches` (`user_id`,`query`);--> statement-breakpoint
CREATE INDEX `saved_searches_due` ON `saved_searches` (`checked_at`);--> statement-breakpoint
CREATE TABLE `search_misses` (
	`day` text NOT NULL,
	`query` text NOT NULL,
	`count` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`day`, `query`),
	CONSTRAINT "search_misses_query_length" CHECK(length("search_misses"."query") between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE `search_vocabulary` (
	`id` integer PRIMARY KEY NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`made_at` integer,
	`counted` text DEFAULT '' NOT NULL,
	`counted_to` text DEFAULT '' NOT NULL,
	CONSTRAINT "search_vocabulary_one" CHECK("search_vocabulary"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `seen_listings` (
	`user_id` text(36) NOT NULL,
	`service_id` text(36) NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `service_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`service_id`) REFERENCES `services`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `seen_listings_newest` ON `seen_listings` (`user_id`,seen_at desc);--> statement-breakpoint
CREATE INDEX `seen_listings_age` ON `seen_listings` (`seen_at`);--> statement-breakpoint
CREATE TABLE `balance_spans` (
	`account` text NOT NULL,
	`span` text NOT NULL,
	`moved` integer NOT NULL,
	PRIMARY KEY(`account`, `span`)
);
--> statement-breakpoint
CREATE TABLE `person_totals` (
	`user_id` text(36) PRIMARY KEY NOT NULL,
	`bought` integer DEFAULT 0 NOT NULL,
	`bought_open` integer DEFAULT 0 NOT NULL,
	`bought_completed` integer DEFAULT 0 NOT NULL,
	`bought_cancelled` integer DEFAULT 0 NOT NULL,
	`bought_held_amount` integer DEFAULT 0 NOT NULL,
	`sold` integer DEFAULT 0 NOT NULL,
	`sold_open` integer DEFAULT 0 NOT NULL,
	`sold_completed` integer DEFAULT 0 NOT NULL,
	`sold_cancelled` integer DEFAULT 0 NOT NULL,
	`sold_held` integer DEFAULT 0 NOT NULL,
	`sold_held_amount` integer DEFAULT 0 NOT NULL,
	`sold_held_income` integer DEFAULT 0 NOT NULL,
	`offers` integer DEFAULT 0 NOT NULL,
	`requests` integer DEFAULT 0 NOT NULL,
	`open_requests` integer DEFAULT 0 NOT NULL,
	`paid_out` integer DEFAULT 0 NOT NULL,
	`paid_out_amount` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `days_off` (
	`user_id` text(36) NOT NULL,
	`day` text NOT NULL,
	PRIMARY KEY(`user_id`, `day`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "days_off_date" CHECK("days_off"."day" glob '????-??-??')
);
--> statement-breakpoint
CREATE INDEX `days_off_day` ON `days_off` (`day`);--> statement-breakpoint
CREATE TABLE `order_addresses` (
	`order_id` text(36) PRIMARY KEY NOT NULL,
	`street` text NOT NULL,
	`block` text DEFAULT '' NOT NULL,
	`landmark` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`remove_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_addresses_street_length" CHECK(length("order_addresses"."street") between 5 and 200),
	CONSTRAINT "order_addresses_block_length" CHECK(length("order_addresses"."block") between 0 and 40),
	CONSTRAINT "order_addresses_landmark_length" CHECK(length("order_addresses"."landmark") between 0 and 200)
);
--> statement-breakpoint
CREATE INDEX `order_addresses_removal` ON `order_addresses` (`remove_at`) WHERE remove_at is not null;--> statement-breakpoint
CREATE TABLE `order_visits` (
	`order_id` text(36) PRIMARY KEY NOT NULL,
	`seller_id` text(36) NOT NULL,
	`mode` text NOT NULL,
	`place_code` text NOT NULL,
	`day` text,
	`slot` integer,
	`wished_day` text,
	`wished_slots` text DEFAULT '[]' NOT NULL,
	`wished_by` text,
	`updated_at` integer NOT NULL,
	`visit_remind_at` integer,
	`held` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_visits_mode" CHECK("order_visits"."mode" in ('at_buyer', 'at_seller')),
	CONSTRAINT "order_visits_day" CHECK("order_visits"."day" is null or "order_visits"."day" glob '????-??-??'),
	CONSTRAINT "order_visits_agreed" CHECK(("order_visits"."day" is null) = ("order_visits"."slot" is null)),
	CONSTRAINT "order_visits_slot" CHECK("order_visits"."slot" is null or "order_visits"."slot" between 0 and 1439),
	CONSTRAINT "order_visits_wished_day" CHECK("order_visits"."wished_day" is null or "order_visits"."wished_day" glob '????-??-??'),
	CONSTRAINT "order_visits_wish" CHECK(("order_visits"."wished_day" is null) = ("order_visits"."wished_by" is null)),
	CONSTRAINT "order_visits_slots" CHECK(json_array_length("order_visits"."wished_slots") between 0 and 2),
	CONSTRAINT "order_visits_hold" CHECK("order_visits"."held" = 0 or "order_visits"."day" is not null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_visits_held` ON `order_visits` (`seller_id`,`day`,`slot`) WHERE held = 1;--> statement-breakpoint
CREATE INDEX `order_visits_remind` ON `order_visits` (`visit_remind_at`) WHERE visit_remind_at is not null;--> statement-breakpoint
CREATE TABLE `working_hours` (
	`user_id` text(36) NOT NULL,
	`weekday` integer NOT NULL,
	`from_minute` integer NOT NULL,
	`to_minute` integer NOT NULL,
	PRIMARY KEY(`user_id`, `weekday`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "working_hours_weekday" CHECK("working_hours"."weekday" between 1 and 7),
	CONSTRAINT "working_hours_span" CHECK("working_hours"."from_minute" >= 0 and "working_hours"."from_minute" < "working_hours"."to_minute" and "working_hours"."to_minute" <= 1440)
);
--> statement-breakpoint
DROP INDEX `orders_newest`;--> statement-breakpoint
DROP INDEX `orders_disputed`;--> statement-breakpoint
ALTER TABLE `orders` ADD `ruling_due_at` integer;--> statement-breakpoint
CREATE INDEX `orders_disputed` ON `orders` (`ruling_due_at`) WHERE phase = 'disputed';--> statement-breakpoint
CREATE INDEX `orders_ended` ON `orders` (`status`) WHERE status = 'completed' or status = 'cancelled';--> statement-breakpoint
CREATE INDEX `orders_money` ON `orders` (`payment_status`) WHERE payment_status = 'review' or payment_status = 'refund_pending' or payment_status = 'charged_back';--> statement-breakpoint
CREATE INDEX `orders_buyer_money` ON `orders` (`user_id`,`payment_status`,created_at desc,id desc) WHERE payment_status = 'review' or payment_status = 'refund_pending' or payment_status = 'charged_back';--> statement-breakpoint
CREATE INDEX `orders_seller_money` ON `orders` (`seller_id`,`payment_status`,created_at desc,id desc) WHERE payment_status = 'review' or payment_status = 'refund_pending' or payment_status = 'charged_back';--> statement-breakpoint
ALTER TABLE `services` ADD `place_code` text;--> statement-breakpoint
ALTER TABLE `services` ADD `areas` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `services` ADD `comes_to_buyer` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `services` ADD `at_seller` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `services` ADD `online` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `services` ADD `starts_in_days` integer;--> statement-breakpoint
ALTER TABLE `services` ADD `seller_rating_sum` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `services` ADD `seller_rating_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `services` ADD `search_title` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `services` ADD `search_words` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `services` ADD `search_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `services` ADD `content_changed_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `services_place_popular` ON `services` (`type`,`place_code`,popularity desc,created_at desc,id desc) WHERE status = 'active' and deleted_at is null and place_code is not null;--> statement-breakpoint
CREATE INDEX `services_province_popular` ON `services` (`type`,cast(place_code as integer),popularity desc,created_at desc,id desc) WHERE status = 'active' and deleted_at is null and place_code is not null;--> statement-breakpoint
CREATE INDEX `services_online_popular` ON `services` (`type`,popularity desc,created_at desc,id desc) WHERE status = 'active' and deleted_at is null and online = 1;--> statement-breakpoint
CREATE INDEX `services_place_prices` ON `services` (`category`,`place_code`,`price`,`rating_sum`,`rating_count`,`starts_in_days`,`orderscompleted`,`type`,`status`,`deleted_at`) WHERE type = 'offer' and status = 'active' and deleted_at is null and place_code is not null;--> statement-breakpoint
CREATE INDEX `services_owner_all` ON `services` (`user_id`);--> statement-breakpoint
CREATE INDEX `services_search_version` ON `services` (`search_version`,`seq`);--> statement-breakpoint
ALTER TABLE `users` ADD `place_code` text;--> statement-breakpoint
CREATE TABLE `__new_mail_opt_outs` (
	`user_id` text(36) NOT NULL,
	`kind` text NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "mail_opt_outs_kind" CHECK("__new_mail_opt_outs"."kind" in ('order', 'payment', 'proposal', 'message', 'search', 'review'))
);
--> statement-breakpoint
INSERT INTO `__new_mail_opt_outs`("user_id", "kind") SELECT "user_id", "kind" FROM `mail_opt_outs`;--> statement-breakpoint
DROP TABLE `mail_opt_outs`;--> statement-breakpoint
ALTER TABLE `__new_mail_opt_outs` RENAME TO `mail_opt_outs`;--> statement-breakpoint
CREATE TABLE `__new_notifications` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`user_id` text(36) NOT NULL,
	`kind` text NOT NULL,
	`cause` text NOT NULL,
	`title` text NOT NULL,
	`body` text DEFAULT '' NOT NULL,
	`href` text NOT NULL,
	`due_at` integer,
	`created_at` integer NOT NULL,
	`read_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "notifications_kind" CHECK("__new_notifications"."kind" in ('order', 'payment', 'proposal', 'message', 'search', 'review')),
	CONSTRAINT "notifications_title_length" CHECK(length("__new_notifications"."title") between 1 and 200),
	CONSTRAINT "notifications_body_length" CHECK(length("__new_notifications"."body") between 0 and 500),
	CONSTRAINT "notifications_href_length" CHECK(length("__new_notifications"."href") between 1 and 300)
);
--> statement-breakpoint
INSERT INTO `__new_notifications`("id", "user_id", "kind", "cause", "title", "body", "href", "due_at", "created_at", "read_at") SELECT "id", "user_id", "kind", "cause", "title", "body", "href", null, "created_at", "read_at" FROM `notifications`;--> statement-breakpoint
DROP TABLE `notifications`;--> statement-breakpoint
ALTER TABLE `__new_notifications` RENAME TO `notifications`;--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_cause` ON `notifications` (`user_id`,`cause`);--> statement-breakpoint
CREATE INDEX `notifications_newest` ON `notifications` (`user_id`,created_at desc,id desc);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`,`created_at`) WHERE read_at is null;--> statement-breakpoint
CREATE INDEX `notifications_age` ON `notifications` (`created_at`);--> statement-breakpoint
CREATE INDEX `notifications_read_age` ON `notifications` (`read_at`) WHERE read_at is not null;