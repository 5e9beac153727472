import { countOrAbort, isOverLimit } from "~/database/attempt-counters.server";
import { type BatchStatement, isBlocked, MAX_TRIES, newId, retryAfterConflict } from "~/database/statements.server";
import { parseDays } from "~/listings/package";
import { sendOutbox, sendSoon } from "~/notifications/send-outbox.server";
import { mailWording } from "~/notifications/text";
import type { Context } from "~/platform/context.server";
import { LISTS_CACHE_TAG, personCacheTag } from "~/platform/edge-cache.server";
import { type Ok, ok, type Refused, refused } from "~/platform/outcome";
import { insertVisit } from "~/visits/queries.server";
import { type OfferedPlaces, travelTo, type Visit } from "~/visits/visit";
import { type AskedVisit, isSameVisit, readVisit, type VisitFaults, type WishedVisit } from "~/visits/wished-visit";
import type { AskedExtra } from "./choices";
import { type Accepted, type OpeningRefusal, withWishedVisit } from "./lifecycle";
import { ORDERS_AN_HOUR, openInquiry, openPackageOrder } from "./opening";
import { changedTerms, type PackageTerms, type TermsChange, termsOf } from "./opening-text";
import { findForOrder, type OrderOfForm, type OrderState, REPEATED_WITHIN, selectOrderOfForm } from "./queries.server";
import { appointmentOutcome } from "./rules/visit-day";
import { coveringVisit, isAfterDeadline } from "./rules/visits";
import {
  hasNoDuplicate,
  idWhileUnchanged,
  isCompletion,
  isListingChanged,
  storeDecision,
  storeOrder,
} from "./write-queries.server";

export type OrderWriteContext = Pick<
  Context,
  "db" | "deferredDb" | "env" | "gateways" | "channels" | "mailsByItself" | "now" | "defer" | "purge"
>;

export async function saveOrderDecision(
  context: OrderWriteContext,
  { order, visit = null }: Pick<OrderState, "order"> & { visit?: Visit | null },
  decision: Accepted,
  alongside: BatchStatement[] = [],
): Promise<boolean> {
  const person = personCacheTag(decision.order.sellerId);
  if (isCompletion(decision)) context.purge(LISTS_CACHE_TAG, person);
  else if (appointmentOutcome(decision.order, decision.event) !== null) context.purge(person);
  const { appOrigin, cardHoldDays } = context.env;
  const known = { wording: mailWording(appOrigin), visit, cardHoldDays, methods: context.gateways.methods };
  const written = await storeDecision(context.db, order, decision, known, alongside);
  if (written) sendSoon(context);
  return written;
}

type OrderToPlace = {
  buyer: { id: string; name: string };
  listingId: string;
  custom: boolean;
  packageId: string | null;
  quantity: number;
  extras: readonly AskedExtra[];
  requirements: string;
  notes: string;
  deadline: number | null;
  shown: PackageTerms | null;
  /** The total that the form showed. Null if the form did not contain it. */
  shownTotal: number | null;
  visit: AskedVisit;
  formId: string;
  again: boolean;
};

/** The stored order. `cancelled` answers a repeated form whose order has been cancelled. */
type PlacedOrder = { id: string; kind: "package" | "custom" | "proposal"; cancelled?: true };

type NotPlaced =
  | Refused<OpeningRefusal | "no_listing" | "too_many_orders" | "blocked" | "changed_meanwhile" | "placed_otherwise">
  | (Refused<"ordered_before"> & { before: { id: string; createdAt: number } })
  | (Refused<"terms_changed"> & { changed: TermsChange })
  | (Refused<"bad_visit"> & { faults: VisitFaults });

/** Places an order with terms from the listing, never from the form. A repeated form returns the existing order. */
export async function placeOrder(
  context: OrderWriteContext,
  toPlace: OrderToPlace,
): Promise<Ok<PlacedOrder> | NotPlaced> {
  return retryAfterConflict(MAX_TRIES, () => tryPlaceOrder(context, toPlace));
}

/** Returns null if the listing was changed meanwhile. */
async function tryPlaceOrder(
  context: OrderWriteContext,
  toPlace: OrderToPlace,
): Promise<Ok<PlacedOrder> | NotPlaced | null> {
  const { db, now } = context;
  const { buyer, formId, listingId } = toPlace;
  const { earlier, unpaid, listing, availability } = await findForOrder(
    db,
    { buyerId: buyer.id, formId, listingId },
    { now, wished: toPlace.visit.day },
  );
  if (earlier) return answerRepeatedOrder(earlier, toPlace, listing ?? null, now);
  if (!listing) return refused("no_listing");

  const visit = readVisit(listing, availability, toPlace.visit, now);
  const visited = visit.ok && visit.value?.mode === "at_buyer" ? visit.value.placeCode : null;
  const opened = openOrder(toPlace, listing, visited, now);
  if (!opened.ok) return opened;
  const { choice } = opened.value;
  if (opened.value.choice) {
    const { choice, choices, gone } = opened.value;
    const { quantity, shown, shownTotal } = toPlace;
    const way = visited === null ? null : { to: visited, from: listing.placeCode };
    // A form without a place showed a total without the travel fee.
    const total = visit.ok ? shownTotal : opened.value.order.additions + choice.pkg.price * quantity;
    const ordered = { quantity, choices, gone, way, shownTotal: total };
    const changed = changedTerms(shown, termsOf(listing, choice), ordered);
    if (changed) return { ...refused("terms_changed"), changed };
  }
  const wanted = { ...toPlace, packageId: choice?.id ?? null };
  const duplicate = toPlace.again ? undefined : unpaid.find((one) => isSameOrder(one, wanted, listing, now));
  if (duplicate) return { ...refused("ordered_before"), before: { id: duplicate.id, createdAt: duplicate.createdAt } };
  if (!visit.ok) return { ...refused("bad_visit"), faults: visit.faults };
  if (visit.value && isAfterDeadline(toPlace.deadline, visit.value))
    return { ...refused("bad_visit"), faults: { day: "after_deadline" } };
  const stored = await storeNewOrder(context, toPlace, { opened: opened.value, listing, visit: visit.value, unpaid });
  if (stored === "listing_changed") return null;
  if (stored === "too_many_orders" || stored === "blocked") return refused(stored);
  if (stored === "placed_before") {
    const [existing] = await selectOrderOfForm(db, buyer.id, formId);
    if (!existing) throw new Error("an order of this form exists and cannot be found");
    return answerRepeatedOrder(existing, toPlace, listing, now);
  }
  context.defer(sendOutbox(context));
  return ok({ id: opened.value.order.id, kind: kindOf(opened.value) });
}

type FoundForOrder = Awaited<ReturnType<typeof findForOrder>>;
type OrderedListing = NonNullable<FoundForOrder["listing"]>;
type OpenedOrder = Extract<ReturnType<typeof openOrder>, { ok: true }>["value"];

/** Opens an order with the terms of the listing. `visited` is the place of a visit to the buyer. */
function openOrder(toPlace: OrderToPlace, listing: OrderedListing, visited: string | null, now: number) {
  const { buyer, custom, packageId, extras, quantity, deadline } = toPlace;
  const input = {
    id: newId(),
    buyerId: buyer.id,
    listing: { ...listing, days: parseDays(listing.deliveryTime) },
    packageId,
    extras,
    travel: travelTo(listing, visited),
    quantity,
    deadline,
  };
  return custom ? openInquiry(input, now) : openPackageOrder(input, now);
}

const kindOf = ({ choice }: OpenedOrder): "package" | "custom" => (choice ? "package" : "custom");

async function storeNewOrder(
  { db, env, now }: OrderWriteContext,
  toPlace: OrderToPlace,
  {
    opened,
    listing,
    visit,
    unpaid,
  }: Pick<FoundForOrder, "unpaid"> & {
    opened: OpenedOrder;
    listing: OrderedListing;
    visit: WishedVisit | null;
  },
): Promise<"stored" | "placed_before" | "too_many_orders" | "blocked" | "listing_changed"> {
  const { buyer, requirements, notes, formId, again } = toPlace;
  const order = coveringVisit(opened.order, visit, listing.callOutFee);
  const event = withWishedVisit(opened.event, visit);
  const snapshot = {
    kind: kindOf(opened),
    packageId: opened.choice?.id ?? null,
    package: opened.choice?.pkg ?? null,
    ...(opened.choice ? { choices: opened.choices } : {}),
    title: listing.title,
    buyerName: buyer.name,
    sellerName: listing.sellerName,
    requirements,
    notes,
    formId,
  };
  // This counts in the batch, so that a form submitted repeatedly makes one order and counts once.
  const counted = countOrAbort(db, `order:${buyer.id}`, ORDERS_AN_HOUR, now);
  const alongside = [counted, ...(visit ? insertVisit(db, order, visit, now) : [])];
  const unpaidIds = unpaid.map(({ id }) => id);
  const withoutDuplicate = hasNoDuplicate({ ...toPlace, buyerId: buyer.id }, unpaidIds, now - REPEATED_WITHIN);
  const unchanged = idWhileUnchanged(listing, again ? undefined : withoutDuplicate);
  try {
    const wording = mailWording(env.appOrigin);
    const stored = await storeOrder(db, { order, event }, snapshot, wording, alongside, unchanged);
    return stored ? "stored" : "placed_before";
  } catch (error) {
    if (isOverLimit(error)) return "too_many_orders";
    if (isBlocked(error)) return "blocked";
    if (isListingChanged(error)) return "listing_changed";
    throw error;
  }
}

/** Answers a repeated form. A page that the browser restored resends its old request id, possibly with other values. */
function answerRepeatedOrder(
  made: OrderOfForm,
  toPlace: OrderToPlace,
  offer: OfferedPlaces | null,
  now: number,
): Ok<PlacedOrder> | Refused<"placed_otherwise"> {
  const { id, kind } = made;
  const placed: PlacedOrder = made.status === "cancelled" ? { id, kind, cancelled: true } : { id, kind };
  return isSameOrder(made, toPlace, offer, now) ? ok(placed) : refused("placed_otherwise");
}

function isSameOrder(made: OrderOfForm, toPlace: OrderToPlace, offer: OfferedPlaces | null, now: number): boolean {
  return (
    made.listingId === toPlace.listingId &&
    (made.kind === "custom") === toPlace.custom &&
    (made.packageId === null || toPlace.packageId === null || made.packageId === toPlace.packageId) &&
    made.quantity === toPlace.quantity &&
    (toPlace.custom || isSameChoice(made, toPlace)) &&
    made.requirements === toPlace.requirements &&
    made.notes === toPlace.notes &&
    isSameDeadline(made, toPlace) &&
    isSameVisit(made, toPlace.visit, offer, now)
  );
}

/** Compares names and counts. The place of the visit decides about the travel fee. */
function isSameChoice({ choices }: OrderOfForm, { extras }: OrderToPlace): boolean {
  const made = choices.extras ?? [];
  const isMade = ({ name, count }: AskedExtra) =>
    made.some((extra) => extra.name === name && (extra.per === "order" || extra.count === count));
  return made.length === extras.length && extras.every(isMade);
}

/** Compares deadlines. A visit, quote or agreed change may have set one that the form did not contain. */
function isSameDeadline({ deadline, version, placed }: OrderOfForm, toPlace: OrderToPlace): boolean {
  if (deadline === toPlace.deadline) return true;
  return toPlace.deadline === null && (version > 1 || placed?.day !== undefined);
}
