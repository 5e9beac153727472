import { SHORT_MODE_LABELS } from "~/copy/visit/modes";
import { categoryByName } from "~/domain/listing/category";
import { USUAL_MODE } from "~/domain/listing/ways";
import { placeOf } from "~/domain/place/place";
import { zoneAt } from "~/domain/place/zone";
import {
  type OfferedPlaces,
  placesServed,
  sellerPlaceOf,
  type WorkMode,
  workModes,
} from "~/domain/visit/offered-places";
import { addressServed, type KnownAddress } from "~/domain/visit/request";
import { placesOfRequest, type RequestPlaces } from "~/domain/visit/request-places";
import { type Availability, daysOffered } from "~/domain/visit/slots";
import { timeFormView } from "./time-form.server";

type Request = RequestPlaces & { category: string };

/**
 * When and where, in a few lines: for who has agreed to all else. Null for work from afar. `addresses` are the reader's
 * own of before, newest first.
 */
export function briefVisitView(
  request: Request,
  seller: Availability,
  addresses: readonly KnownAddress[],
  now: number,
) {
  const offer = placesOfRequest(request);
  const modes = workModes(offer);
  if (modes.length === 0) return null;
  const zone = zoneAt(request.placeCode);
  const places = placesServed(offer).map(({ code, name }) => ({ value: code, label: name }));
  const known = addressServed(offer, addresses);
  const usual = categoryByName(request.category);
  // The way most of the category is worked comes first: a logo is not drawn in one's kitchen.
  const first = modes.filter((mode) => usual && mode === USUAL_MODE[usual.slug]);
  const short = modes.filter((mode) => mode !== "at_seller");
  return {
    modes: [...new Set([...first, ...short, ...modes])].map((value) => ({
      value,
      label: modeLabel(value, offer),
    })),
    /** Null where the seller has no free day: the two agree on one later. */
    time: timeFormView(daysOffered(seller, zone, now), { zone, shown: zone, as: "list", now }),
    places,
    place: known?.placeCode ?? (places.length === 1 ? places[0]?.value : undefined) ?? "",
    known: known && { street: known.street, block: known.block, landmark: known.landmark },
  };
}

function modeLabel(mode: WorkMode, offer: OfferedPlaces): string {
  const where = mode === "at_seller" ? placeOf(sellerPlaceOf(offer) ?? "") : null;
  return where ? `${SHORT_MODE_LABELS[mode]}, ${where.short}` : SHORT_MODE_LABELS[mode];
}
