import { type Owner, SHARES, selectShare } from "~/db/account/personal-data/rows.server";
import { batchByName } from "~/db/core/batch.server";
import type { Database } from "~/db/core/connection.server";

const ROWS_A_TRIP = 500;

type CopiedRow = Record<string, unknown>;
export type CopiedShare = { table: string; of: string; rows: CopiedRow[] };

/** All that the plan shows a person of themselves, in the plan's order; nothing of a share without rows. */
export async function collectCopy(db: Database, owner: Owner): Promise<CopiedShare[]> {
  const statements = SHARES.map(
    (owned, at) => [String(at), selectShare(db, owned, owner, { after: 0, limit: ROWS_A_TRIP })] as const,
  );
  const first = await batchByName(db, Object.fromEntries(statements));
  const collected: CopiedShare[] = [];
  for (const [at, owned] of SHARES.entries()) {
    const rows = [...(first[String(at)] ?? [])];
    let page = rows.length;
    while (page === ROWS_A_TRIP) {
      const after = rows.at(-1)?.row ?? 0;
      const more = await selectShare(db, owned, owner, { after, limit: ROWS_A_TRIP });
      rows.push(...more);
      page = more.length;
    }
    if (rows.length > 0)
      collected.push({
        table: owned.table,
        of: owned.share.of,
        rows: rows.map(({ row, ...copied }) => copied),
      });
  }
  return collected;
}
