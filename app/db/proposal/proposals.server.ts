import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { ListingStatus } from "~/domain/listing/listing";
import {
  MAX_OPEN_PROPOSALS,
  type ProposalSendMode,
  type ProposalStatus,
  type ProposalText,
} from "~/domain/proposal/proposal";
import type { countAttempt } from "../core/attempt-counters.server";
import type { BatchStatement } from "../core/batch.server";
import { type Database, isNullViolation, isUniqueViolation } from "../core/connection.server";
import { isOpenListing, isWanted } from "../listing/cards.server";
import { hiddenFrom } from "../listing/hidden.server";
import { keepEvidence } from "../report/evidence.server";
import { listings } from "../schema/listings";
import { proposals } from "../schema/proposals";
import { users } from "../schema/users";

type ProposalRecipient = {
  wantedTitle: string;
  buyerId: string;
  status: ListingStatus;
  openProposals: number;
  contentChangedAt: number;
  earlier: ({ id: string; status: ProposalStatus; requestId: string } & ProposalText) | null;
  inTime: boolean;
};

/** Null: the request is gone. */
export async function countTryAndFindWanted(
  db: Database,
  wantedId: string,
  proposerId: string,
  count: ReturnType<typeof countAttempt>,
): Promise<ProposalRecipient | null> {
  const select = db
    .select({
      wantedTitle: listings.title,
      buyerId: listings.ownerId,
      listingStatus: sql<ListingStatus>`${listings.status}`.as("listing_status"),
      openProposals: listings.proposalCount,
      contentChangedAt: listings.contentChangedAt,
      id: proposals.id,
      status: proposals.status,
      requestId: proposals.requestId,
      message: proposals.message,
      proposedPrice: sql<number | null>`${proposals.price}`.as("proposed_price"),
      days: proposals.days,
    })
    .from(listings)
    .leftJoin(proposals, and(eq(proposals.wantedId, listings.id), eq(proposals.proposerId, proposerId)))
    .where(and(eq(listings.id, wantedId), isWanted, isNull(listings.deletedAt)));
  const [[row], counted] = await db.batch([select, count]);
  if (!row) return null;
  const { listingStatus, id, status, requestId, message, proposedPrice: price, days, ...wanted } = row;
  const earlier =
    id && status && requestId ? { id, status, requestId, message: message ?? "", price, days } : null;
  return { ...wanted, status: listingStatus, earlier, inTime: counted.length > 0 };
}

type SettledProposal = {
  declineReason: string;
  id: string;
  status: ProposalStatus;
  message: string;
  price: number | null;
  days: number | null;
  wantedId: string;
  wantedTitle: string;
  wantedHidden: 0 | 1;
  buyerId: string;
  proposerId: string;
  proposerName: string;
};

const settledColumns = {
  declineReason: proposals.declineReason,
  id: proposals.id,
  status: proposals.status,
  message: proposals.message,
  price: proposals.price,
  days: proposals.days,
  wantedId: proposals.wantedId,
  buyerId: proposals.buyerId,
  proposerId: proposals.proposerId,
  proposerName: users.fullName,
  wantedTitle: listings.title,
  wantedHidden: hiddenFrom(proposals.proposerId).as("wanted_hidden"),
};

export function findOwnProposal(db: Database, id: string, proposerId: string) {
  return findProposal(db, and(eq(proposals.id, id), eq(proposals.proposerId, proposerId)));
}

export type ReceivedProposalKey = { id: string; wantedId: string; buyerId: string };

export function isReceived({ id, wantedId, buyerId }: ReceivedProposalKey): SQL | undefined {
  return and(
    eq(proposals.id, id),
    eq(proposals.wantedId, wantedId),
    eq(listings.ownerId, buyerId),
    isNull(listings.deletedAt),
  );
}

export function findReceivedProposal(db: Database, received: ReceivedProposalKey) {
  return findProposal(db, isReceived(received));
}

async function findProposal(db: Database, which: SQL | undefined): Promise<SettledProposal | null> {
  const [row] = await db
    .select(settledColumns)
    .from(proposals)
    .innerJoin(listings, eq(listings.id, proposals.wantedId))
    .innerJoin(users, eq(users.id, proposals.proposerId))
    .where(which);
  return row ?? null;
}

export function listOpenProposers(
  db: Database,
  { wantedId, buyerId }: { wantedId: string; buyerId: string },
) {
  return db
    .select({
      id: proposals.id,
      proposerId: proposals.proposerId,
      updatedAt: proposals.updatedAt,
      wantedTitle: listings.title,
    })
    .from(proposals)
    .innerJoin(listings, eq(listings.id, proposals.wantedId))
    .where(
      and(
        eq(proposals.wantedId, wantedId),
        eq(proposals.status, "open"),
        eq(listings.ownerId, buyerId),
        isOpenListing,
      ),
    )
    .limit(MAX_OPEN_PROPOSALS);
}

type Writing = { now: number; alongside: readonly BatchStatement[] };

type ProposalToWrite = ProposalText & {
  id: string;
  wantedId: string;
  buyerId: string;
  proposerId: string;
  requestId: string;
  /** Of the request as it was read, UTC ms. */
  contentChangedAt: number;
};

/** Atomic with `alongside`. False: request or proposal changed meanwhile: decide again on fresh state. */
export function writeProposal(
  db: Database,
  proposal: ProposalToWrite,
  sending: ProposalSendMode,
  { now, alongside }: Writing,
): Promise<boolean> {
  const { id, wantedId, buyerId, proposerId, requestId, contentChangedAt, message, price, days } = proposal;
  const room = sending === "change" ? sql`true` : sql`${listings.proposalCount} < ${MAX_OPEN_PROPOSALS}`;
  const taken = sql`exists (select 1 from ${listings} where ${listings.id} = ${wantedId} and ${isOpenListing}
    and ${listings.contentChangedAt} = ${contentChangedAt} and ${room})`;
  const from = sending === "change" ? "open" : "withdrawn";
  const texts = { message, price, days, requestId, updatedAt: Math.max(now, contentChangedAt) };
  const write =
    sending === "first"
      ? db.insert(proposals).values({
          ...texts,
          id,
          wantedId,
          proposerId,
          buyerId,
          status: onlyIf(taken, "open"),
          createdAt: now,
        })
      : db
          .update(proposals)
          .set({
            ...texts,
            status: onlyIf(sql`${proposals.status} = ${from} and ${taken}`, "open"),
            ...(sending === "again" ? { createdAt: now } : {}),
          })
          .where(and(eq(proposals.id, id), eq(proposals.proposerId, proposerId)));
  const evidence = keepEvidence(db, proposerId, { subject: "proposal", id });
  return whole(db, wantedId, sending === "first" ? [write] : [evidence, write], alongside);
}

/** Atomic with `alongside`. False: no longer open. */
export function endProposal(
  db: Database,
  { id, wantedId }: Pick<SettledProposal, "id" | "wantedId">,
  end: { status: "withdrawn" } | { status: "declined"; declineReason: string },
  { now, alongside }: Writing,
): Promise<boolean> {
  const write = db
    .update(proposals)
    .set({ ...end, status: onlyIf(sql`${proposals.status} = 'open'`, end.status), updatedAt: now })
    .where(eq(proposals.id, id));
  return whole(db, wantedId, [write], alongside);
}

/** Null where the condition fails: NOT NULL then aborts the batch. */
export function onlyIf(condition: SQL, status: ProposalStatus): SQL<ProposalStatus> {
  return sql<ProposalStatus>`case when ${condition} then ${status} end`;
}

async function whole(
  db: Database,
  wantedId: string,
  writes: readonly [BatchStatement, ...BatchStatement[]],
  alongside: readonly BatchStatement[],
): Promise<boolean> {
  try {
    await db.batch([...writes, countOpen(db, wantedId), ...alongside]);
    return true;
  } catch (error) {
    if (
      isNullViolation(error, "proposals.status") ||
      isUniqueViolation(error, "proposals.service_id, proposals.user_id")
    )
      return false;
    throw error;
  }
}

/** Counted anew: no race can leave it wrong. Bounded; rides on proposals_listing. */
export function countOpen(db: Database, wantedId: string) {
  return db
    .update(listings)
    .set({
      proposalCount: sql`(select count(*) from proposals where service_id = ${wantedId} and status = 'open')`,
    })
    .where(eq(listings.id, wantedId));
}
