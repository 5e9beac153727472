ALTER TABLE `users` ADD `social_links` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX `users_picture` ON `users` (`picture_url`) WHERE picture_url is not null;--> statement-breakpoint
CREATE INDEX `services_owner_open` ON `services` (`user_id`,`type`,created_at desc,id desc) WHERE status = 'active' and deleted_at is null;--> statement-breakpoint
CREATE INDEX `orders_buyer_status` ON `orders` (`user_id`,`status`);--> statement-breakpoint
CREATE INDEX `orders_seller_status` ON `orders` (`seller_id`,`status`);--> statement-breakpoint
CREATE INDEX `reviews_subject` ON `reviews` (`subject_id`,published_at desc,id desc) WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX `reviews_author` ON `reviews` (`author_id`);