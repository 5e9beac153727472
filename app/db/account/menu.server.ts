import { eq } from "drizzle-orm";
import { sellerAccount } from "~/domain/money/ledger";
import type { Database } from "../core/connection.server";
import { selectBalance } from "../money/ledger-entries.server";
import { personTotals } from "../schema/totals";

/** `balance` in integer rupiah. */
export async function readAccountMenu(db: Database, userId: string) {
  const [[account], [totals]] = await db.batch([
    selectBalance(db, sellerAccount(userId)),
    db
      .select({ offers: personTotals.offers, requests: personTotals.requests })
      .from(personTotals)
      .where(eq(personTotals.userId, userId)),
  ]);
  return { balance: account?.balance ?? 0, offers: totals?.offers ?? 0, requests: totals?.requests ?? 0 };
}
