import { listChangedOrders, readOrderLedgers, writeLedgerAudit } from "~/db/money/books.server";
import { breachesOf } from "~/domain/money/books";
import type { Context } from "~/platform/core/context.server";

/** Changes of orders that one round looks at; a busy hour's, and few enough to hold in hand. */
const CHANGES_A_ROUND = 200;

/**
 * Looks at the books of every order that has changed since the last time, and notes what does not add up. Bounded:
 * `rounds` of changes; the rest is left for the next run. True when nothing is left.
 */
export async function checkLedger({ db, now }: Pick<Context, "db" | "now">, rounds = 1): Promise<boolean> {
  for (let round = 0; round < rounds; round++) {
    const { ids, through, changes } = await listChangedOrders(db, CHANGES_A_ROUND);
    const books = ids.length > 0 ? await readOrderLedgers(db, ids) : [];
    const breaches = books.flatMap((book) =>
      breachesOf(book).map((breach) => ({ ...breach, orderId: book.order.id })),
    );
    for (const { orderId, rule, expected, found } of breaches)
      console.error(`books of order ${orderId}: ${rule} is ${found}, not ${expected}`);
    await writeLedgerAudit(db, { orderIds: ids, through, breaches }, now);
    if (changes < CHANGES_A_ROUND) return true;
  }
  return false;
}
