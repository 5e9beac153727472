import { digest } from "~/platform/account/tokens.server";
import type { Context } from "~/platform/core/context.server";
import { log } from "~/platform/core/log.server";

type Notification = { key: string; body: string | null; archivedHash: string | null };

/** With the bodies that lie in the archive; null where it does not hold what the row's hash says. */
export async function readArchivedBodies<Row extends Notification>(
  { archive }: Pick<Context, "archive">,
  notifications: readonly Row[],
): Promise<Row[]> {
  return Promise.all(
    notifications.map(async (row) => {
      if (row.archivedHash === null) return row;
      const body = await archive.get(row.key);
      const isWhole = body !== null && (await digest(body)) === row.archivedHash;
      if (!isWhole) log("error", "archive_broken", { id: row.key });
      return { ...row, body: isWhole ? body : null };
    }),
  );
}
