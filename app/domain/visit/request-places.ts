import { neighbours } from "../place/neighbours";
import { zoneAt } from "../place/zone";
import type { OfferedPlaces } from "./offered-places";

export type RequestPlaces = Pick<OfferedPlaces, "placeCode" | "online"> & {
  /** Where whoever proposed has people come for such work. */
  sellerPlaces: readonly string[];
};

/** A request names its place, or "Online". With a place its client says, when accepting, where it is done. */
export function placesOfRequest({ placeCode, online, sellerPlaces }: RequestPlaces): OfferedPlaces {
  const onSite = placeCode !== null && !online;
  const sellerPlace = onSite ? nearestOf(sellerPlaces, placeCode) : null;
  const atSeller = sellerPlace !== null;
  return { comesToBuyer: onSite, atSeller, online: onSite, placeCode, areas: [], sellerPlace };
}

/** There, else next to it; hours are asked for in one zone. */
function nearestOf(sellerPlaces: readonly string[], placeCode: string): string | null {
  const near = [placeCode, ...neighbours(placeCode).map(({ code }) => code)];
  const fits = (code: string) => sellerPlaces.includes(code) && zoneAt(code) === zoneAt(placeCode);
  return near.find(fits) ?? null;
}
