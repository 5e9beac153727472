DROP INDEX `orders_buyer_status`;--> statement-breakpoint
DROP INDEX `orders_seller_status`;--> statement-breakpoint
CREATE INDEX `orders_buyer_price` ON `orders` (`user_id`,case when total_price is null then 0 else total_price end,`id`,`status`);--> statement-breakpoint
CREATE INDEX `orders_seller_price` ON `orders` (`seller_id`,case when total_price is null then 0 else total_price end,`id`,`status`);--> statement-breakpoint
CREATE INDEX `orders_buyer_turn` ON `orders` (`user_id`,case phase when 'quoted' then quote_expires_at when 'awaiting_payment' then payment_due_at else review_due_at end,`id`) WHERE phase in ('quoted', 'awaiting_payment', 'delivered') and payment_status <> 'review';--> statement-breakpoint
CREATE INDEX `orders_seller_turn` ON `orders` (`seller_id`,case when phase = 'quoted' then quote_expires_at when phase = 'working' and deadline is not null then deadline when phase = 'working' then started_at + max_days * 86400000 end,`id`) WHERE phase in ('inquiry', 'quoted', 'working', 'revision', 'cancel_requested');--> statement-breakpoint
CREATE INDEX `orders_buyer_status` ON `orders` (`user_id`,`status`,created_at desc,id desc);--> statement-breakpoint
CREATE INDEX `orders_seller_status` ON `orders` (`seller_id`,`status`,created_at desc,id desc);--> statement-breakpoint
CREATE INDEX `services_owner_price` ON `services` (`user_id`,`type`,`price`,`id`) WHERE deleted_at is null;