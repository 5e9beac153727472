CREATE TABLE `__new_email_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text(36) NOT NULL,
	`kind` text NOT NULL,
	`new_email` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "email_tokens_kind" CHECK("__new_email_tokens"."kind" in ('verify', 'reset', 'email')),
	CONSTRAINT "email_tokens_new_email" CHECK(("__new_email_tokens"."kind" = 'email') = ("__new_email_tokens"."new_email" is not null))
);
--> statement-breakpoint
INSERT INTO `__new_email_tokens`("id", "user_id", "kind", "new_email", "created_at", "expires_at", "used_at") SELECT "id", "user_id", "kind", null, "created_at", "expires_at", "used_at" FROM `email_tokens`;--> statement-breakpoint
DROP TABLE `email_tokens`;--> statement-breakpoint
ALTER TABLE `__new_email_tokens` RENAME TO `email_tokens`;--> statement-breakpoint
CREATE UNIQUE INDEX `email_tokens_newest` ON `email_tokens` (`user_id`,`kind`);--> statement-breakpoint
CREATE INDEX `email_tokens_expiry` ON `email_tokens` (`expires_at`);