import type { AppLoadContext } from "@remix-run/cloudflare";
import type { ListingStatus } from "~/domain/listing/listing";
import { noService } from "./errors.server";
import { findUser, viewerOf } from "./viewer.server";

/**
 * Whether the reader owns the offer. One that is not active is there for its owner alone: for everybody else there is
 * no such offer.
 */
export async function readByOwner(
  context: AppLoadContext,
  request: Request,
  { userId, status }: { userId: string; status: ListingStatus },
): Promise<boolean> {
  const mine = (await viewerOf(context, request))?.id === userId;
  // What only its owner may see is shown on the word of the database, not of the session's copy.
  if (status !== "active" && (!mine || (await findUser(context, request))?.id !== userId)) noService();
  return mine;
}
