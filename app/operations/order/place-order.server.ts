import { wordingFor } from "~/copy/notification/wording";
import { changedTerms, type PackageTerms, type TermsChange, termsOf } from "~/copy/order/terms";
import { countOrAbort, isOverLimit } from "~/db/core/attempt-counters.server";
import { newId } from "~/db/core/new-id.server";
import { findForOrder, idWhileUnchanged, isListingChanged } from "~/db/order/listing.server";
import { insertOrder, type OrderOfRequest, orderByRequest } from "~/db/order/orders.server";
import { insertVisit } from "~/db/visit/visits.server";
import type { Asking } from "~/domain/account/person";
import { type Ok, ok, type Refused, refused } from "~/domain/core/outcome";
import { namedDay } from "~/domain/core/written-date";
import { parseDays } from "~/domain/listing/package";
import type { OpeningRefusal } from "~/domain/order/decision";
import { ORDERS_AN_HOUR, openInquiry, openPackageOrder } from "~/domain/order/opening";
import { coveringVisit, isAfterDeadline } from "~/domain/order/visit-terms";
import { withWishedVisit } from "~/domain/order/wished-visit";
import { zoneAt } from "~/domain/place/zone";
import { type AskedVisit, readVisit, type VisitFaults } from "~/domain/visit/request";
import { sendOutbox } from "../notification/send-outbox.server";
import type { OrderDecisionWrite } from "./write-order-decision.server";

type OrderRequest = {
  buyer: Asking<{ name: string }>;
  listingId: string;
  custom: boolean;
  packageId: string | null;
  quantity: number;
  requirements: string;
  notes: string;
  /** UTC ms */
  deadline: number | null;
  /** Null when what the page showed cannot be read. */
  shown: PackageTerms | null;
  visit: AskedVisit;
  requestId: string;
};

export type Placed = { id: string; kind: "package" | "custom" | "proposal" };

type NotPlaced =
  | Refused<OpeningRefusal | "no_listing" | "too_many_orders" | "changed_meanwhile" | "placed_otherwise">
  | (Refused<"terms_changed"> & { changed: TermsChange })
  | (Refused<"bad_visit"> & { faults: VisitFaults });

const TRIES = 3;

/** Seller, package and price come from the listing, never from the form. A resend gives the order it made. */
export async function placeOrder(
  context: OrderDecisionWrite,
  request: OrderRequest,
): Promise<Ok<Placed> | NotPlaced> {
  for (let tries = 0; tries < TRIES; tries++) {
    const placed = await placeAsRead(context, request);
    if (placed !== "listing_changed") return placed;
  }
  return refused("changed_meanwhile");
}

async function placeAsRead(
  context: OrderDecisionWrite,
  request: OrderRequest,
): Promise<Ok<Placed> | NotPlaced | "listing_changed"> {
  const { db, env, now } = context;
  const { buyer, requestId } = request;
  const { listingId } = request;
  const { earlier, listing, availability } = await findForOrder(
    db,
    { buyerId: buyer.id, requestId, listingId },
    { now, wished: request.visit.day },
  );
  if (earlier) return answerRepeat(earlier, request, now);
  if (!listing) return refused("no_listing");

  const id = newId();
  const input = {
    id,
    buyerId: buyer.id,
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
  const opened = request.custom ? openInquiry(input, now) : openPackageOrder(input, now);
  if (!opened.ok) return opened;
  const { choice } = opened.value;
  const changed = choice && changedTerms(request.shown, termsOf(listing.title, choice), request.quantity);
  if (changed) return { ...refused("terms_changed"), changed };
  const visit = readVisit(listing, availability, request.visit, now);
  if (!visit.ok) return { ...refused("bad_visit"), faults: visit.faults };
  if (visit.value && isAfterDeadline(request.deadline, visit.value))
    return { ...refused("bad_visit"), faults: { day: "after_deadline" } };
  const kind = choice ? "package" : "custom";
  const order = coveringVisit(opened.value.order, visit.value);
  const visiting = visit.value ? insertVisit(db, order, visit.value, now) : [];
  const frozen = {
    kind,
    packageId: choice?.id ?? null,
    package: choice?.pkg ?? null,
    title: listing.title,
    buyerName: (await buyer.reader()).name,
    sellerName: listing.sellerName,
    requirements: request.requirements,
    notes: request.notes,
    requestId,
  } as const;
  // In the batch itself: a form that is sent again and again makes one order and counts once.
  const counted = countOrAbort(db, `order:${buyer.id}`, ORDERS_AN_HOUR, now);
  const alongside = [counted, ...visiting];
  try {
    const unchanged = idWhileUnchanged(listing);
    const event = withWishedVisit(opened.value.event, visit.value);
    const wording = wordingFor(env.appOrigin);
    if (!(await insertOrder(db, { order, event }, frozen, wording, alongside, unchanged))) {
      const [twin] = await orderByRequest(db, buyer.id, requestId);
      if (!twin) throw new Error("an order of this request exists and cannot be found");
      return answerRepeat(twin, request, now);
    }
  } catch (error) {
    if (isOverLimit(error)) return refused("too_many_orders");
    if (isListingChanged(error)) return "listing_changed";
    throw error;
  }
  context.defer(sendOutbox(context));
  return ok({ id, kind });
}

/** A page that the browser kept sends its old request id, perhaps with other contents. */
function answerRepeat(
  made: OrderOfRequest,
  request: OrderRequest,
  now: number,
): Ok<Placed> | Refused<"placed_otherwise"> {
  const { id, kind } = made;
  const isSame =
    made.listingId === request.listingId &&
    (kind === "custom") === request.custom &&
    (made.packageId === null || request.packageId === null || made.packageId === request.packageId) &&
    (kind === "custom" || made.quantity === request.quantity) &&
    made.requirements === request.requirements &&
    made.notes === request.notes &&
    isSameDeadline(made, request) &&
    isSameWishedVisit(made, request.visit, now);
  return isSame ? ok({ id, kind }) : refused("placed_otherwise");
}

/** A visit, a quote or an agreed change may set a deadline that the form did not ask for. */
function isSameDeadline({ deadline, version, placed }: OrderOfRequest, request: OrderRequest): boolean {
  if (deadline === request.deadline) return true;
  return request.deadline === null && (version > 1 || placed?.day !== undefined);
}

/** The first event keeps the wish of the form, also after both sides agreed on another day. */
function isSameWishedVisit({ placed }: OrderOfRequest, { day, slots }: AskedVisit, now: number): boolean {
  if (typeof placed?.day !== "string") return true;
  const wished = [placed.slot, placed.otherSlot].filter((slot) => typeof slot === "number");
  if ([...wished].sort().join() !== [...slots].sort().join()) return false;
  const zone = zoneAt(typeof placed.place === "string" ? placed.place : null);
  return placed.day === day || placed.day === namedDay(day, zone, now);
}
