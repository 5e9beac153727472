CREATE TABLE `blocks` (
	`blocker_id` text(36) NOT NULL,
	`blocked_id` text(36) NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`blocker_id`, `blocked_id`),
	FOREIGN KEY (`blocker_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`blocked_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "blocks_two_people" CHECK("blocks"."blocker_id" <> "blocks"."blocked_id")
);
--> statement-breakpoint
CREATE INDEX `blocks_newest` ON `blocks` (`blocker_id`,created_at desc,blocked_id desc);--> statement-breakpoint
CREATE TABLE `review_pictures` (
	`key` text(36) PRIMARY KEY NOT NULL,
	`review_id` text(36) NOT NULL,
	`author_id` text(36) NOT NULL,
	`position` integer NOT NULL,
	`status` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "review_pictures_status" CHECK("review_pictures"."status" in ('pending', 'ready')),
	CONSTRAINT "review_pictures_position" CHECK("review_pictures"."position" between 0 and 2)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `review_pictures_review` ON `review_pictures` (`review_id`,`position`);--> statement-breakpoint
CREATE INDEX `review_pictures_author` ON `review_pictures` (`author_id`);--> statement-breakpoint
CREATE INDEX `review_pictures_pending` ON `review_pictures` (`created_at`) WHERE status = 'pending';--> statement-breakpoint
-- After a block neither person can write to the other, order or propose. Orders that are running continue.
CREATE TRIGGER messages_of_blocked BEFORE INSERT ON messages
WHEN EXISTS (SELECT 1 FROM conversations c
  JOIN blocks b ON (b.blocker_id = c.starter_id AND b.blocked_id = c.owner_id)
    OR (b.blocker_id = c.owner_id AND b.blocked_id = c.starter_id)
  WHERE c.id = NEW.conversation_id
    AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.id = c.order_id AND o.closed_at IS NULL))
BEGIN
  SELECT RAISE(ABORT, 'people are blocked');
END;
--> statement-breakpoint
CREATE TRIGGER orders_of_blocked BEFORE INSERT ON orders
WHEN EXISTS (SELECT 1 FROM blocks WHERE
  (blocker_id = NEW.user_id AND blocked_id = NEW.seller_id) OR (blocker_id = NEW.seller_id AND blocked_id = NEW.user_id))
BEGIN
  SELECT RAISE(ABORT, 'people are blocked');
END;
--> statement-breakpoint
CREATE TRIGGER proposals_of_blocked BEFORE INSERT ON proposals
WHEN EXISTS (SELECT 1 FROM blocks WHERE
  (blocker_id = NEW.user_id AND blocked_id = NEW.client_id) OR (blocker_id = NEW.client_id AND blocked_id = NEW.user_id))
BEGIN
  SELECT RAISE(ABORT, 'people are blocked');
END;
--> statement-breakpoint
CREATE TRIGGER proposals_changed_of_blocked BEFORE UPDATE OF message, status ON proposals
WHEN NEW.status = 'open' AND EXISTS (SELECT 1 FROM blocks WHERE
  (blocker_id = NEW.user_id AND blocked_id = NEW.client_id) OR (blocker_id = NEW.client_id AND blocked_id = NEW.user_id))
BEGIN
  SELECT RAISE(ABORT, 'people are blocked');
END;
