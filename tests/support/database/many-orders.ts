import { DAY } from "~/platform/dates";
import type { TestPerson } from "../world";

const CHUNK = 5_000;

/**
 * Inserts `count` orders of one listing. A third of them are in progress with money in escrow, and none is due. Fills
 * only the columns that pages read, so an audit would report breaches.
 */
export async function manyOrders(
  db: D1Database,
  { buyer, seller, listing, count }: { buyer: TestPerson; seller: TestPerson; listing: string; count: number },
): Promise<void> {
  const now = Date.now();
  for (let first = 1; first <= count; first += CHUNK) {
    const numbers = `with recursive numbers(n) as (
      select cast(?1 as integer) union all select n + 1 from numbers where n < cast(?2 as integer))`;
    const range = [first, Math.min(first + CHUNK - 1, count)];
    const id = "printf('00000000-0000-4000-9000-%012d', n)";
    // 0 is unpaid, 1 and 2 are in progress, 3 is delivered, the others are closed.
    const place = "(n % 10)";
    await db.batch([
      db
        .prepare(
          `${numbers}
          insert into orders (id, service_id, user_id, seller_id, kind, service_title, buyer_name, seller_name, quantity,
            requirements, price, total_price, held, job_total, fee_percent, status, phase, payment_status, version, payment_due_at,
            started_at, work_due_at, review_due_at, remind_at, closed_at, form_id, created_at)
          select ${id}, ?3, ?4, ?5, 'package', 'Logo untuk kedai kopi', ?6, ?7, 1, 'Logo dua warna untuk kedai kopi.',
            100000, 100000, case when ${place} between 1 and 3 then 100000 else 0 end, 100000, 10,
            case when ${place} = 0 then 'pending' when ${place} < 4 then 'in_progress' else 'cancelled' end,
            case when ${place} = 0 then 'awaiting_payment' when ${place} < 3 then 'working' when ${place} = 3 then 'delivered' end,
            case when ${place} = 0 then 'unpaid' when ${place} < 4 then 'held' else 'unpaid' end,
            case when ${place} = 3 then 3 else 2 end,
            ?8 + ${20 * DAY}, case when ${place} in (1, 2, 3) then ?8 end,
            case when ${place} in (1, 2) then ?8 + ${20 * DAY} end, case when ${place} = 3 then ?8 + ${20 * DAY} end,
            case when ${place} < 4 then ?8 + ${19 * DAY} end, case when ${place} > 3 then ?8 end, 'crowd-' || n, ?8 - n
          from numbers`,
        )
        .bind(...range, listing, buyer.id, seller.id, buyer.name, seller.name, now),
      db
        .prepare(
          `${numbers}
          insert into ledger (transfer_id, line, order_id, from_account, to_account, amount, at)
          select ${id} || ':2', 1, ${id}, 'gateway_clearing', 'escrow:' || ${id}, 100000, ?3
          from numbers where ${place} in (1, 2, 3)`,
        )
        .bind(...range, now),
      db
        .prepare(
          `${numbers}
          insert into order_events (order_id, version, kind, actor, at) select ${id}, 1, 'placed', 'buyer', ?3 - n
          from numbers`,
        )
        .bind(...range, now),
    ]);
  }
  await db
    .prepare("update book_checks set through = (select max(rowid) from order_events), checked_at = ?")
    .bind(now)
    .run();
}
