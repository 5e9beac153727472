import { and, count, eq, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { countAttempt } from "~/database/attempt-counters.server";
import { type Database, isAccountClosed, isNullViolation, isUniqueViolation } from "~/database/connection.server";
import { listings } from "~/database/schema/listings";
import { orders, proposals } from "~/database/schema/orders";
import { requestRounds } from "~/database/schema/search";
import { users } from "~/database/schema/users";
import { type BatchStatement, pageQuery } from "~/database/statements.server";
import type { ListingStatus } from "~/listings/listing";
import { hiddenFrom, isOpenListing, isWanted, shownPortrait, shownTitle } from "~/listings/queries.server";
import { keepEvidence } from "~/moderation/evidence-queries.server";
import type { Wording } from "~/notifications/notification";
import { isKnown } from "~/notifications/queries.server";
import type { Opened } from "~/orders/opening";
import type { OrderStatus } from "~/orders/order";
import { type NewOrder, storeOrder } from "~/orders/write-queries.server";
import { PAGE_SIZE, pageOf, readNewestKey } from "~/platform/paging";
import { availabilityOf, selectOwnAddresses, toAvailability } from "~/visits/queries.server";
import {
  MAX_OPEN_PROPOSALS,
  type ProposalSendMode,
  type ProposalSort,
  type ProposalStatus,
  type ProposalText,
  type ReceivedStatus,
} from "./proposal";
import { MAX_INVITATIONS, type RequestReach, requestHints } from "./reach";

export async function countTryAndFindWanted(
  db: Database,
  wantedId: string,
  proposerId: string,
  count: ReturnType<typeof countAttempt>,
) {
  const select = db
    .select({
      wantedTitle: listings.title,
      buyerId: listings.ownerId,
      listingStatus: sql<ListingStatus>`${listings.status}`.as("listing_status"),
      openProposals: listings.proposalCount,
      contentChangedAt: listings.contentChangedAt,
      proposerIsKnown: isKnown({ reader: sql`${listings.ownerId}`, writer: sql`${proposerId}` }).as(
        "proposer_is_known",
      ),
      id: proposals.id,
      status: proposals.status,
      formId: proposals.formId,
      message: proposals.message,
      proposedPrice: sql<number | null>`${proposals.price}`.as("proposed_price"),
      days: proposals.days,
      proposalUpdatedAt: sql<number>`${proposals.updatedAt}`.as("proposal_updated_at"),
    })
    .from(listings)
    .leftJoin(proposals, and(eq(proposals.wantedId, listings.id), eq(proposals.proposerId, proposerId)))
    .where(and(eq(listings.id, wantedId), isWanted, isNull(listings.deletedAt)));
  const [[row], counted] = await db.batch([select, count]);
  if (!row) return null;
  const { listingStatus, id, status, formId, message, proposedPrice: price, days, ...rest } = row;
  const { proposalUpdatedAt: updatedAt, ...wanted } = rest;
  const earlier =
    id && status && formId ? { id, status, formId, message: message ?? "", price, days, updatedAt } : null;
  return { ...wanted, status: listingStatus, earlier, inTime: counted.length > 0 };
}

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
  buyerIsKnown: isKnown({ reader: sql`${proposals.proposerId}`, writer: sql`${listings.ownerId}` }).as(
    "buyer_is_known",
  ),
};

export function findOwnProposal(db: Database, id: string, proposerId: string) {
  return findProposal(db, and(eq(proposals.id, id), eq(proposals.proposerId, proposerId)));
}

export type ReceivedProposalKey = { id: string; wantedId: string; buyerId: string };

function isReceived({ id, wantedId, buyerId }: ReceivedProposalKey): SQL | undefined {
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

async function findProposal(db: Database, which: SQL | undefined) {
  const [row] = await db
    .select(settledColumns)
    .from(proposals)
    .innerJoin(listings, eq(listings.id, proposals.wantedId))
    .innerJoin(users, eq(users.id, proposals.proposerId))
    .where(which);
  return row ?? null;
}

export function listOpenProposers(db: Database, { wantedId, buyerId }: { wantedId: string; buyerId: string }) {
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
      and(eq(proposals.wantedId, wantedId), eq(proposals.status, "open"), eq(listings.ownerId, buyerId), isOpenListing),
    )
    .limit(MAX_OPEN_PROPOSALS);
}

type ProposalWrite = { now: number; alongside: readonly BatchStatement[] };

type ProposalToWrite = ProposalText & {
  id: string;
  wantedId: string;
  buyerId: string;
  proposerId: string;
  formId: string;
  contentChangedAt: number;
};

/** Writes a proposal. Returns false if request or proposal changed in the meantime. The caller then decides again. */
export function writeProposal(
  db: Database,
  proposal: ProposalToWrite,
  sending: ProposalSendMode,
  { now, alongside }: ProposalWrite,
): Promise<boolean> {
  const { id, wantedId, buyerId, proposerId, formId, contentChangedAt, message, price, days } = proposal;
  const room = sending === "change" ? sql`true` : sql`${listings.proposalCount} < ${MAX_OPEN_PROPOSALS}`;
  const taken = sql`exists (select 1 from ${listings} where ${listings.id} = ${wantedId} and ${isOpenListing}
    and ${listings.contentChangedAt} = ${contentChangedAt} and ${room})`;
  const from = sending === "change" ? "open" : "withdrawn";
  const texts = { message, price, days, formId, updatedAt: Math.max(now, contentChangedAt) };
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

export function endProposal(
  db: Database,
  { id, wantedId }: { id: string; wantedId: string },
  end: { status: "withdrawn" } | { status: "declined"; declineReason: string },
  { now, alongside }: ProposalWrite,
): Promise<boolean> {
  const write = db
    .update(proposals)
    .set({ ...end, status: onlyIf(sql`${proposals.status} = 'open'`, end.status), updatedAt: now })
    .where(eq(proposals.id, id));
  return whole(db, wantedId, [write], alongside);
}

/** Returns a status. It is null if the condition is false, which NOT NULL rejects, so that the batch aborts. */
function onlyIf(condition: SQL, status: ProposalStatus): SQL<ProposalStatus> {
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

/** Counts open proposals again, so that no race can make the number wrong. Their number is limited. */
function countOpen(db: Database, wantedId: string) {
  return db
    .update(listings)
    .set({
      proposalCount: sql`(select count(*) from proposals where service_id = ${wantedId} and status = 'open')`,
    })
    .where(eq(listings.id, wantedId));
}

function selectProposalToAccept(db: Database, received: ReceivedProposalKey) {
  return db
    .select({
      id: proposals.id,
      status: proposals.status,
      message: proposals.message,
      price: proposals.price,
      days: proposals.days,
      updatedAt: proposals.updatedAt,
      orderId: proposals.orderId,
      proposerId: proposals.proposerId,
      proposerName: users.fullName,
      proposerPicture: shownPortrait(),
      ratingSum: users.ratingSum,
      ratingCount: users.ratingCount,
      suspendedAt: sql<number | null>`coalesce(${users.suspendedAt}, ${users.restrictedAt})`.as("away_since"),
      wantedId: proposals.wantedId,
      buyerId: proposals.buyerId,
      wantedTitle: listings.title,
      category: listings.category,
      wantedStatus: sql<"active" | "inactive">`${listings.status}`.as("wanted_status"),
      description: listings.description,
      requirements: listings.requirements,
      additionalInfo: listings.additionalInfo,
      deadline: listings.deadline,
      contentChangedAt: listings.contentChangedAt,
      placeCode: listings.placeCode,
      online: listings.online,
      sellerPlaces: sql<string[]>`(select json_group_array(distinct own.place_code) from services own
        where own.user_id = ${proposals.proposerId} and own.type = 'offer' and own.status = 'active'
          and own.deleted_at is null and own.at_seller and own.category = ${listings.category}
          and own.place_code is not null)`
        .mapWith((codes: string) => JSON.parse(codes))
        .as("seller_places"),
    })
    .from(proposals)
    .innerJoin(listings, eq(listings.id, proposals.wantedId))
    .innerJoin(users, eq(users.id, proposals.proposerId))
    .where(isReceived(received));
}

export type ProposalToAccept = Awaited<ReturnType<typeof selectProposalToAccept>>[number];

const availabilityOfSender = (db: Database, { id }: ReceivedProposalKey, now: number, wished?: string) =>
  availabilityOf(db, sql<string>`(select user_id from proposals where id = ${id})`, now, wished);

export async function findProposalToShow(db: Database, received: ReceivedProposalKey, now: number) {
  const [[proposal], addresses, hours, off, reserved] = await db.batch([
    selectProposalToAccept(db, received),
    selectOwnAddresses(db, received.buyerId),
    ...availabilityOfSender(db, received, now),
  ]);
  if (!proposal) return null;
  return { proposal, addresses, availability: toAvailability({ hours, off, reserved }, null) };
}

export async function findProposalToAccept(
  db: Database,
  received: ReceivedProposalKey,
  count: ReturnType<typeof countAttempt>,
  { now, wished }: { now: number; wished: string },
) {
  const [counted, [proposal], others, hours, off, reserved] = await db.batch([
    count,
    selectProposalToAccept(db, received),
    db
      .select({ id: proposals.id, proposerId: proposals.proposerId })
      .from(proposals)
      .where(
        and(
          eq(proposals.wantedId, received.wantedId),
          eq(proposals.buyerId, received.buyerId),
          sql`${proposals.status} = 'open'`,
          ne(proposals.id, received.id),
        ),
      ),
    ...availabilityOfSender(db, received, now, wished),
  ]);
  const availability = toAvailability({ hours, off, reserved }, null);
  return { proposal: proposal ?? null, others, availability, inTime: counted.length > 0 };
}

/** Writes an acceptance. Returns false after a change, to decide again. `closes` also ends the request. */
export async function writeAcceptedProposal(
  db: Database,
  {
    id,
    wantedId,
    proposerId,
    updatedAt,
    deadline,
  }: Pick<ProposalToAccept, "id" | "wantedId" | "proposerId" | "updatedAt" | "deadline">,
  opened: Opened,
  order: NewOrder,
  writing: { closes: boolean; now: number; wording: Wording; alongside: readonly BatchStatement[] },
): Promise<boolean> {
  const { closes, now, wording, alongside } = writing;
  // Both are as the buyer saw them. The sender may have changed the proposal, and the buyer the request.
  const isUnchanged = sql`${proposals.status} = 'open' and ${proposals.updatedAt} = ${updatedAt}
    and exists (select 1 from ${listings} where ${listings.id} = ${wantedId} and ${isOpenListing}
      and ${listings.deadline} is ${deadline} and ${listings.contentChangedAt} <= ${updatedAt})
    and exists (select 1 from ${users} where ${users.id} = ${proposerId} and ${users.suspendedAt} is null
      and ${users.restrictedAt} is null)`;
  const take = db
    .update(proposals)
    .set({ status: onlyIf(isUnchanged, "accepted"), orderId: opened.order.id, updatedAt: now })
    .where(eq(proposals.id, id));
  const close = db.update(listings).set({ status: "inactive", updatedAt: now }).where(eq(listings.id, wantedId));
  const statements = [take, countOpen(db, wantedId), ...(closes ? [close] : []), ...alongside];
  try {
    return await storeOrder(db, opened, order, wording, statements);
  } catch (error) {
    if (isNullViolation(error, "proposals.status") || isAccountClosed(error)) return false;
    throw error;
  }
}

/** Is 1 if a proposal for the request was accepted. */
const chosen = sql<number>`exists (
  select 1 from ${proposals} as given where given.service_id = ${proposals.wantedId} and given.status = 'accepted'
)`;

export function selectOwnProposal(db: Database, wantedId: string, proposerId: string) {
  return db
    .select({
      id: proposals.id,
      status: proposals.status,
      message: proposals.message,
      price: proposals.price,
      days: proposals.days,
      declineReason: proposals.declineReason,
      orderId: proposals.orderId,
      orderStatus: sql<OrderStatus | null>`${orders.status}`.as("order_status"),
      feePercent: orders.feePercent,
      updatedAt: proposals.updatedAt,
      chosen: chosen.as("chosen"),
    })
    .from(proposals)
    .leftJoin(orders, eq(orders.id, proposals.orderId))
    .where(and(eq(proposals.wantedId, wantedId), eq(proposals.proposerId, proposerId)));
}

export type OwnProposal = Awaited<ReturnType<typeof selectOwnProposal>>[number];

const UNSAID = sql.raw("1000000000");
/** The rating in thousandths of a star, because a page key is a whole number. */
const RATING = sql<number>`${users.ratingSum} * 1000 / max(${users.ratingCount}, 1)`;

const SORTS = {
  terbaru: { rank: sql<number>`${proposals.createdAt}`, down: true },
  harga: { rank: sql<number>`coalesce(${proposals.price}, ${UNSAID})`, down: false },
  waktu: { rank: sql<number>`coalesce(${proposals.days}, ${UNSAID})`, down: false },
  rating: { rank: RATING, down: true },
} as const satisfies Record<ProposalSort, unknown>;

/** Selects proposals for their owner, with `wanted`. It sorts all open ones, whose number is limited. */
export function selectReceivedProposals(
  db: Database,
  list: {
    wantedId: string;
    buyerId: string;
    status: ReceivedStatus;
    sort: ProposalSort;
    after: string | null;
  },
) {
  const { rank, down } = SORTS[list.sort];
  const key = readNewestKey(list.after);
  const beyond = down ? sql`<` : sql`>`;
  const direction = down ? sql`desc` : sql`asc`;
  return pageQuery(
    [
      db
        .select({
          id: listings.id,
          title: listings.title,
          status: listings.status,
          price: listings.price,
          deadline: listings.deadline,
          contentChangedAt: listings.contentChangedAt,
          openProposals: listings.proposalCount,
        })
        .from(listings)
        .where(
          and(
            eq(listings.id, list.wantedId),
            eq(listings.ownerId, list.buyerId),
            eq(listings.kind, "wanted"),
            isNull(listings.deletedAt),
          ),
        ),
      db
        .select({
          rank: rank.as("rank"),
          id: proposals.id,
          message: proposals.message,
          price: proposals.price,
          days: proposals.days,
          declineReason: proposals.declineReason,
          orderId: proposals.orderId,
          updatedAt: proposals.updatedAt,
          proposerId: proposals.proposerId,
          rating: RATING.as("rating"),
          name: users.fullName,
          placeCode: users.placeCode,
          pictureUrl: shownPortrait(),
          ratingSum: users.ratingSum,
          ratingCount: users.ratingCount,
          completedCount: users.completedCount,
          responseMinutes: users.responseMinutes,
        })
        .from(proposals)
        .innerJoin(users, eq(users.id, proposals.proposerId))
        .where(
          and(
            eq(proposals.wantedId, list.wantedId),
            eq(proposals.buyerId, list.buyerId),
            eq(proposals.status, list.status),
            key ? sql`(${rank}, ${proposals.id}) ${beyond} (${key.createdAt}, ${key.id})` : undefined,
          ),
        )
        .orderBy(sql`${rank} ${direction}`, sql`${proposals.id} ${direction}`)
        .limit(PAGE_SIZE + 1),
      db
        .select({
          minPrice: sql<number | null>`min(${proposals.price})`.as("min_price"),
          maxPrice: sql<number | null>`max(${proposals.price})`.as("max_price"),
          minDays: sql<number | null>`min(${proposals.days})`.as("min_days"),
          maxDays: sql<number | null>`max(${proposals.days})`.as("max_days"),
          minRating: sql<number | null>`min(${RATING})`.as("min_rating"),
          maxRating: sql<number | null>`max(${RATING})`.as("max_rating"),
        })
        .from(proposals)
        .innerJoin(users, eq(users.id, proposals.proposerId))
        .where(
          and(eq(proposals.wantedId, list.wantedId), eq(proposals.buyerId, list.buyerId), eq(proposals.status, "open")),
        ),
      db
        .select({
          // The other columns are those of the row with this maximum. SQLite's manual calls them bare columns.
          decidedAt: sql<number>`max(${proposals.updatedAt})`.as("decided_at"),
          count: count(),
          decision: sql<"accepted" | "declined">`${proposals.status}`.as("decision"),
          orderId: proposals.orderId,
          name: users.fullName,
        })
        .from(proposals)
        .innerJoin(users, eq(users.id, proposals.proposerId))
        .where(
          and(
            eq(proposals.wantedId, list.wantedId),
            eq(proposals.buyerId, list.buyerId),
            inArray(proposals.status, ["accepted", "declined"]),
          ),
        )
        .groupBy(proposals.status),
      selectReach(db, list.wantedId, list.buyerId),
    ],
    ([[wanted], rows, [range], decided, [reach]]) => {
      if (!wanted || !range) return null;
      const page = pageOf(
        rows,
        (row) => `${row.rank}_${row.id}`,
        ({ rank: _, ...row }) => row,
      );
      return { wanted, page, range, decided, reach: toReach(reach) };
    },
  );
}

export function selectSentProposals(db: Database, list: { proposerId: string; after: string | null }) {
  const key = readNewestKey(list.after);
  const statement = db
    .select({
      id: proposals.id,
      status: proposals.status,
      message: proposals.message,
      price: proposals.price,
      days: proposals.days,
      declineReason: proposals.declineReason,
      orderId: proposals.orderId,
      feePercent: orders.feePercent,
      createdAt: proposals.createdAt,
      updatedAt: proposals.updatedAt,
      contentChangedAt: listings.contentChangedAt,
      wantedId: proposals.wantedId,
      wantedTitle: sql<string | null>`coalesce(${shownTitle(list.proposerId)}, ${orders.title})`.as("wanted_title"),
      buyerName: users.fullName,
      wantedOpen: sql<number>`${listings.status} = 'active' and ${listings.deletedAt} is null`.as("wanted_open"),
      chosen: chosen.as("chosen"),
    })
    .from(proposals)
    .innerJoin(listings, eq(listings.id, proposals.wantedId))
    .innerJoin(users, eq(users.id, proposals.buyerId))
    .leftJoin(orders, eq(orders.id, proposals.orderId))
    .where(
      and(
        eq(proposals.proposerId, list.proposerId),
        key ? sql`(${proposals.createdAt}, ${proposals.id}) < (${key.createdAt}, ${key.id})` : undefined,
      ),
    )
    .orderBy(sql`${proposals.createdAt} desc`, sql`${proposals.id} desc`)
    .limit(PAGE_SIZE + 1);
  return pageQuery([statement], ([rows]) =>
    pageOf(
      rows,
      ({ createdAt, id }) => `${createdAt}_${id}`,
      (row) => ({ ...row, wantedOpen: row.wantedOpen === 1, chosen: row.chosen === 1 }),
    ),
  );
}

/** The name of the scheduler's step. */
export const SEND_REQUESTS = "send requests to sellers";

/** Queues the first round of a new request. */
export function insertRound(db: Database, wantedId: string, now: number) {
  return db.insert(requestRounds).values({ wantedId, dueAt: now });
}

/** Queues the first round of a request that was closed when the round was due. */
export function resumeRound(db: Database, wantedId: string, now: number) {
  return db
    .update(requestRounds)
    .set({ dueAt: now })
    .where(and(eq(requestRounds.wantedId, wantedId), eq(requestRounds.round, 0), isNull(requestRounds.dueAt)));
}

/** Selects the rounds and the invited sellers of a request, for its owner. */
export function selectReach(db: Database, wantedId: string, buyerId: string) {
  return (
    db
      .select({
        round: requestRounds.round,
        near: requestRounds.near,
        wider: requestRounds.wider,
        responseMinutes: requestRounds.responseMinutes,
        id: listings.id,
        placeCode: listings.placeCode,
        online: listings.online,
        description: listings.description,
        deadline: listings.deadline,
        coverUrl: listings.coverUrl,
        isOpen: sql<0 | 1>`${listings.status} = 'active' and ${listings.deletedAt} is null`.as("is_open"),
        proposals: listings.proposalCount,
        invited: sql<string>`(select json_group_array(full_name) from (select full_name from request_recipients r
        join users on users.id = r.seller_id where r.service_id = ${wantedId} and r.invited_at is not null
        order by r.invited_at limit ${sql.raw(String(MAX_INVITATIONS))}))`.as("invited"),
      })
      .from(requestRounds)
      .innerJoin(listings, eq(listings.id, requestRounds.wantedId))
      // A visitor's id is empty, so the query returns no row.
      .where(and(sql`${buyerId} <> ''`, eq(requestRounds.wantedId, wantedId), eq(listings.ownerId, buyerId)))
  );
}

export function toReach(row: Awaited<ReturnType<typeof selectReach>>[number] | undefined): RequestReach | null {
  if (!row) return null;
  const { round, invited, coverUrl, description, deadline, isOpen, proposals, ...rest } = row;
  const isUnanswered = round > 1 && proposals === 0;
  return {
    ...rest,
    isOpen: isOpen === 1,
    isSending: round === 0,
    invited: JSON.parse(invited) as string[],
    hints: isUnanswered ? requestHints({ hasPhoto: coverUrl !== null, description, deadline }) : [],
  };
}
