DROP INDEX `services_request`;--> statement-breakpoint
ALTER TABLE `services` RENAME COLUMN `request_id` TO `form_id`;--> statement-breakpoint
DROP INDEX `messages_request`;--> statement-breakpoint
ALTER TABLE `messages` RENAME COLUMN `request_id` TO `form_id`;--> statement-breakpoint
DROP INDEX `withdrawals_request`;--> statement-breakpoint
ALTER TABLE `withdrawals` RENAME COLUMN `request_id` TO `form_id`;--> statement-breakpoint
DROP INDEX `order_changes_request`;--> statement-breakpoint
ALTER TABLE `order_changes` RENAME COLUMN `request_id` TO `form_id`;--> statement-breakpoint
DROP INDEX `orders_request`;--> statement-breakpoint
ALTER TABLE `orders` RENAME COLUMN `request_id` TO `form_id`;--> statement-breakpoint
ALTER TABLE `proposals` RENAME COLUMN `request_id` TO `form_id`;--> statement-breakpoint
CREATE UNIQUE INDEX `services_form` ON `services` (`user_id`,`form_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `messages_form` ON `messages` (`sender_id`,`form_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawals_form` ON `withdrawals` (`user_id`,`form_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `order_changes_form` ON `order_changes` (`order_id`,`form_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_form` ON `orders` (`user_id`,`form_id`) WHERE form_id <> '';
