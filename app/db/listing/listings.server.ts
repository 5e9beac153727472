import { and, eq, isNull } from "drizzle-orm";
import type { ListSort } from "~/domain/core/list-sort";
import { middlePageOf, PAGE_SIZE, type PageEdge } from "~/domain/core/page-cursor";
import type { ListingKind } from "~/domain/listing/listing";
import type { Database } from "../core/connection.server";
import { keyset } from "../core/keyset.server";
import { listings } from "../schema/listings";

type OwnListingRow = {
  id: string;
  title: string;
  category: string;
  price: number;
  status: "active" | "inactive";
  /** UTC ms; null unless an operator hid it. */
  hiddenAt: number | null;
  hiddenReason: string;
  rating: number;
  ratingCount: number;
  ordersCompleted: number;
  proposalCount: number;
  createdAt: number;
};

/** Finds a repeated submit of the same form. */
export async function findListingByRequest(
  db: Database,
  userId: string,
  requestId: string,
): Promise<{ id: string } | null> {
  const [found] = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.ownerId, userId), eq(listings.requestId, requestId)))
    .limit(1);
  return found ?? null;
}

type OwnPage = { listings: OwnListingRow[]; newer: string | null; older: string | null };

/** Any status. Rides on services_owner, by price on services_owner_price. */
export async function listOwnListings(
  db: Database,
  owner: { userId: string; kind: ListingKind },
  { sort = "terbaru", edge = { after: null, before: null } }: { sort?: ListSort; edge?: PageEdge } = {},
): Promise<OwnPage> {
  const { beyond, order } = keyset(listings, sort, edge);
  const rows = await db
    .select(ownColumns)
    .from(listings)
    .where(
      and(
        eq(listings.ownerId, owner.userId),
        eq(listings.kind, owner.kind),
        isNull(listings.deletedAt),
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
  id: listings.id,
  title: listings.title,
  category: listings.category,
  price: listings.price,
  status: listings.status,
  hiddenAt: listings.hiddenAt,
  hiddenReason: listings.hiddenReason,
  rating: listings.rating,
  ratingCount: listings.ratingCount,
  ordersCompleted: listings.ordersCompleted,
  proposalCount: listings.proposalCount,
  createdAt: listings.createdAt,
};
