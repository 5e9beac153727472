import { wordingFor } from "~/copy/notification/wording";
import { type WantedEnd, wantedClosedNotification } from "~/copy/proposal/notifications";
import type { BatchStatement } from "~/db/core/batch.server";
import { notify } from "~/db/notification/notifications.server";
import { listOpenProposers } from "~/db/proposal/proposals.server";
import type { Context } from "~/platform/core/context.server";

/**
 * The statements that tell everybody who still offers to do a request that its client closes or deletes it. None for
 * a request that was closed before, or that is somebody else's.
 */
export async function notifyProposers(
  { db, env, now }: Pick<Context, "db" | "env" | "now">,
  { id, userId }: { id: string; userId: string },
  how: WantedEnd,
): Promise<BatchStatement[]> {
  const proposers = await listOpenProposers(db, { wantedId: id, buyerId: userId });
  return notifyEach({ db, env, now }, proposers, how);
}

type Proposer = Awaited<ReturnType<typeof listOpenProposers>>[number];

/** The same for proposers who are known already. */
export function notifyEach(
  { db, env, now }: Pick<Context, "db" | "env" | "now">,
  proposers: readonly Proposer[],
  how: WantedEnd,
): BatchStatement[] {
  return proposers.flatMap((proposer) => [
    ...notify(db, wantedClosedNotification(proposer, how, now), { now, wording: wordingFor(env.appOrigin) }),
  ]);
}
