CREATE TABLE `buyer_months` (
	`buyer_id` text(36) NOT NULL,
	`month` text NOT NULL,
	`spent` integer NOT NULL,
	PRIMARY KEY(`buyer_id`, `month`),
	FOREIGN KEY (`buyer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "buyer_months_spent" CHECK(typeof("buyer_months"."spent") = 'integer')
);
--> statement-breakpoint
CREATE TRIGGER buyer_months_spent AFTER INSERT ON invoices
BEGIN
  INSERT INTO buyer_months (buyer_id, month, spent)
  SELECT user_id, strftime('%Y-%m', created_at / 1000 + 25200, 'unixepoch'), iif(NEW.kind = 'invoice', NEW.amount, -NEW.amount)
  FROM orders WHERE id = NEW.order_id
  ON CONFLICT (buyer_id, month) DO UPDATE SET spent = spent + excluded.spent;
END;
--> statement-breakpoint
CREATE TRIGGER buyer_months_no_delete BEFORE DELETE ON buyer_months
BEGIN
  SELECT RAISE(ABORT, 'the months of buyers are kept');
END;
--> statement-breakpoint
INSERT INTO buyer_months (buyer_id, month, spent)
SELECT o.user_id, strftime('%Y-%m', o.created_at / 1000 + 25200, 'unixepoch'), sum(iif(i.kind = 'invoice', i.amount, -i.amount))
FROM invoices i JOIN orders o ON o.id = i.order_id GROUP BY 1, 2;
--> statement-breakpoint
-- A view for the audit.
CREATE VIEW audit_buyer_months AS
SELECT buyer_id, month, spent FROM buyer_months;
