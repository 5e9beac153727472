import { type Owner, SHARES, selectShare } from "~/db/account/personal-data/rows.server";
import { shownColumns } from "~/db/account/personal-data/share";
import { batchByName } from "~/db/core/batch.server";
import type { Database } from "~/db/core/connection.server";
import { standingOf, type WithdrawalStatus } from "~/domain/money/withdrawal";

const ROWS_A_TRIP = 100;
/** Characters of all rows: an isolate has 128 MB, and holds them several times over. */
const MOST = 4_000_000;

/** Of a share that shows nothing, not even how many rows there are. */
const SHOWN = SHARES.filter(({ share }) => shownColumns(share).length > 0);

type ExportedRow = Record<string, unknown>;
/** `cut`: there is more than fits. */
export type ExportedShare = { table: string; of: string; rows: ExportedRow[]; cut: boolean };

export async function collectDataExport(db: Database, owner: Owner, most = MOST): Promise<ExportedShare[]> {
  const statements = SHOWN.map(
    (owned, at) => [String(at), selectShare(db, owned, owner, { after: 0, limit: ROWS_A_TRIP })] as const,
  );
  const first = await batchByName(db, Object.fromEntries(statements));
  let left = most - JSON.stringify(first).length;
  const collected: ExportedShare[] = [];
  for (const [at, owned] of SHOWN.entries()) {
    const rows = [...(first[String(at)] ?? [])];
    let page = rows.length;
    while (page === ROWS_A_TRIP && left > 0) {
      const after = rows.at(-1)?.row ?? 0;
      const more = await selectShare(db, owned, owner, { after, limit: ROWS_A_TRIP });
      rows.push(...more);
      left -= JSON.stringify(more).length;
      page = more.length;
    }
    if (rows.length > 0)
      collected.push({
        table: owned.table,
        of: owned.share.of,
        rows: rows.map(({ row, ...exported }) => asItStands(exported)),
        cut: page === ROWS_A_TRIP,
      });
  }
  return collected;
}

/** A withdrawal in the standing that its owner's pages tell. */
function asItStands({ arrived_too: arrivedToo, ...row }: ExportedRow): ExportedRow {
  if (arrivedToo === undefined) return row;
  return {
    ...row,
    status: standingOf({ status: row.status as WithdrawalStatus, arrivedToo: Number(arrivedToo) }),
  };
}
