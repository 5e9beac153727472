import type { RowKey } from "~/domain/core/page-cursor";
import { sellerAccount } from "~/domain/money/ledger";
import type { Database } from "../core/connection.server";
import {
  balanceBefore,
  type Movement,
  selectBalance,
  selectMovedSince,
  selectMovements,
} from "./ledger-entries.server";

/** Movements that one trip brings. */
const CHUNK = 1_000;
/** How many movements since its beginning are read to tell what a statement began with. */
const MAX_SINCE = 20_000;

type Span = { from: number; until: number };
type Chunk = { movements: Movement[]; next: RowKey | null };

/** What a seller had when the span (UTC ms) began, or null where that is too long ago, and its first movements. */
export async function openStatement(
  db: Database,
  userId: string,
  span: Span,
): Promise<{ opening: number | null } & Chunk> {
  const account = sellerAccount(userId);
  const [[now], [since], rows] = await db.batch([
    selectBalance(db, account),
    selectMovedSince(db, account, { at: span.from }, MAX_SINCE),
    selectMovements(db, account, { first: "oldest", ...span, limit: CHUNK }),
  ]);
  return { opening: balanceBefore(now?.balance ?? 0, since, MAX_SINCE), ...chunkOf(rows) };
}

/** The movements that follow, oldest first. */
export async function continueStatement(
  db: Database,
  userId: string,
  span: Span,
  edge: RowKey,
): Promise<Chunk> {
  const account = sellerAccount(userId);
  return chunkOf(await selectMovements(db, account, { first: "oldest", ...span, edge, limit: CHUNK }));
}

function chunkOf(movements: Movement[]): Chunk {
  const last = movements.at(-1);
  return { movements, next: movements.length === CHUNK && last ? { at: last.at, row: last.row } : null };
}
