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
	`delivery_time` text DEFAULT '' NOT NULL,
	`deadline` integer,
	`packages` text DEFAULT '[]' NOT NULL,
	`requirements` text DEFAULT '[]' NOT NULL,
	`additional_info` text DEFAULT '[]' NOT NULL,
	`rating` real DEFAULT 0 NOT NULL,
	`rating_sum` integer DEFAULT 0 NOT NULL,
	`rating_count` integer DEFAULT 0 NOT NULL,
	`orderscompleted` integer DEFAULT 0 NOT NULL,
	`popularity` integer DEFAULT 0 NOT NULL,
	`popularity_at` integer,
	`seller_name` text NOT NULL,
	`seller_picture` text,
	`cover_url` text,
	`cover_alt` text,
	`search_tags` text DEFAULT '' NOT NULL,
	`request_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "services_type" CHECK("services"."type" in ('offer', 'wanted')),
	CONSTRAINT "services_status" CHECK("services"."status" in ('active', 'inactive')),
	CONSTRAINT "services_category" CHECK("services"."category" in ('Desain Grafis', 'Penulisan & Penerjemahan', 'Video & Animasi', 'Musik & Audio', 'Pemrograman & Teknologi', 'Bisnis', 'Pemasaran', 'Gaya Hidup', 'Pendidikan', 'Rumah Tangga', 'Lainnya')),
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
CREATE INDEX `services_category_newest` ON `services` (`category`,`type`,created_at desc,id desc) WHERE status = 'active' and deleted_at is null;--> statement-breakpoint
CREATE INDEX `services_category_rating` ON `services` (`category`,rating desc,id desc,`price`) WHERE status = 'active' and deleted_at is null;--> statement-breakpoint
CREATE INDEX `services_category_price` ON `services` (`category`,`price`,`id`) WHERE status = 'active' and deleted_at is null;--> statement-breakpoint
CREATE INDEX `services_owner` ON `services` (`user_id`,`type`,created_at desc,id desc) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `services_popularity_stale` ON `services` (`popularity_at`) WHERE popularity > 0;--> statement-breakpoint
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
	CONSTRAINT "order_events_actor" CHECK("order_events"."actor" in ('buyer', 'seller', 'gateway', 'clock', 'operator')),
	CONSTRAINT "order_events_kind_length" CHECK(length("order_events"."kind") between 1 and 40)
);
--> statement-breakpoint
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
	`quote_expires_at` integer,
	`payment_due_at` integer,
	`started_at` integer,
	`review_due_at` integer,
	`closed_at` integer,
	`request_id` text NOT NULL,
	`created_at` integer NOT NULL,
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
CREATE UNIQUE INDEX `orders_request` ON `orders` (`user_id`,`request_id`);--> statement-breakpoint
CREATE INDEX `orders_buyer` ON `orders` (`user_id`,created_at desc,id desc);--> statement-breakpoint
CREATE INDEX `orders_seller` ON `orders` (`seller_id`,created_at desc,id desc);--> statement-breakpoint
CREATE INDEX `orders_payment_due` ON `orders` (`payment_due_at`) WHERE phase = 'awaiting_payment';--> statement-breakpoint
CREATE INDEX `orders_review_due` ON `orders` (`review_due_at`) WHERE phase = 'delivered';--> statement-breakpoint
CREATE INDEX `orders_listing_completed` ON `orders` (`service_id`,`closed_at`) WHERE status = 'completed';--> statement-breakpoint
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
CREATE INDEX `reviews_listing` ON `reviews` (`service_id`,published_at desc,id desc) WHERE side = 'buyer' and published_at is not null;--> statement-breakpoint
CREATE INDEX `reviews_voices` ON `reviews` (published_at desc,id desc) WHERE side = 'buyer' and rating >= 4 and published_at is not null;--> statement-breakpoint
CREATE TABLE `gateway_notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`gateway_order_id` text NOT NULL,
	`body` text NOT NULL,
	`received_at` integer NOT NULL,
	`processed_at` integer,
	`outcome` text,
	CONSTRAINT "gateway_notifications_body_length" CHECK(length("gateway_notifications"."body") between 2 and 65536)
);
--> statement-breakpoint
CREATE INDEX `gateway_notifications_order` ON `gateway_notifications` (`gateway_order_id`,`received_at`);--> statement-breakpoint
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
CREATE INDEX `ledger_order` ON `ledger` (`order_id`);--> statement-breakpoint
CREATE INDEX `ledger_from` ON `ledger` (`from_account`,`at`);--> statement-breakpoint
CREATE INDEX `ledger_to` ON `ledger` (`to_account`,`at`);--> statement-breakpoint
CREATE TABLE `ledger_accounts` (
	`account` text PRIMARY KEY NOT NULL,
	`balance` integer NOT NULL,
	CONSTRAINT "ledger_accounts_floor" CHECK("ledger_accounts"."balance" >= 0 or "ledger_accounts"."account" in ('gateway_clearing', 'bank', 'loss'))
);
--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`order_id` text(36) NOT NULL,
	`attempt` integer NOT NULL,
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
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "email_tokens_kind" CHECK("email_tokens"."kind" in ('verify', 'reset'))
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
	`contact_email` text DEFAULT '' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`website` text DEFAULT '' NOT NULL,
	`skills` text DEFAULT '[]' NOT NULL,
	`rating_sum` integer DEFAULT 0 NOT NULL,
	`rating_count` integer DEFAULT 0 NOT NULL,
	`completed_count` integer DEFAULT 0 NOT NULL,
	`on_time_count` integer DEFAULT 0 NOT NULL,
	`response_minutes` integer,
	`created_at` integer NOT NULL,
	`last_active_at` integer NOT NULL,
	`suspended_at` integer,
	CONSTRAINT "users_email_length" CHECK(length("users"."email") between 3 and 254),
	CONSTRAINT "users_name_length" CHECK(length("users"."full_name") between 2 and 100),
	CONSTRAINT "users_bio_length" CHECK(length("users"."bio") between 0 and 500)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);