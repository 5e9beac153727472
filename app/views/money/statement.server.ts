import { statementBalance, statementHead, statementLine } from "~/copy/money/statement";
import type { Database } from "~/db/core/connection.server";
import type { BalanceEntry } from "~/db/money/ledger-entries.server";
import { continueStatement, openStatement } from "~/db/money/statement.server";
import { CSV_MARK } from "~/domain/core/csv";
import type { RowKey } from "~/domain/core/page-cursor";
import { ledgerEntryView } from "./balance.server";

/** Queries for one statement, a thousand ledger entries each. */
const MAX_TRIPS = 20;

/** UTC ms; `now` because a running month has no end yet. */
type Span = { from: number; until: number; now: number };
type Chunk = { entries: BalanceEntry[]; next: RowKey | null };

/** Streamed CSV. The first rows are read before answering, so that a failure can still be an error page. */
export async function statementStream(
  db: Database,
  userId: string,
  span: Span,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const opened = await openStatement(db, userId, span);
  let balance = opened.opening;
  let chunk: Chunk = opened;
  let trips = 1;
  const lines = ({ entries }: Chunk) =>
    entries
      .map((entry) => {
        const { at, title, detail, orderId, amount } = ledgerEntryView(entry);
        balance += amount;
        const number = orderId ?? entry.withdrawalId ?? "";
        const [into, out] = amount > 0 ? [amount, 0] : [0, -amount];
        return statementLine({ at, title, detail, number, into, out }, balance);
      })
      .join("");
  const head = CSV_MARK + statementHead() + statementBalance(span.from, "Saldo awal", balance);
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(head));
    },
    async pull(controller) {
      const text = lines(chunk);
      const { next } = chunk;
      if (next && trips < MAX_TRIPS) {
        trips += 1;
        chunk = await continueStatement(db, userId, span, next);
        controller.enqueue(encoder.encode(text));
        return;
      }
      const end = next
        ? statementBalance(next.at, "Terlalu panjang untuk satu berkas; berhenti di sini", balance)
        : statementBalance(Math.min(span.until - 1, span.now), "Saldo akhir", balance);
      controller.enqueue(encoder.encode(text + end));
      controller.close();
    },
  });
}
