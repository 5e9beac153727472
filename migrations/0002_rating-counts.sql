ALTER TABLE `services` ADD `rating_1` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `services` ADD `rating_2` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `services` ADD `rating_3` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `services` ADD `rating_4` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `services` ADD `rating_5` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `services_category_popular` ON `services` (`category`,`type`,popularity desc,created_at desc,id desc) WHERE status = 'active' and deleted_at is null;