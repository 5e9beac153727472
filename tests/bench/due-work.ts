import type { DatabaseSync } from "node:sqlite";
import { manyOrders } from "../support/database/many-orders";
import { sqliteAsD1 } from "../support/search/sqlite-d1";

const PERSON = {
  buyer: "00000000-0000-4000-a000-000000000001",
  seller: "00000000-0000-4000-a000-000000000002",
};
const OFFER = "00000000-0000-4000-b000-000000000000";

export const LEFT: Record<string, string> = {
  "deliveries to release": "select count(*) as n from orders where phase = 'delivered'",
  "orders to expire": "select count(*) as n from orders where phase = 'awaiting_payment'",
  "refunds to pay": "select count(*) as n from refunds where status = 'pending'",
  "reviews to publish": "select count(*) as n from reviews where published_at is null",
  "reminders to send": "select count(*) as n from orders where phase = 'working' and remind_at < unixepoch() * 1000",
  "listings to count":
    "select count(*) as n from services where popularity > 0 and popularity_at < (unixepoch() - 72000) * 1000",
};

/**
 * Fills an empty database with `each` due entries of every kind: deliveries, unpaid orders (a third of them with an
 * attempt known to the gateway), refunds, reviews, reminders. Also creates `listings` popular listings with one
 * completed order each.
 */
export async function fillDueWork(database: DatabaseSync, each: number, listings: number): Promise<void> {
  const now = Date.now();
  const past = now - 86_400_000;
  const person = database.prepare(
    "insert into users (id, email, password_hash, full_name, created_at, last_active_at) values (?, ?, 'x', ?, 1, 1)",
  );
  person.run(PERSON.buyer, "pembeli@contoh.id", "Budi Santoso");
  person.run(PERSON.seller, "penjual@contoh.id", "Sari Wulandari");
  database.exec(`begin;
    with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < ${Math.max(listings, 1) - 1})
    insert into services (id, user_id, type, title, description, category, price, location, delivery_time, seller_name,
      popularity, popularity_at, form_id, created_at, updated_at)
    select printf('00000000-0000-4000-b000-%012d', n), '${PERSON.seller}', 'offer', 'Jasa nomor ' || n,
      'Keterangan jasa yang dikerjakan dengan rapi.', 'Desain Grafis', 100000, 'Bandung', '3-5 hari', 'Sari Wulandari',
      ${listings > 0 ? 1 : 0}, ${past}, 'popular-' || n, ${past}, ${past}
    from numbers; commit`);

  const people = {
    buyer: { ...NOBODY, id: PERSON.buyer, name: "Budi Santoso" },
    seller: { ...NOBODY, id: PERSON.seller, name: "Sari Wulandari" },
  };
  const d1 = sqliteAsD1(database, { trips: 0, ms: 0, rows: 0 });
  database.exec("begin");
  await manyOrders(d1, { ...people, listing: OFFER, count: each * 10 });
  database.exec("commit");

  // `manyOrders` sets the state of an order by the last digit of its id.
  const digit = (n: number) => `substr(id, -1) = '${n}'`;
  database.exec(`begin;
    update orders set review_due_at = ${past} where phase = 'delivered';
    update orders set payment_due_at = ${past} where phase = 'awaiting_payment';
    update orders set remind_at = ${past} where phase = 'working' and ${digit(1)};
    insert into payments (id, order_id, attempt, gateway, gateway_order_id, amount, status, token, method, created_at,
      updated_at, expires_at, checked_at)
    select 'p' || substr(id, 2), id, 1, 'midtrans', 'JW-' || id || '-1', 100000,
      case when phase is null then 'paid' else 'pending' end, 'token', 'qris', ${past}, ${past}, ${past}, ${now}
    from orders where ${digit(4)} or (phase = 'awaiting_payment' and rowid % 3 = 0);
    insert into ledger (transfer_id, line, order_id, from_account, to_account, amount, at)
    select id || ':2', 1, id, 'gateway_clearing', 'escrow:' || id, 100000, ${past} from orders where ${digit(4)};
    insert into ledger (transfer_id, line, order_id, from_account, to_account, amount, at)
    select id || ':3', 1, id, 'escrow:' || id, 'refund:' || user_id, 100000, ${past} from orders where ${digit(4)};
    update orders set payment_status = 'refund_pending', version = 3 where ${digit(4)};
    insert into refunds (id, order_id, user_id, version, amount, attempt, route, status, next_try_at, created_at)
    select 'r' || substr(id, 2), id, user_id, 3, total_price, 1, 'gateway', 'pending', ${past}, ${past}
    from orders where ${digit(4)};
    insert into reviews (id, order_id, service_id, author_id, subject_id, side, rating, comment, author_name, bought,
      created_at, publish_due_at)
    select 'v' || substr(id, 2), id, service_id, user_id, seller_id, 'buyer', 5, 'Rapi dan tepat waktu.', buyer_name,
      service_title, ${past}, ${past} from orders where ${digit(5)};
    update orders set status = 'completed', payment_status = 'released',
      service_id = printf('00000000-0000-4000-b000-%012d', (rowid / 10) % ${Math.max(listings, 1)})
    where ${digit(6)};
    commit`);
}

const NOBODY = { email: "", cookie: "" };
