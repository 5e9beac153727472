-- A visit that the buyer calls off alone, or misses, does not count for the seller. Its event is written before the order.
DROP TRIGGER orders_totals_changed;
--> statement-breakpoint
CREATE TRIGGER orders_totals_changed
AFTER UPDATE OF status, held, fee_percent, buyer_share, started_at ON orders
WHEN OLD.status <> NEW.status OR OLD.held <> NEW.held OR OLD.fee_percent <> NEW.fee_percent
  OR OLD.buyer_share IS NOT NEW.buyer_share OR OLD.started_at IS NOT NEW.started_at
BEGIN
  UPDATE person_totals SET
    bought_open = bought_open + (NEW.status IN ('pending', 'in_progress')) - (OLD.status IN ('pending', 'in_progress')),
    bought_completed = bought_completed + (NEW.status = 'completed' AND coalesce(NEW.buyer_share, 0) = 0) - (OLD.status = 'completed' AND coalesce(OLD.buyer_share, 0) = 0),
    bought_cancelled = bought_cancelled + (NEW.status = 'cancelled' AND NEW.started_at IS NOT NULL) - (OLD.status = 'cancelled' AND OLD.started_at IS NOT NULL),
    bought_held_amount = bought_held_amount + NEW.held - OLD.held
  WHERE user_id = NEW.user_id;
  UPDATE person_totals SET
    sold_open = sold_open + (NEW.status IN ('pending', 'in_progress')) - (OLD.status IN ('pending', 'in_progress')),
    sold_completed = sold_completed + (NEW.status = 'completed' AND coalesce(NEW.buyer_share, 0) = 0) - (OLD.status = 'completed' AND coalesce(OLD.buyer_share, 0) = 0),
    sold_cancelled = sold_cancelled + iif((NEW.status = 'cancelled' AND NEW.started_at IS NOT NULL) = (OLD.status = 'cancelled' AND OLD.started_at IS NOT NULL)
      OR EXISTS (SELECT 1 FROM order_events e WHERE e.order_id = NEW.id
        AND ((e.kind = 'cancelled' AND e.actor = 'buyer') OR e.kind = 'buyer_missed')), 0,
      iif(NEW.status = 'cancelled', 1, -1)),
    sold_held = sold_held + (NEW.held > 0) - (OLD.held > 0),
    sold_held_amount = sold_held_amount + NEW.held - OLD.held,
    sold_held_income = sold_held_income + NEW.held - NEW.held * NEW.fee_percent / 100 - (OLD.held - OLD.held * OLD.fee_percent / 100)
  WHERE user_id = NEW.seller_id;
END;
--> statement-breakpoint
UPDATE person_totals SET sold_cancelled = (SELECT count(*) FROM orders o WHERE o.seller_id = person_totals.user_id
  AND o.status = 'cancelled' AND o.started_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM order_events e WHERE e.order_id = o.id
    AND ((e.kind = 'cancelled' AND e.actor = 'buyer') OR e.kind = 'buyer_missed')));
