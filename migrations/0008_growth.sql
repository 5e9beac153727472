DROP INDEX `orders_buyer_price`;--> statement-breakpoint
DROP INDEX `orders_seller_price`;--> statement-breakpoint
ALTER TABLE `orders` ADD `notifications_deleted` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_notified` ON `orders` (`closed_at`) WHERE closed_at is not null and notifications_deleted = 0 and payment_status <> 'refund_pending';--> statement-breakpoint
ALTER TABLE `gateway_notifications` ADD `archived_hash` text;--> statement-breakpoint
CREATE INDEX `gateway_notifications_here` ON `gateway_notifications` (`received_at`) WHERE archived_hash is null and (processed_at is not null or shortened_at is not null);--> statement-breakpoint
CREATE VIEW audit_gateway_notifications AS
SELECT id, gateway_order_id, received_at, processed_at, shortened_at AS trimmed_at, archived_hash, body = '""' AS is_archived
FROM gateway_notifications;
