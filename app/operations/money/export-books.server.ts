import { FEES_HEAD, feeLine, KINDS_HEAD, kindLine, LEDGER_HEAD, ledgerLine } from "~/copy/money/yearly-books";
import type { Database } from "~/db/core/connection.server";
import { listFees, listLedgerLines, readKindsBefore } from "~/db/money/yearly-books.server";
import { CSV_MARK } from "~/domain/core/csv";
import { BookTotals, type KindYear, unequalKinds, yearSpan } from "~/domain/money/yearly-books";

const PAGE = 10_000;

type BookFile = (name: string, text: string) => void | Promise<void>;
type ExportedBooks = {
  /** Integer rupiah. */
  kinds: KindYear[];
  lines: Record<string, number>;
  /** UTC ms; before the year's end where it is not over. */
  from: number;
  until: number;
};

/** Null: no such year has begun. Throws where the lines do not come to what the books hold. */
export async function exportBooks(
  db: Database,
  year: string,
  { now, write, page = PAGE }: { now: number; write: BookFile; page?: number },
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
  const told = fees.reduce((sum, { fee }) => sum + fee, 0);
  if (told !== (earned?.into ?? 0) - (earned?.out ?? 0)) throw new Error("the fees by seller do not add up");
  const [balances, feesBySeller] = [`saldo-${year}.csv`, `biaya-${year}.csv`];
  await write(balances, CSV_MARK + KINDS_HEAD + kinds.map(kindLine).join(""));
  await write(feesBySeller, CSV_MARK + FEES_HEAD + fees.map(feeLine).join(""));
  return {
    kinds,
    lines: { [ledger]: count, [balances]: kinds.length, [feesBySeller]: fees.length },
    from: span.from,
    until,
  };
}
