import { PAYMENT_WINDOW } from "~/domain/escrow";
import type { ListingKind, ListingStatus } from "~/domain/listing";
import { isRupiah, MAX_PRICE, MIN_PRICE, PLATFORM_FEE_PERCENT } from "~/domain/money";
import { isQuantity, type Order } from "~/domain/order";
import type { OpeningRefusal, OrderEvent } from "~/domain/order-decision";
import { type Outcome, ok, refused } from "~/domain/outcome";
import {
  type Choice,
  choosePackage,
  type Days,
  type Package,
  packageEstimate,
  packagesOf,
} from "~/domain/package";

type Opening = {
  /** id of the order to be */
  id: string;
  buyerId: string;
  listing: { id: string; sellerId: string; kind: ListingKind; status: ListingStatus };
  quantity: number;
  /** UTC milliseconds; null for none */
  deadline: number | null;
};

export type InquiryInput = Opening;
export type PackageOrderInput = Opening & {
  listing: { price: number; packages: readonly Package[] | null; days?: Days | null };
  /** as the address says it; missing or unknown means the standard one */
  packageId: string | null;
};

export type Opened = { order: Order; event: OrderEvent };
/** With the package as it is sold today, to be frozen on the order. */
export type PackageOrderOpened = Opened & { choice: Choice };
export type InquiryOpened = Opened & { choice: null };

/** An order for a package: everything that costs is read from the listing, and the buyer's time to pay begins. */
export function openPackageOrder(
  input: PackageOrderInput,
  now: number,
): Outcome<PackageOrderOpened, OpeningRefusal> {
  const refusal = whyNot(input, now);
  if (refusal !== null) return refused(refusal);

  const choice = choosePackage(packagesOf(input.listing), input.packageId);
  const { price, revisions } = choice.pkg;
  if (!isRupiah(price) || price < MIN_PRICE || price > MAX_PRICE) return refused("bad_price");

  const totalPrice = price * input.quantity;
  const order: Order = {
    ...first(input, now),
    phase: "awaiting_payment",
    price,
    totalPrice,
    paymentDueAt: now + PAYMENT_WINDOW,
    maxDays: packageEstimate(choice.pkg, choice.index).max,
    revisionsLeft: revisions,
  };
  const detail = { package: choice.pkg.name, quantity: input.quantity, amount: totalPrice };
  return ok({ order, event: { kind: "placed", actor: buyer(input), at: now, detail }, choice });
}

/** A custom request: no price until the seller quotes one. */
export function openInquiry(input: InquiryInput, now: number): Outcome<InquiryOpened, OpeningRefusal> {
  const refusal = whyNot(input, now);
  if (refusal !== null) return refused(refusal);
  const detail = { quantity: input.quantity };
  const event = { kind: "inquired", actor: buyer(input), at: now, detail } as const;
  return ok({ order: first(input, now), event, choice: null });
}

function whyNot({ buyerId, listing, quantity, deadline }: Opening, now: number): OpeningRefusal | null {
  if (listing.kind !== "offer") return "not_an_offer";
  if (buyerId === listing.sellerId) return "own_listing";
  if (listing.status !== "active") return "listing_inactive";
  if (!isQuantity(quantity)) return "bad_quantity";
  return deadline !== null && deadline < now ? "deadline_passed" : null;
}

function first({ id, buyerId, listing, quantity, deadline }: Opening, now: number): Order {
  return {
    id,
    listingId: listing.id,
    buyerId,
    sellerId: listing.sellerId,
    status: "pending",
    phase: "inquiry",
    paymentStatus: "unpaid",
    version: 1,
    price: null,
    quantity,
    totalPrice: null,
    feePercent: PLATFORM_FEE_PERCENT,
    createdAt: now,
    quoteExpiresAt: null,
    paymentDueAt: null,
    startedAt: null,
    deliveredAt: null,
    reviewDueAt: null,
    closedAt: null,
    deadline,
    maxDays: null,
    revisionsLeft: null,
    phaseBefore: null,
    buyerShare: null,
    proposedBy: null,
    disputedBy: null,
    answerDueAt: null,
  };
}

function buyer({ buyerId }: Opening): OrderEvent["actor"] {
  return { kind: "buyer", userId: buyerId };
}
