CREATE TABLE `alerts` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`began_at` integer NOT NULL,
	`ended_at` integer,
	`count` integer NOT NULL,
	`since` integer,
	CONSTRAINT "alerts_kind" CHECK("alerts"."kind" in ('scheduler', 'steps', 'books', 'payments', 'mail', 'payouts'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alerts_open` ON `alerts` (`kind`) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX `alerts_newest` ON `alerts` (began_at desc,id desc);--> statement-breakpoint
CREATE TABLE `faults` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`request_id` text NOT NULL,
	`event` text NOT NULL,
	`route` text NOT NULL,
	`order_id` text(36),
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "faults_request_length" CHECK(length("faults"."request_id") between 8 and 8),
	CONSTRAINT "faults_event_length" CHECK(length("faults"."event") between 1 and 60),
	CONSTRAINT "faults_route_length" CHECK(length("faults"."route") between 1 and 100)
);
--> statement-breakpoint
CREATE INDEX `faults_request` ON `faults` (`request_id`);--> statement-breakpoint
CREATE INDEX `faults_age` ON `faults` (`created_at`);--> statement-breakpoint
CREATE TABLE `scheduler_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`failed` text DEFAULT '[]' NOT NULL,
	`books_sound` integer,
	`stuck_since` integer,
	CONSTRAINT "scheduler_state_one" CHECK("scheduler_state"."id" = 1)
);
