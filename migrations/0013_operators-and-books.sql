ALTER TABLE `orders` ADD `change_by` text;--> statement-breakpoint
CREATE INDEX `orders_disputed` ON `orders` (`created_at`) WHERE phase = 'disputed';--> statement-breakpoint
ALTER TABLE `proposals` ADD `order_id` text(36) REFERENCES orders(id);--> statement-breakpoint
CREATE INDEX `users_name` ON `users` (full_name collate nocase);--> statement-breakpoint
CREATE INDEX `users_operators` ON `users` (`operator_since`) WHERE operator_since is not null;--> statement-breakpoint
-- What operators did is not rewritten.
CREATE TRIGGER operator_acts_no_update BEFORE UPDATE ON operator_acts
BEGIN
  SELECT RAISE(ABORT, 'operator acts are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER operator_acts_no_delete BEFORE DELETE ON operator_acts
BEGIN
  SELECT RAISE(ABORT, 'operator acts are append-only');
END;
--> statement-breakpoint
-- A published review that an operator takes out of sight counts nowhere any more, and counts again when it comes back:
-- the reverse of reviews_published, inside the statement that hides it.
CREATE TRIGGER reviews_hidden AFTER UPDATE OF hidden_at ON reviews
WHEN NEW.published_at IS NOT NULL AND (OLD.hidden_at IS NULL) <> (NEW.hidden_at IS NULL)
BEGIN
  UPDATE services SET
    rating = iif(rating_count + iif(NEW.hidden_at IS NULL, 1, -1) = 0, 0,
      (rating_sum + iif(NEW.hidden_at IS NULL, 1, -1) * NEW.rating) * 1.0 / (rating_count + iif(NEW.hidden_at IS NULL, 1, -1))),
    rating_sum = rating_sum + iif(NEW.hidden_at IS NULL, 1, -1) * NEW.rating,
    rating_count = rating_count + iif(NEW.hidden_at IS NULL, 1, -1),
    rating_1 = rating_1 + iif(NEW.hidden_at IS NULL, 1, -1) * (NEW.rating = 1),
    rating_2 = rating_2 + iif(NEW.hidden_at IS NULL, 1, -1) * (NEW.rating = 2),
    rating_3 = rating_3 + iif(NEW.hidden_at IS NULL, 1, -1) * (NEW.rating = 3),
    rating_4 = rating_4 + iif(NEW.hidden_at IS NULL, 1, -1) * (NEW.rating = 4),
    rating_5 = rating_5 + iif(NEW.hidden_at IS NULL, 1, -1) * (NEW.rating = 5)
  WHERE id = NEW.service_id AND user_id = NEW.subject_id;
  UPDATE users SET
    rating_sum = rating_sum + iif(NEW.hidden_at IS NULL, 1, -1) * iif(NEW.side = 'buyer', NEW.rating, 0),
    rating_count = rating_count + iif(NEW.hidden_at IS NULL, 1, -1) * (NEW.side = 'buyer'),
    client_rating_sum = client_rating_sum + iif(NEW.hidden_at IS NULL, 1, -1) * iif(NEW.side = 'seller', NEW.rating, 0),
    client_rating_count = client_rating_count + iif(NEW.hidden_at IS NULL, 1, -1) * (NEW.side = 'seller')
  WHERE id = NEW.subject_id;
END;
