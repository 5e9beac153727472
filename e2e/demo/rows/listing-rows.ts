import type { InferInsertModel } from "drizzle-orm";
import type { listingPictures, listings } from "~/database/schema/listings";
import { newId } from "~/database/statements.server";
import { deliveryDays } from "~/listings/listing";
import { startingPrice, startingUnit } from "~/listings/package";
import { DAY } from "~/platform/dates";
import { type ListedTerms, listedTerms, type SearchableListing } from "~/search/index-terms";
import type { ListingLocation } from "~/search/search";
import { offers } from "../offers";
import { type DemoFile, demoFile } from "../picture";
import { codeOf, placeIn } from "../place";
import type { DemoOffer, DemoWanted } from "../types";
import { wanted } from "../wanted";
import type { PeopleRows, User } from "./people-rows";

export type Listing = InferInsertModel<typeof listings> & ListedTerms & ListingLocation & { id: string };
export type Asset = InferInsertModel<typeof listingPictures>;

export type ListingRows = { bySlug: Map<string, Listing>; assets: Asset[]; pictures: DemoFile[] };

/** Picture sizes are filled in after the files are read. */
export function listingRows(user: (slug: string) => User, hours: PeopleRows["hours"], now: number): ListingRows {
  const rows: ListingRows = { bySlug: new Map(), assets: [], pictures: [] };
  for (const offer of offers) {
    const seller = user(offer.seller);
    const own = hours.filter(({ userId }) => userId === seller.id);
    rows.bySlug.set(offer.slug, offerRow(offer, { seller, hours: own }, rows, now));
  }
  for (const request of wanted) rows.bySlug.set(request.slug, wantedRow(request, user(request.buyer), now));
  return rows;
}

function offerRow(
  offer: DemoOffer,
  { seller, hours }: { seller: User; hours: PeopleRows["hours"] },
  rows: ListingRows,
  now: number,
): Listing {
  const id = newId();
  const createdAt = Math.round(now - offer.daysAgo * DAY);
  const urls = offer.pictures.map(({ file, alt }, position) => {
    const picture = demoFile(file, "listing", `${offer.slug}/${position}`);
    rows.pictures.push(picture);
    const url = `/media/${picture.key}`;
    const size = { width: 0, height: 0 };
    const shown = { listingId: id, url, position, caption: alt, ...size };
    rows.assets.push({ ...shown, id: newId(), status: "ready", createdAt });
    return url;
  });
  const { title, description, category, status, deliveryTime, packages } = offer;
  return {
    id,
    ownerId: seller.id,
    kind: "offer",
    status,
    title,
    description,
    category,
    price: startingPrice(offer),
    ...searchColumns({
      kind: "offer",
      ...offer,
      sellerName: seller.fullName,
      areas: (offer.areas ?? []).map(codeOf),
      online: offer.online ?? false,
      comesToBuyer: offer.comesToBuyer ?? false,
      startsInDays: offer.startsInDays ?? null,
      hours,
    }),
    comesToBuyer: offer.comesToBuyer ?? false,
    atSeller: offer.atSeller ?? false,
    startsInDays: offer.startsInDays ?? null,
    callOutFee: offer.callOutFee ?? 0,
    deliveryTime,
    unit: startingUnit(offer),
    packages,
    extras: offer.extras ?? [],
    travelFees: Object.fromEntries(Object.entries(offer.travelFees ?? {}).map(([place, fee]) => [codeOf(place), fee])),
    sellerName: seller.fullName,
    sellerPicture: seller.pictureUrl ?? null,
    coverUrl: urls[0] ?? null,
    coverAlt: offer.pictures[0]?.alt ?? null,
    deliveryDays: deliveryDays({ kind: "offer", ...offer }),
    formId: offer.slug,
    createdAt,
    updatedAt: createdAt,
  };
}

function wantedRow(request: DemoWanted, buyer: User, now: number): Listing {
  const { title, description, category, requirements, additionalInfo } = request;
  const createdAt = Math.round(now - request.daysAgo * DAY);
  return {
    id: newId(),
    ownerId: buyer.id,
    kind: "wanted",
    title,
    description,
    category,
    price: request.budget,
    ...searchColumns({
      kind: "wanted",
      ...request,
      sellerName: buyer.fullName,
      areas: [],
      online: !placeIn(request.location),
    }),
    deadline: now + request.deadlineInDays * DAY,
    requirements,
    additionalInfo,
    sellerName: buyer.fullName,
    sellerPicture: buyer.pictureUrl ?? null,
    formId: request.slug,
    createdAt,
    updatedAt: createdAt,
  };
}

/** Returns the place's full name, as the form stores it, and the columns for searches. "Online" is kept. */
function searchColumns(
  listing: SearchableListing & Pick<ListingLocation, "areas" | "online">,
): ListingLocation & ListedTerms & { location: string } {
  const place = placeIn(listing.location);
  const where = {
    location: place?.name ?? listing.location,
    placeCode: place?.code ?? null,
    areas: listing.areas,
    online: listing.online,
  };
  return { ...where, ...listedTerms({ ...listing, ...where }) };
}
