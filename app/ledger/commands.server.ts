import type { Database } from "~/database/connection.server";
import type { Context } from "~/platform/context.server";
import { CSV_MARK } from "~/platform/files";
import { log } from "~/platform/log.server";
import { KINDS_HEAD, kindLine, LEDGER_HEAD, ledgerLine, YEARLY_FEE_HEAD, yearlyFeeLine } from "./books-text";
import { BookTotals, findMismatches, type KindYear, unequalKinds, yearSpan } from "./ledger";
import { listFees, listLedgerLines, readKindsBefore } from "./page-queries.server";
import { listChangedOrders, readOrderLedgers, writeLedgerAudit } from "./queries.server";

const CHANGES_PER_ROUND = 200;

/** Checks at most `rounds` batches of orders that changed since the last run. Returns true if none is left. */
export async function checkLedger({ db, now }: Pick<Context, "db" | "now">, rounds = 1): Promise<boolean> {
  for (let round = 0; round < rounds; round++) {
    const { ids, through, changes } = await listChangedOrders(db, CHANGES_PER_ROUND);
    const books = ids.length > 0 ? await readOrderLedgers(db, ids) : [];
    const mismatches = books.flatMap((book) =>
      findMismatches(book).map((mismatch) => ({ ...mismatch, orderId: book.order.id })),
    );
    for (const { orderId, rule, expected, found } of mismatches)
      log("error", "ledger_mismatch", { order: orderId, reason: rule, expected, found });
    await writeLedgerAudit(db, { orderIds: ids, through, mismatches }, now);
    if (changes < CHANGES_PER_ROUND) return true;
  }
  return false;
}

const ROWS_PER_PAGE = 10_000;

type BookFile = (name: string, text: string) => void | Promise<void>;
type ExportedBooks = {
  kinds: KindYear[];
  lines: Record<string, number>;
  /** UTC ms of the first moment and of the end, which is before the end of the year if the year is not over. */
  from: number;
  until: number;
};

/** Writes the books of a year. Null for a future year. Throws if the lines do not add up to the stored balances. */
export async function exportBooks(
  db: Database,
  year: string,
  { now, write, page = ROWS_PER_PAGE }: { now: number; write: BookFile; page?: number },
): Promise<ExportedBooks | null> {
  const span = yearSpan(year);
  if (!span || span.from > now) return null;
  const until = Math.min(span.until, now);
  const opening = await readKindsBefore(db, span.from);
  const totals = new BookTotals();
  const ledger = `buku-besar-${year}.csv`;
  await write(ledger, CSV_MARK + LEDGER_HEAD);
  let count = 0;
  for (let after = 0, full = true; full; ) {
    const lines = await listLedgerLines(db, { from: span.from, until }, after, page);
    for (const line of lines) totals.add(line);
    await write(ledger, lines.map(ledgerLine).join(""));
    [after, full, count] = [lines.at(-1)?.row ?? after, lines.length === page, count + lines.length];
  }
  const kinds = totals.kinds(opening);
  const unequal = unequalKinds(kinds, await readKindsBefore(db, until));
  const left = kinds.reduce((sum, { closing }) => sum + closing, 0);
  if (unequal.length > 0 || left !== 0) throw new Error(`the books do not add up: ${unequal.join()} ${left}`);

  const fees = await listFees(db, { from: span.from, until });
  const earned = kinds.find(({ kind }) => kind === "platform_fee");
  const feeSum = fees.reduce((sum, { fee }) => sum + fee, 0);
  if (feeSum !== (earned?.into ?? 0) - (earned?.out ?? 0)) throw new Error("the fees by seller do not add up");
  const [balances, feesBySeller] = [`saldo-${year}.csv`, `biaya-${year}.csv`];
  await write(balances, CSV_MARK + KINDS_HEAD + kinds.map(kindLine).join(""));
  await write(feesBySeller, CSV_MARK + YEARLY_FEE_HEAD + fees.map(yearlyFeeLine).join(""));
  return {
    kinds,
    lines: { [ledger]: count, [balances]: kinds.length, [feesBySeller]: fees.length },
    from: span.from,
    until,
  };
}
