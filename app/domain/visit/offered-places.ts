import { type Place, placeOf, regencies } from "../place/place";
import type { VisitMode } from "./visit";

export type OfferedPlaces = {
  comesToBuyer: boolean;
  atSeller: boolean;
  online: boolean;
  placeCode: string | null;
  areas: readonly string[];
};

export type WorkMode = VisitMode | "online";

export function workModes({ comesToBuyer, atSeller, online, placeCode }: OfferedPlaces): WorkMode[] {
  return [
    ...(comesToBuyer ? (["at_buyer"] as const) : []),
    ...(atSeller && placeCode !== null ? (["at_seller"] as const) : []),
    ...(online ? (["online"] as const) : []),
  ];
}

/** A request names its place, or "Online". With a place its client says, when accepting, whether somebody comes. */
export function placesOfRequest({
  placeCode,
  online,
}: Pick<OfferedPlaces, "placeCode" | "online">): OfferedPlaces {
  const onSite = placeCode !== null && !online;
  return { comesToBuyer: onSite, atSeller: false, online: onSite, placeCode, areas: [] };
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
