import type { readOfferPage } from "~/db/listing/detail.server";

type Offer = NonNullable<Awaited<ReturnType<typeof readOfferPage>>["page"]>["offer"];

/** By name: what a reader's browser is given, the page's data included. Why it is hidden, only its owner reads. */
export function offerFacts(offer: Offer, mine: boolean) {
  const { id, title, category, location, deliveryTime, status } = offer;
  const { rating, reviewCount, ordersCompleted } = offer;
  return {
    ...{ id, title, category, location, deliveryTime, status },
    ...{ rating, reviewCount, ordersCompleted },
    counts: [offer.rating1, offer.rating2, offer.rating3, offer.rating4, offer.rating5],
    hiddenReason: mine ? offer.hiddenReason : "",
  };
}
