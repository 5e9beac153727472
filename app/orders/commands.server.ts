import { countOrAbort, isOverLimit } from "~/database/attempt-counters.server";
import { type BatchStatement, MAX_TRIES, newId, retryAfterConflict } from "~/database/statements.server";
import { parseDays } from "~/listings/package";
import { sendOutbox, sendSoon } from "~/notifications/send-outbox.server";
import { mailWording } from "~/notifications/text";
import type { Context } from "~/platform/context.server";
import { LISTS_CACHE_TAG, personCacheTag } from "~/platform/edge-cache.server";
import { type Ok, ok, type Refused, refused } from "~/platform/outcome";
import { insertVisit } from "~/visits/queries.server";
import { type OfferedPlaces, travelTo, type Visit } from "~/visits/visit";
import { type AskedVisit, isSameVisit, readVisit, type VisitFaults } from "~/visits/wished-visit";
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
  "db" | "deferredDb" | "env" | "gateways" | "mailer" | "mailsByItself" | "now" | "defer" | "purge"
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
  | Refused<OpeningRefusal | "no_listing" | "too_many_orders" | "changed_meanwhile" | "placed_otherwise">
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
  const { db, env, now } = context;
  const { buyer, formId } = toPlace;
  const { listingId } = toPlace;
  const { earlier, unpaid, listing, availability } = await findForOrder(
    db,
    { buyerId: buyer.id, formId, listingId },
    { now, wished: toPlace.visit.day },
  );
  if (earlier) return answerRepeatedOrder(earlier, toPlace, listing ?? null, now);
  if (!listing) return refused("no_listing");

  const visit = readVisit(listing, availability, toPlace.visit, now);
  const visited = visit.ok && visit.value?.mode === "at_buyer" ? visit.value.placeCode : null;
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
      unit: listing.unit,
      packages: listing.packages,
      extras: listing.extras,
      days: parseDays(listing.deliveryTime),
    },
    packageId: toPlace.packageId,
    extras: toPlace.extras,
    travel: travelTo(listing, visited),
    quantity: toPlace.quantity,
    deadline: toPlace.deadline,
  };
  const opened = toPlace.custom ? openInquiry(input, now) : openPackageOrder(input, now);
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
  const kind = choice ? "package" : "custom";
  const order = coveringVisit(opened.value.order, visit.value, listing.callOutFee);
  const visiting = visit.value ? insertVisit(db, order, visit.value, now) : [];
  const snapshot = {
    kind,
    packageId: choice?.id ?? null,
    package: choice?.pkg ?? null,
    ...(opened.value.choice ? { choices: opened.value.choices } : {}),
    title: listing.title,
    buyerName: buyer.name,
    sellerName: listing.sellerName,
    requirements: toPlace.requirements,
    notes: toPlace.notes,
    formId,
  } as const;
  // This counts in the batch, so that a form submitted repeatedly makes one order and counts once.
  const counted = countOrAbort(db, `order:${buyer.id}`, ORDERS_AN_HOUR, now);
  const alongside = [counted, ...visiting];
  try {
    const unpaidIds = unpaid.map(({ id }) => id);
    const withoutDuplicate = hasNoDuplicate({ ...toPlace, buyerId: buyer.id }, unpaidIds, now - REPEATED_WITHIN);
    const unchanged = idWhileUnchanged(listing, toPlace.again ? undefined : withoutDuplicate);
    const event = withWishedVisit(opened.value.event, visit.value);
    const wording = mailWording(env.appOrigin);
    if (!(await storeOrder(db, { order, event }, snapshot, wording, alongside, unchanged))) {
      const [existing] = await selectOrderOfForm(db, buyer.id, formId);
      if (!existing) throw new Error("an order of this form exists and cannot be found");
      return answerRepeatedOrder(existing, toPlace, listing, now);
    }
  } catch (error) {
    if (isOverLimit(error)) return refused("too_many_orders");
    if (isListingChanged(error)) return null;
    throw error;
  }
  context.defer(sendOutbox(context));
  return ok({ id, kind });
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
