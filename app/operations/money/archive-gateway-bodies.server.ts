import { listBodiesToArchive, markArchived } from "~/db/money/gateway-notifications.server";
import { BODY_IN_ROW } from "~/domain/money/gateway-body";
import { digest } from "~/platform/account/tokens.server";
import type { Context } from "~/platform/core/context.server";

const BATCH = 25;

/** The object first: a row says that its body is in the archive only once it is. True: there is more. */
export async function archiveGatewayBodies({
  db,
  archive,
  now,
}: Pick<Context, "db" | "archive" | "now">): Promise<boolean> {
  const old = await listBodiesToArchive(db, now - BODY_IN_ROW, BATCH);
  const archived = await Promise.all(
    old.map(async ({ id, body }) => {
      await archive.put(id, body);
      return { id, body, hash: await digest(body) };
    }),
  );
  await markArchived(db, archived);
  return old.length === BATCH;
}
