import { type Place, placeOf, regencies } from "../place/place";
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
