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
CREATE INDEX `refused_names_user` ON `refused_names` (`user_id`);