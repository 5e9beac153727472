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
CREATE TABLE `mail_opt_outs` (
	`user_id` text(36) NOT NULL,
	`kind` text NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "mail_opt_outs_kind" CHECK("mail_opt_outs"."kind" in ('order', 'payment', 'proposal', 'message', 'review'))
);
--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`user_id` text(36) NOT NULL,
	`kind` text NOT NULL,
	`cause` text NOT NULL,
	`title` text NOT NULL,
	`body` text DEFAULT '' NOT NULL,
	`href` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "notifications_kind" CHECK("notifications"."kind" in ('order', 'payment', 'proposal', 'message', 'review')),
	CONSTRAINT "notifications_title_length" CHECK(length("notifications"."title") between 1 and 200),
	CONSTRAINT "notifications_body_length" CHECK(length("notifications"."body") between 0 and 500),
	CONSTRAINT "notifications_href_length" CHECK(length("notifications"."href") between 1 and 300)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_cause` ON `notifications` (`user_id`,`cause`);--> statement-breakpoint
CREATE INDEX `notifications_newest` ON `notifications` (`user_id`,created_at desc,id desc);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`,`created_at`) WHERE read_at is null;--> statement-breakpoint
CREATE INDEX `notifications_age` ON `notifications` (`created_at`);--> statement-breakpoint
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
	FOREIGN KEY (`service_id`) REFERENCES `services`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`client_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
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
ALTER TABLE `services` ADD `proposal_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `services` ADD `delivery_days` integer;--> statement-breakpoint
ALTER TABLE `reviews` ADD `publish_due_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `reviews` ADD `reply` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `reviews` ADD `replied_at` integer;--> statement-breakpoint
CREATE INDEX `reviews_due` ON `reviews` (`publish_due_at`) WHERE published_at is null;--> statement-breakpoint
ALTER TABLE `users` ADD `unread_messages` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `unread_notifications` integer DEFAULT 0 NOT NULL;