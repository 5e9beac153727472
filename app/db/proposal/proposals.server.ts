import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { ListingStatus } from "~/domain/listing/listing";
import {
  MAX_OPEN_PROPOSALS,
  type ProposalStatus,
  type ProposalText,
  type Sending,
} from "~/domain/proposal/proposal";
import type { countAttempt } from "../core/attempt-counters.server";
import type { Statement } from "../core/batch.server";
import { type Database, isNullViolation, isUniqueViolation } from "../core/connection.server";
import { isOpen, isWanted } from "../listing/cards.server";
import { services } from "../schema/listings";
import { proposals } from "../schema/proposals";
import { users } from "../schema/users";

export type ToSend = {
  wantedTitle: string;
  clientId: string;
  status: ListingStatus;
  openProposals: number;
  earlier: { id: string; status: ProposalStatus; requestId: string } | null;
  /** This try is within the hour's limit. */
  inTime: boolean;
};

/** A request with what this person has offered for it before, the try counted; null where there is none any more. */
export async function findToSend(
  db: Database,
  wantedId: string,
  proposerId: string,
  count: ReturnType<typeof countAttempt>,
): Promise<ToSend | null> {
  const select = db
    .select({
      wantedTitle: services.title,
      clientId: services.userId,
      listingStatus: sql<ListingStatus>`${services.status}`.as("listing_status"),
      openProposals: services.proposalCount,
      id: proposals.id,
      status: proposals.status,
      requestId: proposals.requestId,
    })
    .from(services)
    .leftJoin(proposals, and(eq(proposals.serviceId, services.id), eq(proposals.userId, proposerId)))
    .where(and(eq(services.id, wantedId), isWanted, isNull(services.deletedAt)));
  const [[row], counted] = await db.batch([select, count]);
  if (!row) return null;
  const { listingStatus, id, status, requestId, ...wanted } = row;
  const earlier = id && status && requestId ? { id, status, requestId } : null;
  return { ...wanted, status: listingStatus, earlier, inTime: counted.length > 0 };
}

export type Settled = {
  id: string;
  status: ProposalStatus;
  message: string;
  price: number | null;
  days: number | null;
  wantedId: string;
  wantedTitle: string;
  clientId: string;
  proposerId: string;
  proposerName: string;
};

const settledColumns = {
  id: proposals.id,
  status: proposals.status,
  message: proposals.message,
  price: proposals.price,
  days: proposals.days,
  wantedId: proposals.serviceId,
  clientId: proposals.clientId,
  proposerId: proposals.userId,
  proposerName: users.fullName,
  wantedTitle: services.title,
};

/** A proposal as its proposer may take it back, of whatever became of the request; null for everybody else. */
export function findOwnProposal(db: Database, id: string, proposerId: string) {
  return findProposal(db, and(eq(proposals.id, id), eq(proposals.userId, proposerId)));
}

/** A proposal of those for a request of this client's. */
export type Received = { id: string; wantedId: string; clientId: string };

export function isReceived({ id, wantedId, clientId }: Received): SQL | undefined {
  return and(
    eq(proposals.id, id),
    eq(proposals.serviceId, wantedId),
    eq(services.userId, clientId),
    isNull(services.deletedAt),
  );
}

/** A proposal as the client of its request may decline it; null for everybody else. */
export function findReceivedProposal(db: Database, received: Received) {
  return findProposal(db, isReceived(received));
}

async function findProposal(db: Database, which: SQL | undefined): Promise<Settled | null> {
  const [row] = await db
    .select(settledColumns)
    .from(proposals)
    .innerJoin(services, eq(services.id, proposals.serviceId))
    .innerJoin(users, eq(users.id, proposals.userId))
    .where(which);
  return row ?? null;
}

/** Who still waits for an answer to what they offered for a request of this client's. At most MAX_OPEN_PROPOSALS. */
export function listOpenProposers(
  db: Database,
  { wantedId, clientId }: { wantedId: string; clientId: string },
) {
  return db
    .select({ id: proposals.id, proposerId: proposals.userId, wantedTitle: services.title })
    .from(proposals)
    .innerJoin(services, eq(services.id, proposals.serviceId))
    .where(
      and(
        eq(proposals.serviceId, wantedId),
        eq(proposals.status, "open"),
        eq(services.userId, clientId),
        isOpen,
      ),
    )
    .limit(MAX_OPEN_PROPOSALS);
}

type Writing = { now: number; alongside: readonly Statement[] };

export type ToWrite = ProposalText & {
  id: string;
  wantedId: string;
  clientId: string;
  proposerId: string;
  requestId: string;
};

/**
 * Writes what was decided to be sent, with `alongside`, or nothing of it. False: the request or the proposal changed
 * in between, so decide again on fresh state.
 */
export function writeProposal(
  db: Database,
  proposal: ToWrite,
  sending: Sending,
  { now, alongside }: Writing,
): Promise<boolean> {
  const { id, wantedId, clientId, proposerId, requestId, message, price, days } = proposal;
  const room = sending === "change" ? sql`true` : sql`${services.proposalCount} < ${MAX_OPEN_PROPOSALS}`;
  const taken = sql`exists (select 1 from ${services} where ${services.id} = ${wantedId} and ${isOpen} and ${room})`;
  const from = sending === "change" ? "open" : "withdrawn";
  const texts = { message, price, days, requestId, updatedAt: now };
  const write =
    sending === "first"
      ? db.insert(proposals).values({
          ...texts,
          id,
          serviceId: wantedId,
          userId: proposerId,
          clientId,
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
          .where(and(eq(proposals.id, id), eq(proposals.userId, proposerId)));
  return whole(db, wantedId, write, alongside);
}

/** Ends an open proposal, with `alongside`, or nothing of it. False: it is not open any more. */
export function endProposal(
  db: Database,
  { id, wantedId }: Pick<Settled, "id" | "wantedId">,
  end: { status: "withdrawn" } | { status: "declined"; declineReason: string },
  { now, alongside }: Writing,
): Promise<boolean> {
  const write = db
    .update(proposals)
    .set({ ...end, status: onlyIf(sql`${proposals.status} = 'open'`, end.status), updatedAt: now })
    .where(eq(proposals.id, id));
  return whole(db, wantedId, write, alongside);
}

/** No status at all where the condition does not hold: the column refuses that, and the whole batch with it. */
export function onlyIf(condition: SQL, status: ProposalStatus): SQL<ProposalStatus> {
  return sql<ProposalStatus>`case when ${condition} then ${status} end`;
}

async function whole(
  db: Database,
  wantedId: string,
  write: Statement,
  alongside: readonly Statement[],
): Promise<boolean> {
  try {
    await db.batch([write, countOpen(db, wantedId), ...alongside]);
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

/** Counted anew rather than up and down: no race can leave it wrong. Bounded, and rides on proposals_listing. */
export function countOpen(db: Database, wantedId: string) {
  return db
    .update(services)
    .set({
      proposalCount: sql`(select count(*) from proposals where service_id = ${wantedId} and status = 'open')`,
    })
    .where(eq(services.id, wantedId));
}
