import { tell } from "~/db/notifications.server";
import type { Statement } from "~/db/orders.server";
import { listOpenProposers } from "~/db/proposals.server";
import { requestClosed } from "~/domain/proposal-notices";
import type { Context } from "~/platform/context.server";

/**
 * The statements that tell everybody who still offers to do a request that its client closes or deletes it. None for
 * a request that was closed before, or that is somebody else's.
 */
export async function tellProposers(
  { db, env, now }: Pick<Context, "db" | "env" | "now">,
  { id, userId }: { id: string; userId: string },
  how: "closed" | "deleted",
): Promise<Statement[]> {
  const proposers = await listOpenProposers(db, { wantedId: id, clientId: userId });
  return proposers.flatMap((proposer) => [
    ...tell(db, requestClosed(proposer, how, now), { now, appOrigin: env.appOrigin }),
  ]);
}
