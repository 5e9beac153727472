import type { ListingKind } from "~/domain/listing/listing";
import type { OfferWays } from "~/domain/listing/ways";
import { standingFields } from "./common.server";
import { asOffer, offerForm, offerTexts } from "./offer.server";
import { asWanted, wantedForm, wantedTexts } from "./wanted.server";
import { checkWays } from "./ways.server";

/** Read as the draft of a new listing. `now` in UTC ms. */
export function listingForm(kind: ListingKind, now: number) {
  return kind === "offer"
    ? offerForm.superRefine(checkWays).transform((texts) => asOffer(texts, null))
    : wantedForm(now, null).transform(asWanted);
}

/** `deadline`: the stored one may have passed, or nobody could close an old wanted. */
export function listingChanges(
  kind: ListingKind,
  now: number,
  stored: OfferWays & { deadline: number | null },
) {
  return kind === "offer"
    ? offerForm
        .extend(standingFields)
        .superRefine(checkWays)
        .transform((texts) => asOffer(texts, stored))
    : wantedForm(now, stored.deadline).extend(standingFields).transform(asWanted);
}

export function listingTexts(
  kind: ListingKind,
  listing: Parameters<typeof offerTexts>[0] & Parameters<typeof wantedTexts>[0],
) {
  return kind === "offer" ? offerTexts(listing) : wantedTexts(listing);
}
