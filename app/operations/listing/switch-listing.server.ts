import { countOrAbort, isOverLimit } from "~/db/core/attempt-counters.server";
import { findOwnState, updateListingStatus } from "~/db/listing/own-listing.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import { LISTING_CHANGES_AN_HOUR, type ListingKind, type ListingStatus } from "~/domain/listing/listing";
import { categoryCacheTag, LISTS, personCacheTag } from "~/platform/core/cache-tags.server";
import type { Context } from "~/platform/core/context.server";
import { sendOutbox } from "../notification/send-outbox.server";
import { notifyProposers } from "../proposal/notify-proposers.server";

/** On sale or not, open or closed, and nothing else of it. Repeatable; a closing notifies those who proposed, once. */
export async function switchListing(
  context: Context,
  own: { id: string; userId: string; kind: ListingKind },
  status: ListingStatus,
): Promise<Outcome<void, "no_listing" | "hidden" | "too_many_changes">> {
  const { db, now } = context;
  const listing = await findOwnState(db, own);
  if (!listing) return refused("no_listing");
  if (status === "active" && listing.hiddenAt !== null) return refused("hidden");
  const closes = own.kind === "wanted" && listing.status === "active" && status === "inactive";
  const notified = closes ? await notifyProposers(context, own, "closed") : [];
  const counted = countOrAbort(db, `listing-change:${own.userId}`, LISTING_CHANGES_AN_HOUR, now);
  context.purge(LISTS, personCacheTag(own.userId), categoryCacheTag(listing.category));
  try {
    const stood = await updateListingStatus(db, own, status, { now, alongside: [...notified, counted] });
    if (!stood) return refused("no_listing");
  } catch (error) {
    if (isOverLimit(error)) return refused("too_many_changes");
    throw error;
  }
  if (notified.length > 0) context.defer(sendOutbox(context));
  return ok(undefined);
}
