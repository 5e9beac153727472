import { RESTRICTED_LISTING } from "~/accounts/text";
import { categoryByName } from "~/listings/category";
import { isOnOffer, priceList } from "~/listings/listing";
import type { OfferPage } from "~/listings/page-queries.server";
import { type Place, placeOf } from "~/places/place";
import { wholeProvince } from "~/places/text";
import { formatRupiah } from "~/platform/money";
import { isolated } from "~/platform/strings";
import { parseRichText } from "~/platform/text-pages.server";
import { placeAlone, searchHref } from "~/search/search";
import { type OfferedPlaces, type WorkMode, workModes } from "~/visits/offered-places";
import { MODE_LABELS } from "~/visits/text";

/** Null if the offer has none. */
type WhereWorked = {
  modes: { label: string; places: string[]; more: number }[];
  areas: { name: string; href: string }[];
};

const NAMED = 2;

export function whereWorkedView(offer: OfferedPlaces & { category: string }): WhereWorked | null {
  const modes = workModes(offer);
  if (modes.length === 0) return null;
  const base = placesOf(offer.placeCode === null ? [] : [offer.placeCode]);
  const reached = [...new Set([...base, ...placesOf(offer.areas)])];
  const places: Record<WorkMode, readonly Place[]> = { at_buyer: reached, at_seller: base, online: [] };
  const category = categoryByName(offer.category) ?? null;
  return {
    modes: modes.map((mode) => ({
      label: MODE_LABELS[mode],
      places: places[mode].slice(0, NAMED).map(areaName),
      more: Math.max(0, places[mode].length - NAMED),
    })),
    areas: (modes.includes("at_buyer") ? reached : []).map((place) => ({
      name: areaName(place),
      href: searchHref({ category, place: placeAlone(place) }),
    })),
  };
}

function placesOf(codes: readonly string[]): Place[] {
  return codes.flatMap((code) => placeOf(code) ?? []);
}

function areaName(place: Place): string {
  return place.kind === "province" ? wholeProvince(place) : place.name;
}

export function offerPageView(
  { offer, seller, pictures, reviews }: OfferPage,
  { mine, appOrigin }: { mine: boolean; appOrigin: string },
) {
  const { id, title, description } = offer;
  const prices = priceList(offer);
  const [cover] = pictures;
  return {
    ...{ seller, pictures, reviews, prices, mine },
    offer: offerFacts(offer, mine),
    sellerId: offer.userId,
    forSale: isOnOffer(offer) && !mine,
    paused: offer.hiddenReason === RESTRICTED_LISTING,
    where: whereWorkedView(offer),
    tree: description.trim() === "" ? null : parseRichText(description),
    share: {
      title,
      description: `${isolated(title)} oleh ${isolated(seller.name)}, mulai ${formatRupiah(prices.from)}.`,
      url: `${appOrigin}/gig/${id}`,
      image: cover ? `${appOrigin}${cover.url}/1280.webp` : undefined,
    },
  };
}

/**
 * Lists each field, because the browser receives the page's data. Only the owner gets the reason for hiding.
 */
function offerFacts(offer: OfferPage["offer"], mine: boolean) {
  const { id, title, category, location, deliveryTime, status } = offer;
  const { rating, reviewCount, ordersCompleted } = offer;
  return {
    ...{ id, title, category, location, deliveryTime, status },
    ...{ rating, reviewCount, ordersCompleted },
    counts: [offer.rating1, offer.rating2, offer.rating3, offer.rating4, offer.rating5],
    hiddenReason: mine ? offer.hiddenReason : "",
  };
}
