import type { ListingKind, ListingStatus } from "~/listings/listing";
import {
  choosePackage,
  type Days,
  type Extra,
  MAX_DAYS,
  type Package,
  packageEstimate,
  packagesOf,
  type SelectedPackage,
  type Unit,
} from "~/listings/package";
import { daysUntil } from "~/platform/dates";
import { assertRupiah, isPrice, PLATFORM_FEE_PERCENT } from "~/platform/money";
import { type Outcome, ok, refused } from "~/platform/outcome";
import { type AcceptingRefusal, isOutdated, type ProposalStatus } from "~/proposals/proposal";
import { placesOfWanted, type Travel, type WantedPlaces } from "~/visits/visit";
import { type AskedExtra, additionsOf, type Choices, chooseAdditions } from "./choices";
import type { OpeningRefusal, OrderEvent } from "./lifecycle";
import { isQuantity, type Order, PAYMENT_WINDOW } from "./order";
import { pricedTotal } from "./parts";

/** The orders of a buyer in an hour. Each sends the seller a mail. */
export const ORDERS_AN_HOUR = 30;

type Opening = {
  id: string;
  buyerId: string;
  listing: { id: string; sellerId: string; kind: ListingKind; status: ListingStatus };
  quantity: number;
  deadline: number | null;
};

type InquiryInput = Opening;
export type PackageOrderInput = Opening & {
  listing: {
    price: number;
    unit?: Unit;
    packages: readonly Package[] | null;
    extras?: readonly Extra[];
    days?: Days | null;
  };
  packageId: string | null;
  extras?: readonly AskedExtra[];
  travel?: Travel | null;
};

export type ProposalToOrder = {
  status: ProposalStatus;
  price: number | null;
  days: number | null;
  proposerId: string;
  suspendedAt: number | null;
  wantedId: string;
  buyerId: string;
  wantedStatus: ListingStatus;
  updatedAt: number;
  contentChangedAt: number;
  deadline: number | null;
};

export type Opened = { order: Order; event: OrderEvent };
type PackageOrderOpened = Opened & { choice: SelectedPackage; choices: Choices; gone: string[] };
type InquiryOpened = Opened & { choice: null };

export function openPackageOrder(input: PackageOrderInput, now: number): Outcome<PackageOrderOpened, OpeningRefusal> {
  const refusal = openingRefusal(input, now);
  if (refusal !== null) return refused(refusal);

  const choice = choosePackage(packagesOf(input.listing), input.packageId);
  const { price, revisions } = choice.pkg;
  if (!isPrice(price)) return refused("bad_price");

  const { choices, gone } = chooseAdditions(input.listing.extras ?? [], input.extras ?? [], input.travel ?? null);
  const order: Order = {
    ...initialOrder(input, now),
    phase: "awaiting_payment",
    price,
    totalPrice: price * input.quantity,
    additions: additionsOf(choices),
    paymentDueAt: now + PAYMENT_WINDOW,
    maxDays: packageEstimate(choice.pkg, choice.index).max,
    revisionsLeft: revisions,
  };
  const detail = { package: choice.pkg.name, quantity: input.quantity, amount: pricedTotal(order) };
  return ok({ order, event: { kind: "placed", actor: buyer(input), at: now, detail }, choice, choices, gone });
}

export function openInquiry(input: InquiryInput, now: number): Outcome<InquiryOpened, OpeningRefusal> {
  const refusal = openingRefusal(input, now);
  if (refusal !== null) return refused(refusal);
  const detail = { quantity: input.quantity };
  const event = { kind: "inquired", actor: buyer(input), at: now, detail } as const;
  return ok({ order: initialOrder(input, now), event, choice: null });
}

export function deadlineAhead({ deadline }: Pick<ProposalToOrder, "deadline">, now: number): number | null {
  return deadline !== null && deadline > now ? deadline : null;
}

export type ProposalTerms = {
  price: number;
  days: number | null;
  deadline: number | null;
  changedAt: number;
  sellerPlace: string | null;
};

export function proposalTerms(
  {
    price,
    days,
    updatedAt,
    ...proposal
  }: Pick<ProposalToOrder, "price" | "days" | "deadline" | "updatedAt"> & WantedPlaces,
  now: number,
): ProposalTerms {
  assertRupiah(price);
  const { atSeller, sellerPlace = null } = placesOfWanted(proposal);
  const deadline = days === null ? deadlineAhead(proposal, now) : null;
  return { price, days, deadline, changedAt: updatedAt, sellerPlace: atSeller ? sellerPlace : null };
}

export function openProposalOrder(
  id: string,
  proposal: ProposalToOrder,
  now: number,
): Outcome<Opened, AcceptingRefusal> {
  const { status, price, days, proposerId, wantedId, buyerId } = proposal;
  if (proposerId === buyerId) return refused("own_wanted");
  if (status !== "open") return refused(status);
  if (proposal.wantedStatus !== "active") return refused("wanted_closed");
  if (proposal.suspendedAt !== null) return refused("suspended");
  if (isOutdated(proposal, proposal)) return refused("wanted_changed");
  if (price === null) return refused("no_price");
  const deadline = days === null ? deadlineAhead(proposal, now) : null;
  const maxDays = days ?? (deadline === null ? null : Math.min(MAX_DAYS, daysUntil(deadline, now)));
  if (maxDays === null) return refused("no_days");

  const listing = { id: wantedId, sellerId: proposerId };
  const order: Order = {
    ...initialOrder({ id, buyerId, listing, quantity: 1, deadline }, now),
    phase: "awaiting_payment",
    price,
    totalPrice: price,
    maxDays,
    paymentDueAt: now + PAYMENT_WINDOW,
  };
  const actor = { kind: "buyer", userId: buyerId } as const;
  return ok({
    order,
    event: { kind: "proposal_accepted", actor, at: now, detail: { price, days: maxDays } },
  });
}

function openingRefusal({ buyerId, listing, quantity, deadline }: Opening, now: number): OpeningRefusal | null {
  if (listing.kind !== "offer") return "not_an_offer";
  if (buyerId === listing.sellerId) return "own_listing";
  if (listing.status !== "active") return "listing_inactive";
  if (!isQuantity(quantity)) return "bad_quantity";
  return deadline !== null && deadline < now ? "deadline_passed" : null;
}

type First = Omit<Opening, "listing"> & { listing: Pick<Opening["listing"], "id" | "sellerId"> };

function initialOrder({ id, buyerId, listing, quantity, deadline }: First, now: number): Order {
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
    additions: 0,
    parts: [],
    callOutFee: 0,
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
    proposedReturns: null,
    proposedBy: null,
    disputedBy: null,
    changeBy: null,
    answerDueAt: null,
    rulingDueAt: null,
    visitMode: null,
    visitAt: null,
    visitAgreedAt: null,
    freeUntil: null,
    leftAt: null,
    arrivedAt: null,
    arrivalAnswer: null,
    buyerMoves: 0,
    sellerMoves: 0,
  };
}

function buyer({ buyerId }: Opening): OrderEvent["actor"] {
  return { kind: "buyer", userId: buyerId };
}
