ALTER TABLE `reports` ADD `responsible_id` text(36);--> statement-breakpoint
CREATE INDEX `reports_responsible` ON `reports` (`responsible_id`) WHERE status = 'open';--> statement-breakpoint
UPDATE reports SET responsible_id = CASE subject
  WHEN 'listing' THEN (SELECT user_id FROM services WHERE id = subject_id)
  WHEN 'review' THEN (SELECT author_id FROM reviews WHERE id = subject_id)
  WHEN 'message' THEN (SELECT sender_id FROM messages WHERE id = subject_id)
  ELSE subject_id END;
