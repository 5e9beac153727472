import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { ListSort } from "~/domain/core/list-sort";
import { middlePageOf, PAGE_SIZE, type PageEdge } from "~/domain/core/page-cursor";
import type { ListingKind } from "~/domain/listing/listing";
import { OWN_COUNTED, type OwnPart } from "~/domain/listing/own-lists";
import type { Database } from "../core/connection.server";
import { keyset } from "../core/keyset.server";
import { listingPictures, listings } from "../schema/listings";

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
  coverUrl: string | null;
  /** UTC ms; of a request. */
  deadline: number | null;
  createdAt: number;
};

/** The columns that a listing form fills in. */
const formColumns = {
  title: listings.title,
  description: listings.description,
  category: listings.category,
  price: listings.price,
  location: listings.location,
  placeCode: listings.placeCode,
  areas: listings.areas,
  comesToBuyer: listings.comesToBuyer,
  atSeller: listings.atSeller,
  online: listings.online,
  startsInDays: listings.startsInDays,
  deliveryTime: listings.deliveryTime,
  packages: listings.packages,
  deadline: listings.deadline,
  requirements: listings.requirements,
  additionalInfo: listings.additionalInfo,
};

export type EarlierListing = {
  id: string;
  isDeleted: boolean;
  /** True while the person keeps the text that the form proposed. */
  isUntouched: boolean;
  /** Values of the listing's form, by field. */
  stored: Record<string, unknown>;
  pictures: { id: string; status: "pending" | "ready"; position: number }[];
};

/** The listing that an earlier submission of the form made. */
export async function findListingByRequest(
  db: Database,
  userId: string,
  requestId: string,
): Promise<EarlierListing | null> {
  const isMade = and(eq(listings.ownerId, userId), eq(listings.requestId, requestId));
  const [[found], pictures] = await db.batch([
    db
      .select({
        ...formColumns,
        id: listings.id,
        isDeleted: sql`deleted_at is not null`.mapWith(Boolean).as("is_deleted"),
        isUntouched: sql`updated_at = created_at`.mapWith(Boolean).as("is_untouched"),
      })
      .from(listings)
      .where(isMade)
      .limit(1),
    db
      .select({
        id: listingPictures.id,
        status: listingPictures.status,
        position: listingPictures.position,
      })
      .from(listingPictures)
      .where(inArray(listingPictures.listingId, db.select({ id: listings.id }).from(listings).where(isMade))),
  ]);
  if (!found) return null;
  const { id, isDeleted, isUntouched, ...stored } = found;
  return { id, isDeleted, isUntouched, stored, pictures };
}

export type OwnPage = { listings: OwnListingRow[]; newer: string | null; older: string | null };

export type OwnedKind = { userId: string; kind: ListingKind };
export type OwnQuery = { part?: OwnPart; sort?: ListSort; edge?: PageEdge };

const PARTS: Record<OwnPart, SQL | undefined> = {
  all: undefined,
  active: and(sql`${listings.status} = 'active'`, isNull(listings.hiddenAt)),
  inactive: and(sql`${listings.status} = 'inactive'`, isNull(listings.hiddenAt)),
  hidden: isNotNull(listings.hiddenAt),
};

/** `counts`: of the newest hundred; `more` tells that not all were counted. */
type OwnOffers = OwnPage & { counts: Record<OwnPart, number>; more: boolean };

/** Rides on services_owner, by price on services_owner_price. */
export async function listOwnListings(
  db: Database,
  owner: OwnedKind,
  query: OwnQuery = {},
): Promise<OwnOffers> {
  const [rows, states] = await db.batch([selectOwn(db, owner, query), selectStates(db, owner)]);
  const counted = states.slice(0, OWN_COUNTED);
  const hidden = counted.filter(({ hidden }) => hidden).length;
  const active = counted.filter((state) => !state.hidden && state.active).length;
  const counts = { all: counted.length, active, inactive: counted.length - active - hidden, hidden };
  return { ...ownPage(rows, query), counts, more: states.length > OWN_COUNTED };
}

function selectStates(db: Database, { userId, kind }: OwnedKind) {
  return db
    .select({
      active: sql`status = 'active'`.mapWith(Boolean).as("active"),
      hidden: sql`hidden_at is not null`.mapWith(Boolean).as("hidden"),
    })
    .from(listings)
    .where(and(eq(listings.ownerId, userId), eq(listings.kind, kind), isNull(listings.deletedAt)))
    .orderBy(desc(listings.createdAt), desc(listings.id))
    .limit(OWN_COUNTED + 1);
}

const NO_EDGE: PageEdge = { after: null, before: null };

export function whereAndOrder(
  { userId, kind }: OwnedKind,
  { part = "all", sort = "terbaru", edge = NO_EDGE }: OwnQuery,
) {
  const { beyond, order } = keyset(listings, sort, edge);
  const mine = and(eq(listings.ownerId, userId), eq(listings.kind, kind), isNull(listings.deletedAt));
  const own = and(mine, PARTS[part], beyond);
  return { own, order };
}

export function selectOwn(db: Database, owner: OwnedKind, query: OwnQuery) {
  const { own, order } = whereAndOrder(owner, query);
  return db
    .select(ownColumns)
    .from(listings)
    .where(own)
    .orderBy(...order)
    .limit(PAGE_SIZE + 1);
}

export function ownPage(rows: OwnListingRow[], { sort = "terbaru", edge = NO_EDGE }: OwnQuery): OwnPage {
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
  coverUrl: listings.coverUrl,
  deadline: listings.deadline,
  createdAt: listings.createdAt,
};
