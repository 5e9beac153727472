import { and, eq, isNull } from "drizzle-orm";
import type { ListSort } from "~/domain/core/list-sort";
import { middlePageOf, PAGE_SIZE, type PageEdge } from "~/domain/core/page-cursor";
import type { ListingKind } from "~/domain/listing/listing";
import type { Database } from "../core/connection.server";
import { keyset } from "../core/keyset.server";
import { services } from "../schema/listings";

/** A listing as its owner's list shows it. */
export type OwnListing = {
  id: string;
  title: string;
  category: string;
  /** integer rupiah */
  price: number;
  status: "active" | "inactive";
  /** UTC ms; null unless an operator took it out of sight. */
  hiddenAt: number | null;
  hiddenReason: string;
  rating: number;
  ratingCount: number;
  ordersCompleted: number;
  /** Open ones, of a request. */
  proposalCount: number;
  /** UTC ms */
  createdAt: number;
};

/** What somebody made of one request id: a form that was sent twice. */
export async function findListingByRequest(
  db: Database,
  userId: string,
  requestId: string,
): Promise<{ id: string } | null> {
  const [found] = await db
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.userId, userId), eq(services.requestId, requestId)))
    .limit(1);
  return found ?? null;
}

export type OwnPage = { listings: OwnListing[]; newer: string | null; older: string | null };

/**
 * One page of somebody's own listings of a kind, whatever their status. Rides on services_owner, by price on
 * services_owner_price.
 */
export async function listOwnListings(
  db: Database,
  owner: { userId: string; kind: ListingKind },
  { sort = "terbaru", edge = { after: null, before: null } }: { sort?: ListSort; edge?: PageEdge } = {},
): Promise<OwnPage> {
  const { beyond, order } = keyset(services, sort, edge);
  const rows = await db
    .select(ownColumns)
    .from(services)
    .where(
      and(
        eq(services.userId, owner.userId),
        eq(services.type, owner.kind),
        isNull(services.deletedAt),
        beyond,
      ),
    )
    .orderBy(...order)
    .limit(PAGE_SIZE + 1);
  const byPrice = sort === "termahal" || sort === "termurah";
  const page = middlePageOf(rows, edge, ({ price, createdAt }) => (byPrice ? price : createdAt));
  return { listings: page.items, newer: page.previous, older: page.next };
}

const ownColumns = {
  id: services.id,
  title: services.title,
  category: services.category,
  price: services.price,
  status: services.status,
  hiddenAt: services.hiddenAt,
  hiddenReason: services.hiddenReason,
  rating: services.rating,
  ratingCount: services.ratingCount,
  ordersCompleted: services.orderscompleted,
  proposalCount: services.proposalCount,
  createdAt: services.createdAt,
};
