import { and, eq, ne, sql } from "drizzle-orm";
import type { Wording } from "~/domain/notification/wording";
import type { Opened } from "~/domain/order/opening";
import type { countAttempt } from "../core/attempt-counters.server";
import type { BatchStatement } from "../core/batch.server";
import { type Database, isAccountClosed, isNullViolation } from "../core/connection.server";
import { isOpenListing } from "../listing/cards.server";
import { shownPortrait } from "../listing/hidden.server";
import { insertOrder, type NewOrder } from "../order/orders.server";
import { listings } from "../schema/listings";
import { proposals } from "../schema/proposals";
import { users } from "../schema/users";
import { availabilityOf, toAvailability } from "../visit/availability.server";
import { selectOwnAddresses } from "../visit/visits.server";
import { countOpen, isReceived, onlyIf, type ReceivedProposalKey } from "./proposals.server";

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
      // Rides on services_owner_open.
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
  const [[proposal], addresses, hours, off, held] = await db.batch([
    selectProposalToAccept(db, received),
    selectOwnAddresses(db, received.buyerId),
    ...availabilityOfSender(db, received, now),
  ]);
  if (!proposal) return null;
  return { proposal, addresses, availability: toAvailability({ hours, off, held }, null) };
}

export async function findProposalToAccept(
  db: Database,
  received: ReceivedProposalKey,
  count: ReturnType<typeof countAttempt>,
  { now, wished }: { now: number; wished: string },
) {
  const [counted, [proposal], others, hours, off, held] = await db.batch([
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
  const availability = toAvailability({ hours, off, held }, null);
  return { proposal: proposal ?? null, others, availability, inTime: counted.length > 0 };
}

/** False: proposal, sender or request changed meanwhile: decide again. `closes` also ends the request. */
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
  frozen: NewOrder,
  writing: { closes: boolean; now: number; wording: Wording; alongside: readonly BatchStatement[] },
): Promise<boolean> {
  const { closes, now, wording, alongside } = writing;
  // Its sender may have changed it since it was shown, and its reader the request.
  const standing = sql`${proposals.status} = 'open' and ${proposals.updatedAt} = ${updatedAt}
    and exists (select 1 from ${listings} where ${listings.id} = ${wantedId} and ${isOpenListing}
      and ${listings.deadline} is ${deadline} and ${listings.contentChangedAt} <= ${updatedAt})
    and exists (select 1 from ${users} where ${users.id} = ${proposerId} and ${users.suspendedAt} is null
      and ${users.restrictedAt} is null)`;
  const take = db
    .update(proposals)
    .set({ status: onlyIf(standing, "accepted"), orderId: opened.order.id, updatedAt: now })
    .where(eq(proposals.id, id));
  const close = db
    .update(listings)
    .set({ status: "inactive", updatedAt: now })
    .where(eq(listings.id, wantedId));
  const statements = [take, countOpen(db, wantedId), ...(closes ? [close] : []), ...alongside];
  try {
    return await insertOrder(db, opened, frozen, wording, statements);
  } catch (error) {
    if (isNullViolation(error, "proposals.status") || isAccountClosed(error)) return false;
    throw error;
  }
}
