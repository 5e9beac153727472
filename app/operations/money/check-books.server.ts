import { listChangedOrders, readOrderLedgers, writeLedgerAudit } from "~/db/money/books.server";
import { breachesOf } from "~/domain/money/books";
import type { Context } from "~/platform/core/context.server";
import { log } from "~/platform/core/log.server";

const CHANGES_A_ROUND = 200;

/** `rounds` of orders changed since the last run. True when nothing is left. */
export async function checkLedger({ db, now }: Pick<Context, "db" | "now">, rounds = 1): Promise<boolean> {
  for (let round = 0; round < rounds; round++) {
    const { ids, through, changes } = await listChangedOrders(db, CHANGES_A_ROUND);
    const books = ids.length > 0 ? await readOrderLedgers(db, ids) : [];
    const breaches = books.flatMap((book) =>
      breachesOf(book).map((breach) => ({ ...breach, orderId: book.order.id })),
    );
    for (const { orderId, rule, expected, found } of breaches)
      log("error", "books_broken", { order: orderId, reason: rule, expected, found });
    await writeLedgerAudit(db, { orderIds: ids, through, breaches }, now);
    if (changes < CHANGES_A_ROUND) return true;
  }
  return false;
}
