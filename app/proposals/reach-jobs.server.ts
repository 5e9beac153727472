import { countOrAbort, isOverLimit } from "~/database/attempt-counters.server";
import { type BatchStatement, batchByName } from "~/database/statements.server";
import { notify } from "~/notifications/queries.server";
import { notifyOptions, sendOutbox } from "~/notifications/send-outbox.server";
import type { Context } from "~/platform/context.server";
import { forEachDue, newStepProgress } from "~/platform/job-rotation.server";
import { type Ok, ok, type Refused, refused } from "~/platform/outcome";
import type { GroupName } from "~/search/place-groups";
import { listFittingOffers, questionOfRequest } from "~/search/queries.server";
import { invitationNotification, requestNotification, unansweredNotification } from "./notification-text";
import { SEND_REQUESTS } from "./queries.server";
import {
  type Candidate,
  chooseRecipients,
  INVITATIONS_AN_HOUR,
  type InvitationRefusal,
  MAX_CANDIDATES,
  MAX_INVITATIONS,
  type Round,
  usualMinutes,
} from "./reach";
import {
  type DueRound,
  finishRound,
  insertInvitation,
  insertRecipients,
  isInvited,
  isRecipient,
  listDueRounds,
  listReachable,
  selectInvited,
  selectOffersOf,
  selectOpenRequests,
  stopRounds,
} from "./reach-queries.server";

type Reaching = Pick<Context, "db" | "indexDb" | "env" | "now" | "vocabulary">;

const ROUNDS_PER_BATCH = 10;
/** The maximum numbers of offers that the form of an invitation reads and shows. */
const INVITABLE_READ = 24;
const INVITABLE_SHOWN = 10;
/** The offers read to find `MAX_CANDIDATES` sellers. A seller may have several offers. */
const OFFERS_READ = 60;

const PLACES: Record<Round, readonly GroupName[]> = {
  near: ["here", "serves", "online"],
  wider: ["here", "serves", "near", "online"],
};

/** Sends the due rounds of requests to sellers. Returns true if more may be due. */
export async function sendDueRequests(context: Reaching, progress = newStepProgress()): Promise<boolean> {
  return forEachDue(SEND_REQUESTS, {
    progress,
    batch: ROUNDS_PER_BATCH,
    list: (limit) => listDueRounds(context.db, context.now, limit),
    work: (request) => sendRound(context, request),
  });
}

/**
 * Runs one round. All writes are one batch, which inserts no row if another run has finished the round. Therefore a
 * repeated or concurrent run notifies nobody twice.
 */
async function sendRound(context: Reaching, request: DueRound): Promise<void> {
  const { db, now } = context;
  const reason: Round = request.round === 0 ? "near" : "wider";
  if (request.isOpen === 0 || (reason === "wider" && request.isAnswered === 1)) {
    await stopRounds(db, [request.id]);
    return;
  }
  const ids = { wantedId: request.id, buyerId: request.buyerId };
  const candidates = await listCandidates(context, request, PLACES[reason]);
  const reachable =
    candidates.size === 0 ? [] : await listReachable(db, ids, [...candidates.keys()].slice(0, MAX_CANDIDATES), now);
  const chosen = chooseRecipients(
    reachable.flatMap((seller) => {
      const candidate = candidates.get(seller.sellerId);
      return candidate ? [{ ...seller, ...candidate }] : [];
    }),
  );
  const sellerIds = chosen.map(({ sellerId }) => sellerId);
  const options = notifyOptions(context);
  const round = { ...ids, round: request.round, reason };
  const statements: BatchStatement[] = [
    ...insertRecipients(db, { ...round, sellerIds }, now),
    ...sellerIds.flatMap((sellerId) => [
      ...notify(db, requestNotification(sellerId, request), options, isRecipient(request.id, sellerId, now)),
    ]),
    ...(reason === "wider"
      ? notify(db, unansweredNotification(request.buyerId, request, sellerIds.length), options)
      : []),
  ];
  const finish = finishRound(db, { ...round, minutes: usualMinutes(chosen) }, now);
  const [first, ...others] = statements;
  await db.batch(first ? [first, ...others, finish] : [finish]);
}

/** Finds sellers by their best offer. Those of the request's category come first. */
async function listCandidates(
  context: Reaching,
  request: DueRound,
  places: readonly GroupName[],
): Promise<Map<string, Candidate>> {
  const question = questionOfRequest(request, await context.vocabulary(), places);
  const offers = await listFittingOffers(context, question, { now: context.now, limit: OFFERS_READ });
  const candidates = new Map<string, Candidate>();
  const sorted = [
    ...offers.filter(({ category }) => category === request.category),
    ...offers.filter(({ category }) => category !== request.category),
  ];
  for (const { ownerId, category, score } of sorted) {
    if (ownerId === request.buyerId || candidates.has(ownerId)) continue;
    candidates.set(ownerId, { sellerId: ownerId, score, sameCategory: category === request.category });
  }
  return candidates;
}

/** Lists the offers that a buyer can invite to a request: the best of each seller, without those already invited. */
export async function listInvitable(
  context: Pick<Context, "db" | "indexDb" | "now" | "vocabulary">,
  request: { id: string; title: string; category: string; placeCode: string | null; online: boolean },
  buyerId: string,
) {
  const { db, now } = context;
  const question = questionOfRequest(request, await context.vocabulary(), PLACES.wider);
  const found = await listFittingOffers(context, question, { now, limit: INVITABLE_READ });
  const best = new Map<string, string>();
  for (const { id, ownerId } of found) if (!best.has(ownerId)) best.set(ownerId, id);
  const ids = [...best.values()].slice(0, INVITABLE_SHOWN);
  const { offers, invited } = await batchByName(db, {
    offers: selectOffersOf(db, ids, buyerId),
    invited: selectInvited(db, request.id),
  });
  const known = new Set(invited.map(({ sellerId }) => sellerId));
  return ids.flatMap((id) => offers.filter((offer) => offer.id === id && !known.has(offer.sellerId)));
}

type Invitation = { buyer: { id: string; name: string }; wantedId: string; offerIds: readonly string[] };

/** Invites the sellers of offers. Returns the names of those who got the invitation. */
export async function inviteSellers(
  context: Context,
  { buyer, wantedId, offerIds }: Invitation,
): Promise<Ok<string[]> | Refused<InvitationRefusal>> {
  const { db, now } = context;
  const chosen = [...new Set(offerIds)];
  if (chosen.length === 0) return refused("none_chosen");
  if (chosen.length > MAX_INVITATIONS) return refused("too_many_invitations");
  const { requests, offers, invited } = await batchByName(db, {
    requests: selectOpenRequests(db, buyer.id),
    offers: selectOffersOf(db, chosen, buyer.id),
    invited: selectInvited(db, wantedId),
  });
  const request = requests.find(({ id }) => id === wantedId);
  if (!request) return refused("no_request");
  if (invited.length >= MAX_INVITATIONS) return refused("too_many_invitations");
  const sellers = new Map(offers.map(({ sellerId, sellerName }) => [sellerId, sellerName]));
  if (sellers.size === 0) return refused("not_possible");
  const options = notifyOptions(context);
  const counted = countOrAbort(db, `invitation:${buyer.id}`, INVITATIONS_AN_HOUR, now);
  const statements = [...sellers.keys()].flatMap((sellerId) => [
    insertInvitation(db, { wantedId, buyerId: buyer.id, sellerId }, now),
    ...notify(db, invitationNotification(sellerId, request, buyer.name), options, isInvited(wantedId, sellerId, now)),
  ]);
  try {
    await db.batch([counted, ...statements]);
  } catch (error) {
    if (isOverLimit(error)) return refused("too_often");
    throw error;
  }
  const after = await selectInvited(db, wantedId);
  const names = after.flatMap(({ sellerId, invitedAt }) =>
    invitedAt === now ? [sellers.get(sellerId) ?? ""].filter((name) => name !== "") : [],
  );
  if (names.length === 0) return refused("not_possible");
  context.defer(sendOutbox(context));
  return ok(names);
}
