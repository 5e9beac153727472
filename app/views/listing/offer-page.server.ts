import { RESTRICTED_LISTING } from "~/copy/account/my-data";
import type { readOfferPage } from "~/db/listing/detail.server";
import { isolated } from "~/domain/core/bidi";
import { formatRupiah } from "~/domain/core/money";
import { isOnOffer } from "~/domain/listing/standing";
import { priceList } from "~/domain/listing/view";
import { parseRichText } from "../core/rich-text.server";
import { whereWorkedView } from "./where-worked.server";

type OfferPage = NonNullable<Awaited<ReturnType<typeof readOfferPage>>["page"]>;

/** `appOrigin` without a slash. */
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

/** By name: what a reader's browser is given, the page's data included. Why it is hidden, only its owner reads. */
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
