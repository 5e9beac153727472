ALTER TABLE `proposed_rulings` ADD `returns` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `proposed_returns` text;--> statement-breakpoint
-- A proposed division names whole rupiah, and at most those in escrow.
CREATE TRIGGER orders_returns_fit BEFORE UPDATE OF proposed_returns ON orders
WHEN NEW.proposed_returns IS NOT NULL AND NOT coalesce((
    SELECT count(*) BETWEEN 1 AND 12 AND min(returned) >= 0 AND sum(returned) <= NEW.held
      AND sum(typeof(no) <> 'integer' OR typeof(returned) <> 'integer') = 0
    FROM (SELECT json_extract(value, '$.no') AS no, json_extract(value, '$.returned') AS returned
      FROM json_each(NEW.proposed_returns))), 0)
BEGIN
  SELECT RAISE(ABORT, 'the proposed division does not fit');
END;
