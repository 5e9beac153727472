CREATE TABLE `order_event_texts` (
	`order_id` text(36) NOT NULL,
	`version` integer NOT NULL,
	`writer_id` text(36) NOT NULL,
	`texts` text NOT NULL,
	PRIMARY KEY(`order_id`, `version`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`writer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
