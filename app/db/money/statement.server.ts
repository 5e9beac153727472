import type { RowKey } from "~/domain/core/page-cursor";
import { sellerAccount } from "~/domain/money/ledger";
import type { Database } from "../core/connection.server";
import {
  type BalanceEntry,
  selectBalance,
  selectBalanceEntries,
  selectMovedSince,
} from "./ledger-entries.server";

const CHUNK = 1_000;

type Span = { from: number; until: number };
type Chunk = { entries: BalanceEntry[]; next: RowKey | null };

/** `span` in UTC ms; `opening` in integer rupiah. */
export async function openStatement(
  db: Database,
  userId: string,
  span: Span,
): Promise<{ opening: number } & Chunk> {
  const account = sellerAccount(userId);
  const [[now], [since], rows] = await db.batch([
    selectBalance(db, account),
    selectMovedSince(db, account, { at: span.from }),
    selectBalanceEntries(db, account, { first: "oldest", ...span, limit: CHUNK }),
  ]);
  return { opening: (now?.balance ?? 0) - (since?.moved ?? 0), ...chunkOf(rows) };
}

export async function continueStatement(
  db: Database,
  userId: string,
  span: Span,
  edge: RowKey,
): Promise<Chunk> {
  const account = sellerAccount(userId);
  return chunkOf(await selectBalanceEntries(db, account, { first: "oldest", ...span, edge, limit: CHUNK }));
}

function chunkOf(entries: BalanceEntry[]): Chunk {
  const last = entries.at(-1);
  return { entries, next: entries.length === CHUNK && last ? { at: last.at, row: last.row } : null };
}
