import { DAY } from "~/platform/dates";
import type { TestPerson, World } from "../world";
import { manyListings } from "./many-listings";
import { manyOrders } from "./many-orders";

/** Rows per statement. D1 cancels a batch that takes too long. */
const CHUNK = 5_000;
/** Upper limit for entries that wait for somebody. Open entries stay few, however many years of data there are. */
const MAX_OPEN = 300;

export const BUSY = {
  order: "00000000-0000-4000-9000-000000000002",
  completed: "00000000-0000-4000-9000-000000000008",
  disputed: "00000000-0000-4000-9000-000000000013",
  refund: "00000000-0000-4000-9001-000000000006",
  withdrawal: "00000000-0000-4000-9002-000000000010",
  report: "00000000-0000-4000-9003-000000000007",
  conversation: "00000000-0000-4000-9004-000000000001",
  offer: "00000000-0000-4000-8000-000000000001",
  wanted: "00000000-0000-4000-8000-000000000003",
};

/**
 * Inserts `count` entries of every kind between one buyer and one seller: listings, orders in every state, refunds,
 * withdrawals, messages, reports and so on. Fills only the columns that pages read.
 */
export async function busyPeople(
  world: World,
  { buyer, seller, operator, count }: { buyer: TestPerson; seller: TestPerson; operator: TestPerson; count: number },
): Promise<void> {
  const { DB } = world.bindings;
  await manyListings(DB, seller, count);
  await manyOrders(DB, { buyer, seller, listing: BUSY.offer, count });
  const now = Date.now();
  for (let first = 1; first <= count; first += CHUNK) {
    const [from, to] = [first, Math.min(first + CHUNK - 1, count)].map((n) => orderId(n));
    const some = (sql: string, ...values: (string | number)[]) => DB.prepare(sql).bind(from ?? "", to ?? "", ...values);
    const each = `(select *, cast(substr(id, 25) as integer) as n from orders where id between ?1 and ?2) as o`;
    await DB.batch([
      some(
        `update orders set payment_status = 'refund_pending', started_at = ?3
         where id between ?1 and ?2 and cast(substr(id, 25) as integer) % 10 = 6`,
        now,
      ),
      some(
        `update orders set status = 'completed', phase = null, payment_status = 'released', held = 0, started_at = ?3, remind_at = null
         where id between ?1 and ?2 and (cast(substr(id, 25) as integer) % 10 >= 7
           or (cast(substr(id, 25) as integer) % 10 < 4 and cast(substr(id, 25) as integer) > ${MAX_OPEN}))`,
        now,
      ),
      some(
        `insert into ledger (transfer_id, line, order_id, from_account, to_account, amount, at)
         select id || ':9', 1, id, 'gateway_clearing', 'seller:' || seller_id, 90000, ?3 - n * 600000
         from ${each} where status = 'completed'`,
        now,
      ),
      some(
        `insert into users (id, email, password_hash, full_name, created_at, last_active_at)
         select replace(id, '-9000-', '-a000-'), 'orang-' || n || '@contoh.id', 'x', 'Orang ' || n, ?3, ?3 from ${each}`,
        now,
      ),
      some(
        `insert into refunds (id, order_id, user_id, version, amount, route, status, account, created_at, paid_at, next_try_at)
         select replace(id, '-9000-', '-9001-'), id, replace(id, '-9000-', '-a000-'), 2, 100000,
           iif(n % 20 < 10, 'bank', 'gateway'), iif(n > ${MAX_OPEN}, 'paid', 'pending'), null, ?3 - n * 600000,
           iif(n > ${MAX_OPEN}, ?3 - n * 600000, null), iif(n > ${MAX_OPEN}, null, ?3 + n)
         from ${each} where payment_status = 'refund_pending'`,
        now,
      ),
      some(
        `insert into withdrawals (id, user_id, amount, account, status, form_id, created_at, decided_at)
         select replace(id, '-9000-', '-9002-'), seller_id, 50000,
           '{"bank":"BCA","number":"1234567890","holder":"Sari"}', 'paid', id, ?3 - n * 3600000, ?3 - n * 3600000
         from ${each} where n % 10 = 0`,
        now,
      ),
      some(
        `insert into reviews (id, order_id, service_id, author_id, subject_id, side, rating, comment, author_name, bought,
           created_at, published_at)
         select replace(id, '-9000-', '-9005-'), id, service_id, user_id, seller_id, 'buyer', 5, 'Rapi.', buyer_name, 'Dasar',
           ?3 - n, ?3 - n from ${each} where status = 'completed'`,
        now,
      ),
      some(
        `insert into reports (id, reporter_id, subject, subject_id, reason, status, created_at, closed_at)
         select replace(id, '-9000-', '-9003-'), user_id, 'listing', replace(id, '-9000-', '-8000-'), 'Menipu.', iif(n % 10 = 7 and n < ${MAX_OPEN}, 'open', 'closed'),
           ?3 - n, iif(n % 10 = 7 and n < ${MAX_OPEN}, null, ?3) from ${each}`,
        now,
      ),
      some(
        `insert into operator_acts (id, operator_id, kind, subject_id, reason, at)
         select replace(id, '-9000-', '-9006-'), ?4, 'close_report', seller_id, 'Sudah dijawab.', ?3 - n from ${each}`,
        now,
        operator.id,
      ),
      ...["user_id", "seller_id"].map((side) =>
        some(
          `insert into notifications (id, user_id, kind, cause, title, href, created_at)
           select replace(id, '-9000-', ?4), ${side}, 'order', id, 'Pesanan', '/dashboard/orders/' || id, ?3 - n
           from ${each}`,
          now,
          side === "user_id" ? "-9007-" : "-9008-",
        ),
      ),
      some(
        `insert into conversations (id, service_id, order_id, starter_id, owner_id, created_at)
         select replace(id, '-9000-', '-9004-'), service_id, id, user_id, seller_id, ?3 - n from ${each}`,
        now,
      ),
      ...[
        ["user_id", "seller_id"],
        ["seller_id", "user_id"],
      ].map(([mine, other]) =>
        some(
          `insert into conversation_members (conversation_id, user_id, other_id, unread, last_message_at, last_excerpt, last_sender_id)
           select replace(id, '-9000-', '-9004-'), ${mine}, ${other}, 1, ?3 - n, 'Halo', ${other} from ${each}`,
          now,
        ),
      ),
      some(
        `insert into messages (id, conversation_id, sender_id, body, form_id, created_at)
         select replace(id, '-9000-', '-9009-'), ?4, user_id, 'Halo', id, ?3 - n from ${each}`,
        now,
        BUSY.conversation,
      ),
      some(
        `insert into proposals (id, service_id, user_id, client_id, message, price, days, status, form_id, created_at, updated_at)
         select replace(o.id, '-9000-', '-9010-'), s.id, o.user_id, o.seller_id, 'Saya bisa.', 100000, 3, 'declined', o.id,
           ?3 - n, ?3 from ${each} join services s on s.id = replace(o.id, '-9000-', '-8000-') and s.type = 'wanted'`,
        now,
      ),
      some(
        `insert into outbox (id, recipient, subject, body, created_at, attempts, next_attempt_at, sent_at)
         select replace(id, '-9000-', '-9011-'), 'budi@contoh.id', 'Pesanan', 'Halo', ?3 - n, 1, ?3, iif(n % 10 = 0 and n < ${MAX_OPEN}, null, ?3)
         from ${each}`,
        now,
      ),
    ]);
  }
  await DB.prepare(
    `update orders set phase = 'disputed', disputed_by = 'buyer', answer_due_at = ?1 + cast(substr(id, 25) as integer) % 2 * ?2,
       ruling_due_at = ?1 + 2 * ?2
     where phase = 'delivered' and cast(substr(id, 25) as integer) % 10 = 3 and rowid <= ${MAX_OPEN}`,
  )
    .bind(now - 1, DAY)
    .run();
  await DB.prepare(
    `insert into order_events (order_id, version, kind, actor, at, detail)
     select id, 3, 'disputed', 'buyer', ?1, '{"reason":"Warnanya tidak seperti yang disepakati."}' from orders where phase = 'disputed'`,
  )
    .bind(now)
    .run();
}

function orderId(n: number): string {
  return `00000000-0000-4000-9000-${String(n).padStart(12, "0")}`;
}
