ALTER TABLE `payout_attempts` ADD `failing_since` integer;--> statement-breakpoint
CREATE INDEX `payout_attempts_failing` ON `payout_attempts` (`failing_since`) WHERE failing_since is not null;--> statement-breakpoint
CREATE INDEX `payout_attempts_intended` ON `payout_attempts` (`created_at`) WHERE state = 'intended';--> statement-breakpoint
CREATE INDEX `payout_attempts_ended` ON `payout_attempts` (`ended_at`) WHERE ended_at is not null and released_at is not null;--> statement-breakpoint
CREATE INDEX `payout_attempts_denied` ON `payout_attempts` (`contradicted_at`) WHERE contradicted_at is not null;