import { and, eq, isNull, sql } from "drizzle-orm";
import { PAGE_SIZE, type Page, pageOf, readNewestKey } from "~/domain/core/page-cursor";
import type { OrderStatus } from "~/domain/order/order";
import type { ProposalStatus, ReceivedStatus } from "~/domain/proposal/proposal";
import type { ProposalSort } from "~/domain/proposal/sort";
import type { Database } from "../core/connection.server";
import { shownPortrait, shownTitle } from "../listing/hidden.server";
import { listings } from "../schema/listings";
import { orders } from "../schema/orders";
import { proposals } from "../schema/proposals";
import { users } from "../schema/users";

/** 1 where one of the request's was accepted. Rides on proposals_listing. */
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

/** Dearer than any price, later than any day: what is not said sorts last. */
const UNSAID = sql.raw("1000000000");
/** Thousandths of a star: a page key is a whole number. */
const RATING = sql<number>`${users.ratingSum} * 1000 / max(${users.ratingCount}, 1)`;

const SORTS = {
  terbaru: { rank: sql<number>`${proposals.createdAt}`, down: true },
  harga: { rank: sql<number>`coalesce(${proposals.price}, ${UNSAID})`, down: false },
  waktu: { rank: sql<number>`coalesce(${proposals.days}, ${UNSAID})`, down: false },
  rating: { rank: RATING, down: true },
} as const satisfies Record<ProposalSort, unknown>;

/** `wanted` only for its owner. Sorts all open ones, which are bounded; rides on proposals_listing. */
export async function listReceivedProposals(
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
  const [[wanted], rows, [range]] = await db.batch([
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
        and(
          eq(proposals.wantedId, list.wantedId),
          eq(proposals.buyerId, list.buyerId),
          eq(proposals.status, "open"),
        ),
      ),
  ]);
  if (!wanted || !range) return null;
  const page = pageOf(
    rows,
    (row) => `${row.rank}_${row.id}`,
    ({ rank: _, ...row }) => row,
  );
  return { wanted, page, range };
}

type SentProposal = {
  id: string;
  status: ProposalStatus;
  message: string;
  price: number | null;
  feePercent: number | null;
  days: number | null;
  declineReason: string;
  orderId: string | null;
  createdAt: number;
  updatedAt: number;
  contentChangedAt: number;
  wantedId: string;
  /** Of the order it became where the request is hidden, else null there. */
  wantedTitle: string | null;
  buyerName: string;
  requestOpen: boolean;
  chosen: boolean;
};

/** Newest first. Rides on proposals_proposer. */
export async function listSentProposals(
  db: Database,
  list: { proposerId: string; after: string | null },
): Promise<Page<SentProposal>> {
  const key = readNewestKey(list.after);
  const rows = await db
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
      wantedTitle: sql<string | null>`coalesce(${shownTitle(list.proposerId)}, ${orders.title})`.as(
        "wanted_title",
      ),
      buyerName: users.fullName,
      requestOpen: sql<number>`${listings.status} = 'active' and ${listings.deletedAt} is null`.as(
        "request_open",
      ),
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
  return pageOf(
    rows,
    ({ createdAt, id }) => `${createdAt}_${id}`,
    (row) => ({ ...row, requestOpen: row.requestOpen === 1, chosen: row.chosen === 1 }),
  );
}
