CREATE TABLE `push_messages` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`user_id` text(36) NOT NULL,
	`kind` text NOT NULL,
	`cause` text NOT NULL,
	`title` text NOT NULL,
	`body` text DEFAULT '' NOT NULL,
	`href` text NOT NULL,
	`created_at` integer NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`sent_at` integer,
	`last_error` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "push_messages_kind" CHECK("push_messages"."kind" in ('order', 'payment', 'proposal', 'message', 'search', 'review'))
);
--> statement-breakpoint
CREATE INDEX `push_messages_due` ON `push_messages` (`next_attempt_at`) WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX `push_messages_user` ON `push_messages` (`user_id`,`cause`);--> statement-breakpoint
CREATE INDEX `push_messages_newest` ON `push_messages` (`created_at`);--> statement-breakpoint
CREATE TABLE `contact_numbers` (
	`user_id` text(36) PRIMARY KEY NOT NULL,
	`mobile` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "contact_numbers_mobile" CHECK("contact_numbers"."mobile" glob '+628*' and substr("contact_numbers"."mobile", 2) not glob '*[^0-9]*' and length("contact_numbers"."mobile") between 12 and 15)
);
--> statement-breakpoint
CREATE TABLE `delivery_views` (
	`order_id` text(36) PRIMARY KEY NOT NULL,
	`user_id` text(36) NOT NULL,
	`seen_at` integer,
	`held_until` integer,
	`due_before` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `delivery_views_user` ON `delivery_views` (`user_id`);--> statement-breakpoint
CREATE INDEX `delivery_views_held` ON `delivery_views` (`held_until`) WHERE held_until is not null;--> statement-breakpoint
CREATE TABLE `push_opt_outs` (
	`user_id` text(36) NOT NULL,
	`kind` text NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "push_opt_outs_kind" CHECK("push_opt_outs"."kind" in ('order', 'payment', 'proposal', 'message', 'search', 'review'))
);
--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`user_id` text(36) NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`shows_details` integer DEFAULT false NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "push_subscriptions_endpoint_length" CHECK(length("push_subscriptions"."endpoint") between 12 and 1000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint` ON `push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_user` ON `push_subscriptions` (`user_id`);
--> statement-breakpoint
-- Whoever had the password may have subscribed a browser, so subscriptions end with it.
CREATE TRIGGER push_subscriptions_password AFTER UPDATE OF password_hash, two_steps_since ON users
WHEN old.password_hash IS NOT new.password_hash OR old.two_steps_since IS NOT new.two_steps_since
BEGIN
  DELETE FROM push_subscriptions WHERE user_id = new.id;
END;
