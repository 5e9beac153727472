import { type Place, placeOf, regencies } from "../place/place";
import { zoneAt } from "../place/zone";
import type { VisitMode } from "./visit";

export type OfferedPlaces = {
  comesToBuyer: boolean;
  atSeller: boolean;
  online: boolean;
  placeCode: string | null;
  areas: readonly string[];
  /** Where its seller works, if that is not `placeCode`. */
  sellerPlace?: string | null;
};

export type WorkMode = VisitMode | "online";

export function workModes(offer: OfferedPlaces): WorkMode[] {
  const { comesToBuyer, atSeller, online } = offer;
  return [
    ...(comesToBuyer ? (["at_buyer"] as const) : []),
    ...(atSeller && sellerPlaceOf(offer) !== null ? (["at_seller"] as const) : []),
    ...(online ? (["online"] as const) : []),
  ];
}

export function sellerPlaceOf({ sellerPlace, placeCode }: OfferedPlaces): string | null {
  return sellerPlace ?? placeCode;
}

export type RequestPlaces = Pick<OfferedPlaces, "placeCode" | "online"> & {
  /** Where whoever proposed has people come for such work; null: nowhere. */
  sellerPlace: string | null;
};

/**
 * A request names its place, or "Online". With a place its client says, when accepting, where it is done. Hours are
 * asked for in one zone, so a seller's place in another is not to choose.
 */
export function placesOfRequest({ placeCode, online, sellerPlace }: RequestPlaces): OfferedPlaces {
  const onSite = placeCode !== null && !online;
  const atSeller = onSite && sellerPlace !== null && zoneAt(sellerPlace) === zoneAt(placeCode);
  return { comesToBuyer: onSite, atSeller, online: onSite, placeCode, areas: [], sellerPlace };
}

/** Empty where neither is known: then any place may be named. */
export function placesServed({ placeCode, areas }: OfferedPlaces): readonly Place[] {
  const codes = [...(placeCode === null ? [] : [placeCode]), ...areas];
  const places = codes.flatMap((code) => {
    const place = placeOf(code);
    if (place === null) return [];
    return place.kind === "province" ? regencies(place.code) : [place];
  });
  return [...new Map(places.map((place) => [place.code, place])).values()];
}
