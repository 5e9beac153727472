CREATE INDEX `payout_attempts_returnable` ON `payout_attempts` (`user_id`) WHERE (state = 'arrived' and next_check_at is not null)
  or (contradicted_at is not null and denial_closed_at is null);--> statement-breakpoint
CREATE INDEX `payout_attempts_lost` ON `payout_attempts` (`user_id`) WHERE surplus > 0;