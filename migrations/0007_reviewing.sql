ALTER TABLE `users` ADD `client_rating_sum` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `client_rating_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `notifications_read_age` ON `notifications` (`read_at`) WHERE read_at is not null;--> statement-breakpoint
CREATE INDEX `reviews_subject_side` ON `reviews` (`subject_id`,`side`,published_at desc,id desc) WHERE published_at is not null;