import { markListingDeleted as writeDeletion } from "~/db/listing/own-listing.server";
import type { ListingKind } from "~/domain/listing/listing";
import { LISTS, personCacheTag } from "~/platform/core/cache-tags.server";
import type { Context } from "~/platform/core/context.server";
import { sendOutbox } from "../notification/send-outbox.server";
import { notifyProposers } from "../proposal/notify-proposers.server";

/** Also notifies those who proposed. False when it is not one's own; repeatable. */
export async function deleteListing(
  context: Context,
  own: { id: string; userId: string; kind: ListingKind },
): Promise<boolean> {
  const notifications = own.kind === "wanted" ? await notifyProposers(context, own, "deleted") : [];
  const stood = await writeDeletion(context.db, own, context.now, notifications);
  if (stood) context.purge(LISTS, personCacheTag(own.userId));
  if (notifications.length > 0) context.defer(sendOutbox(context));
  return stood;
}
