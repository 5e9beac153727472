-- A proposed extra has photos. Another value of the CHECK needs the table anew; no other table refers to it.
CREATE TABLE `__new_order_files` (
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
	CONSTRAINT "order_files_purpose" CHECK("__new_order_files"."purpose" in ('delivery', 'evidence', 'proposal', 'arrival')),
	CONSTRAINT "order_files_name_length" CHECK(length("__new_order_files"."name") between 1 and 200)
);
--> statement-breakpoint
INSERT INTO `__new_order_files`("key", "order_id", "version", "sender_id", "purpose", "name", "size", "created_at") SELECT "key", "order_id", "version", "sender_id", "purpose", "name", "size", "created_at" FROM `order_files`;--> statement-breakpoint
DROP TABLE `order_files`;--> statement-breakpoint
ALTER TABLE `__new_order_files` RENAME TO `order_files`;--> statement-breakpoint
CREATE INDEX `order_files_order` ON `order_files` (`order_id`,`version`);