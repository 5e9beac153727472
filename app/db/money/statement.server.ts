import type { RowKey } from "~/domain/core/page-cursor";
import { sellerAccount } from "~/domain/money/ledger";
import type { Database } from "../core/connection.server";
import {
  type BalanceEntry,
  balanceBefore,
  selectBalance,
  selectBalanceEntries,
  selectEntriesSince,
} from "./ledger-entries.server";

const CHUNK = 1_000;
/** Beyond this many ledger entries since the span's beginning, the opening balance stays unknown. */
const MAX_SINCE = 20_000;

type Span = { from: number; until: number };
type Chunk = { entries: BalanceEntry[]; next: RowKey | null };

/** `span` in UTC ms; `opening` is null where the span began too many ledger entries ago. */
export async function openStatement(
  db: Database,
  userId: string,
  span: Span,
): Promise<{ opening: number | null } & Chunk> {
  const account = sellerAccount(userId);
  const [[now], [since], rows] = await db.batch([
    selectBalance(db, account),
    selectEntriesSince(db, account, { at: span.from }, MAX_SINCE),
    selectBalanceEntries(db, account, { first: "oldest", ...span, limit: CHUNK }),
  ]);
  return { opening: balanceBefore(now?.balance ?? 0, since, MAX_SINCE), ...chunkOf(rows) };
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
