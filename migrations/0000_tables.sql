CREATE TABLE `service_assets` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`service_id` text(36) NOT NULL,
	`url` text NOT NULL,
	`position` integer NOT NULL,
	`caption` text DEFAULT '' NOT NULL,
	`status` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`service_id`) REFERENCES `services`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "service_assets_status" CHECK("service_assets"."status" in ('pending', 'ready')),
	CONSTRAINT "service_assets_caption_length" CHECK(length("service_assets"."caption") between 0 and 200),
	CONSTRAINT "service_assets_position" CHECK("service_assets"."position" between 0 and 7)
);
--> statement-breakpoint
CREATE INDEX `service_assets_listing` ON `service_assets` (`service_id`,`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `service_assets_url` ON `service_assets` (`url`);--> statement-breakpoint
CREATE INDEX `service_assets_pending` ON `service_assets` (`created_at`) WHERE status = 'pending';--> statement-breakpoint
CREATE TABLE `services` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text(36) NOT NULL,
	`user_id` text(36) NOT NULL,
	`type` text NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`category` text NOT NULL,
	`price` integer NOT NULL,
	`location` text NOT NULL,
	`place_code` text,
	`areas` text DEFAULT '[]' NOT NULL,
	`comes_to_buyer` integer DEFAULT false NOT NULL,
	`at_seller` integer DEFAULT false NOT NULL,
	`online` integer DEFAULT false NOT NULL,
	`starts_in_days` integer,
	`delivery_time` text DEFAULT '' NOT NULL,
	`packages` text DEFAULT '[]' NOT NULL,
	`deadline` integer,
	`requirements` text DEFAULT '[]' NOT NULL,
	`additional_info` text DEFAULT '[]' NOT NULL,
	`rating` real DEFAULT 0 NOT NULL,
	`rating_sum` integer DEFAULT 0 NOT NULL,
	`rating_count` integer DEFAULT 0 NOT NULL,
	`rating_1` integer DEFAULT 0 NOT NULL,
	`rating_2` integer DEFAULT 0 NOT NULL,
	`rating_3` integer DEFAULT 0 NOT NULL,
	`rating_4` integer DEFAULT 0 NOT NULL,
	`rating_5` integer DEFAULT 0 NOT NULL,
	`orderscompleted` integer DEFAULT 0 NOT NULL,
	`proposal_count` integer DEFAULT 0 NOT NULL,
	`delivery_days` integer,
	`popularity` integer DEFAULT 0 NOT NULL,
	`popularity_at` integer,
	`seller_name` text NOT NULL,
	`seller_picture` text,
	`seller_rating_sum` integer DEFAULT 0 NOT NULL,
	`seller_rating_count` integer DEFAULT 0 NOT NULL,
	`cover_url` text,
	`cover_alt` text,
	`search_tags` text DEFAULT '' NOT NULL,
	`search_title` text DEFAULT '' NOT NULL,
	`search_words` text DEFAULT '' NOT NULL,
	`search_version` integer DEFAULT 0 NOT NULL,
	`filter_tags` text GENERATED ALWAYS AS (search_tags || ' rp' || substr(printf('%09d', price), 1, 1) || ' rp' || substr(printf('%09d', price), 1, 2) || ' rp' || substr(printf('%09d', price), 1, 3) || ' rp' || substr(printf('%09d', price), 1, 4) || ' rp' || substr(printf('%09d', price), 1, 5) || ' rp' || substr(printf('%09d', price), 1, 6) || ' rp' || substr(printf('%09d', price), 1, 7) || ' rp' || substr(printf('%09d', price), 1, 8) || ' rp' || substr(printf('%09d', price), 1, 9) || iif(round(rating * 10) >= 30, ' bintang30', '') || iif(round(rating * 10) >= 40, ' bintang40', '') || iif(round(rating * 10) >= 45, ' bintang45', '') || iif(delivery_days <= 1, ' hari1', '') || iif(delivery_days <= 3, ' hari3', '') || iif(delivery_days <= 7, ' hari7', '') || iif(delivery_days <= 14, ' hari14', '') || iif(delivery_days <= 30, ' hari30', '')) VIRTUAL,
	`price_place` integer GENERATED ALWAYS AS ((price) * 4294967296 + seq) VIRTUAL,
	`rating_place` integer GENERATED ALWAYS AS ((cast(round(rating * 10) as integer) * 65536 + min(rating_count, 65535)) * 4294967296 + seq) VIRTUAL,
	`popular_place` integer GENERATED ALWAYS AS ((popularity) * 4294967296 + seq) VIRTUAL,
	`request_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`content_changed_at` integer DEFAULT 0 NOT NULL,
	`deleted_at` integer,
	`hidden_at` integer,
	`hidden_reason` text DEFAULT '' NOT NULL,
	`hidden_with_owner` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "services_type" CHECK("services"."type" in ('offer', 'wanted')),
	CONSTRAINT "services_status" CHECK("services"."status" in ('active', 'inactive')),
	CONSTRAINT "services_category_length" CHECK(length("services"."category") between 1 and 100),
	CONSTRAINT "services_title_length" CHECK(length("services"."title") between 5 and 200),
	CONSTRAINT "services_description_length" CHECK(length("services"."description") between 20 and 10000),
	CONSTRAINT "services_location_length" CHECK(length("services"."location") between 1 and 100),
	CONSTRAINT "services_delivery_length" CHECK(length("services"."delivery_time") between 0 and 100),
	CONSTRAINT "services_price" CHECK(typeof("services"."price") = 'integer' and "services"."price" between 1000 and 500000000),
	CONSTRAINT "services_packages" CHECK(json_array_length("services"."packages") between 0 and 3),
	CONSTRAINT "services_rating" CHECK("services"."rating" between 0 and 5)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `services_id` ON `services` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `services_request` ON `services` (`user_id`,`request_id`);--> statement-breakpoint
CREATE INDEX `services_newest` ON `services` (`type`,created_at desc,id desc) WHERE status = 'active' and deleted_at is null;--> statement-breakpoint
CREATE INDEX `services_popular` ON `services` (`type`,popularity desc,created_at desc,id desc) WHERE status = 'active' and deleted_at is null;--> statement-breakpoint
CREATE INDEX `services_place_popular` ON `services` (`type`,`place_code`,popularity desc,created_at desc,id desc) WHERE status = 'active' and deleted_at is null and place_code is not null;--> statement-breakpoint
CREATE INDEX `services_province_popular` ON `services` (`type`,cast(place_code as integer),popularity desc,created_at desc,id desc) WHERE status = 'active' and deleted_at is null and place_code is not null;--> statement-breakpoint
CREATE INDEX `services_online_popular` ON `services` (`type`,popularity desc,created_at desc,id desc) WHERE status = 'active' and deleted_at is null and online = 1;--> statement-breakpoint
CREATE INDEX `services_category_newest` ON `services` (`category`,`type`,created_at desc,id desc) WHERE status = 'active' and deleted_at is null;--> statement-breakpoint
CREATE INDEX `services_place_prices` ON `services` (`category`,`place_code`,`price`,`rating_sum`,`rating_count`,`starts_in_days`,`orderscompleted`,`type`,`status`,`deleted_at`) WHERE type = 'offer' and status = 'active' and deleted_at is null and place_code is not null;--> statement-breakpoint
CREATE INDEX `services_owner` ON `services` (`user_id`,`type`,created_at desc,id desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `services_owner_all` ON `services` (`user_id`);--> statement-breakpoint
CREATE INDEX `services_owner_price` ON `services` (`user_id`,`type`,`price`,`id`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `services_owner_open` ON `services` (`user_id`,`type`,created_at desc,id desc) WHERE status = 'active' and deleted_at is null;--> statement-breakpoint
CREATE INDEX `services_search_version` ON `services` (`search_version`,`seq`);--> statement-breakpoint
CREATE INDEX `services_popularity_stale` ON `services` (`popularity_at`) WHERE popularity > 0;--> statement-breakpoint
CREATE TABLE `conversation_members` (
	`conversation_id` text(36) NOT NULL,
	`user_id` text(36) NOT NULL,
	`other_id` text(36) NOT NULL,
	`unread` integer DEFAULT 0 NOT NULL,
	`last_message_at` integer NOT NULL,
	`last_excerpt` text DEFAULT '' NOT NULL,
	`last_sender_id` text(36),
	PRIMARY KEY(`conversation_id`, `user_id`),
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`other_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`last_sender_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "conversation_members_unread" CHECK("conversation_members"."unread" >= 0),
	CONSTRAINT "conversation_members_excerpt_length" CHECK(length("conversation_members"."last_excerpt") between 0 and 200)
);
--> statement-breakpoint
CREATE INDEX `conversation_members_newest` ON `conversation_members` (`user_id`,last_message_at desc,conversation_id desc);--> statement-breakpoint
CREATE TABLE `conversations` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`service_id` text(36) NOT NULL,
	`order_id` text(36),
	`starter_id` text(36) NOT NULL,
	`owner_id` text(36) NOT NULL,
	`created_at` integer NOT NULL,
	`first_asked_at` integer,
	`first_answered_at` integer,
	`archived_hash` text,
	`archived_messages` integer DEFAULT 0 NOT NULL,
	`archive_broken_at` integer,
	FOREIGN KEY (`service_id`) REFERENCES `services`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`starter_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "conversations_two_people" CHECK("conversations"."starter_id" <> "conversations"."owner_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conversations_listing` ON `conversations` (`service_id`,`starter_id`) WHERE order_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX `conversations_order` ON `conversations` (`order_id`) WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX `conversations_answered` ON `conversations` (`owner_id`,first_answered_at desc) WHERE first_answered_at is not null;--> statement-breakpoint
CREATE INDEX `conversations_archive_broken` ON `conversations` (`archive_broken_at`) WHERE archive_broken_at is not null;--> statement-breakpoint
CREATE TABLE `mail_opt_outs` (
	`user_id` text(36) NOT NULL,
	`kind` text NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "mail_opt_outs_kind" CHECK("mail_opt_outs"."kind" in ('order', 'payment', 'proposal', 'message', 'search', 'review'))
);
--> statement-breakpoint
CREATE TABLE `message_pictures` (
	`key` text(36) PRIMARY KEY NOT NULL,
	`conversation_id` text(36) NOT NULL,
	`message_id` text(36) NOT NULL,
	`position` integer NOT NULL,
	`status` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "message_pictures_status" CHECK("message_pictures"."status" in ('pending', 'ready'))
);
--> statement-breakpoint
CREATE INDEX `message_pictures_message` ON `message_pictures` (`message_id`,`position`);--> statement-breakpoint
CREATE INDEX `message_pictures_conversation` ON `message_pictures` (`conversation_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `message_pictures_pending` ON `message_pictures` (`created_at`) WHERE status = 'pending';--> statement-breakpoint
CREATE TABLE `messages` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text(36) NOT NULL,
	`conversation_id` text(36) NOT NULL,
	`sender_id` text(36) NOT NULL,
	`body` text NOT NULL,
	`request_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sender_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "messages_body_length" CHECK(length("messages"."body") between 0 and 5000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_id` ON `messages` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `messages_request` ON `messages` (`sender_id`,`request_id`);--> statement-breakpoint
CREATE INDEX `messages_conversation` ON `messages` (`conversation_id`,`seq`);--> statement-breakpoint
CREATE TABLE `notifications` (
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
	CONSTRAINT "notifications_kind" CHECK("notifications"."kind" in ('order', 'payment', 'proposal', 'message', 'search', 'review')),
	CONSTRAINT "notifications_title_length" CHECK(length("notifications"."title") between 1 and 200),
	CONSTRAINT "notifications_body_length" CHECK(length("notifications"."body") between 0 and 500),
	CONSTRAINT "notifications_href_length" CHECK(length("notifications"."href") between 1 and 300)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_cause` ON `notifications` (`user_id`,`cause`);--> statement-breakpoint
CREATE INDEX `notifications_newest` ON `notifications` (`user_id`,created_at desc,id desc);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`,`created_at`) WHERE read_at is null;--> statement-breakpoint
CREATE INDEX `notifications_age` ON `notifications` (`created_at`);--> statement-breakpoint
CREATE INDEX `notifications_read_age` ON `notifications` (`read_at`) WHERE read_at is not null;--> statement-breakpoint
CREATE TABLE `book_breaches` (
	`order_id` text NOT NULL,
	`rule` text NOT NULL,
	`found` text NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`order_id`, `rule`)
);
--> statement-breakpoint
CREATE INDEX `book_breaches_newest` ON `book_breaches` (seen_at desc,order_id desc);--> statement-breakpoint
CREATE TABLE `card_holds` (
	`order_id` text(36) PRIMARY KEY NOT NULL,
	`seller_id` text(36) NOT NULL,
	`amount` integer NOT NULL,
	`created_at` integer NOT NULL,
	`until` integer NOT NULL,
	`taken_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "card_holds_amount" CHECK(typeof("card_holds"."amount") = 'integer' and "card_holds"."amount" > 0)
);
--> statement-breakpoint
CREATE INDEX `card_holds_seller` ON `card_holds` (`seller_id`,`until`) WHERE taken_at is null;--> statement-breakpoint
CREATE TABLE `gateway_notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`gateway_order_id` text NOT NULL,
	`body` text NOT NULL,
	`received_at` integer NOT NULL,
	`processed_at` integer,
	`outcome` text,
	`heard_at` integer,
	`shortened_at` integer,
	`archived_hash` text,
	CONSTRAINT "gateway_notifications_body_length" CHECK(length("gateway_notifications"."body") between 2 and 65536)
);
--> statement-breakpoint
CREATE INDEX `gateway_notifications_order` ON `gateway_notifications` (`gateway_order_id`,`received_at`);--> statement-breakpoint
CREATE INDEX `gateway_notifications_whole` ON `gateway_notifications` (`received_at`) WHERE shortened_at is null;--> statement-breakpoint
CREATE INDEX `gateway_notifications_here` ON `gateway_notifications` (`received_at`) WHERE archived_hash is null and (processed_at is not null or shortened_at is not null);--> statement-breakpoint
CREATE TABLE `invoices` (
	`kind` text NOT NULL,
	`year` integer NOT NULL,
	`number` integer NOT NULL,
	`order_id` text(36) NOT NULL,
	`amount` integer NOT NULL,
	`at` integer NOT NULL,
	`buyer_name` text NOT NULL,
	`seller_name` text NOT NULL,
	PRIMARY KEY(`kind`, `year`, `number`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "invoices_kind" CHECK("invoices"."kind" in ('invoice', 'correction')),
	CONSTRAINT "invoices_amount" CHECK(typeof("invoices"."amount") = 'integer' and "invoices"."amount" > 0)
);
--> statement-breakpoint
CREATE INDEX `invoices_order` ON `invoices` (`order_id`);--> statement-breakpoint
CREATE TABLE `ledger` (
	`transfer_id` text NOT NULL,
	`line` integer NOT NULL,
	`order_id` text(36),
	`from_account` text NOT NULL,
	`to_account` text NOT NULL,
	`amount` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`transfer_id`, `line`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ledger_amount" CHECK(typeof("ledger"."amount") = 'integer' and "ledger"."amount" > 0),
	CONSTRAINT "ledger_two_sides" CHECK("ledger"."from_account" <> "ledger"."to_account")
);
--> statement-breakpoint
CREATE INDEX `ledger_from` ON `ledger` (`from_account`,`at`) WHERE from_account > 'm';--> statement-breakpoint
CREATE INDEX `ledger_to` ON `ledger` (`to_account`,`at`) WHERE to_account > 'm';--> statement-breakpoint
CREATE TABLE `ledger_accounts` (
	`account` text PRIMARY KEY NOT NULL,
	`balance` integer NOT NULL,
	CONSTRAINT "ledger_accounts_floor" CHECK("ledger_accounts"."balance" >= 0 or "ledger_accounts"."account" in ('gateway_clearing', 'bank', 'loss'))
);
--> statement-breakpoint
CREATE INDEX `ledger_accounts_below` ON `ledger_accounts` (`account`) WHERE balance < 0;--> statement-breakpoint
CREATE TABLE `book_checks` (
	`id` integer PRIMARY KEY NOT NULL,
	`through` integer NOT NULL,
	`checked_at` integer,
	CONSTRAINT "book_checks_one" CHECK("book_checks"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `ledger_totals` (
	`kind` text PRIMARY KEY NOT NULL,
	`accounts` integer NOT NULL,
	`balance` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`order_id` text(36) NOT NULL,
	`attempt` integer NOT NULL,
	`gateway` text NOT NULL,
	`gateway_order_id` text NOT NULL,
	`amount` integer NOT NULL,
	`status` text NOT NULL,
	`surplus` integer DEFAULT false NOT NULL,
	`token` text,
	`redirect_url` text,
	`method` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`checked_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_status" CHECK("payments"."status" in ('pending', 'paid', 'failed', 'expired', 'cancelled', 'review', 'refunded', 'charged_back')),
	CONSTRAINT "payments_amount" CHECK(typeof("payments"."amount") = 'integer' and "payments"."amount" > 0),
	CONSTRAINT "payments_number" CHECK("payments"."attempt" >= 1),
	CONSTRAINT "payments_gateway_order_length" CHECK(length("payments"."gateway_order_id") between 1 and 50)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_attempt` ON `payments` (`order_id`,`attempt`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_gateway_order` ON `payments` (`gateway_order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_one_held` ON `payments` (`order_id`) WHERE status = 'paid' and surplus = 0;--> statement-breakpoint
CREATE INDEX `payments_open` ON `payments` (`checked_at`) WHERE status in ('pending', 'review');--> statement-breakpoint
CREATE INDEX `payments_lingering` ON `payments` (`expires_at`) WHERE status = 'cancelled' and token is not null;--> statement-breakpoint
CREATE TABLE `payout_attempts` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`withdrawal_id` text(36),
	`refund_id` text(36),
	`user_id` text(36) NOT NULL,
	`route` text NOT NULL,
	`amount` integer NOT NULL,
	`account` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`reference` text,
	`state` text NOT NULL,
	`cause` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`last_error` text,
	`failing_since` integer,
	`created_by` text(36) NOT NULL,
	`created_at` integer NOT NULL,
	`released_by` text(36),
	`released_at` integer,
	`arrived_at` integer,
	`ended_at` integer,
	`contradicted_at` integer,
	`denied_as` text,
	`verdict` text,
	`judged_by` text(36),
	`judged_at` integer,
	`denial_closed_by` text(36),
	`denial_closed_at` integer,
	`surplus` integer DEFAULT 0 NOT NULL,
	`surplus_taken` integer DEFAULT 0 NOT NULL,
	`next_check_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`withdrawal_id`) REFERENCES `withdrawals`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`refund_id`) REFERENCES `refunds`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`released_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`judged_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`denial_closed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payout_attempts_subject" CHECK(("payout_attempts"."withdrawal_id" is null) <> ("payout_attempts"."refund_id" is null)),
	CONSTRAINT "payout_attempts_state" CHECK("payout_attempts"."state" in ('intended', 'prepared', 'releasing', 'released', 'sending', 'arrived', 'failed', 'returned')),
	CONSTRAINT "payout_attempts_cause" CHECK("payout_attempts"."cause" in ('account', 'account_blocked', 'wallet_full', 'balance', 'bank', 'refused', 'rejected', 'absent', 'other')),
	CONSTRAINT "payout_attempts_amount" CHECK(typeof("payout_attempts"."amount") = 'integer' and "payout_attempts"."amount" > 0),
	CONSTRAINT "payout_attempts_known" CHECK("payout_attempts"."reference" is not null or "payout_attempts"."state" in ('intended', 'failed')),
	CONSTRAINT "payout_attempts_release" CHECK(("payout_attempts"."released_by" is null) = ("payout_attempts"."released_at" is null)),
	CONSTRAINT "payout_attempts_arrival" CHECK(("payout_attempts"."arrived_at" is not null) = ("payout_attempts"."state" in ('arrived', 'returned'))),
	CONSTRAINT "payout_attempts_denied_as" CHECK("payout_attempts"."denied_as" in ('waiting', 'released', 'sent', 'arrived', 'failed', 'rejected')),
	CONSTRAINT "payout_attempts_verdict" CHECK("payout_attempts"."verdict" in ('returned', 'arrived')),
	CONSTRAINT "payout_attempts_judged" CHECK(("payout_attempts"."verdict" is null) = ("payout_attempts"."judged_by" is null)),
	CONSTRAINT "payout_attempts_closed" CHECK(("payout_attempts"."denial_closed_at" is null) = ("payout_attempts"."denial_closed_by" is null) and ("payout_attempts"."denial_closed_at" is null or "payout_attempts"."verdict" is not null)),
	CONSTRAINT "payout_attempts_surplus" CHECK(typeof("payout_attempts"."surplus") = 'integer' and typeof("payout_attempts"."surplus_taken") = 'integer' and "payout_attempts"."surplus" in (0, "payout_attempts"."amount") and "payout_attempts"."surplus_taken" between 0 and "payout_attempts"."surplus"),
	CONSTRAINT "payout_attempts_key_length" CHECK(length("payout_attempts"."idempotency_key") between 1 and 100)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payout_attempts_one_withdrawal` ON `payout_attempts` (`withdrawal_id`) WHERE state not in ('failed', 'returned');--> statement-breakpoint
CREATE UNIQUE INDEX `payout_attempts_one_refund` ON `payout_attempts` (`refund_id`) WHERE state not in ('failed', 'returned');--> statement-breakpoint
CREATE UNIQUE INDEX `payout_attempts_key` ON `payout_attempts` (`route`,`idempotency_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `payout_attempts_reference` ON `payout_attempts` (`route`,`reference`);--> statement-breakpoint
CREATE INDEX `payout_attempts_withdrawal` ON `payout_attempts` (`withdrawal_id`,created_at desc);--> statement-breakpoint
CREATE INDEX `payout_attempts_refund` ON `payout_attempts` (`refund_id`,created_at desc);--> statement-breakpoint
CREATE INDEX `payout_attempts_due` ON `payout_attempts` (`next_check_at`) WHERE next_check_at is not null;--> statement-breakpoint
CREATE INDEX `payout_attempts_released` ON `payout_attempts` (`user_id`,`released_at`) WHERE released_at is not null;--> statement-breakpoint
CREATE INDEX `payout_attempts_returnable` ON `payout_attempts` (`user_id`) WHERE (state = 'arrived' and next_check_at is not null)
  or (contradicted_at is not null and denial_closed_at is null);--> statement-breakpoint
CREATE INDEX `payout_attempts_lost` ON `payout_attempts` (`user_id`) WHERE surplus > 0;--> statement-breakpoint
CREATE INDEX `payout_attempts_failing` ON `payout_attempts` (`failing_since`) WHERE failing_since is not null;--> statement-breakpoint
CREATE INDEX `payout_attempts_intended` ON `payout_attempts` (`created_at`) WHERE state = 'intended';--> statement-breakpoint
CREATE INDEX `payout_attempts_ended` ON `payout_attempts` (`ended_at`) WHERE ended_at is not null and released_at is not null;--> statement-breakpoint
CREATE INDEX `payout_attempts_denied` ON `payout_attempts` (`contradicted_at`) WHERE contradicted_at is not null;--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`order_id` text(36) NOT NULL,
	`user_id` text(36) NOT NULL,
	`version` integer NOT NULL,
	`amount` integer NOT NULL,
	`attempt` integer,
	`route` text NOT NULL,
	`status` text NOT NULL,
	`account` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`next_try_at` integer,
	`last_error` text,
	`approved_by` text(36),
	`paid_by` text(36),
	`reference` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`claimed_by` text(36),
	`claimed_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`approved_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`paid_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`claimed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refunds_claim" CHECK(("refunds"."claimed_by" is null) = ("refunds"."claimed_at" is null)),
	CONSTRAINT "refunds_route" CHECK("refunds"."route" in ('gateway', 'bank')),
	CONSTRAINT "refunds_status" CHECK("refunds"."status" in ('pending', 'approved', 'paid')),
	CONSTRAINT "refunds_amount" CHECK(typeof("refunds"."amount") = 'integer' and "refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_event` ON `refunds` (`order_id`,`version`);--> statement-breakpoint
CREATE INDEX `refunds_buyer` ON `refunds` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `refunds_due` ON `refunds` (`next_try_at`) WHERE status = 'pending' and next_try_at is not null;--> statement-breakpoint
CREATE INDEX `refunds_by_hand` ON `refunds` (`created_at`) WHERE status <> 'paid' and route = 'bank';--> statement-breakpoint
CREATE INDEX `refunds_sent` ON `refunds` (`user_id`,`paid_at`) WHERE route = 'bank';--> statement-breakpoint
CREATE INDEX `refunds_unnamed` ON `refunds` (`user_id`,`order_id`) WHERE status = 'pending' and route = 'bank' and account is null;--> statement-breakpoint
CREATE INDEX `refunds_account_kept` ON `refunds` (`paid_at`) WHERE paid_at is not null and account is not null;--> statement-breakpoint
CREATE TABLE `seller_months` (
	`month` text NOT NULL,
	`number` integer NOT NULL,
	`seller_id` text(36) NOT NULL,
	`turnover` integer NOT NULL,
	`fee` integer NOT NULL,
	`taken_back` integer NOT NULL,
	PRIMARY KEY(`month`, `number`),
	FOREIGN KEY (`seller_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "seller_months_sums" CHECK(typeof("seller_months"."turnover") = 'integer' and typeof("seller_months"."fee") = 'integer')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seller_months_seller` ON `seller_months` (`seller_id`,`month`);--> statement-breakpoint
CREATE TABLE `withdrawals` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`user_id` text(36) NOT NULL,
	`amount` integer NOT NULL,
	`fee` integer DEFAULT 0 NOT NULL,
	`account` text NOT NULL,
	`status` text NOT NULL,
	`approved_by` text(36),
	`decided_by` text(36),
	`reference` text DEFAULT '' NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`request_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	`claimed_by` text(36),
	`claimed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`approved_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`claimed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "withdrawals_claim" CHECK(("withdrawals"."claimed_by" is null) = ("withdrawals"."claimed_at" is null)),
	CONSTRAINT "withdrawals_status" CHECK("withdrawals"."status" in ('requested', 'approved', 'paid', 'failed')),
	CONSTRAINT "withdrawals_amount" CHECK(typeof("withdrawals"."amount") = 'integer' and "withdrawals"."amount" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawals_request` ON `withdrawals` (`user_id`,`request_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawals_one_open` ON `withdrawals` (`user_id`) WHERE status in ('requested', 'approved');--> statement-breakpoint
CREATE INDEX `withdrawals_newest` ON `withdrawals` (`user_id`,created_at desc,id desc);--> statement-breakpoint
CREATE INDEX `withdrawals_decided` ON `withdrawals` (`user_id`,`decided_at`) WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX `withdrawals_open` ON `withdrawals` (`created_at`) WHERE status in ('requested', 'approved');--> statement-breakpoint
CREATE INDEX `withdrawals_account_kept` ON `withdrawals` (`decided_at`) WHERE decided_at is not null and json_extract(account, '$.number') <> '';--> statement-breakpoint
CREATE TABLE `operator_acts` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`operator_id` text(36) NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`operator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "operator_acts_kind_length" CHECK(length("operator_acts"."kind") between 1 and 40),
	CONSTRAINT "operator_acts_reason_length" CHECK(length("operator_acts"."reason") between 1 and 2000)
);
--> statement-breakpoint
CREATE INDEX `operator_acts_newest` ON `operator_acts` (at desc,id desc);--> statement-breakpoint
CREATE INDEX `operator_acts_subject` ON `operator_acts` (`subject_id`,`at`);--> statement-breakpoint
CREATE TABLE `proposed_rulings` (
	`order_id` text(36) NOT NULL,
	`version` integer NOT NULL,
	`buyer_share` integer NOT NULL,
	`reason` text NOT NULL,
	`operator_id` text(36) NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`order_id`, `version`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`operator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "proposed_rulings_share" CHECK(typeof("proposed_rulings"."buyer_share") = 'integer' and "proposed_rulings"."buyer_share" between 0 and 100),
	CONSTRAINT "proposed_rulings_reason_length" CHECK(length("proposed_rulings"."reason") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE `reports` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`reporter_id` text(36) NOT NULL,
	`subject` text NOT NULL,
	`subject_id` text NOT NULL,
	`responsible_id` text(36),
	`reason` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	`closed_by` text(36),
	`answer` text DEFAULT '' NOT NULL,
	`evidence` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`reporter_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`closed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "reports_subject_kind" CHECK("reports"."subject" in ('listing', 'person', 'review', 'message', 'appeal')),
	CONSTRAINT "reports_status" CHECK("reports"."status" in ('open', 'closed')),
	CONSTRAINT "reports_reason_length" CHECK(length("reports"."reason") between 1 and 2000),
	CONSTRAINT "reports_answer_length" CHECK(length("reports"."answer") between 0 and 2000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_once` ON `reports` (`reporter_id`,`subject`,`subject_id`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `reports_open` ON `reports` (created_at,id) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `reports_responsible` ON `reports` (`responsible_id`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `reports_subject` ON `reports` (`subject`,`subject_id`);--> statement-breakpoint
CREATE INDEX `reports_evidence` ON `reports` (`closed_at`) WHERE evidence <> '';--> statement-breakpoint
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
CREATE TABLE `order_changes` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`order_id` text(36) NOT NULL,
	`proposed_by` text NOT NULL,
	`price` integer,
	`deadline` integer,
	`revisions` integer,
	`description` text NOT NULL,
	`status` text NOT NULL,
	`request_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_changes_status" CHECK("order_changes"."status" in ('open', 'accepted', 'declined', 'withdrawn')),
	CONSTRAINT "order_changes_side" CHECK("order_changes"."proposed_by" in ('buyer', 'seller')),
	CONSTRAINT "order_changes_price" CHECK("order_changes"."price" is null or (typeof("order_changes"."price") = 'integer' and "order_changes"."price" between 1000 and 500000000)),
	CONSTRAINT "order_changes_description_length" CHECK(length("order_changes"."description") between 1 and 2000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_changes_request` ON `order_changes` (`order_id`,`request_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `order_changes_one_open` ON `order_changes` (`order_id`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `order_changes_order` ON `order_changes` (`order_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `order_events` (
	`order_id` text(36) NOT NULL,
	`version` integer NOT NULL,
	`kind` text NOT NULL,
	`actor` text NOT NULL,
	`actor_id` text(36),
	`at` integer NOT NULL,
	`detail` text DEFAULT '{}' NOT NULL,
	PRIMARY KEY(`order_id`, `version`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_events_actor" CHECK("order_events"."actor" in ('buyer', 'seller', 'gateway', 'scheduler', 'operator')),
	CONSTRAINT "order_events_kind_length" CHECK(length("order_events"."kind") between 1 and 40)
);
--> statement-breakpoint
CREATE TABLE `order_files` (
	`key` text(36) PRIMARY KEY NOT NULL,
	`order_id` text(36) NOT NULL,
	`version` integer NOT NULL,
	`sender_id` text(36) NOT NULL,
	`purpose` text NOT NULL,
	`name` text NOT NULL,
	`size` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sender_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_files_purpose" CHECK("order_files"."purpose" in ('delivery', 'evidence')),
	CONSTRAINT "order_files_name_length" CHECK(length("order_files"."name") between 1 and 200)
);
--> statement-breakpoint
CREATE INDEX `order_files_order` ON `order_files` (`order_id`,`version`);--> statement-breakpoint
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
CREATE TABLE `orders` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`service_id` text(36) NOT NULL,
	`user_id` text(36) NOT NULL,
	`seller_id` text(36) NOT NULL,
	`kind` text NOT NULL,
	`service_title` text NOT NULL,
	`buyer_name` text NOT NULL,
	`seller_name` text NOT NULL,
	`package_id` text,
	`package` text,
	`quantity` integer NOT NULL,
	`requirements` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`deadline` integer,
	`price` integer,
	`total_price` integer,
	`fee_percent` integer NOT NULL,
	`status` text NOT NULL,
	`phase` text,
	`payment_status` text NOT NULL,
	`version` integer NOT NULL,
	`max_days` integer,
	`revisions_left` integer,
	`phase_before` text,
	`buyer_share` integer,
	`proposed_by` text,
	`disputed_by` text,
	`change_by` text,
	`answer_due_at` integer,
	`ruling_due_at` integer,
	`work_due_at` integer,
	`remind_at` integer,
	`quote_expires_at` integer,
	`payment_due_at` integer,
	`started_at` integer,
	`delivered_at` integer,
	`review_due_at` integer,
	`closed_at` integer,
	`request_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`words_removed_at` integer,
	`notifications_deleted` integer DEFAULT false NOT NULL,
	`conversation_archived` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`service_id`) REFERENCES `services`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "orders_kind" CHECK("orders"."kind" in ('package', 'custom', 'proposal')),
	CONSTRAINT "orders_status" CHECK("orders"."status" in ('pending', 'in_progress', 'completed', 'cancelled')),
	CONSTRAINT "orders_phase" CHECK("orders"."phase" is null or "orders"."phase" in ('inquiry', 'quoted', 'awaiting_payment', 'working', 'delivered', 'revision', 'cancel_requested', 'disputed')),
	CONSTRAINT "orders_payment_status" CHECK("orders"."payment_status" in ('unpaid', 'awaiting', 'review', 'held', 'released', 'split', 'expired', 'refund_pending', 'refunded', 'charged_back')),
	CONSTRAINT "orders_open_has_phase" CHECK(("orders"."phase" is null) = ("orders"."status" in ('completed', 'cancelled'))),
	CONSTRAINT "orders_not_own" CHECK("orders"."user_id" <> "orders"."seller_id"),
	CONSTRAINT "orders_quantity" CHECK(typeof("orders"."quantity") = 'integer' and "orders"."quantity" between 1 and 100),
	CONSTRAINT "orders_price" CHECK("orders"."price" is null or (typeof("orders"."price") = 'integer' and "orders"."price" > 0)),
	CONSTRAINT "orders_total" CHECK("orders"."total_price" is "orders"."price" * "orders"."quantity"),
	CONSTRAINT "orders_fee" CHECK("orders"."fee_percent" between 0 and 100),
	CONSTRAINT "orders_version" CHECK("orders"."version" >= 1),
	CONSTRAINT "orders_requirements_length" CHECK(length("orders"."requirements") between 20 and 5000),
	CONSTRAINT "orders_notes_length" CHECK(length("orders"."notes") between 0 and 2000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_request` ON `orders` (`user_id`,`request_id`) WHERE request_id <> '';--> statement-breakpoint
CREATE INDEX `orders_buyer` ON `orders` (`user_id`,created_at desc);--> statement-breakpoint
CREATE INDEX `orders_seller` ON `orders` (`seller_id`,created_at desc);--> statement-breakpoint
CREATE INDEX `orders_buyer_status` ON `orders` (`user_id`,`status`,created_at desc,id desc);--> statement-breakpoint
CREATE INDEX `orders_seller_status` ON `orders` (`seller_id`,`status`,created_at desc,id desc);--> statement-breakpoint
CREATE INDEX `orders_buyer_turn` ON `orders` (`user_id`,case when phase = 'quoted' and change_by is not 'seller' then quote_expires_at when phase = 'awaiting_payment' then payment_due_at when phase = 'delivered' then review_due_at else 9000000000000000 end,`id`) WHERE ((phase in ('quoted', 'awaiting_payment', 'delivered') and payment_status <> 'review') or (phase in ('working', 'revision') and change_by = 'seller') or (phase = 'disputed' and ((disputed_by = 'seller' and answer_due_at is not null) or proposed_by = 'seller')));--> statement-breakpoint
CREATE INDEX `orders_seller_turn` ON `orders` (`seller_id`,case phase when 'quoted' then quote_expires_at when 'awaiting_payment' then payment_due_at when 'working' then work_due_at when 'delivered' then review_due_at when 'cancel_requested' then answer_due_at when 'disputed' then answer_due_at end,`id`) WHERE (phase in ('inquiry', 'quoted', 'working', 'revision', 'cancel_requested') or (phase in ('awaiting_payment', 'delivered') and change_by = 'buyer' and payment_status <> 'review') or (phase = 'disputed' and ((disputed_by = 'buyer' and answer_due_at is not null) or proposed_by = 'buyer')));--> statement-breakpoint
CREATE INDEX `orders_payment_due` ON `orders` (`payment_due_at`) WHERE phase = 'awaiting_payment';--> statement-breakpoint
CREATE INDEX `orders_answer_due` ON `orders` (`answer_due_at`) WHERE phase = 'cancel_requested';--> statement-breakpoint
CREATE INDEX `orders_work_due` ON `orders` (`work_due_at`) WHERE phase = 'working';--> statement-breakpoint
CREATE INDEX `orders_notified` ON `orders` (`closed_at`) WHERE closed_at is not null and notifications_deleted = 0 and payment_status <> 'refund_pending';--> statement-breakpoint
CREATE INDEX `orders_to_archive` ON `orders` (`closed_at`) WHERE closed_at is not null and conversation_archived = 0 and payment_status <> 'refund_pending';--> statement-breakpoint
CREATE INDEX `orders_ended` ON `orders` (`status`) WHERE status = 'completed' or status = 'cancelled';--> statement-breakpoint
CREATE INDEX `orders_money` ON `orders` (`payment_status`) WHERE payment_status = 'review' or payment_status = 'refund_pending' or payment_status = 'charged_back';--> statement-breakpoint
CREATE INDEX `orders_buyer_money` ON `orders` (`user_id`,`payment_status`,created_at desc,id desc) WHERE payment_status = 'review' or payment_status = 'refund_pending' or payment_status = 'charged_back';--> statement-breakpoint
CREATE INDEX `orders_seller_money` ON `orders` (`seller_id`,`payment_status`,created_at desc,id desc) WHERE payment_status = 'review' or payment_status = 'refund_pending' or payment_status = 'charged_back';--> statement-breakpoint
CREATE INDEX `orders_disputed` ON `orders` (`ruling_due_at`) WHERE phase = 'disputed';--> statement-breakpoint
CREATE INDEX `orders_remind` ON `orders` (`remind_at`) WHERE remind_at is not null;--> statement-breakpoint
CREATE INDEX `orders_review_due` ON `orders` (`review_due_at`) WHERE phase = 'delivered';--> statement-breakpoint
CREATE INDEX `orders_words_kept` ON `orders` (`closed_at`) WHERE closed_at is not null and words_removed_at is null;--> statement-breakpoint
CREATE INDEX `orders_listing_completed` ON `orders` (`service_id`,`closed_at`) WHERE status = 'completed';--> statement-breakpoint
CREATE TABLE `proposals` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`service_id` text(36) NOT NULL,
	`user_id` text(36) NOT NULL,
	`client_id` text(36) NOT NULL,
	`message` text NOT NULL,
	`price` integer,
	`days` integer,
	`status` text NOT NULL,
	`decline_reason` text DEFAULT '' NOT NULL,
	`request_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`order_id` text(36),
	FOREIGN KEY (`service_id`) REFERENCES `services`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`client_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "proposals_status" CHECK("proposals"."status" in ('open', 'withdrawn', 'declined', 'accepted')),
	CONSTRAINT "proposals_not_own" CHECK("proposals"."user_id" <> "proposals"."client_id"),
	CONSTRAINT "proposals_price" CHECK("proposals"."price" is null or (typeof("proposals"."price") = 'integer' and "proposals"."price" between 1000 and 500000000)),
	CONSTRAINT "proposals_days" CHECK("proposals"."days" is null or (typeof("proposals"."days") = 'integer' and "proposals"."days" between 1 and 365)),
	CONSTRAINT "proposals_message_length" CHECK(length("proposals"."message") between 1 and 5000),
	CONSTRAINT "proposals_decline_reason_length" CHECK(length("proposals"."decline_reason") between 0 and 1000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `proposals_once` ON `proposals` (`service_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `proposals_listing` ON `proposals` (`service_id`,`status`,created_at desc,id desc);--> statement-breakpoint
CREATE INDEX `proposals_proposer` ON `proposals` (`user_id`,created_at desc,id desc);--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`order_id` text(36) NOT NULL,
	`service_id` text(36) NOT NULL,
	`author_id` text(36) NOT NULL,
	`subject_id` text(36) NOT NULL,
	`side` text NOT NULL,
	`rating` integer NOT NULL,
	`comment` text NOT NULL,
	`author_name` text NOT NULL,
	`author_picture` text,
	`author_location` text DEFAULT '' NOT NULL,
	`bought` text NOT NULL,
	`created_at` integer NOT NULL,
	`published_at` integer,
	`hidden_at` integer,
	`publish_due_at` integer DEFAULT 0 NOT NULL,
	`reply` text DEFAULT '' NOT NULL,
	`replied_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`service_id`) REFERENCES `services`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`subject_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "reviews_side" CHECK("reviews"."side" in ('buyer', 'seller')),
	CONSTRAINT "reviews_rating" CHECK(typeof("reviews"."rating") = 'integer' and "reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_comment_length" CHECK(length("reviews"."comment") between 0 and 2000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_once` ON `reviews` (`order_id`,`side`);--> statement-breakpoint
CREATE INDEX `reviews_listing` ON `reviews` (`service_id`,published_at desc) WHERE side = 'buyer' and published_at is not null;--> statement-breakpoint
CREATE INDEX `reviews_subject_side` ON `reviews` (`subject_id`,`side`,published_at desc) WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX `reviews_voices` ON `reviews` (published_at desc) WHERE side = 'buyer' and rating >= 4 and published_at is not null;--> statement-breakpoint
CREATE INDEX `reviews_due` ON `reviews` (`publish_due_at`) WHERE published_at is null;--> statement-breakpoint
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
CREATE TABLE `tax_identities` (
	`user_id` text(36) PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`number` text NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tax_identities_kind" CHECK("tax_identities"."kind" in ('npwp', 'nik')),
	CONSTRAINT "tax_identities_number" CHECK(length("tax_identities"."number") = 16 and "tax_identities"."number" not glob '*[^0-9]*')
);
--> statement-breakpoint
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
CREATE TABLE `attempt_counters` (
	`key` text NOT NULL,
	`window_start` integer NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`key`, `window_start`)
);
--> statement-breakpoint
CREATE INDEX `attempt_counters_age` ON `attempt_counters` (`window_start`);--> statement-breakpoint
CREATE TABLE `email_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text(36) NOT NULL,
	`kind` text NOT NULL,
	`new_email` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "email_tokens_kind" CHECK("email_tokens"."kind" in ('verify', 'reset', 'email')),
	CONSTRAINT "email_tokens_new_email" CHECK(("email_tokens"."kind" = 'email') = ("email_tokens"."new_email" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `email_tokens_newest` ON `email_tokens` (`user_id`,`kind`);--> statement-breakpoint
CREATE INDEX `email_tokens_expiry` ON `email_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`sent_at` integer,
	`last_error` text,
	`unsubscribes` text,
	CONSTRAINT "outbox_subject_length" CHECK(length("outbox"."subject") between 1 and 200),
	CONSTRAINT "outbox_body_length" CHECK(length("outbox"."body") between 1 and 20000)
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`next_attempt_at`) WHERE "outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX `outbox_newest` ON `outbox` (`created_at`);--> statement-breakpoint
CREATE INDEX `outbox_recipient` ON `outbox` (`recipient`,`created_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text(36) NOT NULL,
	`device` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "sessions_device_length" CHECK(length("sessions"."device") between 0 and 200)
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`,`last_used_at`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`full_name` text NOT NULL,
	`email_verified_at` integer,
	`picture_url` text,
	`bio` text DEFAULT '' NOT NULL,
	`location` text DEFAULT '' NOT NULL,
	`place_code` text,
	`contact_email` text DEFAULT '' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`website` text DEFAULT '' NOT NULL,
	`skills` text DEFAULT '[]' NOT NULL,
	`social_links` text DEFAULT '{}' NOT NULL,
	`rating_sum` integer DEFAULT 0 NOT NULL,
	`rating_count` integer DEFAULT 0 NOT NULL,
	`client_rating_sum` integer DEFAULT 0 NOT NULL,
	`client_rating_count` integer DEFAULT 0 NOT NULL,
	`completed_count` integer DEFAULT 0 NOT NULL,
	`on_time_count` integer DEFAULT 0 NOT NULL,
	`response_minutes` integer,
	`unread_messages` integer DEFAULT 0 NOT NULL,
	`unread_notifications` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`last_active_at` integer NOT NULL,
	`suspended_at` integer,
	`suspended_reason` text DEFAULT '' NOT NULL,
	`restricted_at` integer,
	`closed_at` integer,
	`operator_since` integer,
	CONSTRAINT "users_email_length" CHECK(length("users"."email") between 3 and 254),
	CONSTRAINT "users_name_length" CHECK(length("users"."full_name") between 2 and 100),
	CONSTRAINT "users_bio_length" CHECK(length("users"."bio") between 0 and 500)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_operators` ON `users` (`operator_since`) WHERE operator_since is not null;--> statement-breakpoint
CREATE INDEX `users_picture` ON `users` (`picture_url`) WHERE picture_url is not null;--> statement-breakpoint
CREATE TABLE `alerts` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`began_at` integer NOT NULL,
	`ended_at` integer,
	`count` integer NOT NULL,
	`since` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alerts_open` ON `alerts` (`kind`) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX `alerts_newest` ON `alerts` (began_at desc,id desc);--> statement-breakpoint
CREATE TABLE `balance_spans` (
	`account` text NOT NULL,
	`span` text NOT NULL,
	`moved` integer NOT NULL,
	PRIMARY KEY(`account`, `span`)
);
--> statement-breakpoint
CREATE TABLE `faults` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`request_id` text NOT NULL,
	`event` text NOT NULL,
	`route` text NOT NULL,
	`order_id` text(36),
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "faults_request_length" CHECK(length("faults"."request_id") between 8 and 8),
	CONSTRAINT "faults_event_length" CHECK(length("faults"."event") between 1 and 60),
	CONSTRAINT "faults_route_length" CHECK(length("faults"."route") between 1 and 100)
);
--> statement-breakpoint
CREATE INDEX `faults_request` ON `faults` (`request_id`);--> statement-breakpoint
CREATE INDEX `faults_age` ON `faults` (`created_at`);--> statement-breakpoint
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
CREATE TABLE `refused_names` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`surface` text NOT NULL,
	`refused_name` text NOT NULL,
	`user_id` text(36),
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "refused_names_length" CHECK(length("refused_names"."refused_name") between 1 and 200)
);
--> statement-breakpoint
CREATE INDEX `refused_names_newest` ON `refused_names` (`created_at`);--> statement-breakpoint
CREATE INDEX `refused_names_user` ON `refused_names` (`user_id`);--> statement-breakpoint
CREATE TABLE `scheduler_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`failed` text DEFAULT '[]' NOT NULL,
	`books_sound` integer,
	`stuck_since` integer,
	CONSTRAINT "scheduler_state_one" CHECK("scheduler_state"."id" = 1)
);
