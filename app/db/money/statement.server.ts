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

/** Ledger entries that one trip brings. */
const CHUNK = 1_000;
/** How many ledger entries since its beginning are read to tell what a statement began with. */
const MAX_SINCE = 20_000;

type Span = { from: number; until: number };
type Chunk = { entries: BalanceEntry[]; next: RowKey | null };

/** What a seller had when the span (UTC ms) began, or null where that is too long ago, and its first ledger entries. */
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

/** The ledger entries that follow, oldest first. */
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
