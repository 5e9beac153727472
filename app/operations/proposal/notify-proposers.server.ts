import { wordingFor } from "~/copy/notification/wording";
import { type RequestEnd, requestClosed } from "~/copy/proposal/notifications";
import type { Statement } from "~/db/core/batch.server";
import { tell } from "~/db/notification/notifications.server";
import { listOpenProposers } from "~/db/proposal/proposals.server";
import type { Context } from "~/platform/core/context.server";

/**
 * The statements that tell everybody who still offers to do a request that its client closes or deletes it. None for
 * a request that was closed before, or that is somebody else's.
 */
export async function tellProposers(
  { db, env, now }: Pick<Context, "db" | "env" | "now">,
  { id, userId }: { id: string; userId: string },
  how: RequestEnd,
): Promise<Statement[]> {
  const proposers = await listOpenProposers(db, { wantedId: id, clientId: userId });
  return tellEach({ db, env, now }, proposers, how);
}

type Proposer = Awaited<ReturnType<typeof listOpenProposers>>[number];

/** The same for proposers who are known already. */
export function tellEach(
  { db, env, now }: Pick<Context, "db" | "env" | "now">,
  proposers: readonly Proposer[],
  how: RequestEnd,
): Statement[] {
  return proposers.flatMap((proposer) => [
    ...tell(db, requestClosed(proposer, how, now), { now, wording: wordingFor(env.appOrigin) }),
  ]);
}
