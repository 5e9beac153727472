import { neighbours } from "~/places/near-places";
import { type Place, placeOf, regencies, zoneAt } from "~/places/place";
import type { VisitMode } from "./visit";

export type OfferedPlaces = {
  comesToBuyer: boolean;
  atSeller: boolean;
  online: boolean;
  placeCode: string | null;
  areas: readonly string[];
  /** Set only if it differs from `placeCode`. */
  sellerPlace?: string | null;
};

export type WorkMode = VisitMode | "online";

export function workModes(offer: OfferedPlaces): WorkMode[] {
  const { comesToBuyer, atSeller, online } = offer;
  return [
    ...(comesToBuyer ? (["at_buyer"] as const) : []),
    ...(atSeller && sellerPlaceCode(offer) !== null ? (["at_seller"] as const) : []),
    ...(online ? (["online"] as const) : []),
  ];
}

export function sellerPlaceCode({ sellerPlace, placeCode }: OfferedPlaces): string | null {
  return sellerPlace ?? placeCode;
}

/** Returns none if neither is known. Any place is then allowed. */
export function placesServed({ placeCode, areas }: OfferedPlaces): readonly Place[] {
  const codes = [...(placeCode === null ? [] : [placeCode]), ...areas];
  const places = codes.flatMap((code) => {
    const place = placeOf(code);
    if (place === null) return [];
    return place.kind === "province" ? regencies(place.code) : [place];
  });
  return [...new Map(places.map((place) => [place.code, place])).values()];
}

export type RequestPlaces = Pick<OfferedPlaces, "placeCode" | "online"> & {
  /** Places where the proposer receives clients for such work. */
  sellerPlaces: readonly string[];
};

/** A request has a place, or is online. Its client chooses where the work is done when accepting. */
export function placesOfRequest({ placeCode, online, sellerPlaces }: RequestPlaces): OfferedPlaces {
  const onSite = placeCode !== null && !online;
  const sellerPlace = onSite ? nearestPlace(sellerPlaces, placeCode) : null;
  const atSeller = sellerPlace !== null;
  return { comesToBuyer: onSite, atSeller, online: onSite, placeCode, areas: [], sellerPlace };
}

/** Returns that place, otherwise one next to it, because hours need a single zone. */
function nearestPlace(sellerPlaces: readonly string[], placeCode: string): string | null {
  const near = [placeCode, ...neighbours(placeCode).map(({ code }) => code)];
  const fits = (code: string) => sellerPlaces.includes(code) && zoneAt(code) === zoneAt(placeCode);
  return near.find(fits) ?? null;
}
