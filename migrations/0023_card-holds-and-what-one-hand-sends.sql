CREATE TABLE `card_holds` (
	`order_id` text(36) PRIMARY KEY NOT NULL,
	`seller_id` text(36) NOT NULL,
	`amount` integer NOT NULL,
	`created_at` integer NOT NULL,
	`until` integer NOT NULL,
	`taken_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "card_holds_amount" CHECK(typeof("card_holds"."amount") = 'integer' and "card_holds"."amount" > 0)
);
--> statement-breakpoint
CREATE INDEX `card_holds_seller` ON `card_holds` (`seller_id`,`until`) WHERE taken_at is null;--> statement-breakpoint
ALTER TABLE `gateway_notifications` ADD `shortened_at` integer;--> statement-breakpoint
CREATE INDEX `gateway_notifications_whole` ON `gateway_notifications` (`received_at`) WHERE shortened_at is null;--> statement-breakpoint
CREATE INDEX `refunds_sent` ON `refunds` (`user_id`,`paid_at`) WHERE route = 'bank';--> statement-breakpoint
CREATE INDEX `withdrawals_decided` ON `withdrawals` (`user_id`,`decided_at`) WHERE decided_at is not null;--> statement-breakpoint
CREATE VIEW audit_card_holds AS
SELECT order_id, seller_id, amount, created_at, until, taken_at FROM card_holds;
