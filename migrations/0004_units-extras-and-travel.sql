ALTER TABLE `services` ADD `unit` text DEFAULT 'paket' NOT NULL;--> statement-breakpoint
ALTER TABLE `services` ADD `extras` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `services` ADD `travel_fees` text DEFAULT '{}' NOT NULL;