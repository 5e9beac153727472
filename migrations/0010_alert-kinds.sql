CREATE TABLE `__new_alerts` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`began_at` integer NOT NULL,
	`ended_at` integer,
	`count` integer NOT NULL,
	`since` integer
);
--> statement-breakpoint
INSERT INTO `__new_alerts`("id", "kind", "began_at", "ended_at", "count", "since") SELECT "id", "kind", "began_at", "ended_at", "count", "since" FROM `alerts`;--> statement-breakpoint
DROP TABLE `alerts`;--> statement-breakpoint
ALTER TABLE `__new_alerts` RENAME TO `alerts`;--> statement-breakpoint
CREATE UNIQUE INDEX `alerts_open` ON `alerts` (`kind`) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX `alerts_newest` ON `alerts` (began_at desc,id desc);