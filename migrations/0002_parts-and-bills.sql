-- An order's money in parts, and bills that pay them. Another CHECK of `orders` needs the table anew. It keeps its name, because
-- fifteen tables refer to it and drizzle-kit's way (a new table, which gets the old name) fails when the transaction ends.
PRAGMA defer_foreign_keys = on;
--> statement-breakpoint
DROP VIEW audit_orders;
--> statement-breakpoint
DROP VIEW audit_payments;
--> statement-breakpoint
DROP VIEW audit_refunds;
--> statement-breakpoint
DROP VIEW audit_card_holds;
--> statement-breakpoint
DROP TRIGGER invoices_issued;
--> statement-breakpoint
DROP TRIGGER invoices_corrected;
--> statement-breakpoint
DROP TRIGGER seller_months_sold;
--> statement-breakpoint
CREATE TABLE orders_before AS SELECT rowid AS place, * FROM orders;
--> statement-breakpoint
DROP TABLE orders;
--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text(36) PRIMARY KEY NOT NULL,
	`service_id` text(36) NOT NULL,
	`user_id` text(36) NOT NULL,
	`seller_id` text(36) NOT NULL,
	`kind` text NOT NULL,
	`service_title` text NOT NULL,
	`buyer_name` text NOT NULL,
	`seller_name` text NOT NULL,
	`package_id` text,
	`package` text,
	`quantity` integer NOT NULL,
	`requirements` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`deadline` integer,
	`price` integer,
	`total_price` integer,
	`additions` integer DEFAULT 0 NOT NULL,
	`choices` text DEFAULT '{}' NOT NULL,
	`parts` text DEFAULT '[]' NOT NULL,
	`held` integer DEFAULT 0 NOT NULL,
	`job_total` integer,
	`call_out_fee` integer DEFAULT 0 NOT NULL,
	`fee_percent` integer NOT NULL,
	`status` text NOT NULL,
	`phase` text,
	`payment_status` text NOT NULL,
	`version` integer NOT NULL,
	`max_days` integer,
	`revisions_left` integer,
	`phase_before` text,
	`buyer_share` integer,
	`proposed_by` text,
	`disputed_by` text,
	`change_by` text,
	`answer_due_at` integer,
	`ruling_due_at` integer,
	`work_due_at` integer,
	`buyer_due_at` integer,
	`seller_due_at` integer,
	`remind_at` integer,
	`quote_expires_at` integer,
	`payment_due_at` integer,
	`started_at` integer,
	`delivered_at` integer,
	`review_due_at` integer,
	`closed_at` integer,
	`request_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`words_removed_at` integer,
	`notifications_deleted` integer DEFAULT false NOT NULL,
	`conversation_archived` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`service_id`) REFERENCES `services`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "orders_kind" CHECK("orders"."kind" in ('package', 'custom', 'proposal')),
	CONSTRAINT "orders_status" CHECK("orders"."status" in ('pending', 'in_progress', 'completed', 'cancelled')),
	CONSTRAINT "orders_phase" CHECK("orders"."phase" is null or "orders"."phase" in ('inquiry', 'quoted', 'awaiting_payment', 'working', 'delivered', 'revision', 'cancel_requested', 'disputed', 'stage_due', 'no_show')),
	CONSTRAINT "orders_payment_status" CHECK("orders"."payment_status" in ('unpaid', 'awaiting', 'review', 'held', 'released', 'split', 'expired', 'refund_pending', 'refunded', 'charged_back', 'part_released')),
	CONSTRAINT "orders_open_has_phase" CHECK(("orders"."phase" is null) = ("orders"."status" in ('completed', 'cancelled'))),
	CONSTRAINT "orders_not_own" CHECK("orders"."user_id" <> "orders"."seller_id"),
	CONSTRAINT "orders_quantity" CHECK(typeof("orders"."quantity") = 'integer' and "orders"."quantity" between 1 and 100),
	CONSTRAINT "orders_price" CHECK("orders"."price" is null or (typeof("orders"."price") = 'integer' and "orders"."price" > 0)),
	CONSTRAINT "orders_total" CHECK("orders"."total_price" is "orders"."price" * "orders"."quantity"),
	CONSTRAINT "orders_additions" CHECK(typeof("orders"."additions") = 'integer' and "orders"."additions" >= 0),
	CONSTRAINT "orders_held" CHECK(typeof("orders"."held") = 'integer' and "orders"."held" >= 0),
	CONSTRAINT "orders_call_out_fee" CHECK(typeof("orders"."call_out_fee") = 'integer' and "orders"."call_out_fee" >= 0),
	CONSTRAINT "orders_fee" CHECK("orders"."fee_percent" between 0 and 100),
	CONSTRAINT "orders_version" CHECK("orders"."version" >= 1),
	CONSTRAINT "orders_requirements_length" CHECK(length("orders"."requirements") between 20 and 5000),
	CONSTRAINT "orders_notes_length" CHECK(length("orders"."notes") between 0 and 2000)
);
--> statement-breakpoint
-- The rowids stay, because they are the order of creation.
INSERT INTO orders (rowid, held, job_total,
  id, service_id, user_id, seller_id, kind, service_title, buyer_name, seller_name, package_id, package, quantity,
  requirements, notes, deadline, price, total_price, fee_percent, status, phase, payment_status, version, max_days,
  revisions_left, phase_before, buyer_share, proposed_by, disputed_by, change_by, answer_due_at, ruling_due_at,
  work_due_at, remind_at, quote_expires_at, payment_due_at, started_at, delivered_at, review_due_at, closed_at,
  request_id, created_at, words_removed_at, notifications_deleted, conversation_archived)
SELECT place, iif(status = 'in_progress', total_price, 0), total_price,
  id, service_id, user_id, seller_id, kind, service_title, buyer_name, seller_name, package_id, package, quantity,
  requirements, notes, deadline, price, total_price, fee_percent, status, phase, payment_status, version, max_days,
  revisions_left, phase_before, buyer_share, proposed_by, disputed_by, change_by, answer_due_at, ruling_due_at,
  work_due_at, remind_at, quote_expires_at, payment_due_at, started_at, delivered_at, review_due_at, closed_at,
  request_id, created_at, words_removed_at, notifications_deleted, conversation_archived
FROM orders_before ORDER BY place;
--> statement-breakpoint
DROP TABLE orders_before;
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_request` ON `orders` (`user_id`,`request_id`) WHERE request_id <> '';
--> statement-breakpoint
CREATE INDEX `orders_buyer` ON `orders` (`user_id`,created_at desc);
--> statement-breakpoint
CREATE INDEX `orders_seller` ON `orders` (`seller_id`,created_at desc);
--> statement-breakpoint
CREATE INDEX `orders_buyer_status` ON `orders` (`user_id`,`status`,created_at desc,id desc);
--> statement-breakpoint
CREATE INDEX `orders_seller_status` ON `orders` (`seller_id`,`status`,created_at desc,id desc);
--> statement-breakpoint
CREATE INDEX `orders_buyer_turn` ON `orders` (`user_id`,case when buyer_due_at is not null and (phase <> 'delivered' or buyer_due_at < review_due_at) then buyer_due_at when phase = 'quoted' and change_by is not 'seller' then quote_expires_at when phase = 'awaiting_payment' then payment_due_at when phase = 'delivered' then review_due_at else 9000000000000000 end,`id`) WHERE ((phase in ('quoted', 'awaiting_payment', 'delivered') and payment_status <> 'review') or (phase in ('working', 'revision') and change_by = 'seller') or (phase = 'disputed' and ((disputed_by = 'seller' and answer_due_at is not null) or proposed_by = 'seller')) or buyer_due_at is not null);
--> statement-breakpoint
CREATE INDEX `orders_seller_turn` ON `orders` (`seller_id`,case phase when 'quoted' then quote_expires_at when 'awaiting_payment' then payment_due_at when 'working' then work_due_at when 'delivered' then review_due_at when 'cancel_requested' then answer_due_at when 'disputed' then answer_due_at end,`id`) WHERE (phase in ('inquiry', 'quoted', 'working', 'revision', 'cancel_requested') or (phase in ('awaiting_payment', 'delivered') and change_by = 'buyer' and payment_status <> 'review') or (phase = 'disputed' and ((disputed_by = 'buyer' and answer_due_at is not null) or proposed_by = 'buyer')));
--> statement-breakpoint
CREATE INDEX `orders_buyer_due` ON `orders` (`buyer_due_at`) WHERE buyer_due_at is not null;
--> statement-breakpoint
CREATE INDEX `orders_seller_due` ON `orders` (`seller_due_at`) WHERE seller_due_at is not null;
--> statement-breakpoint
CREATE INDEX `orders_payment_due` ON `orders` (`payment_due_at`) WHERE phase = 'awaiting_payment';
--> statement-breakpoint
CREATE INDEX `orders_answer_due` ON `orders` (`answer_due_at`) WHERE phase = 'cancel_requested';
--> statement-breakpoint
CREATE INDEX `orders_work_due` ON `orders` (`work_due_at`) WHERE phase = 'working';
--> statement-breakpoint
CREATE INDEX `orders_notified` ON `orders` (`closed_at`) WHERE closed_at is not null and notifications_deleted = 0 and payment_status <> 'refund_pending';
--> statement-breakpoint
CREATE INDEX `orders_to_archive` ON `orders` (`closed_at`) WHERE closed_at is not null and conversation_archived = 0 and payment_status <> 'refund_pending';
--> statement-breakpoint
CREATE INDEX `orders_ended` ON `orders` (`status`) WHERE status = 'completed' or status = 'cancelled';
--> statement-breakpoint
CREATE INDEX `orders_money` ON `orders` (`payment_status`) WHERE payment_status = 'review' or payment_status = 'refund_pending' or payment_status = 'charged_back';
--> statement-breakpoint
CREATE INDEX `orders_buyer_money` ON `orders` (`user_id`,`payment_status`,created_at desc,id desc) WHERE payment_status = 'review' or payment_status = 'refund_pending' or payment_status = 'charged_back';
--> statement-breakpoint
CREATE INDEX `orders_seller_money` ON `orders` (`seller_id`,`payment_status`,created_at desc,id desc) WHERE payment_status = 'review' or payment_status = 'refund_pending' or payment_status = 'charged_back';
--> statement-breakpoint
CREATE INDEX `orders_disputed` ON `orders` (`ruling_due_at`) WHERE phase = 'disputed';
--> statement-breakpoint
CREATE INDEX `orders_remind` ON `orders` (`remind_at`) WHERE remind_at is not null;
--> statement-breakpoint
CREATE INDEX `orders_review_due` ON `orders` (`review_due_at`) WHERE phase = 'delivered';
--> statement-breakpoint
CREATE INDEX `orders_words_kept` ON `orders` (`closed_at`) WHERE closed_at is not null and words_removed_at is null;
--> statement-breakpoint
CREATE INDEX `orders_listing_completed` ON `orders` (`service_id`,`closed_at`) WHERE status = 'completed';
--> statement-breakpoint
-- Payments and refunds name their bill.
ALTER TABLE `payments` ADD `bill` integer DEFAULT 1 NOT NULL CONSTRAINT "payments_bill" CHECK("bill" between 1 and 12);
--> statement-breakpoint
DROP INDEX `payments_one_held`;
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_one_held` ON `payments` (`order_id`,`bill`) WHERE status = 'paid' and surplus = 0;
--> statement-breakpoint
ALTER TABLE `refunds` ADD `bill` integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
DROP INDEX `refunds_event`;
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_event` ON `refunds` (`order_id`,`version`,`bill`);
--> statement-breakpoint
-- A card hold belongs to a bill and to the event that released the money.
CREATE TABLE card_holds_before AS SELECT * FROM card_holds;
--> statement-breakpoint
DROP TABLE card_holds;
--> statement-breakpoint
CREATE TABLE `card_holds` (
	`order_id` text(36) NOT NULL,
	`version` integer NOT NULL,
	`bill` integer DEFAULT 1 NOT NULL,
	`seller_id` text(36) NOT NULL,
	`amount` integer NOT NULL,
	`created_at` integer NOT NULL,
	`until` integer NOT NULL,
	`taken_at` integer,
	PRIMARY KEY(`order_id`, `version`, `bill`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`seller_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "card_holds_amount" CHECK(typeof("card_holds"."amount") = 'integer' and "card_holds"."amount" > 0)
);
--> statement-breakpoint
INSERT INTO card_holds (order_id, version, bill, seller_id, amount, created_at, until, taken_at)
SELECT order_id, (SELECT max(version) FROM order_events e WHERE e.order_id = h.order_id AND e.at = h.created_at), 1,
  seller_id, amount, created_at, until, taken_at
FROM card_holds_before h;
--> statement-breakpoint
DROP TABLE card_holds_before;
--> statement-breakpoint
CREATE INDEX `card_holds_seller` ON `card_holds` (`seller_id`,`until`) WHERE taken_at is null;
--> statement-breakpoint
-- A change may also propose another part, or stages.
ALTER TABLE `order_changes` ADD `kind` text DEFAULT 'terms' NOT NULL CONSTRAINT "order_changes_kind" CHECK("kind" in ('terms', 'extra', 'plan'));
--> statement-breakpoint
ALTER TABLE `order_changes` ADD `title` text DEFAULT '' NOT NULL CONSTRAINT "order_changes_title_length" CHECK(length("title") between 0 and 80);
--> statement-breakpoint
ALTER TABLE `order_changes` ADD `amount` integer CONSTRAINT "order_changes_amount" CHECK(("amount" is not null) = ("kind" = 'extra'))
	CONSTRAINT "order_changes_extra" CHECK("amount" is null or (typeof("amount") = 'integer' and "amount" between 1000 and 500000000));
--> statement-breakpoint
ALTER TABLE `order_changes` ADD `plan` text CONSTRAINT "order_changes_plan" CHECK(("plan" is not null) = ("kind" = 'plan'));
--> statement-breakpoint
-- The triggers of `orders` went with the table. What is held is now in a column of its own.
CREATE TRIGGER orders_of_closed BEFORE INSERT ON orders
WHEN EXISTS (SELECT 1 FROM users WHERE id IN (NEW.user_id, NEW.seller_id) AND closed_at IS NOT NULL)
BEGIN
  SELECT RAISE(ABORT, 'account closed');
END;
--> statement-breakpoint
-- Parts are written as JSON. They are numbered from 1, closed ones add up, and at most one bill is due, which is unpaid.
CREATE TRIGGER orders_parts_fit BEFORE UPDATE OF parts ON orders
WHEN NEW.parts <> '[]' AND NOT (
    json_type(NEW.parts) = 'array' AND json_array_length(NEW.parts) BETWEEN 1 AND 12
    AND NOT EXISTS (
      SELECT 1 FROM (
        SELECT key, json_extract(value, '$.no') AS no, json_extract(value, '$.bill') AS bill, json_extract(value, '$.kind') AS kind,
          json_extract(value, '$.title') AS title, json_extract(value, '$.amount') AS amount, json_extract(value, '$.state') AS state,
          json_extract(value, '$.released') AS released, json_extract(value, '$.returned') AS returned,
          json_extract(value, '$.taken') AS taken
        FROM json_each(NEW.parts)
      ) WHERE NOT coalesce(no = key + 1 AND typeof(bill) = 'integer' AND bill BETWEEN 1 AND no
        AND kind IN ('work', 'stage', 'deposit', 'visit', 'extra', 'tip')
        AND state IN ('planned', 'due', 'held', 'handed', 'closed', 'lapsed')
        AND typeof(title) = 'text' AND length(title) <= 80 AND typeof(amount) = 'integer' AND amount > 0
        AND typeof(released) = 'integer' AND typeof(returned) = 'integer' AND typeof(taken) = 'integer'
        AND min(released, returned, taken) >= 0 AND released + returned + taken = iif(state = 'closed', amount, 0), 0))
    AND NOT EXISTS (
      SELECT 1 FROM json_each(NEW.parts) due JOIN json_each(NEW.parts) other
      WHERE json_extract(due.value, '$.state') = 'due'
        AND iif(json_extract(other.value, '$.bill') = json_extract(due.value, '$.bill'),
          json_extract(other.value, '$.state') <> 'due', json_extract(other.value, '$.state') = 'due')))
BEGIN
  SELECT RAISE(ABORT, 'the parts of the order do not fit');
END;
--> statement-breakpoint
CREATE TRIGGER orders_parts_fit_placed BEFORE INSERT ON orders
WHEN NEW.parts <> '[]' AND NOT (
    json_type(NEW.parts) = 'array' AND json_array_length(NEW.parts) BETWEEN 1 AND 12
    AND NOT EXISTS (
      SELECT 1 FROM (
        SELECT key, json_extract(value, '$.no') AS no, json_extract(value, '$.bill') AS bill, json_extract(value, '$.kind') AS kind,
          json_extract(value, '$.title') AS title, json_extract(value, '$.amount') AS amount, json_extract(value, '$.state') AS state,
          json_extract(value, '$.released') AS released, json_extract(value, '$.returned') AS returned,
          json_extract(value, '$.taken') AS taken
        FROM json_each(NEW.parts)
      ) WHERE NOT coalesce(no = key + 1 AND typeof(bill) = 'integer' AND bill BETWEEN 1 AND no
        AND kind IN ('work', 'stage', 'deposit', 'visit', 'extra', 'tip')
        AND state IN ('planned', 'due', 'held', 'handed', 'closed', 'lapsed')
        AND typeof(title) = 'text' AND length(title) <= 80 AND typeof(amount) = 'integer' AND amount > 0
        AND typeof(released) = 'integer' AND typeof(returned) = 'integer' AND typeof(taken) = 'integer'
        AND min(released, returned, taken) >= 0 AND released + returned + taken = iif(state = 'closed', amount, 0), 0))
    AND NOT EXISTS (
      SELECT 1 FROM json_each(NEW.parts) due JOIN json_each(NEW.parts) other
      WHERE json_extract(due.value, '$.state') = 'due'
        AND iif(json_extract(other.value, '$.bill') = json_extract(due.value, '$.bill'),
          json_extract(other.value, '$.state') <> 'due', json_extract(other.value, '$.state') = 'due')))
BEGIN
  SELECT RAISE(ABORT, 'the parts of the order do not fit');
END;
--> statement-breakpoint
CREATE TRIGGER orders_totals_placed AFTER INSERT ON orders
BEGIN
  INSERT INTO person_totals (user_id, bought, bought_open, bought_completed, bought_cancelled, bought_held_amount)
  VALUES (NEW.user_id, 1,
    (NEW.status IN ('pending', 'in_progress')),
    (NEW.status = 'completed' AND coalesce(NEW.buyer_share, 0) = 0),
    (NEW.status = 'cancelled' AND NEW.started_at IS NOT NULL),
    NEW.held)
  ON CONFLICT (user_id) DO UPDATE SET
    bought = bought + excluded.bought,
    bought_open = bought_open + excluded.bought_open,
    bought_completed = bought_completed + excluded.bought_completed,
    bought_cancelled = bought_cancelled + excluded.bought_cancelled,
    bought_held_amount = bought_held_amount + excluded.bought_held_amount;
  INSERT INTO person_totals (user_id, sold, sold_open, sold_completed, sold_cancelled, sold_held, sold_held_amount, sold_held_income)
  VALUES (NEW.seller_id, 1,
    (NEW.status IN ('pending', 'in_progress')),
    (NEW.status = 'completed' AND coalesce(NEW.buyer_share, 0) = 0),
    (NEW.status = 'cancelled' AND NEW.started_at IS NOT NULL),
    (NEW.held > 0),
    NEW.held,
    NEW.held - NEW.held * NEW.fee_percent / 100)
  ON CONFLICT (user_id) DO UPDATE SET
    sold = sold + excluded.sold,
    sold_open = sold_open + excluded.sold_open,
    sold_completed = sold_completed + excluded.sold_completed,
    sold_cancelled = sold_cancelled + excluded.sold_cancelled,
    sold_held = sold_held + excluded.sold_held,
    sold_held_amount = sold_held_amount + excluded.sold_held_amount,
    sold_held_income = sold_held_income + excluded.sold_held_income;
END;
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
    sold_cancelled = sold_cancelled + (NEW.status = 'cancelled' AND NEW.started_at IS NOT NULL) - (OLD.status = 'cancelled' AND OLD.started_at IS NOT NULL),
    sold_held = sold_held + (NEW.held > 0) - (OLD.held > 0),
    sold_held_amount = sold_held_amount + NEW.held - OLD.held,
    sold_held_income = sold_held_income + NEW.held - NEW.held * NEW.fee_percent / 100 - (OLD.held - OLD.held * OLD.fee_percent / 100)
  WHERE user_id = NEW.seller_id;
END;
--> statement-breakpoint
-- Invoices and the months of sellers read the escrows of all bills: `escrow:ORDER`, and `escrow:ORDER:2` and so on.
CREATE TRIGGER invoices_issued AFTER INSERT ON ledger
WHEN NEW.from_account = 'gateway_clearing' AND substr(NEW.to_account || ':', 1, length(NEW.order_id) + 8) = 'escrow:' || NEW.order_id || ':'
BEGIN
  INSERT INTO invoices (kind, year, number, order_id, amount, at, buyer_name, seller_name)
  SELECT 'invoice', y, coalesce((SELECT max(number) FROM invoices WHERE kind = 'invoice' AND year = y), 0) + 1,
    NEW.order_id, NEW.amount, NEW.at, buyer_name, seller_name
  FROM (SELECT cast(strftime('%Y', NEW.at / 1000 + 25200, 'unixepoch') AS integer) AS y), orders WHERE id = NEW.order_id;
END;
--> statement-breakpoint
CREATE TRIGGER invoices_corrected AFTER INSERT ON ledger
WHEN NEW.order_id IS NOT NULL AND (
  (NEW.to_account LIKE 'refund:%' AND (NEW.from_account LIKE 'seller:%'
    OR substr(NEW.from_account || ':', 1, length(NEW.order_id) + 8) = 'escrow:' || NEW.order_id || ':'))
  OR (NEW.to_account = 'gateway_clearing' AND NEW.from_account NOT LIKE 'refund:%'))
BEGIN
  INSERT INTO invoices (kind, year, number, order_id, amount, at, buyer_name, seller_name)
  SELECT 'correction', y, coalesce((SELECT max(number) FROM invoices WHERE kind = 'correction' AND year = y), 0) + 1,
    NEW.order_id, NEW.amount, NEW.at, buyer_name, seller_name
  FROM (SELECT cast(strftime('%Y', NEW.at / 1000 + 25200, 'unixepoch') AS integer) AS y), orders WHERE id = NEW.order_id;
END;
--> statement-breakpoint
CREATE TRIGGER seller_months_sold AFTER INSERT ON ledger
WHEN substr(NEW.from_account || ':', 1, length(NEW.order_id) + 8) = 'escrow:' || NEW.order_id || ':'
  AND (NEW.to_account = 'platform_fee' OR NEW.to_account LIKE 'seller:%')
BEGIN
  INSERT INTO seller_months (month, number, seller_id, turnover, fee, taken_back)
  SELECT m, coalesce((SELECT max(number) FROM seller_months WHERE month = m), 0) + 1, seller_id, NEW.amount,
    iif(NEW.to_account = 'platform_fee', NEW.amount, 0), 0
  FROM (SELECT strftime('%Y-%m', NEW.at / 1000 + 25200, 'unixepoch') AS m), orders WHERE orders.id = NEW.order_id
  ON CONFLICT (seller_id, month) DO UPDATE SET turnover = turnover + excluded.turnover, fee = fee + excluded.fee;
END;
--> statement-breakpoint
-- Views for the audit.
CREATE VIEW audit_orders AS
SELECT id, status, phase, payment_status, kind, user_id AS buyer_id, seller_id, service_id AS listing_id,
  price, quantity, total_price, additions, held, job_total, call_out_fee, fee_percent, buyer_share, version,
  created_at, quote_expires_at, payment_due_at, started_at, work_due_at, delivered_at, review_due_at, answer_due_at, closed_at
FROM orders;
--> statement-breakpoint
CREATE VIEW audit_parts AS
SELECT o.id AS order_id, p.key + 1 AS position, json_extract(p.value, '$.no') AS no, json_extract(p.value, '$.bill') AS bill,
  json_extract(p.value, '$.kind') AS kind, json_extract(p.value, '$.amount') AS amount, json_extract(p.value, '$.state') AS state,
  json_extract(p.value, '$.released') AS released, json_extract(p.value, '$.returned') AS returned,
  json_extract(p.value, '$.taken') AS taken
FROM orders o, json_each(o.parts) p WHERE o.parts <> '[]';
--> statement-breakpoint
CREATE VIEW audit_payments AS
SELECT id, order_id, attempt, bill, gateway_order_id, amount, status, surplus, method, created_at, updated_at FROM payments;
--> statement-breakpoint
CREATE VIEW audit_refunds AS
SELECT id, order_id, user_id, version, bill, amount, attempt, route, status, created_at, paid_at FROM refunds;
--> statement-breakpoint
CREATE VIEW audit_card_holds AS
SELECT order_id, version, bill, seller_id, amount, created_at, until, taken_at FROM card_holds;
