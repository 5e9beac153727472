CREATE TABLE `request_recipients` (
	`service_id` text(36) NOT NULL,
	`seller_id` text(36) NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	`invited_at` integer,
	PRIMARY KEY(`service_id`, `seller_id`),
	FOREIGN KEY (`service_id`) REFERENCES `services`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "request_recipients_reason" CHECK("request_recipients"."reason" in ('near', 'wider', 'invited'))
);
--> statement-breakpoint
CREATE INDEX `request_recipients_seller` ON `request_recipients` (`seller_id`,created_at desc);--> statement-breakpoint
CREATE INDEX `request_recipients_age` ON `request_recipients` (`created_at`);--> statement-breakpoint
CREATE TABLE `request_rounds` (
	`service_id` text(36) PRIMARY KEY NOT NULL,
	`round` integer DEFAULT 0 NOT NULL,
	`due_at` integer,
	`near` integer DEFAULT 0 NOT NULL,
	`wider` integer DEFAULT 0 NOT NULL,
	`response_minutes` integer,
	FOREIGN KEY (`service_id`) REFERENCES `services`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `request_rounds_due` ON `request_rounds` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
-- SQLite cannot change a CHECK, so these tables are created again. No other table refers to them.
CREATE TABLE `__new_push_messages` (
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
	CONSTRAINT "push_messages_kind" CHECK("__new_push_messages"."kind" in ('order', 'payment', 'proposal', 'request', 'message', 'search', 'review'))
);
--> statement-breakpoint
INSERT INTO `__new_push_messages`("id", "user_id", "kind", "cause", "title", "body", "href", "created_at", "next_attempt_at", "attempts", "sent_at", "last_error") SELECT "id", "user_id", "kind", "cause", "title", "body", "href", "created_at", "next_attempt_at", "attempts", "sent_at", "last_error" FROM `push_messages`;--> statement-breakpoint
DROP TABLE `push_messages`;--> statement-breakpoint
ALTER TABLE `__new_push_messages` RENAME TO `push_messages`;--> statement-breakpoint
CREATE INDEX `push_messages_due` ON `push_messages` (`next_attempt_at`) WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX `push_messages_user` ON `push_messages` (`user_id`,`cause`);--> statement-breakpoint
CREATE INDEX `push_messages_newest` ON `push_messages` (`created_at`);--> statement-breakpoint
CREATE TABLE `__new_mail_opt_outs` (
	`user_id` text(36) NOT NULL,
	`kind` text NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "mail_opt_outs_kind" CHECK("__new_mail_opt_outs"."kind" in ('order', 'payment', 'proposal', 'request', 'message', 'search', 'review'))
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
	CONSTRAINT "notifications_kind" CHECK("__new_notifications"."kind" in ('order', 'payment', 'proposal', 'request', 'message', 'search', 'review')),
	CONSTRAINT "notifications_title_length" CHECK(length("__new_notifications"."title") between 1 and 200),
	CONSTRAINT "notifications_body_length" CHECK(length("__new_notifications"."body") between 0 and 500),
	CONSTRAINT "notifications_href_length" CHECK(length("__new_notifications"."href") between 1 and 300)
);
--> statement-breakpoint
INSERT INTO `__new_notifications`("id", "user_id", "kind", "cause", "title", "body", "href", "due_at", "created_at", "read_at") SELECT "id", "user_id", "kind", "cause", "title", "body", "href", "due_at", "created_at", "read_at" FROM `notifications`;--> statement-breakpoint
DROP TABLE `notifications`;--> statement-breakpoint
ALTER TABLE `__new_notifications` RENAME TO `notifications`;--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_cause` ON `notifications` (`user_id`,`cause`);--> statement-breakpoint
CREATE INDEX `notifications_newest` ON `notifications` (`user_id`,created_at desc,id desc);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`,`created_at`) WHERE read_at is null;--> statement-breakpoint
CREATE INDEX `notifications_age` ON `notifications` (`created_at`);--> statement-breakpoint
CREATE INDEX `notifications_read_age` ON `notifications` (`read_at`) WHERE read_at is not null;--> statement-breakpoint
CREATE TABLE `__new_push_opt_outs` (
	`user_id` text(36) NOT NULL,
	`kind` text NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "push_opt_outs_kind" CHECK("__new_push_opt_outs"."kind" in ('order', 'payment', 'proposal', 'request', 'message', 'search', 'review'))
);
--> statement-breakpoint
INSERT INTO `__new_push_opt_outs`("user_id", "kind") SELECT "user_id", "kind" FROM `push_opt_outs`;--> statement-breakpoint
DROP TABLE `push_opt_outs`;--> statement-breakpoint
ALTER TABLE `__new_push_opt_outs` RENAME TO `push_opt_outs`;--> statement-breakpoint
CREATE TRIGGER notifications_of_closed BEFORE INSERT ON notifications
WHEN EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND closed_at IS NOT NULL)
BEGIN
  SELECT RAISE(IGNORE);
END;
--> statement-breakpoint
CREATE TRIGGER notifications_told AFTER INSERT ON notifications
WHEN NEW.read_at IS NULL
BEGIN
  UPDATE users SET unread_notifications = unread_notifications + 1 WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER notifications_read AFTER UPDATE OF read_at ON notifications
WHEN (OLD.read_at IS NULL) <> (NEW.read_at IS NULL)
BEGIN
  UPDATE users SET unread_notifications = unread_notifications + iif(NEW.read_at IS NULL, 1, -1)
  WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER notifications_dropped AFTER DELETE ON notifications
WHEN OLD.read_at IS NULL
BEGIN
  UPDATE users SET unread_notifications = unread_notifications - 1 WHERE id = OLD.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER request_recipients_of_closed BEFORE INSERT ON request_recipients
WHEN EXISTS (SELECT 1 FROM users WHERE id = NEW.seller_id AND closed_at IS NOT NULL)
BEGIN
  SELECT RAISE(IGNORE);
END;
