ALTER TABLE `orders` ADD `visit_mode` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `visit_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `visit_agreed_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `left_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `arrived_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `buyer_moves` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `seller_moves` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Western provinces are UTC+7, 51 to 53 and 63 to 76 are UTC+8, 81 and above are UTC+9.
UPDATE orders SET
  visit_mode = v.mode,
  visit_at = unixepoch(v.day) * 1000 + v.slot * 60000 - 3600000 * (case
    when substr(v.place_code, 1, 2) >= '81' then 9
    when substr(v.place_code, 1, 2) between '51' and '53' or substr(v.place_code, 1, 2) between '63' and '76' then 8
    else 7 end),
  visit_agreed_at = iif(v.day is null, null, v.updated_at)
FROM order_visits v WHERE v.order_id = orders.id;
