import type { ListingToOrder } from "~/db/order-listing.server";
import { toDateInput } from "~/domain/dates";
import { choosePackage, formatDays, packageEstimate, packagesOf, parseDays } from "~/domain/package";
import { responseTime, sellerRating } from "~/domain/seller-record";

/** What the order page shows of the listing; the price is today's and is frozen when the order is placed. */
export function orderFormView(
  listing: ListingToOrder,
  asked: { custom: boolean; packageId: string | null; now: number },
) {
  const days = parseDays(listing.deliveryTime);
  const choice = choosePackage(packagesOf({ ...listing, days }), asked.packageId);
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
          name: choice.pkg.name,
          price: choice.pkg.price,
          days: formatDays(packageEstimate(choice.pkg, choice.index)),
        },
    requestId: crypto.randomUUID(),
    firstDay: toDateInput(asked.now),
  };
}
