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
CREATE TABLE `reports` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`reporter_id` text(36) NOT NULL,
	`subject` text NOT NULL,
	`subject_id` text NOT NULL,
	`reason` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	`closed_by` text(36),
	`answer` text DEFAULT '' NOT NULL,
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
CREATE INDEX `reports_subject` ON `reports` (`subject`,`subject_id`);--> statement-breakpoint
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
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`approved_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`paid_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refunds_route" CHECK("refunds"."route" in ('gateway', 'bank')),
	CONSTRAINT "refunds_status" CHECK("refunds"."status" in ('pending', 'approved', 'paid')),
	CONSTRAINT "refunds_amount" CHECK(typeof("refunds"."amount") = 'integer' and "refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_event` ON `refunds` (`order_id`,`version`);--> statement-breakpoint
CREATE INDEX `refunds_buyer` ON `refunds` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `refunds_due` ON `refunds` (`next_try_at`) WHERE status = 'pending' and next_try_at is not null;--> statement-breakpoint
CREATE INDEX `refunds_by_hand` ON `refunds` (`created_at`) WHERE status <> 'paid' and route = 'bank';--> statement-breakpoint
CREATE TABLE `withdrawals` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`user_id` text(36) NOT NULL,
	`amount` integer NOT NULL,
	`account` text NOT NULL,
	`status` text NOT NULL,
	`approved_by` text(36),
	`decided_by` text(36),
	`reference` text DEFAULT '' NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`request_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`approved_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "withdrawals_status" CHECK("withdrawals"."status" in ('requested', 'approved', 'paid', 'failed')),
	CONSTRAINT "withdrawals_amount" CHECK(typeof("withdrawals"."amount") = 'integer' and "withdrawals"."amount" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawals_request` ON `withdrawals` (`user_id`,`request_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawals_one_open` ON `withdrawals` (`user_id`) WHERE status in ('requested', 'approved');--> statement-breakpoint
CREATE INDEX `withdrawals_newest` ON `withdrawals` (`user_id`,created_at desc,id desc);--> statement-breakpoint
CREATE INDEX `withdrawals_open` ON `withdrawals` (`created_at`) WHERE status in ('requested', 'approved');--> statement-breakpoint
ALTER TABLE `services` ADD `hidden_at` integer;--> statement-breakpoint
ALTER TABLE `services` ADD `hidden_reason` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `phase_before` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `buyer_share` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `proposed_by` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `disputed_by` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `answer_due_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `work_due_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `remind_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `delivered_at` integer;--> statement-breakpoint
CREATE INDEX `orders_answer_due` ON `orders` (`answer_due_at`) WHERE phase = 'cancel_requested';--> statement-breakpoint
CREATE INDEX `orders_work_due` ON `orders` (`work_due_at`) WHERE phase = 'working';--> statement-breakpoint
CREATE INDEX `orders_remind` ON `orders` (`remind_at`) WHERE remind_at is not null;--> statement-breakpoint
ALTER TABLE `reviews` ADD `hidden_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `suspended_reason` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `operator_since` integer;--> statement-breakpoint
-- Work that was under way before the clock looked orders up by this.
UPDATE `orders` SET `work_due_at` = coalesce(`deadline`, `started_at` + `max_days` * 86400000) WHERE `phase` = 'working';
