import type { Database } from "~/db/connection.server";
import { findListingToOrder } from "~/db/order-listing.server";
import { findOrderByRequest, insertOrder } from "~/db/orders.server";
import type { OpeningRefusal } from "~/domain/order-decision";
import { openInquiry, openPackageOrder } from "~/domain/order-opening";
import { type Outcome, ok, refused } from "~/domain/outcome";
import { parseDays } from "~/domain/package";

export type OrderRequest = {
  buyer: { id: string; name: string };
  listingId: string;
  /** A custom request has no package and no price yet. */
  custom: boolean;
  /** as the address says it */
  packageId: string | null;
  quantity: number;
  requirements: string;
  notes: string;
  /** UTC ms */
  deadline: number | null;
  /** Made by the page that held the form: the same one makes one order, however often it is sent. */
  requestId: string;
};

export type Placed = { id: string; kind: "package" | "custom" | "proposal" };

/** Seller, package and price are read from the listing and frozen on the order; the form has no say in them. */
export async function placeOrder(
  db: Database,
  request: OrderRequest,
  now: number,
): Promise<Outcome<Placed, OpeningRefusal | "no_listing">> {
  const listing = await findListingToOrder(db, request.listingId);
  if (!listing) return refused("no_listing");

  const id = crypto.randomUUID();
  const input = {
    id,
    buyerId: request.buyer.id,
    listing: {
      id: listing.id,
      sellerId: listing.sellerId,
      kind: listing.kind,
      status: listing.status,
      price: listing.price,
      packages: listing.packages,
      days: parseDays(listing.deliveryTime),
    },
    packageId: request.packageId,
    quantity: request.quantity,
    deadline: request.deadline,
  };
  const frozen = {
    serviceTitle: listing.title,
    buyerName: request.buyer.name,
    sellerName: listing.sellerName,
    requirements: request.requirements,
    notes: request.notes,
    requestId: request.requestId,
  };

  if (request.custom) {
    const opened = openInquiry(input, now);
    if (!opened.ok) return opened;
    const { order, event } = opened.value;
    const written = { ...frozen, kind: "custom" as const, packageId: null, package: null };
    return (await insertOrder(db, order, event, written)) ? ok({ id, kind: "custom" }) : earlier(db, request);
  }
  const opened = openPackageOrder(input, now);
  if (!opened.ok) return opened;
  const { order, event, choice } = opened.value;
  const written = { ...frozen, kind: "package" as const, packageId: choice.id, package: choice.pkg };
  return (await insertOrder(db, order, event, written)) ? ok({ id, kind: "package" }) : earlier(db, request);
}

async function earlier(db: Database, { buyer, requestId }: OrderRequest): Promise<Outcome<Placed, never>> {
  const order = await findOrderByRequest(db, buyer.id, requestId);
  if (!order) throw new Error("an order of this request exists and cannot be found");
  return ok(order);
}
