import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { LOGIN_TO_SEE_BALANCE } from "~/accounts/login-prompt-text";
import { requireAccount } from "~/accounts/viewer.server";
import type { Database } from "~/database/connection.server";
import { ledgerEntryView } from "~/ledger/page-data.server";
import { continueStatement, openStatement } from "~/ledger/page-queries.server";
import type { BalanceEntry } from "~/ledger/queries.server";
import { formatStamp, monthKey, monthSpan } from "~/platform/dates";
import { CSV_MARK, csvLine } from "~/platform/files";
import type { RowKey } from "~/platform/paging";

type StatementLine = {
  at: number;
  title: string;
  detail: string;
  number: string;
  into: number;
  out: number;
};

function statementHead(): string {
  return csvLine(["Waktu (WIB)", "Keterangan", "Rincian", "Nomor", "Masuk (Rp)", "Keluar (Rp)", "Saldo (Rp)"]);
}

function statementLine(line: StatementLine, balance: number): string {
  const { at, title, detail, number, into, out } = line;
  return csvLine([formatStamp(at), title, detail, number, into || null, out || null, balance]);
}

function statementBalance(at: number, title: string, balance: number): string {
  return csvLine([formatStamp(at), title, "", "", null, null, balance]);
}

/** The maximum number of queries. Each reads a thousand ledger entries. */
const MAX_TRIPS = 20;

/** A month. It has `now`, because the current month has no end yet. */
type Span = { from: number; until: number; now: number };
type Chunk = { entries: BalanceEntry[]; next: RowKey | null };

/** Streams a statement. The first rows are read before the answer begins, so that a failure can be an error page. */
async function statementStream(db: Database, userId: string, span: Span): Promise<ReadableStream<Uint8Array>> {
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
        ? statementBalance(next.at, "Terlalu panjang untuk satu berkas. Berhenti di sini", balance)
        : statementBalance(Math.min(span.until - 1, span.now), "Saldo akhir", balance);
      controller.enqueue(encoder.encode(text + end));
      controller.close();
    },
  });
}

/** Answers with a sentence instead of a file, because a file for another month would be filed as this one. */
function noMonth(now: number): Response {
  return new Response(`Laporan hanya ada untuk bulan yang sudah dimulai, ditulis seperti ${monthKey(now)}.`, {
    status: 400,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_TO_SEE_BALANCE);
  const month = new URL(request.url).searchParams.get("bulan") ?? monthKey(context.now);
  const span = monthSpan(month);
  if (!span || span.from > context.now) throw noMonth(context.now);
  return new Response(await statementStream(context.db, user.id, { ...span, now: context.now }), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      // The month contains only digits and a dash, because it was parsed.
      "Content-Disposition": `attachment; filename="saldo-jasawarga-${month}.csv"`,
      "X-Content-Type-Options": "nosniff",
    },
  });
}
