import { covers, placeOf } from "~/places/place";
import type { TravelFees } from "./additions";

export type Travel = { place: string; price: number };

/** Returns the fee of the smallest area around a place. Null if it is free, as to the seller's own place. */
export function travelTo(
  { travelFees, placeCode }: { travelFees: TravelFees; placeCode: string | null },
  place: string | null,
): Travel | null {
  const found = placeOf(place ?? "");
  if (found === null || found.code === placeCode) return null;
  const [area] = Object.keys(travelFees)
    .filter((code) => covers(code, found.code))
    .sort((one, other) => other.length - one.length);
  const price = area === undefined ? 0 : (travelFees[area] ?? 0);
  return price > 0 ? { place: found.name, price } : null;
}
