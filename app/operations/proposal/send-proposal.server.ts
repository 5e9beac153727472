import { wordingFor } from "~/copy/notification/wording";
import { proposalSentNotification } from "~/copy/proposal/notifications";
import { countAttempt } from "~/db/core/attempt-counters.server";
import { newId } from "~/db/core/new-id.server";
import { notify } from "~/db/notification/notifications.server";
import { countTryAndFindWanted, writeProposal } from "~/db/proposal/proposals.server";
import type { Asking } from "~/domain/account/person";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import {
  decideSending,
  PROPOSALS_AN_HOUR,
  type ProposalNotSent,
  type ProposalSendMode,
  type ProposalText,
} from "~/domain/proposal/proposal";
import type { Context } from "~/platform/core/context.server";
import { sendOutbox } from "../notification/send-outbox.server";

type ProposalToSend = ProposalText & {
  wantedId: string;
  proposer: Asking<{ name: string }>;
  requestId: string;
  /** The request's last change (UTC ms) that the form stood below; null where it does not say. */
  seen?: number | null;
};

const TRIES = 3;

export async function sendProposal(
  context: Context,
  { wantedId, proposer, requestId, seen = null, ...text }: ProposalToSend,
): Promise<Outcome<ProposalSendMode, ProposalNotSent>> {
  const { db, now, env } = context;
  for (let tries = 0; tries < TRIES; tries++) {
    const count = countAttempt(db, `proposal:${proposer.id}`, PROPOSALS_AN_HOUR, now);
    const found = await countTryAndFindWanted(db, wantedId, proposer.id, count);
    if (!found) return refused("no_request");
    const { earlier, wantedTitle, buyerId, contentChangedAt } = found;
    // The same form, sent twice; one that comes after its proposal was withdrawn must not revive it.
    if (earlier?.requestId === requestId) {
      if (earlier.status !== "open") return refused("changed_meanwhile");
      const same = (["message", "price", "days"] as const).every((part) => earlier[part] === text[part]);
      return same ? ok("first") : refused("sent_otherwise");
    }

    const decided = decideSending(found, proposer.id, earlier?.status ?? null);
    if (!decided.ok) return decided;
    if (seen !== null && seen < contentChangedAt) return refused("request_changed");
    if (!found.inTime) return refused("too_many");
    const id = earlier?.id ?? newId();
    const facts = {
      id,
      wantedId,
      wantedTitle,
      buyerId,
      proposerId: proposer.id,
      proposerName: (await proposer.reader()).name,
    };
    const notification = proposalSentNotification(facts, decided.value, text, now);
    const written = await writeProposal(
      db,
      { ...text, id, wantedId, buyerId, proposerId: proposer.id, requestId, contentChangedAt },
      decided.value,
      { now, alongside: notify(db, notification, { now, wording: wordingFor(env.appOrigin) }) },
    );
    if (!written) continue;
    context.defer(sendOutbox(context));
    return decided;
  }
  return refused("changed_meanwhile");
}
