CREATE TABLE `proposed_rulings` (
	`order_id` text(36) NOT NULL,
	`version` integer NOT NULL,
	`buyer_share` integer NOT NULL,
	`reason` text NOT NULL,
	`operator_id` text(36) NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`order_id`, `version`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`operator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "proposed_rulings_share" CHECK(typeof("proposed_rulings"."buyer_share") = 'integer' and "proposed_rulings"."buyer_share" between 0 and 100),
	CONSTRAINT "proposed_rulings_reason_length" CHECK(length("proposed_rulings"."reason") between 1 and 2000)
);
--> statement-breakpoint
ALTER TABLE `services` ADD `hidden_with_owner` integer DEFAULT false NOT NULL;