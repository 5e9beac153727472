import { neighbours } from "../place/neighbours";
import { zoneAt } from "../place/zone";
import type { OfferedPlaces } from "./offered-places";

export type RequestPlaces = Pick<OfferedPlaces, "placeCode" | "online"> & {
  /** Where whoever proposed has people come for such work; null: nowhere. */
  sellerPlace: string | null;
};

/** A request names its place, or "Online". With a place its client says, when accepting, where it is done. */
export function placesOfRequest({ placeCode, online, sellerPlace }: RequestPlaces): OfferedPlaces {
  const onSite = placeCode !== null && !online;
  const atSeller = onSite && sellerPlace !== null && isWithinReach(sellerPlace, placeCode);
  return { comesToBuyer: onSite, atSeller, online: onSite, placeCode, areas: [], sellerPlace };
}

/** There or next to it; and hours are asked for in one zone. */
function isWithinReach(sellerPlace: string, placeCode: string): boolean {
  const isNext = neighbours(placeCode).some(({ code }) => code === sellerPlace);
  return (sellerPlace === placeCode || isNext) && zoneAt(sellerPlace) === zoneAt(placeCode);
}
