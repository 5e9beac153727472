import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { clientAddress } from "~/accounts/login.server";
import { findPublicPerson } from "~/accounts/profile-queries.server";
import { countAttempt, secondsToNextHour } from "~/database/attempt-counters.server";
import { findSharedListing, pictureKey } from "~/listings/queries.server";
import { offerShareCard, personShareCard, wantedShareCard } from "~/listings/share-text";
import { missingPicture } from "~/platform/served-files.server";
import { cardVersion, SHARED_KINDS, type ShareCard, type SharedKind } from "~/platform/share-card";
import type { ShareImages } from "~/platform/share-images.server";
import { isId } from "~/platform/strings";

/** Images made for a network address in an hour. Messengers fetch from few addresses, and stored images do not count. */
const MADE_AN_HOUR = 120;

/**
 * Sends the image of a shared link. The file name is ignored: it only makes the URL change with the content. A card is
 * made at its first request, and again after the scheduler has deleted it.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { id } = params;
  const kind = SHARED_KINDS.find((known) => known === params.kind);
  if (!kind || !isId(id)) return missingPicture();
  const card = await findCard(context.db, kind, id);
  if (!card) return missingPicture();
  const name = `${cardVersion(card)}-${id}.jpg`;
  const shareImages = await context.shareImages();
  const stored = await shareImages.get(name);
  if (!stored) {
    const key = `share-image:${clientAddress(request)}`;
    const counted = await countAttempt(context.db, key, MADE_AN_HOUR, context.now);
    if (counted.length === 0) return tryLater(429, secondsToNextHour(context.now));
  }
  const bytes = stored ? stored.body : await makeImage(context.pictures, shareImages, { kind, name, card });
  if (!bytes) return tryLater(503, 5);
  return new Response(bytes, {
    headers: {
      "Content-Type": "image/jpeg",
      "Cache-Control": "public, max-age=86400",
      ...(bytes instanceof ArrayBuffer ? { "Content-Length": String(bytes.byteLength) } : {}),
    },
  });
}

function tryLater(status: 429 | 503, seconds: number): Response {
  return new Response("Coba lagi nanti", { status, headers: { "Retry-After": String(seconds) } });
}

async function findCard(db: AppLoadContext["db"], kind: SharedKind, id: string): Promise<ShareCard | null> {
  if (kind === "person") {
    const person = await findPublicPerson(db, id);
    return person && personShareCard(person);
  }
  const listing = await findSharedListing(db, kind, id);
  if (!listing) return null;
  return kind === "offer" ? offerShareCard(listing, listing.coverUrl) : wantedShareCard(listing);
}

type NewImage = { kind: SharedKind; name: string; card: ShareCard };

async function makeImage(
  pictures: AppLoadContext["pictures"],
  shareImages: ShareImages,
  { kind, name, card }: NewImage,
) {
  const stored = card.picture === null ? null : await pictures.get(pictureKey(card.picture), 1280);
  const picture = stored && (await stored.arrayBuffer());
  return shareImages.make(name, card, { picture, isPortrait: kind === "person" });
}
