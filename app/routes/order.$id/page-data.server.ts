import { sellerRating } from "~/accounts/statistics";
import { responseTime } from "~/accounts/text";
import { choosePackage, packagesOf, parseDays } from "~/listings/package";
import type { FormOfListing } from "~/orders/queries.server";
import { type PackageTerms, termsOf } from "~/orders/text";
import { toDateInput } from "~/platform/dates";
import { dateInput } from "~/platform/written-date-text";
import { visitFormView } from "~/visits/page-data.server";

/** The form contains the shown terms of the package, and the order uses nothing else. */
export function orderFormView(
  { listing, availability, buyerPlace, addresses }: FormOfListing,
  asked: { custom: boolean; packageId: string | null; now: number },
) {
  const days = parseDays(listing.deliveryTime);
  const terms = termsOf(listing.title, choosePackage(packagesOf({ ...listing, days }), asked.packageId));
  return {
    listing: {
      id: listing.id,
      title: listing.title,
      category: listing.category,
      picture: listing.coverUrl ? { url: listing.coverUrl, alt: "", width: 160, height: 120 } : null,
      sellerName: listing.sellerName,
      rating: sellerRating(listing),
      ratingCount: listing.ratingCount,
      responseTime: responseTime(listing.responseMinutes),
    },
    chosen: asked.custom
      ? null
      : {
          name: terms.name,
          price: terms.price,
          days: terms.days,
          revisions: terms.revisions,
          fields: shownFields(terms),
        },
    visit: visitFormView(listing, availability, { buyerPlace, addresses }, asked.now),
    requestId: crypto.randomUUID(),
    dates: dateInput(toDateInput(asked.now)),
  };
}

/** The price has its own field; all other terms share one. */
function shownFields({ price, ...others }: PackageTerms) {
  return { shownPrice: String(price), shownTerms: JSON.stringify(others) };
}
