CREATE TABLE `invoices` (
	`kind` text NOT NULL,
	`year` integer NOT NULL,
	`number` integer NOT NULL,
	`order_id` text(36) NOT NULL,
	`amount` integer NOT NULL,
	`at` integer NOT NULL,
	`buyer_name` text NOT NULL,
	`seller_name` text NOT NULL,
	PRIMARY KEY(`kind`, `year`, `number`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "invoices_kind" CHECK("invoices"."kind" in ('invoice', 'correction')),
	CONSTRAINT "invoices_amount" CHECK(typeof("invoices"."amount") = 'integer' and "invoices"."amount" > 0)
);
--> statement-breakpoint
CREATE INDEX `invoices_order` ON `invoices` (`order_id`);--> statement-breakpoint
CREATE TABLE `seller_months` (
	`month` text NOT NULL,
	`number` integer NOT NULL,
	`seller_id` text(36) NOT NULL,
	`turnover` integer NOT NULL,
	`fee` integer NOT NULL,
	`taken_back` integer NOT NULL,
	PRIMARY KEY(`month`, `number`),
	FOREIGN KEY (`seller_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "seller_months_sums" CHECK(typeof("seller_months"."turnover") = 'integer' and typeof("seller_months"."fee") = 'integer')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seller_months_seller` ON `seller_months` (`seller_id`,`month`);--> statement-breakpoint
-- What was paid and sold before. Years and months are those of WIB, seven hours ahead.
INSERT INTO invoices (kind, year, number, order_id, amount, at, buyer_name, seller_name)
SELECT p.kind, y, row_number() OVER (PARTITION BY p.kind, y ORDER BY at, transfer_id, line), order_id, amount, at,
  o.buyer_name, o.seller_name
FROM (SELECT iif(from_account = 'gateway_clearing', 'invoice', 'correction') AS kind,
    cast(strftime('%Y', at / 1000 + 25200, 'unixepoch') AS integer) AS y, transfer_id, line, order_id, amount, at
  FROM ledger
  WHERE order_id IS NOT NULL AND ((from_account = 'gateway_clearing' AND to_account = 'escrow:' || order_id)
    OR (from_account = 'escrow:' || order_id AND to_account LIKE 'refund:%')
    OR (to_account = 'gateway_clearing' AND from_account NOT LIKE 'refund:%'))) p
JOIN orders o ON o.id = p.order_id;
--> statement-breakpoint
INSERT INTO seller_months (month, number, seller_id, turnover, fee, taken_back)
SELECT month, row_number() OVER (PARTITION BY month ORDER BY since, seller_id), seller_id, turnover, fee, taken_back
FROM (SELECT strftime('%Y-%m', l.at / 1000 + 25200, 'unixepoch') AS month, o.seller_id, min(l.at) AS since,
    sum(iif(l.from_account LIKE 'escrow:%', l.amount, 0)) AS turnover, sum(iif(l.to_account = 'platform_fee', l.amount, 0)) AS fee,
    sum(iif(l.from_account LIKE 'seller:%', l.amount, 0)) AS taken_back
  FROM ledger l JOIN orders o ON o.id = l.order_id
  WHERE (l.from_account LIKE 'escrow:%' AND (l.to_account = 'platform_fee' OR l.to_account LIKE 'seller:%'))
    OR (l.from_account LIKE 'seller:%' AND l.to_account = 'gateway_clearing')
  GROUP BY 1, 2);
--> statement-breakpoint
-- By hand: triggers are unknown to drizzle-kit. Numbers follow the ledger inside the statement that moves money, so that none is
-- missing and none is given twice.
CREATE TRIGGER invoices_issued AFTER INSERT ON ledger
WHEN NEW.from_account = 'gateway_clearing' AND NEW.to_account = 'escrow:' || NEW.order_id
BEGIN
  INSERT INTO invoices (kind, year, number, order_id, amount, at, buyer_name, seller_name)
  SELECT 'invoice', y, coalesce((SELECT max(number) FROM invoices WHERE kind = 'invoice' AND year = y), 0) + 1,
    NEW.order_id, NEW.amount, NEW.at, buyer_name, seller_name
  FROM (SELECT cast(strftime('%Y', NEW.at / 1000 + 25200, 'unixepoch') AS integer) AS y), orders WHERE id = NEW.order_id;
END;
--> statement-breakpoint
-- What is owed back, or was taken back by a charge-back; paying out what is owed corrects nothing more.
CREATE TRIGGER invoices_corrected AFTER INSERT ON ledger
WHEN NEW.order_id IS NOT NULL AND (
  (NEW.from_account = 'escrow:' || NEW.order_id AND NEW.to_account LIKE 'refund:%')
  OR (NEW.to_account = 'gateway_clearing' AND NEW.from_account NOT LIKE 'refund:%'))
BEGIN
  INSERT INTO invoices (kind, year, number, order_id, amount, at, buyer_name, seller_name)
  SELECT 'correction', y, coalesce((SELECT max(number) FROM invoices WHERE kind = 'correction' AND year = y), 0) + 1,
    NEW.order_id, NEW.amount, NEW.at, buyer_name, seller_name
  FROM (SELECT cast(strftime('%Y', NEW.at / 1000 + 25200, 'unixepoch') AS integer) AS y), orders WHERE id = NEW.order_id;
END;
--> statement-breakpoint
CREATE TRIGGER invoices_no_update BEFORE UPDATE ON invoices
BEGIN
  SELECT RAISE(ABORT, 'invoices are kept');
END;
--> statement-breakpoint
CREATE TRIGGER invoices_no_delete BEFORE DELETE ON invoices
BEGIN
  SELECT RAISE(ABORT, 'invoices are kept');
END;
--> statement-breakpoint
CREATE TRIGGER seller_months_sold AFTER INSERT ON ledger
WHEN NEW.from_account = 'escrow:' || NEW.order_id AND (NEW.to_account = 'platform_fee' OR NEW.to_account LIKE 'seller:%')
BEGIN
  INSERT INTO seller_months (month, number, seller_id, turnover, fee, taken_back)
  SELECT m, coalesce((SELECT max(number) FROM seller_months WHERE month = m), 0) + 1, seller_id, NEW.amount,
    iif(NEW.to_account = 'platform_fee', NEW.amount, 0), 0
  FROM (SELECT strftime('%Y-%m', NEW.at / 1000 + 25200, 'unixepoch') AS m), orders WHERE orders.id = NEW.order_id
  ON CONFLICT (seller_id, month) DO UPDATE SET turnover = turnover + excluded.turnover, fee = fee + excluded.fee;
END;
--> statement-breakpoint
CREATE TRIGGER seller_months_taken_back AFTER INSERT ON ledger
WHEN NEW.from_account LIKE 'seller:%' AND NEW.to_account = 'gateway_clearing' AND NEW.order_id IS NOT NULL
BEGIN
  INSERT INTO seller_months (month, number, seller_id, turnover, fee, taken_back)
  SELECT m, coalesce((SELECT max(number) FROM seller_months WHERE month = m), 0) + 1, seller_id, 0, 0, NEW.amount
  FROM (SELECT strftime('%Y-%m', NEW.at / 1000 + 25200, 'unixepoch') AS m), orders WHERE orders.id = NEW.order_id
  ON CONFLICT (seller_id, month) DO UPDATE SET taken_back = taken_back + excluded.taken_back;
END;
--> statement-breakpoint
CREATE TRIGGER seller_months_no_delete BEFORE DELETE ON seller_months
BEGIN
  SELECT RAISE(ABORT, 'the months of sellers are kept');
END;
--> statement-breakpoint
CREATE VIEW audit_invoices AS
SELECT kind, year, number, order_id, amount, at FROM invoices;
--> statement-breakpoint
CREATE VIEW audit_seller_months AS
SELECT month, number, seller_id, turnover, fee, taken_back FROM seller_months;
