import { wordingFor } from "~/copy/notification/wording";
import {
  type WantedEnd,
  wantedChangedNotification,
  wantedClosedNotification,
} from "~/copy/proposal/notifications";
import type { BatchStatement } from "~/db/core/batch.server";
import { notify } from "~/db/notification/notifications.server";
import { listOpenProposers } from "~/db/proposal/proposals.server";
import type { Context } from "~/platform/core/context.server";

/** Statements for a client closing or deleting a wanted; none when it was closed before or is another's. */
export async function notifyProposers(
  { db, env, now }: Pick<Context, "db" | "env" | "now">,
  { id, userId }: { id: string; userId: string },
  how: WantedEnd,
): Promise<BatchStatement[]> {
  const proposers = await listOpenProposers(db, { wantedId: id, buyerId: userId });
  return notifyEach({ db, env, now }, proposers, how);
}

export async function notifyOfChange(
  { db, env, now }: Pick<Context, "db" | "env" | "now">,
  { id, userId }: { id: string; userId: string },
): Promise<BatchStatement[]> {
  const proposers = await listOpenProposers(db, { wantedId: id, buyerId: userId });
  return proposers.flatMap((proposer) => [
    ...notify(db, wantedChangedNotification({ ...proposer, wantedId: id }), {
      now,
      wording: wordingFor(env.appOrigin),
    }),
  ]);
}

type Proposer = Omit<Awaited<ReturnType<typeof listOpenProposers>>[number], "updatedAt">;

export function notifyEach(
  { db, env, now }: Pick<Context, "db" | "env" | "now">,
  proposers: readonly Proposer[],
  how: WantedEnd,
): BatchStatement[] {
  return proposers.flatMap((proposer) => [
    ...notify(db, wantedClosedNotification(proposer, how, now), { now, wording: wordingFor(env.appOrigin) }),
  ]);
}
